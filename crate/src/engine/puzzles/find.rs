//! Finds puzzles in games of weaker players: there stand the positions that people meet.

use alloc::vec::Vec;

use super::{GRADES, Puzzle};
use crate::engine::chances::Chances;
use crate::engine::levels::{self, Level};
use crate::engine::{baseline, playout};
use crate::puluc::{Event, Move, Position, RuleSet, Setup};
use crate::random::{Random, Seeded};
use crate::{Side, Sided};

/// Who plays the games.
const PLAYERS: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];
/// Who tries to solve a puzzle, so that it can be graded.
const SOLVERS: [Level; 3] = [Level::Beginner, Level::Easy, Level::Medium];
/// How often each of them tries.
const TRIES: u32 = 40;
/// At least so many shares of the tries find an easier puzzle: from grade 1 on.
const FOUND: [f64; GRADES - 1] = [0.8, 0.6, 0.4];
/// Games are played for at most so many times the puzzles that are wanted.
const GAMES: u64 = 80;
/// Legal moves at least.
const MOVES: usize = 3;
/// What the second best move costs, in thousandths.
const GAP: core::ops::RangeInclusive<u16> = 25..=250;
/// The mover's chance with the best move, in thousandths: nothing is decided yet.
const OPEN: core::ops::RangeInclusive<u16> = 120..=880;
/// Puzzles of a set differ in at least so many things: spaces, men at home, score.
const APART: usize = 4;

/// At most `count` puzzles, as many of each grade as there can be, of themes that take turns. The same seed finds the same.
pub fn find(chances: &impl Chances, count: usize, seed: u64) -> Vec<Puzzle> {
    let mut found = Vec::new();
    for game in 0..GAMES * count as u64 {
        found.extend(one(chances, seed, game));
    }
    choose(chances.rules(), found, count)
}

/// One puzzle of a game, if it has any.
fn one(chances: &impl Chances, seed: u64, game: u64) -> Option<Puzzle> {
    let rules = chances.rules();
    let mut throws = Seeded::stream(seed, 2 * game);
    let mut own = Seeded::stream(seed, 2 * game + 1);
    let pick = |number: u64| PLAYERS[(number % PLAYERS.len() as u64) as usize];
    let players = Sided { a: pick(game), b: pick(game / PLAYERS.len() as u64) };
    let start = Position::start(rules, if game.is_multiple_of(2) { Side::A } else { Side::B });
    let mut chosen = None;
    let mut seen = 0;
    playout::game(rules, start, &mut throws, |position, score, _| {
        if position.moves(rules, score).len() as usize >= MOVES
            && let Some(puzzle) =
                facing(rules, position).and_then(|position| clear(chances, &position, score))
        {
            // Each of the `seen` puzzles so far is kept with the same chance.
            seen += 1;
            if own.below(seen) == 0 {
                chosen = Some(puzzle);
            }
        }
        levels::choose(players[position.turn()], None, rules, position, score, &mut own)
    });
    let mut puzzle = chosen?;
    puzzle.grade = grade(rules, &puzzle, &mut own);
    Some(puzzle)
}

/// The position as a sees it who has b's place.
fn facing(rules: &RuleSet, position: &Position) -> Option<Position> {
    if position.turn() == Side::A {
        return Some(position.clone());
    }
    let Setup { road, home, dead, .. } = position.setup(rules);
    let road = road.iter().rev().map(|stack| stack.swapped()).collect();
    let turned = |pair: Sided<u32>| Sided { a: pair.b, b: pair.a };
    Setup { road, home: turned(home), dead: turned(dead), turn: Side::A }.position(rules).ok()
}

fn clear(chances: &impl Chances, position: &Position, score: u8) -> Option<Puzzle> {
    let puzzle = Puzzle::new(chances, position, score, 1)?;
    (GAP.contains(&puzzle.gap()) && OPEN.contains(&puzzle.chance)).then_some(puzzle)
}

