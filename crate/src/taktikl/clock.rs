//! The clock of a move: told how much time went by, it says when the turn is lost. It knows no time of its own.

/// Why a clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Hold {
    /// The page is hidden.
    Hidden = 1,
    /// An animation runs.
    Animation = 2,
    /// The text board is in use.
    TextBoard = 4,
    /// Somebody stopped the game.
    Paused = 8,
}

/// The clock of one move after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Milliseconds a move, 0 where the game is played without clock.
    allowed: u32,
    left: u32,
    held: u8,
}

/// What a while made of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tick {
    /// The clock is off, or stands still, or has run out before.
    Still,
    /// It runs.
    Running,
    /// It has run out just now: the turn is lost.
    RanOut,
}

impl Clock {
    /// The shortest and the longest time for a move, in seconds.
    pub const RANGE: core::ops::RangeInclusive<u8> = 3..=30;

    /// So many seconds a move; `None` plays without clock, and so does a number out of range.
    pub fn new(seconds: Option<u8>) -> Clock {
        let seconds = seconds.filter(|seconds| Clock::RANGE.contains(seconds)).unwrap_or(0);
        let allowed = 1000 * u32::from(seconds);
        Clock { allowed, left: allowed, held: 0 }
    }

    /// Milliseconds a move; `None` without clock.
    pub fn allowed(&self) -> Option<u32> {
        (self.allowed > 0).then_some(self.allowed)
    }

    /// Milliseconds left of this move; `None` without clock.
    pub fn left(&self) -> Option<u32> {
        self.allowed().map(|_| self.left)
    }

    /// Whether time that goes by counts.
    pub const fn runs(&self) -> bool {
        self.held == 0 && self.left > 0
    }

    /// The next move begins: its whole time is left. What holds the clock goes on holding it.
    pub const fn start(&mut self) {
        self.left = self.allowed;
    }

    /// The clock stands still until this reason is gone.
    pub const fn hold(&mut self, why: Hold) {
        self.held |= why as u8;
    }

    /// The same clock, but held by what holds another one now.
    #[must_use]
    pub const fn held_as(self, other: Clock) -> Clock {
        Clock { held: other.held, ..self }
    }

    /// This reason is gone.
    pub const fn release(&mut self, why: Hold) {
        self.held &= !(why as u8);
    }

    /// So many milliseconds went by.
    pub const fn pass(&mut self, milliseconds: u32) -> Tick {
        if !self.runs() {
            return Tick::Still;
        }
        self.left = self.left.saturating_sub(milliseconds);
        if self.left == 0 { Tick::RanOut } else { Tick::Running }
    }
}
