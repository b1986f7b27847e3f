//! A chance, or bounds of one.

/// What the solver reckons with.
pub trait Value: Copy + Default + Send + Sync {
    /// In what form it is kept in the table.
    type Kept: Copy + core::fmt::Debug + Default + Send + Sync;
    /// A win for sure.
    const WON: Self;
    /// Nothing is known yet.
    const UNKNOWN: Self;

    /// For the table.
    fn kept(self) -> Self::Kept;

    /// From the table.
    fn from_kept(kept: Self::Kept) -> Self;

    /// The other side's chance.
    fn other(self) -> Self;

    /// The better of two moves.
    fn better(self, other: Self) -> Self;

    /// The worse of two chances.
    fn worse(self, other: Self) -> Self;

    /// This sum with a chance of `odds` more.
    fn plus(self, odds: f64, chance: Self) -> Self;

    /// The chance before a throw, where `self` is what the throws with a move add up to, `passes` the odds of those without,
    /// and `enemy` and `enemy_passes` the same of the other side after a pass; `scale` is 1 / (1 − passes · enemy_passes).
    fn with_passes(self, passes: f64, enemy: Self, enemy_passes: f64, scale: f64) -> Self;

    /// How far it is from an earlier value.
    fn distance(self, earlier: Self) -> f64;
}

/// A chance; kept in single precision, reckoned with in double.
impl Value for f64 {
    type Kept = f32;
    const WON: f64 = 1.0;
    const UNKNOWN: f64 = 0.5;

    #[inline]
    fn kept(self) -> f32 {
        self as f32
    }

    #[inline]
    fn from_kept(kept: f32) -> f64 {
        f64::from(kept)
    }

    #[inline]
    fn other(self) -> f64 {
        1.0 - self
    }

    #[inline]
    fn better(self, other: f64) -> f64 {
        // Not f64::max, which minds NaN and is slower.
        if self > other { self } else { other }
    }

    #[inline]
    fn worse(self, other: f64) -> f64 {
        if self < other { self } else { other }
    }

    #[inline]
    fn plus(self, odds: f64, chance: f64) -> f64 {
        self + odds * chance
    }

    #[inline]
    fn with_passes(self, passes: f64, enemy: f64, enemy_passes: f64, scale: f64) -> f64 {
        (self + passes * (1.0 - enemy - enemy_passes)) * scale
    }

    #[inline]
    fn distance(self, earlier: f64) -> f64 {
        (self - earlier).abs()
    }
}

/// Bounds of a chance from below and above.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bounds {
    pub low: f64,
    pub high: f64,
}

impl Value for Bounds {
    type Kept = Bounds;
    const WON: Bounds = Bounds { low: 1.0, high: 1.0 };
    const UNKNOWN: Bounds = Bounds { low: 0.0, high: 1.0 };

    #[inline]
    fn kept(self) -> Bounds {
        self
    }

    #[inline]
    fn from_kept(kept: Bounds) -> Bounds {
        kept
    }

    #[inline]
    fn other(self) -> Bounds {
        Bounds { low: 1.0 - self.high, high: 1.0 - self.low }
    }

    #[inline]
    fn better(self, other: Bounds) -> Bounds {
        Bounds { low: self.low.max(other.low), high: self.high.max(other.high) }
    }

    #[inline]
    fn worse(self, other: Bounds) -> Bounds {
        Bounds { low: self.low.min(other.low), high: self.high.min(other.high) }
    }

    #[inline]
    fn plus(self, odds: f64, chance: Bounds) -> Bounds {
        Bounds { low: self.low + odds * chance.low, high: self.high + odds * chance.high }
    }

    #[inline]
    fn with_passes(self, passes: f64, enemy: Bounds, enemy_passes: f64, scale: f64) -> Bounds {
        let bound = |own: f64, enemy: f64| own.with_passes(passes, enemy, enemy_passes, scale);
        Bounds { low: bound(self.low, enemy.high), high: bound(self.high, enemy.low) }
    }

    #[inline]
    fn distance(self, earlier: Bounds) -> f64 {
        (self.low - earlier.low).abs().max((self.high - earlier.high).abs())
    }
}
