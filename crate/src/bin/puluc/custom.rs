//! Random rule sets, small enough to be solved at once.

use puluc::engine::ending::accept;
use puluc::puluc::RuleSet;
use puluc::random::{Random, Seeded};
use puluc::solve::{Limits, Table, solve};

/// Values at most.
const LARGEST: usize = 2_000_000;

/// The solved tables of the random rule sets of a seed, as many as are wanted.
pub(crate) fn tables(seed: u64) -> impl Iterator<Item = Table> {
    let mut random = Seeded::new(seed);
    let limits = Limits { values: LARGEST, ..Limits::default() };
    core::iter::repeat_with(move || rules(&mut random))
        .filter_map(|text| accept(&text).ok())
        .filter_map(move |rules: RuleSet| Some(solve(&rules, &limits, &mut |_| true).ok()?.0))
}

/// The text of a random rule set, near the presets as often as far from them.
fn rules(random: &mut Seeded) -> String {
    let mut pick = |choices: &[&str]| choices[random.below(choices.len() as u32) as usize].to_string();
    let preset = pick(&["bell", "strasbourg", "homeward", "liberation"]);
    let captives = pick(&["onward", "homeward"]);
    let end = pick(&["removed", "removed", "captured"]);
    let [again, throw] = [pick(&["no", "no", "yes"]), pick(&["sticks", "sticks", "sticks", "die"])];
    let entry = pick(&["0", "0", "1"]);
    let mut text =
        format!("{preset};captives={captives};end={end};again={again};throw={throw};entry={entry}");
    text += &format!(";spaces={};men={}", 4 + random.below(9), 2 + random.below(5));
    if random.below(2) == 0 {
        let scores: Vec<String> = (0..5).map(|_| random.below(7).to_string()).collect();
        text += &format!(";scores={}", scores.join(","));
    }
    text
}
