//! Stakes: play tokens (kernels), never money, none ever lost or made.
//!
//! Each player names how many moves he will need, and stakes kernels from his purse. Whoever makes three in line within his own number
//! takes the pot; a later win or a draw returns the stakes. Onlookers bet on a player. Their pot is shared by those who bet on the
//! winner, in proportion to the bets, whenever he won; it is returned on a draw or when nobody bet on the winner.

use alloc::vec::Vec;
use core::fmt;

use crate::{Side, Sided};

/// No purse, stake or bet is larger, so that no sum of them overflows.
pub const MOST: u32 = 1_000_000;

/// What a player agreed to before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pledge {
    /// Kernels in the purse before staking.
    pub purse: u32,
    /// Kernels staked.
    pub stake: u32,
    /// The number of moves named.
    pub moves: u16,
}

/// A bet of an onlooker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Bet {
    /// Which onlooker, counted from 0.
    pub onlooker: usize,
    /// Who will win.
    pub on: Side,
    /// Kernels.
    pub kernels: u32,
}

/// The stakes of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Stakes {
    players: Sided<Pledge>,
    /// The onlookers' purses before betting.
    onlookers: Vec<u32>,
    /// Bets in the order in which they were made.
    bets: Vec<Bet>,
}

/// How a game came out, as far as kernels care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Result {
    /// Somebody won, with his n-th move.
    Won(Side, u32),
    /// Nobody did.
    Drawn,
}

/// Where the kernels lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Kernels {
    /// The players' purses.
    pub players: Sided<u32>,
    /// The onlookers' purses.
    pub onlookers: Vec<u32>,
    /// The players' pot.
    pub pot: u32,
    /// The onlookers' pot.
    pub bets: u32,
}

impl Kernels {
    /// All of them.
    pub fn total(&self) -> u64 {
        let onlookers: u64 = self.onlookers.iter().map(|&purse| u64::from(purse)).sum();
        onlookers + [self.players.a, self.players.b, self.pot, self.bets].map(u64::from).iter().sum::<u64>()
    }
}

impl Stakes {
    /// The stakes of two players and the bets of the onlookers.
    ///
    /// # Errors
    /// A purse holds less than is staked or bet, or a number is out of range.
    pub fn new(
        players: Sided<Pledge>,
        onlookers: Vec<u32>,
        bets: Vec<Bet>,
    ) -> core::result::Result<Stakes, StakesError> {
        if onlookers.len() > 100 || bets.len() > 1000 {
            return Err(StakesError::Crowd);
        }
        for side in Side::BOTH {
            let pledge = players[side];
            if pledge.purse > MOST {
                return Err(StakesError::TooMany);
            }
            if pledge.stake > pledge.purse {
                return Err(StakesError::Purse);
            }
            if pledge.moves == 0 {
                return Err(StakesError::Moves);
            }
        }
        if onlookers.iter().any(|&purse| purse > MOST) {
            return Err(StakesError::TooMany);
        }
        let mut left = onlookers.clone();
        for bet in &bets {
            let purse = left.get_mut(bet.onlooker).ok_or(StakesError::Onlooker)?;
            if bet.kernels == 0 {
                return Err(StakesError::Nothing);
            }
            *purse = purse.checked_sub(bet.kernels).ok_or(StakesError::Purse)?;
        }
        Ok(Stakes { players, onlookers, bets })
    }

    /// The players' pledges.
    pub const fn players(&self) -> &Sided<Pledge> {
        &self.players
    }

    /// The onlookers' purses before betting.
    pub fn onlookers(&self) -> &[u32] {
        &self.onlookers
    }

    /// The bets, in order.
    pub fn bets(&self) -> &[Bet] {
        &self.bets
    }

    /// While the game is played: stakes and bets lie in the pots.
    pub fn placed(&self) -> Kernels {
        let mut onlookers = self.onlookers.clone();
        for bet in &self.bets {
            onlookers[bet.onlooker] -= bet.kernels;
        }
        Kernels {
            players: Sided::from_fn(|side| self.players[side].purse - self.players[side].stake),
            onlookers,
            pot: self.players.a.stake + self.players.b.stake,
            bets: self.bets.iter().map(|bet| bet.kernels).sum(),
        }
    }

    /// After the game: both pots are empty.
    pub fn settled(&self, result: Result) -> Kernels {
        let mut kernels = self.placed();
        match result {
            Result::Won(winner, moves) if moves <= self.players[winner].moves.into() => {
                kernels.players[winner] += kernels.pot;
            }
            _ => {
                for side in Side::BOTH {
                    kernels.players[side] += self.players[side].stake;
                }
            }
        }
        kernels.pot = 0;
        for (bet, share) in self.bets.iter().zip(self.shares(result)) {
            kernels.onlookers[bet.onlooker] += share;
        }
        kernels.bets = 0;
        kernels
    }

    /// What each bet brings back. What whole shares leave over goes to the largest bet on the winner, the earliest of equal ones.
    pub fn shares(&self, result: Result) -> Vec<u32> {
        let stakes = || self.bets.iter().map(|bet| bet.kernels);
        let Result::Won(winner, _) = result else { return stakes().collect() };
        let on_winner: u64 =
            self.bets.iter().filter(|bet| bet.on == winner).map(|bet| u64::from(bet.kernels)).sum();
        if on_winner == 0 {
            return stakes().collect();
        }
        let pot: u64 = stakes().map(u64::from).sum();
        let mut shares: Vec<u32> = self
            .bets
            .iter()
            .map(|bet| if bet.on == winner { (u64::from(bet.kernels) * pot / on_winner) as u32 } else { 0 })
            .collect();
        let over = pot - shares.iter().map(|&share| u64::from(share)).sum::<u64>();
        let largest = (0..self.bets.len())
            .filter(|&bet| self.bets[bet].on == winner)
            .max_by_key(|&bet| (self.bets[bet].kernels, core::cmp::Reverse(bet)));
        if let Some(bet) = largest {
            shares[bet] += over as u32;
        }
        shares
    }
}

/// Why stakes are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StakesError {
    /// A purse holds less than is staked or bet.
    Purse,
    /// More kernels than a purse may hold.
    TooMany,
    /// A player must name at least one move.
    Moves,
    /// There is no such onlooker.
    Onlooker,
    /// A bet of nothing.
    Nothing,
    /// Too many onlookers or bets.
    Crowd,
}

impl fmt::Display for StakesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StakesError::Purse => "the purse does not hold so many kernels",
            StakesError::TooMany => "a purse holds at most 1,000,000 kernels",
            StakesError::Moves => "a player names at least one move",
            StakesError::Onlooker => "there is no such onlooker",
            StakesError::Nothing => "a bet is at least one kernel",
            StakesError::Crowd => "at most 100 onlookers make at most 1000 bets",
        })
    }
}

impl core::error::Error for StakesError {}
