//! A guess of the chance to win, without looking ahead.
//!
//! A side is as strong as its men: a free one counts 1, a captive the less the nearer his captor is to leaving. The
//! hit that the mover may make counts before it is made, the enemy's answer a little. The chances are as the cubes of
//! the strengths. The four weights are fitted to 8,053 exact chances of the five presets (mean error 0.05).

use alloc::vec::Vec;

use crate::puluc::{MAX_SPACES, Moving, Position, RuleSet};
use crate::{Side, Sided};

/// What a captive counts when his captor has just taken him at the very start of the way: moved whole, and where own
/// men under enemy ones must be freed.
const CAPTIVE: (f64, f64) = (0.80, 0.52);
/// What each man counts that the mover may expect to hit with the next throw.
const HIT: f64 = 0.36;
/// The same for the other side, which throws later.
const LATER_HIT: f64 = 0.14;
/// Nobody who still plays is without hope.
const HOPE: f64 = 0.02;

/// Guesses chances by one rule set.
#[derive(Clone, Debug)]
pub struct Evaluator {
    rules: RuleSet,
    /// The scores with their odds, which add up to 1.
    throws: Vec<(u8, f64)>,
    /// What a captive counts less than a free man, by his captor's distance from leaving.
    loss: [f64; MAX_SPACES + 1],
}

impl Evaluator {
    /// An evaluator for these rules.
    pub fn new(rules: &RuleSet) -> Evaluator {
        let odds = rules.odds();
        let ways: u32 = odds.iter().copied().map(u32::from).sum();
        let throws = rules.possible_scores();
        let throws = throws.map(|score| (score, f64::from(odds[usize::from(score)]) / f64::from(ways)));
        let captive = if rules.moving() == Moving::Free { CAPTIVE.1 } else { CAPTIVE.0 };
        let mut loss = [1.0; MAX_SPACES + 1];
        for (loss, to_exit) in loss.iter_mut().zip(0u8..) {
            let left = f64::from(to_exit) / f64::from(rules.spaces() + 1);
            *loss = 1.0 - captive * left * left;
        }
        Evaluator { rules: *rules, throws: throws.collect(), loss }
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The scores that can be thrown, with their odds.
    pub fn throws(&self) -> &[(u8, f64)] {
        &self.throws
    }

    /// The chance of the side to move before it throws, in a game that goes on.
    pub fn chance(&self, position: &Position) -> f64 {
        let mover = position.turn();
        let ways = Sided::from_fn(|side| position.ways(&self.rules, side));
        let strength = |side| self.strength(position, side, ways[!side]);
        let hits = |side| self.hits(position, side, ways[side]);
        let swing = HIT * hits(mover) - LATER_HIT * hits(!mover);
        let cube = |strength: f64| {
            let strength = strength.max(0.0) + HOPE;
            strength * strength * strength
        };
        let (own, enemy) = (cube(strength(mover) + swing), cube(strength(!mover) - swing));
        own / (own + enemy)
    }

    /// How strong a side is, given which enemy stacks go up and which down.
    fn strength(&self, position: &Position, side: Side, (up, _): (u32, u32)) -> f64 {
        let mut strength = f64::from(self.rules.men() - position.dead(side));
        for space in spaces(position.tops(!side)) {
            let captives = position.stack(space).men(side);
            if captives > 0 {
                let to_exit = if up >> space & 1 == 1 { self.rules.spaces() + 1 - space } else { space };
                strength -= f64::from(captives) * self.loss[usize::from(to_exit)];
            }
        }
        strength
    }

    /// The men that a side may expect to hit with one throw, taking the highest stack it can.
    fn hits(&self, position: &Position, side: Side, (up, down): (u32, u32)) -> f64 {
        let enemy = position.tops(!side);
        let highest = |&(score, odds): &(u8, f64)| {
            let mut landings = up << score | down >> score;
            if let Some(space) = position.entry_space(&self.rules, side, score) {
                landings |= u32::from(position.home(side) > 0) << space;
            }
            let highest = spaces(landings & enemy).map(|space| position.stack(space).height()).max();
            odds * f64::from(highest.unwrap_or(0))
        };
        self.throws.iter().map(highest).sum()
    }
}

/// The spaces whose bits are set.
fn spaces(mut bits: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let space = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (space < 32).then_some(space as u8)
    })
}
