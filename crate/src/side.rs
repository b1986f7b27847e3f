//! The two players.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// A player: `A` moves up (space 1 to the last), `B` moves down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Side {
    /// Indigo, at the low end.
    A,
    /// Clay, at the high end.
    B,
}

impl Side {
    /// Both sides, `A` first.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// `a` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Side::A => 'a',
            Side::B => 'b',
        }
    }

    /// The side that `letter` stands for.
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'a' => Some(Side::A),
            'b' => Some(Side::B),
            _ => None,
        }
    }
}

impl Not for Side {
    type Output = Side;
    fn not(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sided<T> {
    /// The value of side a.
    pub a: T,
    /// The value of side b.
    pub b: T,
}

impl<T> Sided<T> {
    /// Makes the pair from a function of the side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Sided<T> {
        Sided { a: f(Side::A), b: f(Side::B) }
    }
}

impl<T> Index<Side> for Sided<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }
}

impl<T> IndexMut<Side> for Sided<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }
}
