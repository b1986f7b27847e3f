//! A valid position.

use super::MAX_SPACES;
use super::event::WinReason;
use super::ruleset::{End, RuleSet};
use super::setup::{PositionError, Setup};
use super::stack::Stack;
use crate::{Side, Sided};

/// Men on the road, at home and dead, and whose turn it is. Spaces are numbered from 1, a's end.
///
/// Made from a [`RuleSet`] or a [`Setup`], and always used with the rule set it was made for.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    /// Entry `s - 1` is space `s`.
    pub(super) road: [Stack; MAX_SPACES],
    /// Bit `s` is set when the side's man tops space `s`.
    pub(super) tops: Sided<u32>,
    pub(super) home: Sided<u8>,
    pub(super) dead: Sided<u8>,
    pub(super) turn: Side,
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won.
    pub winner: Side,
    /// Why.
    pub reason: WinReason,
}

impl Position {
    /// The start: every man at home.
    pub fn start(rules: &RuleSet, first: Side) -> Position {
        Position {
            road: [Stack::EMPTY; MAX_SPACES],
            tops: Sided::default(),
            home: Sided::from_fn(|_| rules.men()),
            dead: Sided::default(),
            turn: first,
        }
    }

    /// A start with unequal men: those that a side leaves out are dead from the beginning.
    ///
    /// # Errors
    /// A side has no man, or more than the rule set gives it.
    pub fn handicap(rules: &RuleSet, first: Side, men: Sided<u32>) -> Result<Position, PositionError> {
        for side in Side::BOTH {
            let found = men[side];
            if !(1..=u32::from(rules.men)).contains(&found) {
                return Err(PositionError::Handicap { side, found, most: rules.men });
            }
        }
        Ok(Position {
            // Within the range just checked, so nothing is cut off.
            home: Sided::from_fn(|side| men[side] as u8),
            dead: Sided::from_fn(|side| rules.men - men[side] as u8),
            ..Position::start(rules, first)
        })
    }

    /// Is nobody on the road, and somebody of each side at home?
    pub fn is_handicap(&self) -> bool {
        self.tops.a == 0 && self.tops.b == 0 && self.home.a > 0 && self.home.b > 0
    }

    /// The stack on a space, 1 to the number of spaces.
    #[inline]
    pub fn stack(&self, space: u8) -> Stack {
        self.road[usize::from(space) - 1]
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Men waiting at home.
    #[inline]
    pub fn home(&self, side: Side) -> u8 {
        self.home[side]
    }

    /// Dead men.
    #[inline]
    pub fn dead(&self, side: Side) -> u8 {
        self.dead[side]
    }

    /// The spaces whose top man is of a side, as bits: bit `s` for space `s`.
    #[inline]
    pub fn tops(&self, side: Side) -> u32 {
        self.tops[side]
    }

    /// Does a side control a man, at home or on top of a stack?
    #[inline]
    pub fn controls_a_man(&self, side: Side) -> bool {
        self.home[side] > 0 || self.tops[side] != 0
    }

    /// How the game ended, `None` while it goes on.
    ///
    /// A set-up position may end it for both; then the side that is not to move has won.
    pub fn outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        self.won_by(rules, !self.turn).or_else(|| self.won_by(rules, self.turn))
    }

    /// The outcome if `side` has won.
    #[inline]
    pub(super) fn won_by(&self, rules: &RuleSet, side: Side) -> Option<Outcome> {
        let (over, reason) = match rules.end {
            End::Removed => (self.dead[!side] == rules.men, WinReason::Removed),
            End::Captured => (!self.controls_a_man(!side), WinReason::Captured),
        };
        over.then_some(Outcome { winner: side, reason })
    }

    /// The freely changeable form.
    pub fn setup(&self, rules: &RuleSet) -> Setup {
        Setup {
            road: self.road[..usize::from(rules.spaces)].to_vec(),
            home: Sided::from_fn(|side| u32::from(self.home[side])),
            dead: Sided::from_fn(|side| u32::from(self.dead[side])),
            turn: self.turn,
        }
    }

    /// The position text, `SPACES HOME DEAD TURN`.
    pub fn text(&self, rules: &RuleSet) -> alloc::string::String {
        alloc::string::ToString::to_string(&self.setup(rules))
    }

    #[inline]
    pub(super) fn put(&mut self, space: u8, stack: Stack) {
        let bit = 1 << space;
        self.tops.a &= !bit;
        self.tops.b &= !bit;
        if let Some(owner) = stack.owner() {
            self.tops[owner] |= bit;
        }
        self.road[usize::from(space) - 1] = stack;
    }
}

impl core::fmt::Debug for Position {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?} home {:?} dead {:?} {}", self.road, self.home, self.dead, self.turn)
    }
}
