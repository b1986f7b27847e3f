//! The record of a match of Tak-tikl: a few lines of head, then one line a turn.
//!
//! ```text
//! tak-tikl 1
//! rules limit=30;clock=5
//! a human Ana
//! b computer easy
//! first a
//! seed 7
//! stake a 100 10 12
//! stake b 100 10 15
//! onlookers 50,40
//! bet 0 a 5
//! 1 a a1a2
//! 2 b time
//! ```
//! A line `position TEXT` stands in the place of `first` where the game began elsewhere. `stake` gives purse, stake and the number
//! of moves named, `onlookers` their purses, `bet` an onlooker counted from 0, the side and the kernels. `time` is a turn lost by the clock, `pass` one of
//! a side that was shut in; `won a line`, `won b resigned`, `drawn limit` or `drawn repetition` ends a finished game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::fmt::Write;

use super::stakes::{Bet, Pledge, Stakes};
use crate::matches::lines::{Lines, RecordError};
use crate::{Side, Sided};

pub(super) fn write_stakes(stakes: &Stakes, out: &mut String) -> fmt::Result {
    for side in Side::BOTH {
        let Pledge { purse, stake, moves } = stakes.players()[side];
        writeln!(out, "stake {side} {purse} {stake} {moves}")?;
    }
    if !stakes.onlookers().is_empty() {
        let purses: Vec<String> = stakes.onlookers().iter().map(ToString::to_string).collect();
        writeln!(out, "onlookers {}", purses.join(","))?;
    }
    for Bet { onlooker, on, kernels } in stakes.bets() {
        writeln!(out, "bet {onlooker} {on} {kernels}")?;
    }
    Ok(())
}

pub(super) fn read_stakes(lines: &mut Lines) -> Result<Option<Stakes>, RecordError> {
    let Some(of_a) = lines.optional("stake a") else { return Ok(None) };
    let a = pledge(of_a).ok_or_else(|| lines.error("a stake is a purse, a stake and a number of moves"))?;
    let of_b = lines.field("stake b")?;
    let b = pledge(of_b).ok_or_else(|| lines.error("a stake is a purse, a stake and a number of moves"))?;
    let onlookers = match lines.optional("onlookers") {
        None => Vec::new(),
        Some(purses) => purses
            .split(',')
            .map(|purse| purse.parse().map_err(|_| lines.error("a purse is a number of kernels")))
            .collect::<Result<_, _>>()?,
    };
    let mut bets = Vec::new();
    while let Some(text) = lines.optional("bet") {
        bets.push(
            bet(text).ok_or_else(|| lines.error("a bet is an onlooker, a side and a number of kernels"))?,
        );
    }
    Stakes::new(Sided { a, b }, onlookers, bets).map(Some).map_err(|error| lines.error(error))
}

fn pledge(text: &str) -> Option<Pledge> {
    let mut fields = text.split(' ');
    let pledge = Pledge {
        purse: fields.next()?.parse().ok()?,
        stake: fields.next()?.parse().ok()?,
        moves: fields.next()?.parse().ok()?,
    };
    fields.next().is_none().then_some(pledge)
}

fn bet(text: &str) -> Option<Bet> {
    let mut fields = text.split(' ');
    let bet = Bet {
        onlooker: fields.next()?.parse().ok()?,
        on: fields.next()?.chars().next().and_then(Side::from_letter)?,
        kernels: fields.next()?.parse().ok()?,
    };
    fields.next().is_none().then_some(bet)
}
