//! The exact futures of all boards with few seeds, a byte each, worked out from the emptiest up.
//!
//! The boards on which the side to sow has `k` seeds and the enemy `m` are a matrix: a row for each way in which the own seeds can
//! lie, a column for each of the enemy's. What a sowing does to the own side hangs on the enemy's only where it captures, so a row is
//! worked out in one go. *Loud* sowings win seeds, and lead to boards with fewer, which are known. *Quiet* ones only carry own
//! seeds towards the store, where the ranks of sides are higher, so from the highest rank down they too lead to what is known.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{Board, PITS, Step, opposite, seeds, total};
use super::ruleset::Kind;

/// Never more seeds than this: boards with as many or fewer take 1.25 GB.
const MOST: u8 = 24;

const COUNTS: usize = MOST as usize + 1;

/// `CHOOSE[n][k]`: binomials.
static CHOOSE: [[u32; PITS + 1]; COUNTS + PITS] = binomials();

/// `HIGHER[pit][seeds]`: what the seeds from a pit on to the right add to the rank of a side: the ways to lay fewer there.
static HIGHER: [[u32; COUNTS]; PITS] = higher();

const fn binomials() -> [[u32; PITS + 1]; COUNTS + PITS] {
    let mut choose = [[0; PITS + 1]; COUNTS + PITS];
    let mut n = 0;
    while n < COUNTS + PITS {
        choose[n][0] = 1;
        let mut k = 1;
        while k <= PITS && n > 0 {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
}

const fn higher() -> [[u32; COUNTS]; PITS] {
    let mut higher = [[0; COUNTS]; PITS];
    let mut pit = 1;
    while pit < PITS {
        let mut seeds = 0;
        while seeds < COUNTS {
            higher[pit][seeds] = CHOOSE[seeds + PITS - 1 - pit][PITS - pit];
            seeds += 1;
        }
        pit += 1;
    }
    higher
}

/// In how many ways so many seeds can lie on a side.
#[inline]
fn ways(seeds: u8) -> usize {
    CHOOSE[usize::from(seeds) + PITS - 1][PITS - 1] as usize
}

/// Which of those ways a side is. Whatever carries seeds to the right makes it higher.
#[inline]
fn rank(side: u64) -> usize {
    // Each byte with all to its right.
    let mut right = side + (side >> 8);
    right += right >> 16;
    right += right >> 32;
    (1..PITS).map(|pit| HIGHER[pit][(right >> (8 * pit)) as u8 as usize] as usize).sum()
}

/// All ways in which so many seeds can lie on a side, by rank.
fn sides(seeds: u8) -> Vec<u64> {
    fn lay(pit: usize, left: u8, side: u64, sides: &mut Vec<u64>) {
        if pit == PITS - 1 {
            sides.push(side | u64::from(left) << (8 * pit));
            return;
        }
        for seeds in (0..=left).rev() {
            lay(pit + 1, left - seeds, side | u64::from(seeds) << (8 * pit), sides);
        }
    }
    let mut all = Vec::with_capacity(ways(seeds));
    lay(0, seeds, 0, &mut all);
    all
}

/// A sowing of a side, whatever lies across; what it captures there is left out.
struct Sowing {
    own: u64,
    /// What falls into the enemy's pits.
    over: u64,
    gained: u8,
    again: bool,
    /// The enemy's pit that is captured unless it is empty, and whether the last seed goes along.
    across: Option<(usize, bool)>,
}

impl Sowing {
    fn new(kind: Kind, own: u64, pit: usize) -> Sowing {
        // A seed in each pit of the enemy shows where something would be captured.
        const ONES: u64 = 0x0101_0101_0101;
        let mut captured = None;
        let sown = Board { own, enemy: ONES }.sow(kind, pit, &mut |step| {
            if let Step::Capture { pit, seeds, along } = step {
                captured = Some((usize::from(pit), seeds, along));
            }
        });
        let Board { mut own, mut enemy } = sown.board;
        let mut gained = sown.gained;
        if let Some((pit, seeds, along)) = captured {
            own += u64::from(along) << (8 * pit);
            enemy += u64::from(seeds) << (8 * opposite(pit));
            gained -= seeds + u8::from(along);
        }
        let across = captured.map(|(pit, _, along)| (opposite(pit), along));
        Sowing { own, over: enemy - ONES, gained, again: sown.again, across }
    }

    /// Whether nothing is captured.
    fn passes(&self, enemy: u64) -> bool {
        self.across.is_none_or(|(pit, _)| seeds(enemy + self.over, pit) == 0)
    }

    /// What is won, and the board as the enemy sees it, where something is captured.
    fn captured(&self, enemy: u64) -> Option<(u8, Board)> {
        let (pit, along) = self.across?;
        let enemy = enemy + self.over;
        let taken = seeds(enemy, pit);
        let own = self.own - (u64::from(along) << (8 * opposite(pit)));
        let board = Board { own: enemy - (u64::from(taken) << (8 * pit)), enemy: own };
        (taken > 0).then_some((self.gained + taken + u8::from(along), board))
    }
}

/// A quiet sowing: the rank of the side after it, and the enemy's pit that has to be empty for it.
type Quiet = (usize, Option<usize>);

/// What is known.
pub struct Endings {
    kind: Kind,
    /// Where the matrix of `k` own seeds and `m` of the enemy's begins: those with fewer seeds together first.
    begins: [[u32; COUNTS]; COUNTS],
    /// The matrices one after the other.
    futures: Vec<i8>,
    /// All ways for the seeds of a side to lie, by their number, as far as boards with so many seeds are known.
    sides: Vec<Vec<u64>>,
}

impl Endings {
    /// Only the empty board is known.
    pub fn new(kind: Kind) -> Endings {
        let mut begins = [[0; COUNTS]; COUNTS];
        let mut begin = 0;
        for seeds in 0..=MOST {
            for own in 0..=seeds {
                begins[usize::from(own)][usize::from(seeds - own)] = begin as u32;
                begin += ways(own) * ways(seeds - own);
            }
        }
        Endings { kind, begins, futures: vec![0], sides: vec![vec![0]] }
    }

    /// Boards with so many seeds or fewer are known.
    #[inline]
    pub fn few(&self) -> u8 {
        self.sides.len() as u8 - 1
    }

    /// The future of a board with few enough seeds, also of one that is over.
    #[inline]
    pub fn future(&self, board: Board) -> i32 {
        let (own, enemy) = (board.own_total(), board.enemy_total());
        let place = self.begin(own, enemy) + rank(board.own) * ways(enemy) + rank(board.enemy);
        self.futures[place].into()
    }

    /// Works out all boards with so many seeds or fewer; at most 24.
    pub fn learn(&mut self, few: u8) {
        let few = few.min(MOST);
        let known = self.few();
        if few <= known {
            return;
        }
        let size = (0..=few).map(|own| ways(own) * ways(few - own)).sum::<usize>() + self.begin(0, few);
        self.futures.reserve_exact(size - self.futures.len());
        self.futures.resize(size, 0);
        for all in known + 1..=few {
            self.sides.push(sides(all));
            for own in 0..=all / 2 {
                self.solve(own, all - own);
            }
        }
    }

    #[inline]
    fn begin(&self, own: u8, enemy: u8) -> usize {
        self.begins[usize::from(own)][usize::from(enemy)] as usize
    }

    /// The two matrices of boards on which one side has `k` seeds and the other `m`.
    fn solve(&mut self, k: u8, m: u8) {
        let (rows, columns) = (ways(k), ways(m));
        let (one, other) = (self.begin(k, m), self.begin(m, k));
        if k == 0 {
            // It is over, and what is left goes to its owner.
            self.futures[one..one + columns].fill(-(m as i8));
            self.futures[other..other + columns].fill(m as i8);
            return;
        }
        let quiet = self.loud(k, m);
        let answers = if k == m { quiet.clone() } else { self.loud(m, k) };
        for row in (0..rows).rev() {
            for column in (0..columns).rev() {
                self.rest(
                    &quiet[row],
                    self.sides[usize::from(m)][column],
                    one + row * columns + column,
                    |to| other + column * rows + to,
                );
            }
            for column in (0..columns).rev() {
                self.rest(
                    &answers[column],
                    self.sides[usize::from(k)][row],
                    other + column * rows + row,
                    |to| one + row * columns + to,
                );
            }
        }
    }

    /// Lets a board have its quiet sowings, too; `place` tells where a rank is found.
    fn rest(&mut self, quiet: &[Quiet], enemy: u64, board: usize, place: impl Fn(usize) -> usize) {
        for &(to, across) in quiet {
            if across.is_none_or(|pit| seeds(enemy, pit) == 0) {
                self.futures[board] = self.futures[board].max(-self.futures[place(to)]);
            }
        }
    }

    /// Gives the boards of a matrix what their loud sowings come to; returns the quiet ones of each row.
    fn loud(&mut self, k: u8, m: u8) -> Vec<Vec<Quiet>> {
        let (mine, enemies) = (&self.sides[usize::from(k)], &self.sides[usize::from(m)]);
        let begin = self.begin(k, m);
        let mut row = vec![0; enemies.len()];
        // There are few ways to bring seeds over: the ranks of all sides after each.
        let mut shifts: Vec<(u64, Vec<u32>)> = Vec::new();
        let mut quiet = vec![Vec::new(); mine.len()];
        for (place, &own) in mine.iter().enumerate() {
            row.fill(i8::MIN);
            for pit in (Board { own, enemy: 0 }).moves() {
                let sowing = Sowing::new(self.kind, own, pit);
                if sowing.across.is_some() {
                    for (best, &enemy) in row.iter_mut().zip(enemies) {
                        if let Some((gained, board)) = sowing.captured(enemy) {
                            *best = (*best).max(gained as i8 - self.future(board) as i8);
                        }
                    }
                }
                let to = rank(sowing.own);
                if sowing.gained == 0 {
                    quiet[place].push((to, sowing.across.map(|(pit, _)| pit)));
                    continue;
                }
                let shift = shifts.iter().position(|&(over, _)| over == sowing.over).unwrap_or_else(|| {
                    let ranks = enemies.iter().map(|&enemy| rank(enemy + sowing.over) as u32).collect();
                    shifts.push((sowing.over, ranks));
                    shifts.len() - 1
                });
                let (own, enemy) = (total(sowing.own), m + total(sowing.over));
                let gained = sowing.gained as i8;
                let ranks = shifts[shift].1.iter().map(|&rank| rank as usize);
                if sowing.again {
                    let begin = self.begin(own, enemy) + to * ways(enemy);
                    for (best, rank) in row.iter_mut().zip(ranks) {
                        *best = (*best).max(gained + self.futures[begin + rank]);
                    }
                } else {
                    let (begin, step) = (self.begin(enemy, own) + to, ways(own));
                    for ((best, rank), &enemy) in row.iter_mut().zip(ranks).zip(enemies) {
                        if sowing.passes(enemy) {
                            *best = (*best).max(gained - self.futures[begin + rank * step]);
                        }
                    }
                }
            }
            self.futures[begin + place * row.len()..][..row.len()].copy_from_slice(&row);
        }
        quiet
    }
}
