//! 100,000 random games in all presets and 200 random custom rule sets, each turn compared with the plain rules of
//! `naive.rs`.

mod naive;

use naive::Naive;
use puluc::Side;
use puluc::engine::ending::accept;
use puluc::puluc::{Event, MAX_THROWS, Move, PassReason, Position, Preset, RuleSet, Throw};
use puluc::random::{Random, Seeded};

const PRESET_GAMES: u64 = 16_000;
const CUSTOM_SETS: u64 = 200;
const CUSTOM_GAMES: u64 = 100;

/// Names the game that fails, wherever in it that happens.
struct Game<'a>(&'a RuleSet, u64);

impl Drop for Game<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("failed in the game of seed {} by the rules {}", self.1, self.0);
        }
    }
}

/// Plays a random game and checks every turn. Returns the winner.
fn check_game(rules: &RuleSet, seed: u64) -> Option<Side> {
    let _named = Game(rules, seed);
    let mut random = Seeded::new(seed);
    let first = if random.below(2) == 0 { Side::A } else { Side::B };
    let mut position = Position::start(rules, first);
    let mut naive = Naive::start(rules, first);
    let mut followed = naive.clone();
    for throw in 0..MAX_THROWS {
        let score = Throw::random(rules, &mut random).score;
        if throw % 16 == 0 {
            check_text(rules, &position, score);
        }
        let moves = position.moves(rules, score);
        let numbers = moves.iter().map(number);
        assert!(numbers.eq(naive.moves(rules, usize::from(score))), "{} {score}", position.text(rules));

        let mut events = Vec::with_capacity(6);
        if moves.is_empty() {
            position = position.pass(rules, score, &mut |event| events.push(event)).expect("no legal move");
            let reason = if score == 0 { PassReason::NoScore } else { PassReason::NoMove };
            assert_eq!(events, [Event::Passed { side: naive.turn, reason }]);
            naive.turn = !naive.turn;
        } else {
            let mv = moves.nth(random.below(moves.len()));
            assert!(position.pass(rules, score, &mut |_| ()).is_err());
            position =
                position.play(rules, score, mv, &mut |event| events.push(event)).expect("a legal move");
            naive.play(rules, usize::from(score), number(mv));
            assert!(events.is_sorted_by_key(order), "{events:?}");
        }
        followed.follow(&events);
        assert!(naive.is(rules, &position), "{naive:?} is not {}", position.text(rules));
        assert_eq!(followed, naive, "after {events:?}");
        for side in Side::BOTH {
            assert_eq!(naive.men(side), usize::from(rules.men()));
        }
        if naive.won.is_some() {
            check_text(rules, &position, score);
            return naive.won;
        }
    }
    None
}

/// A move as the plain rules number it.
fn number(mv: Move) -> usize {
    match mv {
        Move::Enter => 0,
        Move::From(space) => usize::from(space),
    }
}

/// The place of an event in its turn.
fn order(event: &Event) -> u8 {
    match event {
        Event::Entered { .. } | Event::Moved { .. } => 0,
        Event::Captured { .. } => 1,
        Event::Freed { .. } => 2,
        Event::Left { .. } => 3,
        Event::Home { .. } => 4,
        Event::Dead { .. } => 5,
        Event::Passed { .. } | Event::Won { .. } | Event::Drawn { .. } => 6,
    }
}

fn check_text(rules: &RuleSet, position: &Position, score: u8) {
    let text = position.text_with(rules, Some(score));
    assert_eq!(Position::parse(&text, rules).as_ref(), Ok(&(position.clone(), Some(score))), "{text}");
    assert_eq!(position.setup(rules).position(rules).as_ref(), Ok(position));
}

#[test]
fn random_games_of_the_presets() {
    for preset in Preset::ALL {
        for seed in 0..PRESET_GAMES {
            assert!(check_game(&preset.rules(), seed).is_some(), "{} {seed} does not end", preset.name());
        }
    }
}

#[test]
fn random_games_of_random_rule_sets() {
    let mut random = Seeded::new(2026);
    let (mut accepted, mut refused, mut games, mut drawn) = (0, 0, 0, 0);
    while accepted < CUSTOM_SETS {
        let text = random_rules(&mut random);
        let rules: RuleSet = text.parse().expect(&text);
        assert_eq!(rules.to_string().parse(), Ok(rules), "{text}");
        assert!(rules.to_string().len() <= text.len(), "{rules} is no shorter than {text}");
        if accept(&text).is_err() {
            refused += 1;
            continue;
        }
        for game in 0..CUSTOM_GAMES {
            games += 1;
            drawn += u32::from(check_game(&rules, accepted * CUSTOM_GAMES + game).is_none());
        }
        accepted += 1;
    }
    println!("{accepted} rule sets accepted, {refused} refused, {drawn} of {games} games drawn");
    // Those few that 64 trials cannot tell from sets that end.
    assert!(drawn <= games / 1000, "{drawn} of {games} games do not end");
}

/// A rule-set text with every key, each value of its range as likely.
fn random_rules(random: &mut Seeded) -> String {
    let mut below = |bound| random.below(bound);
    let preset = Preset::ALL[below(5) as usize].name();
    let scores: [u32; 5] = std::array::from_fn(|_| below(10));
    let [a, b, c, d, e] = scores;
    format!(
        "{preset};spaces={};men={};scores={a},{b},{c},{d},{e};entry={};move={};captives={};end={};again={};throw={}",
        3 + below(19),
        1 + below(10),
        below(2),
        ["whole", "free"][below(2) as usize],
        ["onward", "homeward"][below(2) as usize],
        ["removed", "captured"][below(2) as usize],
        ["no", "yes"][below(2) as usize],
        ["sticks", "die"][below(2) as usize],
    )
}
