//! The exact futures of all boards with few seeds, a byte each, worked out when they are first asked for.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{Board, PITS};

/// Boards with so many seeds or fewer are kept here.
pub const FEW: u8 = 10;

/// Not asked for yet.
const UNKNOWN: i8 = i8::MIN;

/// `RANKS[place][seeds]`: what a place adds to the rank of a board that has so many seeds up to there.
static RANKS: [[u32; FEW as usize + 1]; 2 * PITS] = ranks();

/// Binomials, `seeds + place` over `place + 1`: so many ways are there to have fewer seeds up to that place.
const fn ranks() -> [[u32; FEW as usize + 1]; 2 * PITS] {
    let mut ranks = [[0; FEW as usize + 1]; 2 * PITS];
    let mut place = 0;
    while place < 2 * PITS {
        let mut seeds = 1;
        while seeds <= FEW as usize {
            let before = if place == 0 { 1 } else { ranks[place - 1][seeds] };
            ranks[place][seeds] = ranks[place][seeds - 1] + before;
            seeds += 1;
        }
        place += 1;
    }
    ranks
}

/// What is known of them.
pub struct Endings(Vec<i8>);

impl Endings {
    /// Nothing is known.
    pub fn new() -> Endings {
        // The last board has all its seeds in the first pit.
        let last: u32 = RANKS.iter().map(|rank| rank[usize::from(FEW)]).sum();
        Endings(vec![UNKNOWN; last as usize + 1])
    }

    /// The place of a board among all with at most `FEW` seeds.
    #[inline]
    pub fn rank(board: Board) -> usize {
        // Each byte with all before it.
        let own = board.own.wrapping_mul(0x0101_0101_0101_0101);
        let enemy =
            board.enemy.wrapping_mul(0x0101_0101_0101_0101) + u64::from(board.own_total()) * 0x0101_0101_0101;
        let mut rank = 0;
        for pit in 0..PITS {
            rank += RANKS[pit][(own >> (8 * pit)) as u8 as usize];
            rank += RANKS[PITS + pit][(enemy >> (8 * pit)) as u8 as usize];
        }
        rank as usize
    }

    /// The future at a rank.
    #[inline]
    pub fn get(&self, rank: usize) -> Option<i32> {
        let future = self.0[rank];
        (future != UNKNOWN).then_some(future.into())
    }

    /// Keeps it.
    pub fn set(&mut self, rank: usize, future: i32) {
        self.0[rank] = future as i8;
    }
}
