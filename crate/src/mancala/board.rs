//! The twelve pits, packed for speed, and the one implementation of sowing.
//!
//! A board is seen by the side that sows: its own pits 0 to 5 from its left, then (across its store) the enemy's 0 to 5 from
//! the enemy's left. A pit is a byte of one of two numbers, so that a whole lap of seeds is two additions.

use super::ruleset::Kind;

/// Pits of a side.
pub const PITS: usize = 6;
/// The place of the own store among the 13 places a seed may fall on: pits 0 to 5, the store, the enemy's pits.
const STORE: usize = PITS;
const PLACES: usize = 2 * PITS + 1;
/// The most seeds that one pit can hold: 6 to each of the 12.
const MOST: usize = 72;

/// The pits, as the side to sow sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// Own pits, a byte each.
    pub own: u64,
    /// The enemy's pits, a byte each.
    pub enemy: u64,
}

/// One handful sown.
#[derive(Clone, Copy)]
struct Handful {
    own: u64,
    enemy: u64,
    stored: u8,
    /// The place of the last seed.
    last: u8,
}

/// What a handful from each own pit does, by its seeds.
static HANDFULS: [[Handful; MOST + 1]; PITS] = handfuls();

const fn handfuls() -> [[Handful; MOST + 1]; PITS] {
    let mut table = [[Handful { own: 0, enemy: 0, stored: 0, last: 0 }; MOST + 1]; PITS];
    let mut pit = 0;
    while pit < PITS {
        let mut place = pit;
        let mut seeds = 1;
        while seeds <= MOST {
            place = (place + 1) % PLACES;
            let mut next = table[pit][seeds - 1];
            next.last = place as u8;
            if place < STORE {
                next.own += 1 << (8 * place);
            } else if place == STORE {
                next.stored += 1;
            } else {
                next.enemy += 1 << (8 * (place - STORE - 1));
            }
            table[pit][seeds] = next;
            seeds += 1;
        }
        pit += 1;
    }
    table
}

/// Something that happens in a sowing, in order. Pits are those of the side that sows unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// All seeds of a pit are taken and sown; for all but the first handful this is a relay.
    Handful {
        /// The pit.
        pit: u8,
        /// How many it held.
        seeds: u8,
    },
    /// The last seed fell into an own empty pit, and what lay opposite is taken.
    Capture {
        /// The pit of the last seed.
        pit: u8,
        /// Seeds taken from the enemy's pit opposite.
        seeds: u8,
        /// The last seed goes along.
        along: bool,
    },
}

/// What a sowing comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sown {
    /// The pits, still seen by the side that sowed.
    pub board: Board,
    /// Seeds won for its store.
    pub gained: u8,
    /// The last seed fell into the store: the same side sows again, unless the game is over.
    pub again: bool,
}

impl Sown {
    /// The board as the side to sow next sees it.
    pub const fn next(&self) -> Board {
        if self.again { self.board } else { self.board.turned() }
    }

    /// What the sowing comes to for who sowed, if that is the future of [`Sown::next`].
    #[inline]
    pub const fn value(&self, future: i32) -> i32 {
        self.gained as i32 + if self.again { future } else { -future }
    }
}

impl Board {
    /// From counts of the two sides, each from its own left.
    pub fn new(own: [u8; PITS], enemy: [u8; PITS]) -> Board {
        Board { own: pack(own), enemy: pack(enemy) }
    }

    /// Seeds in an own pit.
    #[inline]
    pub const fn seeds(self, pit: usize) -> u8 {
        seeds(self.own, pit)
    }

    /// The other side's view.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Board {
        Board { own: self.enemy, enemy: self.own }
    }

    /// Seeds in all own pits.
    #[inline]
    pub const fn own_total(self) -> u8 {
        total(self.own)
    }

    /// Seeds in all pits of the enemy.
    #[inline]
    pub const fn enemy_total(self) -> u8 {
        total(self.enemy)
    }

    /// Seeds in all pits.
    #[inline]
    pub const fn total(self) -> u8 {
        // The bytes cannot overflow: there are at most 72 seeds.
        total(self.own + self.enemy)
    }

    /// A side has no seed left.
    #[inline]
    pub const fn is_over(self) -> bool {
        self.own == 0 || self.enemy == 0
    }

    /// Own seeds less the enemy's: what is still to come for the side to sow once a side has nothing.
    #[inline]
    pub const fn rest(self) -> i32 {
        self.own_total() as i32 - self.enemy_total() as i32
    }

    /// The own pits that hold seeds, from the left.
    #[inline]
    pub fn moves(self) -> impl Iterator<Item = usize> {
        (0..PITS).filter(move |&pit| self.seeds(pit) > 0)
    }

    /// Sows from an own pit that holds seeds.
    #[inline]
    pub fn sow(self, kind: Kind, pit: usize, on: &mut impl FnMut(Step)) -> Sown {
        let Board { mut own, mut enemy } = self;
        let mut gained = 0;
        let mut pit = pit;
        loop {
            let hand = seeds(own, pit);
            on(Step::Handful { pit: pit as u8, seeds: hand });
            let handful = &HANDFULS[pit][usize::from(hand).min(MOST)];
            own = (own & !(0xff << (8 * pit))) + handful.own;
            enemy += handful.enemy;
            gained += handful.stored;
            let last = usize::from(handful.last);
            if last >= STORE {
                return Sown { board: Board { own, enemy }, gained, again: last == STORE };
            }
            if seeds(own, last) > 1 {
                if kind == Kind::Kalah {
                    return Sown { board: Board { own, enemy }, gained, again: false };
                }
                pit = last;
                continue;
            }
            let across = opposite(last);
            let taken = seeds(enemy, across);
            if taken > 0 {
                let along = kind == Kind::Kalah;
                on(Step::Capture { pit: last as u8, seeds: taken, along });
                enemy &= !(0xff << (8 * across));
                gained += taken + u8::from(along);
                if along {
                    own &= !(0xff << (8 * last));
                }
            }
            return Sown { board: Board { own, enemy }, gained, again: false };
        }
    }
}

/// What a pit of a side holds.
#[inline]
pub(super) const fn seeds(side: u64, pit: usize) -> u8 {
    (side >> (8 * pit)) as u8
}

/// The pit across the board.
#[inline]
pub(super) const fn opposite(pit: usize) -> usize {
    PITS - 1 - pit
}

/// The sum of the bytes.
#[inline]
pub(super) const fn total(pits: u64) -> u8 {
    (pits.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

fn pack(pits: [u8; PITS]) -> u64 {
    pits.iter().rev().fold(0, |packed, &seeds| packed << 8 | u64::from(seeds))
}

/// The places that the seeds of a handful fall on, in order: an own pit, the store, or a pit of the enemy.
pub fn places(pit: usize, seeds: u8) -> impl Iterator<Item = Place> {
    (1..=usize::from(seeds)).map(move |nth| match (pit + nth) % PLACES {
        STORE => Place::Store,
        place if place < STORE => Place::Own(place as u8),
        place => Place::Enemy((place - STORE - 1) as u8),
    })
}

/// Where a seed falls, seen by the side that sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// An own pit.
    Own(u8),
    /// The own store.
    Store,
    /// A pit of the enemy.
    Enemy(u8),
}
