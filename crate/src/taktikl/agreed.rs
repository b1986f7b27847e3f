//! What the players agree on before a game: the move limit and the clock.

use core::fmt;
use core::str::FromStr;

use super::clock::Clock;

/// As text `limit=30;clock=5`, `limit=none;clock=off`; what is not named is as by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Agreed {
    limit: Option<u16>,
    clock: Option<u8>,
}

impl Default for Agreed {
    /// 30 moves each, five seconds a move.
    fn default() -> Agreed {
        Agreed { limit: Some(30), clock: Some(5) }
    }
}

impl Agreed {
    /// The highest move limit.
    pub const LONGEST: u16 = 200;

    /// Moves of each side (1 to 200, `None` without limit) and seconds a move (3 to 30, `None` without clock).
    ///
    /// # Errors
    /// A number is out of range.
    pub fn new(limit: Option<u16>, clock: Option<u8>) -> Result<Agreed, AgreedError> {
        if limit.is_some_and(|limit| limit == 0 || limit > Agreed::LONGEST) {
            return Err(AgreedError::Limit);
        }
        if clock.is_some_and(|clock| !Clock::RANGE.contains(&clock)) {
            return Err(AgreedError::Clock);
        }
        Ok(Agreed { limit, clock })
    }

    /// Moves of each side until the game is drawn; `None` without limit.
    pub const fn limit(self) -> Option<u16> {
        self.limit
    }

    /// Seconds a move; `None` without clock.
    pub const fn clock(self) -> Option<u8> {
        self.clock
    }
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Some(limit) => write!(f, "limit={limit};")?,
            None => f.write_str("limit=none;")?,
        }
        match self.clock {
            Some(clock) => write!(f, "clock={clock}"),
            None => f.write_str("clock=off"),
        }
    }
}

impl FromStr for Agreed {
    type Err = AgreedError;

    fn from_str(text: &str) -> Result<Agreed, AgreedError> {
        let mut agreed = Agreed::default();
        for part in text.split(';').filter(|part| !part.is_empty()) {
            match part.split_once('=').ok_or(AgreedError::Key)? {
                ("limit", "none") => agreed.limit = None,
                ("limit", limit) => agreed.limit = Some(limit.parse().map_err(|_| AgreedError::Limit)?),
                ("clock", "off") => agreed.clock = None,
                ("clock", clock) => agreed.clock = Some(clock.parse().map_err(|_| AgreedError::Clock)?),
                _ => return Err(AgreedError::Key),
            }
        }
        Agreed::new(agreed.limit, agreed.clock)
    }
}

/// What is wrong with what was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgreedError {
    /// Neither `limit` nor `clock`.
    Key,
    /// The limit is out of range.
    Limit,
    /// The clock is out of range.
    Clock,
}

impl fmt::Display for AgreedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AgreedError::Key => "the keys are 'limit' and 'clock', as in 'limit=30;clock=5'",
            AgreedError::Limit => "limit must be 1 to 200, or none",
            AgreedError::Clock => "clock must be 3 to 30 seconds, or off",
        })
    }
}

impl core::error::Error for AgreedError {}
