//! Counts of the game tree, to compare programs by.

use crate::puluc::{Position, RuleSet};

/// Number of leaves `depth` turns deep: for each score that can be thrown, each legal move or else the pass.
///
/// A won game counts as one leaf. `score` fixes the first throw.
///
/// ```
/// use puluc::{Side, perft::perft, puluc::{Position, Preset}};
/// let rules = Preset::Bell.rules();
/// assert_eq!(perft(&rules, &Position::start(&rules, Side::A), None, 3), 182);
/// ```
pub fn perft(rules: &RuleSet, position: &Position, score: Option<u8>, depth: u32) -> u64 {
    if depth == 0 || position.outcome(rules).is_some() {
        return 1;
    }
    let after = |score: u8| {
        let moves = position.moves_unfinished(rules, score);
        if moves.is_empty() {
            let mut next = position.clone();
            next.apply_pass(score, &mut |_| ());
            return perft(rules, &next, None, depth - 1);
        }
        let play = |mv| {
            let mut next = position.clone();
            next.apply(rules, score, mv, &mut |_| ());
            perft(rules, &next, None, depth - 1)
        };
        moves.iter().map(play).sum()
    };
    match score {
        Some(score) => after(score),
        None => rules.possible_scores().map(after).sum(),
    }
}
