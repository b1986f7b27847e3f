//! The board of 16 squares: a set of bits a side, its text, its moves.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{Side, Sided};

/// Pieces of each side.
const PIECES: u32 = 4;
/// The squares of files a and d.
const FILE_A: u16 = 0x1111;
const FILE_D: u16 = 0x8888;

/// A square: 0 is a1, 1 is b1, 15 is d4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square of a number below 16.
    pub const fn new(number: u8) -> Option<Square> {
        if number < 16 { Some(Square(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 4), 1 + self.0 / 4)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The squares of a set of bits.
pub fn squares(mut set: u16) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        let number = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        Square::new(number as u8)
    })
}

/// The squares beside a square.
pub const fn beside(set: u16) -> u16 {
    (set << 4) | (set >> 4) | ((set & !FILE_D) << 1) | ((set & !FILE_A) >> 1)
}

/// Three in line: rows, files, and diagonals, the short ones too.
const fn lines() -> [u16; 24] {
    let mut lines = [0; 24];
    let mut count = 0;
    let mut square = 0;
    while square < 16 {
        let (file, rank) = (square % 4, square / 4);
        if file < 2 {
            lines[count] = 0b111 << square;
            count += 1;
        }
        if rank < 2 {
            lines[count] = 0x111 << square;
            count += 1;
        }
        if file < 2 && rank < 2 {
            lines[count] = 0x421 << square;
            count += 1;
        }
        if file >= 2 && rank < 2 {
            lines[count] = (1 << square) | (1 << (square + 3)) | (1 << (square + 6));
            count += 1;
        }
        square += 1;
    }
    lines
}

static LINES: [u16; 24] = lines();

/// The line that a set of pieces makes, if it makes one.
pub fn line(pieces: u16) -> Option<u16> {
    LINES.into_iter().find(|line| pieces & line == *line)
}

/// A piece goes one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// From here.
    pub from: Square,
    /// To the free square beside it.
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Move, NoMove> {
        let square = |file: u8, rank: u8| {
            let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
            if file < 4 && rank < 4 { Ok(Square(file + 4 * rank)) } else { Err(NoMove) }
        };
        match *text.as_bytes() {
            [file, rank, to_file, to_rank] => {
                Ok(Move { from: square(file, rank)?, to: square(to_file, to_rank)? })
            }
            _ => Err(NoMove),
        }
    }
}

/// A text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMove;

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is two squares, such as a1a2")
    }
}

impl core::error::Error for NoMove {}

/// A position. Side a is white, side b black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pieces: Sided<u16>,
    turn: Side,
}

impl Position {
    /// The start of the game.
    pub const fn start(first: Side) -> Position {
        // White a1 c1 b4 d4, black b1 d1 a4 c4.
        Position { pieces: Sided { a: 0xa005, b: 0x500a }, turn: first }
    }

    /// From sets of squares; `None` unless each has four and none is shared.
    pub const fn new(pieces: Sided<u16>, turn: Side) -> Option<Position> {
        let four = pieces.a.count_ones() == PIECES && pieces.b.count_ones() == PIECES;
        if four && pieces.a & pieces.b == 0 { Some(Position { pieces, turn }) } else { None }
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The squares of a side.
    pub fn pieces(&self, side: Side) -> u16 {
        self.pieces[side]
    }

    /// The squares of the side to move, and of the other one.
    pub fn sides(&self) -> (u16, u16) {
        (self.pieces[self.turn], self.pieces[!self.turn])
    }

    /// Who has three in line, and where. The side that moved last counts first.
    pub fn winner(&self) -> Option<(Side, u16)> {
        [!self.turn, self.turn].into_iter().find_map(|side| Some((side, line(self.pieces[side])?)))
    }

    /// The legal moves, sorted as text; none once the game is won, and for a side that must pass.
    pub fn moves(&self) -> Vec<Move> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let (own, enemy) = self.sides();
        let mut moves: Vec<Move> = squares(own)
            .flat_map(|from| squares(beside(from.bit()) & !(own | enemy)).map(move |to| Move { from, to }))
            .collect();
        moves.sort_unstable_by_key(|mv| (mv.from.0 % 4, mv.from.0, mv.to.0 % 4, mv.to.0));
        moves
    }

    /// The side to move is shut in and must pass.
    pub fn is_blocked(&self) -> bool {
        let (own, enemy) = self.sides();
        self.winner().is_none() && beside(own) & !(own | enemy) == 0
    }

