//! What a game of three seeds a pit may begin with, solved beforehand.
//!
//! The shipped file says for how many turns, then for each turn, the start's included, how many seeds a board must hold at least to
//! be kept, and then holds one byte a board: the future of each, in the order in which this module comes upon them. The boards
//! themselves are found again when the file is read. Emptier and later ones are solved quickly enough. `puluc mancala opening` makes it.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::board::Board;
use super::exact::Exact;
use super::ruleset::Kind;

static BOX: &[u8] = include_bytes!("opening_box.bin");
static KALAH: &[u8] = include_bytes!("opening_kalah.bin");

/// What the solver of a file remembers: `2^22` pairs of boards, 128 MB.
const MEMORY: u32 = 22;
/// The endings that it works out beforehand have at most so many seeds: 1.25 GB.
const ENDINGS: u8 = 24;

/// Boards with their futures, sorted.
pub struct Opening(Vec<(Board, i8)>);

impl Opening {
    /// The shipped one.
    pub fn of(kind: Kind) -> Opening {
        let file = match kind {
            Kind::Box => BOX,
            Kind::Kalah => KALAH,
        };
        let Some((&turns, rest)) = file.split_first() else { return Opening(Vec::new()) };
        let (least, futures) = rest.split_at(usize::from(turns) + 1);
        let mut known: Vec<_> =
            boards(kind, least).into_iter().zip(futures.iter().map(|&byte| byte as i8)).collect();
        known.sort_unstable_by_key(|&(board, _)| (board.own, board.enemy));
        Opening(known)
    }

    /// The future of a board, if it is in the file.
    pub fn future(&self, board: Board) -> Option<i32> {
        let key = (board.own, board.enemy);
        let place = self.0.binary_search_by_key(&key, |&(board, _)| (board.own, board.enemy)).ok()?;
        Some(self.0[place].1.into())
    }

    /// Solves what the file is to hold: boards with at least so many seeds after each turn, the start first. `progress` hears of each
    /// board done and of all.
    pub fn solve(kind: Kind, least: &[u8], mut progress: impl FnMut(usize, usize)) -> Vec<u8> {
        let boards = boards(kind, least);
        let mut exact = Exact::new(kind, MEMORY).with_endings(ENDINGS);
        let mut known = BTreeMap::new();
        let mut futures = alloc::vec![0; boards.len()];
        let mut guess = 0;
        // From the last: what is late in the game is solved soon, and helps with what comes before. Neighbours are alike.
        for (place, &board) in boards.iter().enumerate().rev() {
            guess = follow(kind, board, &known).unwrap_or_else(|| exact.future(board, guess));
            known.insert((board.own, board.enemy), guess);
            futures[place] = guess as i8 as u8;
            progress(boards.len() - place, boards.len());
        }
        [&[least.len() as u8 - 1], least, &futures].concat()
    }
}

/// The future of a board, where those of all that its sowings lead to are known.
fn follow(kind: Kind, board: Board, known: &BTreeMap<(u64, u64), i32>) -> Option<i32> {
    board.moves().try_fold(i32::MIN, |best, pit| {
        let sown = board.sow(kind, pit, &mut |_| ());
        let next = sown.next();
        let future = if next.is_over() { next.rest() } else { *known.get(&(next.own, next.enemy))? };
        Some(best.max(sown.value(future)))
    })
}

/// Every unfinished board that can stand within the first turns with seeds enough, turn by turn, each turn's sorted.
fn boards(kind: Kind, least: &[u8]) -> Vec<Board> {
    let mut all = Vec::new();
    let mut turn = alloc::vec![Board::new([3; 6], [3; 6])];
    for (nth, &enough) in least.iter().enumerate() {
        turn.retain(|board| board.total() >= enough);
        let mut next = Vec::new();
        let mut reached = turn.clone();
        // Extra sowings belong to the turn; the last is not gone through.
        while let Some(board) = turn.pop().filter(|_| nth + 1 < least.len()) {
            for pit in board.moves() {
                let sown = board.sow(kind, pit, &mut |_| ());
                if sown.board.is_over() {
                    continue;
                }
                if !sown.again {
                    next.push(sown.board.turned());
                } else if sown.board.total() >= enough {
                    turn.push(sown.board);
                    reached.push(sown.board);
                }
            }
        }
        all.append(&mut reached);
        sort(&mut next);
        turn = next;
    }
    sort(&mut all);
    all
}

/// Fuller boards first, each once.
fn sort(boards: &mut Vec<Board>) {
    boards.sort_unstable_by_key(|board| (u8::MAX - board.total(), board.own, board.enemy));
    boards.dedup();
}
