//! Which rule sets end.

use super::playout::random_game;
use crate::Side;
use crate::puluc::{Position, RuleSet, RuleSetError};
use crate::random::Seeded;

/// Random games that must all end before a rule set is accepted.
const TRIALS: u64 = 64;

/// Reads a rule-set text and refuses a set whose games need not end.
///
/// ```
/// use puluc::engine::ending::accept;
/// assert!(accept("bell;scores=0,0,0,0,0").is_err());
/// ```
///
/// # Errors
/// As reading the text, and [`RuleSetError::Endless`].
pub fn accept(text: &str) -> Result<RuleSet, RuleSetError> {
    let rules: RuleSet = text.parse()?;
    if ends(&rules) { Ok(rules) } else { Err(RuleSetError::Endless) }
}

/// Do 64 seeded random games all end within the limit?
fn ends(rules: &RuleSet) -> bool {
    // Nobody could ever move, and thrown again for ever it would not even return.
    if rules.odds()[1..].iter().all(|&ways| ways == 0) {
        return false;
    }
    (0..TRIALS).all(|trial| {
        let start = Position::start(rules, Side::A);
        random_game(rules, start, &mut Seeded::new(trial)).winner.is_some()
    })
}
