//! Randomness behind a trait: a seed for tests and repeatable games, the device's own source for play.

/// A source of uniform random bits.
pub trait Random {
    /// The next 64 uniform bits.
    fn bits(&mut self) -> u64;

    /// A number in `0..bound`, each equally likely.
    ///
    /// `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32 {
        // Lemire's multiply-and-reject: exact, and almost never a second draw.
        let bound = u64::from(bound);
        let reject = (1 << 32) % bound;
        loop {
            let product = (self.bits() >> 32) * bound;
            if product & 0xffff_ffff >= reject {
                return (product >> 32) as u32;
            }
        }
    }

    /// A number in `0.0..1.0`.
    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl<R: Random + ?Sized> Random for &mut R {
    fn bits(&mut self) -> u64 {
        (**self).bits()
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): small, quick, and every seed is a good one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeded(u64);

impl Seeded {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Seeded {
        Seeded(seed)
    }

    /// An own sequence for each `stream` of a seed: turn 12 of a seeded game throws the same, whatever came before.
    pub fn stream(seed: u64, stream: u64) -> Seeded {
        let own = Seeded(seed).bits() ^ Seeded(!stream).bits();
        Seeded(own)
    }
}

impl Random for Seeded {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
