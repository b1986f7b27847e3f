//! The odds of the throws: in the code exactly, from the device's randomness within five standard errors.

use puluc::puluc::{Preset, RuleSet, Throw};
use puluc::random::{Random, Seeded};

/// Gives given numbers, and must be asked for each.
struct Given<I>(I);

impl<I: Iterator<Item = u64>> Random for Given<I> {
    fn bits(&mut self) -> u64 {
        self.0.next().expect("no more throws than given")
    }
}

/// The device's own randomness.
struct Device;

impl Random for Device {
    fn bits(&mut self) -> u64 {
        getrandom::u64().expect("the device has randomness")
    }
}

fn rules(text: &str) -> RuleSet {
    text.parse().expect(text)
}

/// Each of the 16 patterns of the leading bits, the others as a seed gives them.
fn patterns(seed: u64) -> impl Iterator<Item = u64> {
    let mut rest = Seeded::new(seed);
    (0..16).map(move |pattern| pattern << 60 | rest.bits() >> 4)
}

#[test]
fn the_sixteen_patterns_are_equally_likely() {
    for preset in Preset::ALL {
        for seed in 0..100 {
            let mut random = Given(patterns(seed));
            let mut seen = [0; 16];
            let mut ways = [0; 10];
            for _ in 0..16 {
                let throw = Throw::random(&preset.rules(), &mut random);
                let faces = throw.faces.expect("sticks");
                assert_eq!(u32::from(throw.yellow()), faces.count_ones());
                seen[usize::from(faces)] += 1;
                ways[usize::from(throw.score)] += 1;
            }
            assert_eq!(random.0.next(), None, "every number is used");
            assert_eq!(seen, [1; 16]);
            assert_eq!(ways, preset.rules().odds());
        }
    }
}

#[test]
fn a_throw_that_scores_nothing_is_thrown_again_where_the_rules_say_so() {
    let mut random = Given(patterns(7));
    let again = rules("bell;again=yes");
    let mut ways = [0; 10];
    let mut thrown_again = 0;
    for _ in 0..12 {
        let throw = Throw::random(&again, &mut random);
        ways[usize::from(throw.score)] += 1;
        thrown_again += throw.again;
    }
    assert_eq!(ways, again.odds());
    assert_eq!(ways, [0, 0, 6, 4, 1, 1, 0, 0, 0, 0]);
    // Of the four patterns with one yellow face all come before another one.
    assert_eq!(thrown_again, 4);
}

#[test]
fn the_odds_of_four_sticks() {
    let ways = |text: &str| rules(text).odds();
    assert_eq!(ways("bell"), [4, 0, 6, 4, 1, 1, 0, 0, 0, 0]);
    assert_eq!(ways("strasbourg"), [0, 4, 6, 4, 1, 1, 0, 0, 0, 0]);
    assert_eq!(ways("liberation"), [0, 4, 6, 4, 1, 1, 0, 0, 0, 0]);
    assert_eq!(ways("bell;scores=9,9,2,2,0"), [1, 0, 10, 0, 0, 0, 0, 0, 0, 5]);
    assert_eq!(ways("bell;throw=die"), [0, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
}

/// Are the counts within five standard errors of the odds?
fn assert_odds<const N: usize>(counts: [u32; N], odds: [u32; N]) {
    let total: u32 = counts.iter().sum();
    let ways: u32 = odds.iter().sum();
    for (count, odds) in counts.into_iter().zip(odds) {
        let p = f64::from(odds) / f64::from(ways);
        let expected = f64::from(total) * p;
        let error = (expected * (1.0 - p)).sqrt();
        let off = (f64::from(count) - expected) / error;
        assert!(off.abs() < 5.0, "{counts:?} should be as {odds:?}: one is {off} standard errors off");
    }
}

#[test]
fn a_million_throws_of_the_device() {
    let bell = rules("bell");
    let mut yellow = [0; 5];
    let mut faces = [0; 16];
    for _ in 0..1_000_000 {
        let throw = Throw::random(&bell, &mut Device);
        yellow[usize::from(throw.yellow())] += 1;
        faces[usize::from(throw.faces.expect("sticks"))] += 1;
    }
    assert_odds(yellow, [1, 4, 6, 4, 1]);
    assert_odds(faces, [1; 16]);
}

#[test]
fn a_million_dice_of_the_device() {
    let die = rules("bell;throw=die");
    let mut pips = [0; 5];
    let mut again = 0;
    for _ in 0..1_000_000 {
        let throw = Throw::random(&die, &mut Device);
        assert_eq!((throw.faces, throw.yellow()), (None, 0));
        pips[usize::from(throw.score) - 1] += 1;
        again += throw.again;
    }
    assert_odds(pips, [1; 5]);
    assert_odds([1_000_000, again], [5, 1]);
}

#[test]
fn real_sticks_and_dice() {
    let bell = rules("bell");
    let scores: Vec<u8> = (0..16).map(|faces| Throw::sticks(&bell, faces).score).collect();
    assert_eq!(scores, [4, 0, 0, 2, 0, 2, 2, 3, 0, 2, 2, 3, 2, 3, 3, 5]);
    assert!(Throw::sticks(&bell, 1).counts(&bell));
    assert!(!Throw::sticks(&bell, 1).counts(&rules("bell;again=yes")));
    for pips in 1..=6 {
        let throw = Throw::die(pips).expect("a die");
        assert_eq!(throw.score, pips);
        assert_eq!(throw.counts(&rules("bell;throw=die")), pips < 6);
    }
    assert!(Throw::die(0).is_err());
    assert!(Throw::die(7).is_err());
}