    /// After a move; `None` unless it is legal.
    pub fn play(&self, mv: Move) -> Option<Position> {
        let (own, enemy) = self.sides();
        let steps = beside(mv.from.bit()) & mv.to.bit() & !(own | enemy);
        if own & mv.from.bit() == 0 || steps == 0 || self.winner().is_some() {
            return None;
        }
        let mut next = self.passed();
        next.pieces[self.turn] = own ^ mv.from.bit() ^ mv.to.bit();
        Some(next)
    }

    /// The same with the other side to move.
    #[must_use]
    pub fn passed(&self) -> Position {
        Position { turn: !self.turn, ..*self }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for rank in (0..4).rev() {
            let mut free = 0;
            for file in 0..4 {
                let bit = 1u16 << (4 * rank + file);
                let piece = match (self.pieces.a & bit, self.pieces.b & bit) {
                    (0, 0) => {
                        free += 1;
                        continue;
                    }
                    (_, 0) => 'w',
                    _ => 'b',
                };
                if free > 0 {
                    text.push_str(&free.to_string());
                    free = 0;
                }
                text.push(piece);
            }
            if free > 0 {
                text.push_str(&free.to_string());
            }
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        text.push(letter(self.turn));
        f.write_str(&text)
    }
}

/// `w` for white, who is side a, and `b` for black.
pub const fn letter(side: Side) -> char {
    match side {
        Side::A => 'w',
        Side::B => 'b',
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads rank 4 first, each from file a, digits for free squares, then whose turn: `bwbw/4/4/wbwb w`.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = text.split_ascii_whitespace();
        let board = fields.next().ok_or(PositionError::Missing("board"))?;
        let turn = match fields.next().ok_or(PositionError::Missing("side to move"))? {
            "w" => Side::A,
            "b" => Side::B,
            _ => return Err(PositionError::Turn),
        };
        if fields.next().is_some() {
            return Err(PositionError::TooLong);
        }
        let mut pieces = Sided::<u16>::default();
        let mut ranks = board.split('/');
        for rank in (0..4).rev() {
            let mut file = 0;
            for letter in ranks.next().ok_or(PositionError::Ranks)?.chars() {
                let side = match letter {
                    '1'..='4' => {
                        file += letter as u32 - '0' as u32;
                        continue;
                    }
                    'w' => Side::A,
                    'b' => Side::B,
                    _ => return Err(PositionError::Letter(letter)),
                };
                if file < 4 {
                    pieces[side] |= 1 << (4 * rank + file);
                }
                file += 1;
            }
            if file != 4 {
                return Err(PositionError::Rank(rank as u8 + 1));
            }
        }
        if ranks.next().is_some() {
            return Err(PositionError::Ranks);
        }
        for side in Side::BOTH {
            let found = pieces[side].count_ones();
            if found != PIECES {
                return Err(PositionError::Pieces(side, found));
            }
        }
        if line(pieces[turn]).is_some() {
            return Err(PositionError::Line(turn));
        }
        Ok(Position { pieces, turn })
    }
}

/// What is wrong with a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A field is missing.
    Missing(&'static str),
    /// More than two fields.
    TooLong,
    /// Not four ranks.
    Ranks,
    /// A rank that has not four squares.
    Rank(u8),
    /// Something that is no piece and no number of free squares.
    Letter(char),
    /// Neither `w` nor `b`.
    Turn,
    /// A side has not four pieces.
    Pieces(Side, u32),
    /// The side to move has three in line already.
    Line(Side),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Missing(name) => write!(f, "the {name} is missing"),
            PositionError::TooLong => f.write_str("a position has two fields: BOARD TURN"),
            PositionError::Ranks => f.write_str("the board has four ranks, written bwbw/4/4/wbwb"),
            PositionError::Rank(rank) => write!(f, "rank {rank} has not four squares"),
            PositionError::Letter(letter) => write!(f, "'{letter}' is neither w nor b nor 1 to 4"),
            PositionError::Turn => f.write_str("the side to move is w or b"),
            PositionError::Pieces(side, found) => write!(f, "pieces of {} are {found}, not 4", letter(*side)),
            PositionError::Line(side) => write!(f, "{} is to move and has three in line", letter(*side)),
        }
    }
}

impl core::error::Error for PositionError {}
