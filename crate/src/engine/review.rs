//! A game looked back on: what each decision cost, and what luck each throw was.
//!
//! The chance of a side goes up and down with its throws (luck) and down with its decisions (loss). Seen from a,
//! the result is the chance at the first throw, plus the luck of a, less that of b, less the losses of a, plus those of b.

use alloc::vec::Vec;

use super::chances::Chances;
use crate::puluc::{Move, Position};
use crate::session::{Ending, Session};
use crate::{Side, Sided};

/// How good a decision was, by its loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Class {
    /// At most 0.0005.
    Best,
    /// At most 0.01.
    Good,
    /// At most 0.04.
    Slip,
    /// At most 0.10.
    Mistake,
    /// More.
    Blunder,
}

impl Class {
    /// The class of a loss.
    pub fn of(loss: f64) -> Class {
        match loss {
            _ if loss <= 0.0005 => Class::Best,
            _ if loss <= 0.01 => Class::Good,
            _ if loss <= 0.04 => Class::Slip,
            _ if loss <= 0.10 => Class::Mistake,
            _ => Class::Blunder,
        }
    }
}

/// One turn looked back on. Chances are those of the side whose turn it was.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The position before the throw.
    pub position: Position,
    /// The score thrown.
    pub score: u8,
    /// The move, `None` for a pass.
    pub mv: Option<Move>,
    /// Before the throw.
    pub before: f64,
    /// After the throw, with the best move.
    pub best: f64,
    /// After the move.
    pub after: f64,
    /// Every legal move with its chance, the best first.
    pub moves: Vec<(Move, f64)>,
}

impl Judged {
    /// Whose turn it was.
    pub fn side(&self) -> Side {
        self.position.turn()
    }

    /// The luck of the throw.
    pub fn luck(&self) -> f64 {
        self.best - self.before
    }

    /// What the decision cost; 0 for a pass.
    pub fn loss(&self) -> f64 {
        self.best - self.after
    }

    /// Was there something to decide?
    pub fn is_choice(&self) -> bool {
        self.moves.len() > 1
    }

    /// The class of a real choice.
    pub fn class(&self) -> Option<Class> {
        self.is_choice().then(|| Class::of(self.loss()))
    }
}

/// What a side made of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// Sum of the luck of its throws.
    pub luck: f64,
    /// Sum of its losses.
    pub loss: f64,
    /// Turns with at least one legal move.
    pub decisions: u32,
    /// Turns with two legal moves or more.
    pub choices: u32,
    /// Sum of best less worst chance over its choices: what it could have lost.
    pub at_stake: f64,
}

impl Account {
    /// Mean loss over all turns with a legal move.
    pub fn loss_a_decision(&self) -> f64 {
        self.loss / f64::from(self.decisions.max(1))
    }

    /// Mean loss over real choices.
    pub fn loss_a_choice(&self) -> f64 {
        self.loss / f64::from(self.choices.max(1))
    }

    /// 100 where nothing was lost, 0 where all that could be was.
    pub fn accuracy(&self) -> f64 {
        if self.at_stake > 0.0 { 100.0 * (1.0 - self.loss / self.at_stake) } else { 100.0 }
    }
}

/// A whole game looked back on.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Turn by turn.
    pub turns: Vec<Judged>,
    /// Of each side.
    pub accounts: Sided<Account>,
    /// The chance of a at the first throw.
    pub start: f64,
    /// What it came to for a: 1, 0, or the chance at which the game was left.
    pub result: f64,
}

impl Review {
    /// Looks back on a game; `None` where a chance is not known.
    pub fn new(session: &Session, chances: &impl Chances) -> Option<Review> {
        let mut turns = Vec::with_capacity(session.turns().len());
        let mut accounts = Sided::<Account>::default();
        for turn in session.turns() {
            let judged = judge(&turn.before, turn.throw.score, turn.mv, chances)?;
            let account = &mut accounts[judged.side()];
            account.luck += judged.luck();
            account.loss += judged.loss();
            account.decisions += u32::from(!judged.moves.is_empty());
            if judged.is_choice() {
                account.choices += 1;
                let worst = judged.moves.last().map_or(judged.best, |&(_, chance)| chance);
                account.at_stake += judged.best - worst;
            }
            turns.push(judged);
        }
        let first = turns.first().map_or(session.position(), |turn| &turn.position);
        let start = of_a(chances.before(first)?, first.turn());
        let end = session.position();
        let result = match session.ending() {
            Some(Ending::Won(outcome)) if end.outcome(session.rules()).is_some() => {
                f64::from(u8::from(outcome.winner == Side::A))
            }
            // Left unfinished, resigned or drawn by the limit: the chance at which it stands, before a throw that lies.
            _ => of_a(chances.before(end)?, end.turn()),
        };
        Some(Review { turns, accounts, start, result })
    }

    /// The result for a without luck: what both sides' decisions alone make of the start.
    pub fn without_luck(&self) -> f64 {
        self.start - self.accounts.a.loss + self.accounts.b.loss
    }

    /// The turns that changed most, by luck or by loss, in order: at most `count`.
    pub fn key_moments(&self, count: usize) -> Vec<usize> {
        let weight = |turn: &Judged| turn.luck().abs().max(turn.loss());
        let mut order: Vec<usize> = (0..self.turns.len()).collect();
        order.sort_by(|&one, &other| weight(&self.turns[other]).total_cmp(&weight(&self.turns[one])));
        order.truncate(count);
        order.sort_unstable();
        order
    }
}

fn judge(position: &Position, score: u8, mv: Option<Move>, chances: &impl Chances) -> Option<Judged> {
    let before = chances.before(position)?;
    let moves = chances.moves(position, score)?;
    let after = chances.after(position, score, mv)?;
    let best = moves.first().map_or(after, |&(_, chance)| chance);
    Some(Judged { position: position.clone(), score, mv, before, best, after, moves })
}

/// The chance of a, given that of a side.
const fn of_a(chance: f64, side: Side) -> f64 {
    match side {
        Side::A => chance,
        Side::B => 1.0 - chance,
    }
}
