//! Legal moves and what they do.

use core::fmt;
use core::str::FromStr;

use super::event::{Event, PassReason};
use super::position::Position;
use super::ruleset::{Captives, Moving, RuleSet};
use super::stack::Stack;
use crate::Side;

/// A move by where it starts: home, or a space. The score says the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A man enters from home.
    Enter,
    /// The stack on this space advances.
    From(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Enter => f.write_str("enter"),
            Move::From(space) => write!(f, "{space}"),
        }
    }
}

/// The text is neither `enter` nor the number of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMove;

impl FromStr for Move {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Move, NoMove> {
        if text == "enter" {
            return Ok(Move::Enter);
        }
        let digits = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse().ok()).flatten().map(Move::From).ok_or(NoMove)
    }
}

/// A set of moves, as bits: 0 for entering, `s` for the stack on space `s`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moves(u32);

impl Moves {
    /// Number of moves.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// No move: the turn passes.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is the move in the set?
    #[inline]
    pub const fn contains(self, mv: Move) -> bool {
        let bit = match mv {
            Move::Enter => 0,
            Move::From(space) if space < 32 => space,
            Move::From(_) => return false,
        };
        self.0 >> bit & 1 == 1
    }

    /// The move of a given rank in the order of the bits; `rank` is below [`Moves::len`].
    #[inline]
    pub fn nth(self, rank: u32) -> Move {
        let mut bits = self.0;
        for _ in 0..rank {
            bits &= bits - 1;
        }
        from_bit(bits.trailing_zeros())
    }

    /// The moves, entering first, then by space.
    pub fn iter(self) -> impl Iterator<Item = Move> {
        (0..32).filter(move |bit| self.0 >> bit & 1 == 1).map(from_bit)
    }

    /// The moves sorted as text, as every interface lists them.
    pub fn sorted(self) -> alloc::vec::Vec<Move> {
        let mut moves: alloc::vec::Vec<Move> = self.iter().collect();
        moves.sort_by_cached_key(alloc::string::ToString::to_string);
        moves
    }
}

#[inline]
const fn from_bit(bit: u32) -> Move {
    if bit == 0 { Move::Enter } else { Move::From(bit as u8) }
}

/// Where a move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Landing {
    Space(u8),
    OffTheRoad,
}

impl Position {
    /// The legal moves of the side to move with a score; none with score 0 or in a finished game.
    ///
    /// `score` is at most 9.
    pub fn moves(&self, rules: &RuleSet, score: u8) -> Moves {
        if self.outcome(rules).is_some() { Moves::default() } else { self.moves_unfinished(rules, score) }
    }

    /// As [`Position::moves`] for a game that is known to go on.
    #[inline]
    pub(crate) fn moves_unfinished(&self, rules: &RuleSet, score: u8) -> Moves {
        if score == 0 {
            return Moves::default();
        }
        let own = self.tops[self.turn];
        let (up, down) = self.ways(rules, self.turn);
        // A stack may not land on an own one; beyond the ends of the road nobody stands.
        let mut moves = up & !(own >> score) | down & !(own << score);
        if let Some(space) = self.entry_space(rules, self.turn, score) {
            moves |= u32::from(self.home[self.turn] > 0 && own >> space & 1 == 0);
        }
        Moves(moves)
    }

    /// The stacks of a side that go up and those that go down, as bits like [`Position::tops`].
    #[inline]
    pub(crate) fn ways(&self, rules: &RuleSet, side: Side) -> (u32, u32) {
        let own = self.tops[side];
        let mut home = 0;
        if rules.captives == Captives::Homeward {
            let mut rest = own;
            while rest != 0 {
                let space = rest.trailing_zeros();
                rest &= rest - 1;
                home |= u32::from(self.goes_home(rules, space as u8)) << space;
            }
        }
        if side == Side::A { (own & !home, home) } else { (home, own & !home) }
    }

    /// The space on which a side would enter with a score, if there is one.
    #[inline]
    pub(crate) fn entry_space(&self, rules: &RuleSet, side: Side, score: u8) -> Option<u8> {
        let steps = score.checked_sub(rules.entry)?;
        if steps == 0 || steps > rules.spaces {
            return None;
        }
        Some(if side == Side::A { steps } else { rules.spaces + 1 - steps })
    }

    /// What stays and what moves of the stack on a space that is not empty.
    #[inline]
    pub fn parts(&self, rules: &RuleSet, space: u8) -> (Stack, Stack) {
        let stack = self.stack(space);
        match rules.moving {
            Moving::Whole => (Stack::EMPTY, stack),
            Moving::Free => stack.freeing(),
        }
    }

