//! A match of Mancala looked back on: what each sowing cost, in seeds.
//!
//! Where every value is exact, the final difference for a is that of the start, less the losses of a, plus those of b.

use alloc::vec::Vec;

use super::position::Position;
use super::session::Session;
use super::think::{Judgement, Thinker};
use crate::{Side, Sided};

/// One sowing looked back on. Values are of the side that sowed: by how many seeds it wins in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The position before.
    pub position: Position,
    /// The pit it sowed from, 1 to 6.
    pub pit: u8,
    /// The value of the best sowing.
    pub best: i32,
    /// The value of the one that was made.
    pub value: i32,
    /// Every legal sowing.
    pub judgement: Judgement,
}

impl Judged {
    /// Who sowed.
    pub const fn side(&self) -> Side {
        self.position.turn()
    }

    /// What it cost, in seeds.
    pub const fn loss(&self) -> i32 {
        self.best - self.value
    }

    /// Was there something to decide?
    pub fn is_choice(&self) -> bool {
        self.judgement.moves.len() > 1
    }

    /// What a wrong sowing could have cost.
    pub fn at_stake(&self) -> i32 {
        let worst = self.judgement.moves.iter().map(|&(_, value)| value).min();
        self.best - worst.unwrap_or(self.best)
    }
}

/// What a side made of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Seeds given away.
    pub loss: i32,
    /// Sowings.
    pub decisions: u32,
    /// Sowings with another one to choose.
    pub choices: u32,
    /// Seeds that could have been given away.
    pub at_stake: i32,
}

impl Account {
    /// 100 where nothing was lost, 0 where all that could be was.
    pub fn accuracy(&self) -> f64 {
        if self.at_stake > 0 {
            100.0 * (1.0 - f64::from(self.loss) / f64::from(self.at_stake))
        } else {
            100.0
        }
    }
}

/// Looks back on one sowing, within a budget; `None` where there is no such sowing.
pub fn judge(session: &Session, turn: usize, thinker: &mut Thinker, budget: u64) -> Option<Judged> {
    let (position, made) = session.turns().nth(turn)?;
    let judgement = thinker.judge(position, budget);
    let (best, value) = (judgement.best()?, judgement.of(made.deed)?);
    Some(Judged { position: *position, pit: made.deed, best, value, judgement })
}

/// The accounts of both sides.
pub fn accounts(judged: &[Judged]) -> Sided<Account> {
    let mut accounts = Sided::<Account>::default();
    for one in judged {
        let account = &mut accounts[one.side()];
        account.loss += one.loss();
        account.decisions += 1;
        account.choices += u32::from(one.is_choice());
        account.at_stake += one.at_stake();
    }
    accounts
}

/// Looks back on a whole game, each sowing within the budget.
pub fn review(session: &Session, thinker: &mut Thinker, budget: u64) -> Vec<Judged> {
    (0..session.turns().len()).filter_map(|turn| judge(session, turn, thinker, budget)).collect()
}
