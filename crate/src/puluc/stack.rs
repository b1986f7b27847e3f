//! A stack of men on one space, packed into a number.

use core::fmt;

use crate::Side;

/// The tallest stack: ten men of either side.
pub const TALLEST: u32 = 20;

/// Men on one space, bottom to top; belongs to the owner of its top man.
///
/// Bit `i` is the man at height `i` (0 = a, 1 = b), and one more bit set above the top marks the height.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stack(u32);

impl Stack {
    /// No men at all.
    pub const EMPTY: Stack = Stack(1);

    /// One man.
    #[inline]
    pub const fn man(side: Side) -> Stack {
        Stack(0b10 | side as u32)
    }

    /// Number of men.
    #[inline]
    pub const fn height(self) -> u32 {
        31 - self.0.leading_zeros()
    }

    /// No men at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// The side of the top man, `None` where empty.
    #[inline]
    pub const fn owner(self) -> Option<Side> {
        if self.is_empty() { None } else { Some(self.top()) }
    }

    /// The side of the top man of a stack that is not empty.
    #[inline]
    const fn top(self) -> Side {
        side_of(self.0 >> (self.height() - 1))
    }

    /// Number of men of one side.
    #[inline]
    pub const fn men(self, side: Side) -> u32 {
        let b = self.0.count_ones() - 1;
        match side {
            Side::A => self.height() - b,
            Side::B => b,
        }
    }

    /// Holds men of both sides?
    #[inline]
    pub const fn is_mixed(self) -> bool {
        self.men(Side::A) > 0 && self.men(Side::B) > 0
    }

    /// This stack with `above` put on top of it.
    #[inline]
    pub const fn under(self, above: Stack) -> Stack {
        let height = self.height();
        Stack((self.0 ^ (1 << height)) | (above.0 << height))
    }

    /// The lowest `height` men and the rest above them.
    ///
    /// `height` is at most the stack's own.
    #[inline]
    pub const fn split(self, height: u32) -> (Stack, Stack) {
        let mark = 1 << height;
        (Stack(self.0 & (mark - 1) | mark), Stack(self.0 >> height))
    }

    /// Splits off what moves under the duty to free: the top man and the enemy men directly under him.
    ///
    /// Returns what stays and what moves. The stack is not empty.
    #[inline]
    pub const fn freeing(self) -> (Stack, Stack) {
        let top = self.height() - 1;
        // Men that are of the owner's side as ones, without the top man.
        let own = match self.top() {
            Side::A => !self.0,
            Side::B => self.0,
        } & ((1 << top) - 1);
        self.split(32 - own.leading_zeros())
    }

    /// The men, bottom to top.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Side> + Clone {
        (0..self.height()).map(move |i| side_of(self.0 >> i))
    }

    /// A stack of these men, bottom to top; `None` when there are more than [`TALLEST`].
    pub fn from_men(men: impl IntoIterator<Item = Side>) -> Option<Stack> {
        let mut stack = Stack::EMPTY;
        for man in men {
            if stack.height() == TALLEST {
                return None;
            }
            stack = stack.under(Stack::man(man));
        }
        Some(stack)
    }

    /// Every man changed into one of the other side.
    #[must_use]
    pub const fn swapped(self) -> Stack {
        Stack(self.0 ^ ((1 << self.height()) - 1))
    }

    /// The packed number, for tables.
    pub const fn bits(self) -> u32 {
        self.0
    }
}

const fn side_of(bits: u32) -> Side {
    if bits & 1 == 0 { Side::A } else { Side::B }
}

impl Default for Stack {
    fn default() -> Stack {
        Stack::EMPTY
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|man| write!(f, "{man}"))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stack({self})")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
