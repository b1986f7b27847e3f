//! A position: pits, stores, whose turn. Its text, its legal sowings, and what they lead to.

use core::fmt;

use super::board::{Board, PITS};
use super::event::{DrawReason, Event, WinReason, tell};
use super::ruleset::RuleSet;
use crate::{Side, Sided};

/// A position. Side a sits at the south, side b at the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Seen by the side to sow.
    board: Board,
    stores: Sided<u8>,
    turn: Side,
}

/// A pit that its side may not sow from: there is no such pit, or it is empty, or the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub u8);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no legal move here", self.0)
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// The start of the game.
    pub fn start(rules: RuleSet, first: Side) -> Position {
        let pits = [rules.seeds(); PITS];
        Position { board: Board::new(pits, pits), stores: Sided::default(), turn: first }
    }

    /// From counts, pit 1 first; `None` unless they add up.
    pub fn new(rules: RuleSet, pits: Sided<[u8; PITS]>, stores: Sided<u8>, turn: Side) -> Option<Position> {
        let counts = pits.a.iter().chain(&pits.b).chain([&stores.a, &stores.b]);
        let total: u32 = counts.map(|&seeds| u32::from(seeds)).sum();
        (total == rules.total().into()).then(|| Position {
            board: Board::new(pits[turn], pits[!turn]),
            stores,
            turn,
        })
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The pits as the side to sow sees them.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Seeds in the pits of a side, pit 1 first.
    pub fn pits(&self, side: Side) -> [u8; PITS] {
        let board = if side == self.turn { self.board } else { self.board.turned() };
        core::array::from_fn(|pit| board.seeds(pit))
    }

    /// Seeds in the store of a side.
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    /// What the side to sow has in its store more than the other.
    pub fn lead(&self) -> i32 {
        i32::from(self.stores[self.turn]) - i32::from(self.stores[!self.turn])
    }

    /// A side has no seed left in its pits.
    pub const fn is_over(&self) -> bool {
        self.board.is_over()
    }

    /// What the side to sow wins by, once the game is over: what is left belongs to its owner.
    pub fn final_lead(&self) -> Option<i32> {
        self.is_over().then(|| self.lead() + self.board.rest())
    }

    /// How the game ended: who won, `None` for a draw.
    pub fn outcome(&self) -> Option<Option<Side>> {
        Some(match self.final_lead()? {
            0 => None,
            1.. => Some(self.turn),
            _ => Some(!self.turn),
        })
    }

    /// The pits that may be sown from, 1 to 6.
    pub fn moves(&self) -> impl Iterator<Item = u8> {
        let over = self.is_over();
        self.board.moves().filter(move |_| !over).map(|pit| pit as u8 + 1)
    }

    /// Sows from a pit, 1 to 6, and tells what happens.
    ///
    /// # Errors
    /// The pit cannot be sown from.
    pub fn play(&self, rules: RuleSet, pit: u8, on: &mut impl FnMut(Event)) -> Result<Position, IllegalMove> {
        if !self.moves().any(|legal| legal == pit) {
            return Err(IllegalMove(pit));
        }
        let side = self.turn;
        let sown = self.board.sow(rules.kind(), usize::from(pit - 1), &mut tell(side, on));
        let mut next = Position { board: sown.board, ..*self };
        next.stores[side] += sown.gained;
        if sown.board.is_over() {
            next.sweep(on);
            // The loser is to sow: nobody can.
            next.turn = !side;
        } else if sown.again {
            on(Event::Again { side });
        } else {
            next.board = sown.board.turned();
            next.turn = !side;
        }
        Ok(next)
    }

    /// What is left goes to its owner; then the stores decide.
    fn sweep(&mut self, on: &mut impl FnMut(Event)) {
        for (side, seeds) in [(self.turn, self.board.own_total()), (!self.turn, self.board.enemy_total())] {
            if seeds > 0 {
                on(Event::Swept { side, seeds });
                self.stores[side] += seeds;
            }
        }
        self.board = Board::default();
        on(match self.outcome() {
            Some(Some(side)) => Event::Won { side, reason: WinReason::Stores },
            _ => Event::Drawn { reason: DrawReason::Stores },
        });
    }

    /// Reads `PITS STORE PITS STORE TURN`, south first, each side's pits from its left: `3,3,3,3,3,3 0 3,3,3,3,3,3 0 s`.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str, rules: RuleSet) -> Result<Position, PositionError> {
        let mut fields = text.split_ascii_whitespace();
        let mut field = |name| fields.next().ok_or(PositionError::Missing(name));
        let south = pits(field("south's pits")?)?;
        let south_store = count(field("south's store")?)?;
        let north = pits(field("north's pits")?)?;
        let north_store = count(field("north's store")?)?;
        let turn = match field("side to move")? {
            "s" => Side::A,
            "n" => Side::B,
            _ => return Err(PositionError::Turn),
        };
        if fields.next().is_some() {
            return Err(PositionError::TooLong);
        }
        let (pits, stores) = (Sided { a: south, b: north }, Sided { a: south_store, b: north_store });
        let total: u32 =
            south.iter().chain(&north).chain([&stores.a, &stores.b]).map(|&seeds| u32::from(seeds)).sum();
        Position::new(rules, pits, stores, turn)
            .ok_or(PositionError::Total { found: total, wanted: rules.total() })
    }
}

fn pits(text: &str) -> Result<[u8; PITS], PositionError> {
    let mut pits = [0; PITS];
    let mut counts = text.split(',');
    for pit in &mut pits {
        *pit = count(counts.next().ok_or(PositionError::Pits)?)?;
    }
    if counts.next().is_some() { Err(PositionError::Pits) } else { Ok(pits) }
}

fn count(text: &str) -> Result<u8, PositionError> {
    // No sign, which `parse` would take.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).ok_or(PositionError::Count)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::BOTH {
            let [first, rest @ ..] = self.pits(side);
            write!(f, "{first}")?;
            for seeds in rest {
                write!(f, ",{seeds}")?;
            }
            write!(f, " {} ", self.stores[side])?;
        }
        f.write_str(match self.turn {
            Side::A => "s",
            Side::B => "n",
        })
    }
}

/// What is wrong with a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A field is missing.
    Missing(&'static str),
    /// More than five fields.
    TooLong,
    /// Not six counts.
    Pits,
    /// Not a number of seeds.
    Count,
    /// Neither `s` nor `n`.
    Turn,
    /// The seeds do not add up.
    Total {
        /// So many are there.
        found: u32,
        /// So many belong to the game.
        wanted: u8,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Missing(name) => write!(f, "the field with the {name} is missing"),
            PositionError::TooLong => f.write_str("a position has five fields: PITS STORE PITS STORE TURN"),
            PositionError::Pits => f.write_str("a side has six pits, written 3,3,3,3,3,3"),
            PositionError::Count => f.write_str("seeds are counted in whole numbers"),
            PositionError::Turn => f.write_str("the side to move is s or n"),
            PositionError::Total { found, wanted } => write!(f, "seeds are {found}, not {wanted}"),
        }
    }
}

impl core::error::Error for PositionError {}