    /// Does the stack on a space (not empty) go back to its owner's home?
    #[inline]
    fn goes_home(&self, rules: &RuleSet, space: u8) -> bool {
        rules.captives == Captives::Homeward && self.parts(rules, space).1.is_mixed()
    }

    /// Does the stack on a space (not empty) go towards higher numbers?
    pub fn goes_up(&self, rules: &RuleSet, space: u8) -> bool {
        (self.stack(space).owner() == Some(Side::A)) != self.goes_home(rules, space)
    }

    /// How far the stack on a space (not empty) is from leaving the road.
    pub fn to_exit(&self, rules: &RuleSet, space: u8) -> u8 {
        if self.goes_up(rules, space) { rules.spaces + 1 - space } else { space }
    }

    #[inline]
    fn landing(&self, rules: &RuleSet, space: u8, score: u8) -> Landing {
        let to = if self.goes_up(rules, space) { space + score } else { space.saturating_sub(score) };
        if (1..=rules.spaces).contains(&to) { Landing::Space(to) } else { Landing::OffTheRoad }
    }

    /// Plays a legal move: the next position, with the events in order.
    ///
    /// # Errors
    /// A move that is not legal with this score; nothing has changed.
    pub fn play(
        &self,
        rules: &RuleSet,
        score: u8,
        mv: Move,
        events: &mut impl FnMut(Event),
    ) -> Result<Position, IllegalMove> {
        if !self.moves(rules, score).contains(mv) {
            return Err(IllegalMove(mv));
        }
        let mut next = self.clone();
        next.apply(rules, score, mv, events);
        Ok(next)
    }

    /// Passes the turn, which is forced where there is no legal move.
    ///
    /// # Errors
    /// There is a legal move, or the game is over.
    pub fn pass(
        &self,
        rules: &RuleSet,
        score: u8,
        events: &mut impl FnMut(Event),
    ) -> Result<Position, IllegalPass> {
        if self.outcome(rules).is_some() || !self.moves_unfinished(rules, score).is_empty() {
            return Err(IllegalPass);
        }
        let mut next = self.clone();
        next.apply_pass(score, events);
        Ok(next)
    }

    #[inline]
    pub(crate) fn apply_pass(&mut self, score: u8, events: &mut impl FnMut(Event)) {
        let reason = if score == 0 { PassReason::NoScore } else { PassReason::NoMove };
        events(Event::Passed { side: self.turn, reason });
        self.turn = !self.turn;
    }

    /// Plays a move that is known to be legal. Returns whether the mover has won by it.
    #[inline]
    pub(crate) fn apply(
        &mut self,
        rules: &RuleSet,
        score: u8,
        mv: Move,
        events: &mut impl FnMut(Event),
    ) -> bool {
        let side = self.turn;
        match mv {
            Move::Enter => {
                // Legal moves enter on a space of the road only.
                let Some(to) = self.entry_space(rules, side, score) else { return false };
                self.home[side] -= 1;
                events(Event::Entered { side, to });
                self.land(to, Stack::man(side), events);
            }
            Move::From(from) => {
                let landing = self.landing(rules, from, score);
                let (stays, men) = self.parts(rules, from);
                self.put(from, stays);
                if let Landing::Space(to) = landing {
                    events(Event::Moved { side, from, to, men });
                    self.land(to, men, events);
                }
                if !stays.is_empty() {
                    events(Event::Freed { side, at: from });
                }
                if landing == Landing::OffTheRoad {
                    events(Event::Left { side, from, men });
                    self.leave(men, events);
                }
            }
        }
        self.turn = !side;
        let outcome = self.won_by(rules, side);
        if let Some(outcome) = outcome {
            events(Event::Won { side, reason: outcome.reason });
        }
        outcome.is_some()
    }

    #[inline]
    fn land(&mut self, to: u8, men: Stack, events: &mut impl FnMut(Event)) {
        let hit = self.stack(to);
        if !hit.is_empty() {
            events(Event::Captured { side: self.turn, at: to, men: hit });
        }
        self.put(to, hit.under(men));
    }

    #[inline]
    fn leave(&mut self, men: Stack, events: &mut impl FnMut(Event)) {
        let side = self.turn;
        let home = men.men(side) as u8;
        self.home[side] += home;
        events(Event::Home { side, count: home });
        let dead = men.men(!side) as u8;
        if dead > 0 {
            self.dead[!side] += dead;
            events(Event::Dead { side: !side, count: dead });
        }
    }
}

/// The move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no legal move here", self.0)
    }
}

impl core::error::Error for IllegalMove {}

/// A turn with a legal move cannot pass, nor can one in a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPass;

impl fmt::Display for IllegalPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("only a turn without a legal move passes")
    }
}

impl core::error::Error for IllegalPass {}
