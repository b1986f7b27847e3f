//! The file of a solved rule set: a head, then the values.
//!
//! | bytes | what |
//! |---|---|
//! | 12 | `puluc-table` and a line feed |
//! | 4 | version, 2 |
//! | 4 | length of the rule-set text |
//! | … | the rule-set text in its canonical form |
//! | 8 | number of values |
//! | 4 | estimated bound of the error, single precision |
//! | 8 | checksum of the values |
//! | 4 each | the values, single precision |
//!
//! All numbers are little-endian. The values stand in the order of the positions' numbers, which follows from the rule set.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::drive::{Limits, SolveError};
use super::positions::Positions;
use super::table::Table;
use crate::engine::ending;

const TITLE: &[u8; 12] = b"puluc-table\n";
const VERSION: u32 = 2;

impl Table {
    /// The table as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rules = self.rules.to_string();
        let mut bytes = Vec::with_capacity(64 + rules.len() + 4 * self.values.len());
        bytes.extend_from_slice(TITLE);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&(rules.len() as u32).to_le_bytes());
        bytes.extend_from_slice(rules.as_bytes());
        bytes.extend_from_slice(&(self.values.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&self.bound.to_le_bytes());
        bytes.extend_from_slice(&checksum(&self.values).to_le_bytes());
        for value in &self.values {
            bytes.extend_from_slice(&value.to_le_bytes());
        }
        bytes
    }

    /// Reads a table.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Table, FileError> {
        let mut rest = bytes;
        if take::<12>(&mut rest)? != *TITLE {
            return Err(FileError::Foreign);
        }
        let version = u32::from_le_bytes(take(&mut rest)?);
        if version != VERSION {
            return Err(FileError::Version(version));
        }
        let length = u32::from_le_bytes(take(&mut rest)?) as usize;
        let (rules, after) = rest.split_at_checked(length).ok_or(FileError::Short)?;
        rest = after;
        let text = core::str::from_utf8(rules).map_err(|_| FileError::Rules("it is no text".into()))?;
        let rules = ending::accept(text).map_err(|error| FileError::Rules(error.to_string()))?;
        let count = u64::from_le_bytes(take(&mut rest)?);
        let bound = f32::from_le_bytes(take(&mut rest)?);
        let expected = u64::from_le_bytes(take(&mut rest)?);
        if rest.len() as u64 != count.saturating_mul(4) {
            return Err(FileError::Short);
        }
        let values: Vec<f32> = rest.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
        if checksum(&values) != expected {
            return Err(FileError::Damaged);
        }
        let limits = Limits { values: values.len(), ..Limits::default() };
        let positions = Positions::new(&rules, &limits).map_err(FileError::Solve)?;
        if positions.len() != values.len() {
            return Err(FileError::Count { found: values.len(), expected: positions.len() });
        }
        Ok(Table { rules, positions, values, bound })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], FileError> {
    let (taken, after) = rest.split_first_chunk().ok_or(FileError::Short)?;
    *rest = after;
    Ok(*taken)
}

/// FNV-1a over the values, four bytes at a time.
fn checksum(values: &[f32]) -> u64 {
    values.iter().fold(0xcbf2_9ce4_8422_2325, |sum, value| {
        (sum ^ u64::from(value.to_bits())).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Why a file is no table.
#[derive(Clone, Debug, PartialEq)]
pub enum FileError {
    /// Something else.
    Foreign,
    /// Of another version.
    Version(u32),
    /// Cut off, or with something after its end.
    Short,
    /// The rule set cannot be read.
    Rules(String),
    /// The values are not those that were written.
    Damaged,
    /// Another number of values than the rule set has.
    Count {
        /// In the file.
        found: usize,
        /// By the rule set.
        expected: usize,
    },
    /// The rule set cannot be numbered.
    Solve(SolveError),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Foreign => f.write_str("this is no table of Puluc"),
            FileError::Version(version) => write!(f, "the table is of version {version}, not {VERSION}"),
            FileError::Short => f.write_str("the table has not the length that its head says"),
            FileError::Rules(why) => write!(f, "the table's rule set is not one: {why}"),
            FileError::Damaged => f.write_str("the table is damaged: its checksum is wrong"),
            FileError::Count { found, expected } => write!(f, "the table has {found} values, not {expected}"),
            FileError::Solve(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for FileError {}