/// By how often weaker players, and one that grabs what it can, find the move.
fn grade(rules: &RuleSet, puzzle: &Puzzle, random: &mut Seeded) -> u8 {
    let Puzzle { position, score, best, .. } = puzzle;
    let mut found = 0;
    for _ in 0..TRIES {
        found += u32::from(baseline::grab(rules, position, *score, random) == Some(*best));
        for level in SOLVERS {
            let tried = levels::choose(level, None, rules, position, *score, random);
            found += u32::from(tried == Some(*best));
        }
    }
    let share = f64::from(found) / f64::from(TRIES * (SOLVERS.len() as u32 + 1));
    1 + FOUND.iter().filter(|&&least| share < least).count() as u8
}

/// What the best move does; a set shows all kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Theme {
    /// Lets a capture or a kill be.
    Refrains,
    /// Takes own men along out of captivity.
    Rescues,
    /// Captures on entering.
    Ambushes,
    /// Captures.
    Captures,
    /// Leads captives off.
    Kills,
    /// Comes home with own men alone.
    ComesHome,
    /// Enters.
    Enters,
    /// Goes on.
    Advances,
}

fn theme(rules: &RuleSet, puzzle: &Puzzle) -> Theme {
    let does = |mv: Move| {
        let (mut rescues, mut captures, mut kills, mut leaves) = (false, false, false, false);
        // Every move of a puzzle is legal.
        let _ = puzzle.position.play(rules, puzzle.score, mv, &mut |event| match event {
            Event::Captured { side, men, .. } => (captures, rescues) = (true, men.men(side) > 0),
            Event::Dead { .. } => kills = true,
            Event::Left { .. } => leaves = true,
            _ => (),
        });
        match (kills, captures, leaves) {
            (true, ..) => Theme::Kills,
            (_, true, _) if rescues => Theme::Rescues,
            (_, true, _) if mv == Move::Enter => Theme::Ambushes,
            (_, true, _) => Theme::Captures,
            (_, _, true) => Theme::ComesHome,
            _ if mv == Move::Enter => Theme::Enters,
            _ => Theme::Advances,
        }
    };
    let own = does(puzzle.best);
    let quiet = own >= Theme::ComesHome;
    let tempted = puzzle.others.iter().any(|&(mv, _)| does(mv) < Theme::ComesHome);
    if quiet && tempted { Theme::Refrains } else { own }
}

/// Goes round the grades, in each round the themes, and takes what is like nothing taken before.
fn choose(rules: &RuleSet, found: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut heaps: [Vec<(Theme, Puzzle)>; GRADES] = core::array::from_fn(|_| Vec::new());
    for puzzle in found {
        heaps[usize::from(puzzle.grade) - 1].push((theme(rules, &puzzle), puzzle));
    }
    let mut chosen: Vec<Puzzle> = Vec::new();
    let mut used: [Vec<Theme>; GRADES] = Default::default();
    while chosen.len() < count && heaps.iter().any(|heap| !heap.is_empty()) {
        for (heap, used) in heaps.iter_mut().zip(&mut used) {
            heap.retain(|(_, puzzle)| chosen.iter().all(|other| apart(rules, puzzle, other) >= APART));
            // The first of the theme that came least often.
            let often = |theme: Theme| used.iter().filter(|&&other| other == theme).count();
            let next = (0..heap.len()).min_by_key(|&index| often(heap[index].0));
            if let Some(index) = next.filter(|_| chosen.len() < count) {
                let (theme, puzzle) = heap.remove(index);
                used.push(theme);
                chosen.push(puzzle);
            }
        }
    }
    chosen
}

/// In how many things two puzzles differ.
fn apart(rules: &RuleSet, one: &Puzzle, other: &Puzzle) -> usize {
    let spaces =
        (1..=rules.spaces()).filter(|&space| one.position.stack(space) != other.position.stack(space));
    let homes = Side::BOTH.into_iter().filter(|&side| one.position.home(side) != other.position.home(side));
    spaces.count() + homes.count() + usize::from(one.score != other.score)
}
