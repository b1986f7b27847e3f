//! A match of Tak-tikl: clock, lost turns, limit, repetition, stakes, undo, records, reviews.

use puluc::engine::levels::Level;
use puluc::random::{Random, Seeded};
use puluc::session::{Kind, Player};
use puluc::taktikl::clock::{Clock, Hold, Tick};
use puluc::taktikl::review::{losses, review};
use puluc::taktikl::stakes::{Bet, Pledge, Result as Outcome, Stakes, StakesError};
use puluc::taktikl::table::Table;
use puluc::taktikl::{
    Deed, DrawReason, Ending, Event, Options, PassReason, Session, SessionError, WinReason,
};
use puluc::{Side, Sided};

fn new(rules: &str) -> Session {
    Session::new(&Options { rules: rules.into(), ..Options::default() }).expect("a game")
}

fn at(rules: &str, position: &str) -> Session {
    let options = Options { rules: rules.into(), position: Some(position.into()), ..Options::default() };
    Session::new(&options).expect("a game")
}

fn play(game: &mut Session, moves: &[&str]) -> Vec<Event> {
    moves.iter().map(|mv| game.play(mv.parse().expect("a move")).expect(mv)).last().expect("a move")
}

fn any(game: &mut Session, random: &mut Seeded) {
    let moves = game.legal_moves();
    if game.agreed().clock().is_some() && random.below(6) == 0 {
        game.lose_turn().expect("a clock");
    } else {
        game.play(moves[random.below(moves.len() as u32) as usize]).expect("a legal move");
    }
}

#[test]
fn the_limit_counts_the_moves_of_each_side_and_lost_turns() {
    let mut game = new("limit=2;clock=5");
    play(&mut game, &["a1a2", "a4a3", "d4d3"]);
    assert_eq!(game.ending(), None);
    let events = game.lose_turn().expect("a clock");
    assert_eq!(
        events,
        [
            Event::Passed { side: Side::B, reason: PassReason::Time },
            Event::Drawn { reason: DrawReason::Limit }
        ]
    );
    assert_eq!(game.ending(), Some(Ending::Drawn(DrawReason::Limit)));
    assert_eq!(game.play("a2a1".parse().expect("a move")), Err(SessionError::Over));
    assert_eq!(game.lose_turn(), Err(SessionError::Over));
    game.undo().expect("a lost turn can be taken back");
    assert_eq!((game.position().turn(), game.taken()), (Side::B, Sided { a: 2, b: 1 }));
    assert_eq!(new("limit=2;clock=off").lose_turn(), Err(SessionError::NoClock));
}

#[test]
fn the_third_time_is_a_draw() {
    let mut game = new("limit=none;clock=off");
    let round = ["a1a2", "a4a3", "a2a1", "a3a4"];
    play(&mut game, &round);
    assert_eq!(game.ending(), None);
    let events = play(&mut game, &round);
    assert_eq!(events.last(), Some(&Event::Drawn { reason: DrawReason::Repetition }));
    assert_eq!(game.ending(), Some(Ending::Drawn(DrawReason::Repetition)));
    // Two lost turns bring a position back as well.
    let mut game = new("limit=none;clock=3");
    for turn in 0..4 {
        assert_eq!(game.ending(), None, "{turn}");
        game.lose_turn().expect("a clock");
    }
    assert_eq!(game.ending(), Some(Ending::Drawn(DrawReason::Repetition)));
}

#[test]
fn three_in_line_win_at_once() {
    let mut game = at("limit=1;clock=off", "3w/ww2/bbw1/bb2 w");
    let events = play(&mut game, &["c2c3"]);
    assert_eq!(events[1], Event::Won { side: Side::A, reason: WinReason::Line });
    let view = game.snapshot();
    let line: Vec<String> = view.outcome.expect("over").line.iter().map(ToString::to_string).collect();
    assert_eq!(line, ["a3", "b3", "c3"]);
    assert!(view.moves.is_empty());
}

#[test]
fn a_side_that_is_shut_in_passes_by_itself() {
    let table = Table::solve();
    let blocked: Vec<_> =
        table.positions().map(|(position, _)| position).filter(|position| position.is_blocked()).collect();
    assert_eq!(blocked.len(), 4);
    for here in blocked {
        let game = at("limit=none;clock=off", &here.to_string());
        assert_eq!(game.position().turn(), Side::B, "white has passed");
        let (_, turn) = game.turns().next().expect("a turn");
        assert_eq!(turn.deed, Deed::Passed(PassReason::NoMove));
        assert_eq!(turn.events, [Event::Passed { side: Side::A, reason: PassReason::NoMove }]);
        assert!(!game.can_undo());
        assert_eq!(Session::from_record(&game.record()), Ok(game));
    }
}

#[test]
fn the_clock_runs_only_while_nothing_holds_it() {
    let mut clock = Clock::new(Some(5));
    assert_eq!((clock.allowed(), clock.left()), (Some(5000), Some(5000)));
    assert_eq!(clock.pass(4999), Tick::Running);
    clock.hold(Hold::Hidden);
    clock.hold(Hold::Animation);
    clock.hold(Hold::Hidden);
    assert_eq!(clock.pass(60_000), Tick::Still);
    clock.release(Hold::Hidden);
    assert_eq!(clock.pass(60_000), Tick::Still);
    clock.release(Hold::Animation);
    assert_eq!(clock.left(), Some(1));
    assert_eq!(clock.pass(1), Tick::RanOut);
    assert_eq!(clock.pass(1), Tick::Still, "it runs out once");
    clock.start();
    assert_eq!(clock.left(), Some(5000));
    let mut off = Clock::new(None);
    assert_eq!((off.pass(u32::MAX), off.left()), (Tick::Still, None));
    assert_eq!(Clock::new(Some(31)).allowed(), None);
}

#[test]
fn time_that_goes_by_loses_turns() {
    let mut game = new("limit=30;clock=5");
    assert!(game.pass_time(3000).is_empty());
    game.hold(Hold::Animation);
    assert!(game.pass_time(3000).is_empty());
    game.release(Hold::Animation);
    assert_eq!(game.pass_time(2000), [Event::Passed { side: Side::A, reason: PassReason::Time }]);
    assert_eq!((game.position().turn(), game.clock().left()), (Side::B, Some(5000)));
    // What is left when a move is made comes back with a redo, and an undo gives the whole time again.
    game.pass_time(1500);
    play(&mut game, &["a4a3"]);
    game.pass_time(700);
    let before = game.clone();
    game.hold(Hold::Hidden);
    game.undo().expect("a decision");
    assert_eq!((game.clock().left(), game.clock().runs()), (Some(5000), false));
    game.redo().expect("something undone");
    game.release(Hold::Hidden);
    assert_eq!(game, before);
    assert_eq!(game.clock().left(), Some(4300));
}

#[test]
fn undo_and_redo_are_exact_in_the_midst_of_clocks() {
    for seed in 0..300 {
        let mut random = Seeded::new(seed);
        let mut game = new("limit=30;clock=3");
        let mut states = vec![game.record()];
        while game.ending().is_none() {
            game.pass_time(random.below(2900));
            any(&mut game, &mut random);
            if states.last() != Some(&game.record()) {
                states.push(game.record());
            }
        }
        let end = game.clone();
        let mut undone = 0;
        while game.can_undo() {
            game.undo().expect("a decision");
            undone += 1;
            assert!(states.contains(&game.record()));
            assert_eq!(game.clock().left(), Some(3000));
        }
        assert_eq!(game.record(), states[0]);
        for _ in 0..undone {
            game.redo().expect("something undone");
        }
        assert_eq!(game, end);
    }
}

fn random_stakes(random: &mut Seeded) -> Stakes {
    let mut pledge = || {
        let purse = random.below(200);
        Pledge { purse, stake: random.below(purse + 1), moves: 1 + random.below(30) as u16 }
    };
    let players = Sided { a: pledge(), b: pledge() };
    let onlookers: Vec<u32> = (0..random.below(6)).map(|_| random.below(60)).collect();
    let mut left = onlookers.clone();
    let mut bets = Vec::new();
    for _ in 0..random.below(9) {
        if onlookers.is_empty() {
            break;
        }
        let onlooker = random.below(onlookers.len() as u32) as usize;
        if left[onlooker] == 0 {
            continue;
        }
        let kernels = 1 + random.below(left[onlooker]);
        left[onlooker] -= kernels;
        let on = if random.below(2) == 0 { Side::A } else { Side::B };
        bets.push(Bet { onlooker, on, kernels });
    }
    Stakes::new(players, onlookers, bets).expect("purses hold it")
}

#[test]
fn no_kernel_is_lost_or_made() {
    let mut random = Seeded::new(99);
    for _ in 0..20_000 {
        let stakes = random_stakes(&mut random);
        let total = stakes.placed().total();
        let purses: u64 = stakes.onlookers().iter().map(|&purse| u64::from(purse)).sum::<u64>()
            + u64::from(stakes.players().a.purse + stakes.players().b.purse);
        assert_eq!(total, purses);
        let moves = 1 + random.below(35);
        for result in [Outcome::Drawn, Outcome::Won(Side::A, moves), Outcome::Won(Side::B, moves)] {
            let settled = stakes.settled(result);
            assert_eq!((settled.total(), settled.pot, settled.bets), (total, 0, 0));
            let shares = stakes.shares(result);
            assert_eq!(shares.iter().sum::<u32>(), stakes.placed().bets);
            if let Outcome::Won(winner, _) = result {
                let loser = stakes.players()[!winner];
                let lost = if moves <= stakes.players()[winner].moves.into() { loser.stake } else { 0 };
                assert_eq!(settled.players[!winner], loser.purse - lost);
                let backed = stakes.bets().iter().any(|bet| bet.on == winner);
                for (bet, share) in stakes.bets().iter().zip(shares) {
                    match (backed, bet.on == winner) {
                        (false, _) => assert_eq!(share, bet.kernels),
                        (true, true) => assert!(share >= bet.kernels),
                        (true, false) => assert_eq!(share, 0),
                    }
                }
            } else {
                assert_eq!(settled.onlookers, stakes.onlookers());
            }
        }
    }
}

#[test]
fn pots_go_where_the_rules_say() {
    let pledge = |stake, moves| Pledge { purse: 50, stake, moves };
    let bet = |onlooker, on, kernels| Bet { onlooker, on, kernels };
    let bets = vec![bet(0, Side::A, 3), bet(1, Side::B, 5), bet(2, Side::A, 3), bet(0, Side::A, 1)];
    let stakes =
        Stakes::new(Sided { a: pledge(10, 8), b: pledge(20, 12) }, vec![10, 10, 10], bets).expect("stakes");
    // 12 kernels on 7: 3 bring 5, 3 bring 5, 1 brings 1; the one left over goes to the earlier of the largest two.
    assert_eq!(stakes.shares(Outcome::Won(Side::A, 8)), [6, 0, 5, 1]);
    let within = stakes.settled(Outcome::Won(Side::A, 8));
    assert_eq!((within.players, within.onlookers), (Sided { a: 70, b: 30 }, vec![13, 5, 12]));
    let late = stakes.settled(Outcome::Won(Side::A, 9));
    assert_eq!((late.players, late.onlookers), (Sided { a: 50, b: 50 }, vec![13, 5, 12]));
    let drawn = stakes.settled(Outcome::Drawn);
    assert_eq!((drawn.players, drawn.onlookers), (Sided { a: 50, b: 50 }, vec![10, 10, 10]));

    let refused = |players, onlookers, bets| Stakes::new(players, onlookers, bets).expect_err("refused");
    let fair = Sided { a: pledge(10, 8), b: pledge(20, 12) };
    assert_eq!(refused(Sided { a: pledge(51, 8), ..fair }, vec![], vec![]), StakesError::Purse);
    assert_eq!(refused(Sided { a: pledge(5, 0), ..fair }, vec![], vec![]), StakesError::Moves);
    assert_eq!(refused(fair, vec![4], vec![bet(0, Side::A, 3), bet(0, Side::B, 2)]), StakesError::Purse);
    assert_eq!(refused(fair, vec![4], vec![bet(1, Side::A, 3)]), StakesError::Onlooker);
    assert_eq!(refused(fair, vec![4], vec![bet(0, Side::A, 0)]), StakesError::Nothing);
}

#[test]
fn kernels_follow_the_game_and_its_undo() {
    for seed in 0..200 {
        let mut random = Seeded::new(seed);
        let stakes = random_stakes(&mut random);
        let total = stakes.placed().total();
        let options =
            Options { stakes: Some(stakes), rules: "limit=20;clock=4".into(), ..Options::default() };
        let mut game = Session::new(&options).expect("a game");
        while game.ending().is_none() {
            assert_eq!(game.kernels().expect("stakes"), game.stakes().expect("stakes").placed());
            any(&mut game, &mut random);
            if random.below(60) == 0 && game.ending().is_none() {
                game.resign(Side::A).expect("not over");
            }
        }
        let kernels = game.kernels().expect("stakes");
        assert_eq!((kernels.total(), kernels.pot, kernels.bets), (total, 0, 0));
        assert_eq!(Session::from_record(&game.record()), Ok(game.clone()));
        let next = game.rematch();
        assert_eq!(next.position().turn(), Side::B);
        if let Some(placed) = next.kernels() {
            assert_eq!(placed.total(), total);
        }
        game.undo().expect("a decision");
        assert_eq!(game.kernels().expect("stakes"), game.stakes().expect("stakes").placed());
        game.redo().expect("something undone");
        assert_eq!(game.kernels(), Some(kernels));
    }
}

#[test]
fn records_are_refused_with_the_line() {
    let why = |record: &str| Session::from_record(record).expect_err(record).to_string();
    let head = "tak-tikl 1\nrules limit=30;clock=5\na human Ana\nb computer easy\nfirst a\n";
    assert_eq!(why("mancala 1"), "line 1: a record begins with 'tak-tikl 1'");
    assert_eq!(why(&head.replace("limit=30", "limit=0")), "line 2: limit must be 1 to 200, or none");
    assert_eq!(why(&head.replace("clock=5", "clock=2")), "line 2: clock must be 3 to 30 seconds, or off");
    assert_eq!(why(&format!("{head}1 b b4b3")), "line 6: it is the turn of a, not 'b'");
    assert_eq!(why(&format!("{head}2 a a1a2")), "line 6: turn 1 is due, not '2'");
    assert_eq!(why(&format!("{head}1 a a1b1")), "line 6: 'a1b1' is no legal move here");
    assert_eq!(why(&format!("{head}1 a a1")), "line 6: 'a1' is no move");
    assert_eq!(why(&format!("{head}1 a pass")), "line 6: there is a legal move, so the turn cannot pass");
    assert_eq!(why(&format!("{head}stake a 5 6 7\n1 a a1a2")), "line 7: a line 'stake b …' is due");
    assert_eq!(
        why(&format!("{head}stake a 5 6 7\nstake b 9 6 7")),
        "line 7: the purse does not hold so many kernels"
    );
    let full = format!(
        "{head}seed 7\nstake a 100 10 12\nstake b 100 10 15\nonlookers 50,40\nbet 0 a 5\n1 a a1a2\n2 b time\n"
    );
    assert_eq!(Session::from_record(&full).map(|game| game.record()), Ok(full));
}

#[test]
fn undo_against_the_computer_goes_back_to_the_human() {
    let players =
        Sided { a: Player::new(Kind::Human, "Ana"), b: Player::new(Kind::Computer(Level::Hard), "") };
    let mut game = Session::new(&Options { players, ..Options::default() }).expect("a game");
    play(&mut game, &["a1a2", "a4a3", "d4d3", "d1d2"]);
    game.undo().expect("a decision");
    assert_eq!((game.position().turn(), game.turns().len()), (Side::A, 2));
    play(&mut game, &["a2a1"]);
    assert_eq!(game.redo(), Err(SessionError::NothingToRedo));
}

#[test]
fn review_adds_up() {
    let table = Table::solve();
    for seed in 0..100 {
        let mut random = Seeded::new(seed);
        let mut game = new("limit=40;clock=3");
        while game.ending().is_none() {
            any(&mut game, &mut random);
        }
        let judged = review(&game, &table);
        assert_eq!(judged.len(), game.turns().len());
        assert!(judged.iter().all(|one| one.position.is_blocked()
            || one.loss() >= 0
            || one.moves.is_empty()
            || matches!(one.deed, Deed::Passed(_))));
        let of_a = |position: &puluc::taktikl::Position| {
            let sign = table.value(position).rank().signum();
            if position.turn() == Side::A { sign } else { -sign }
        };
        let losses = losses(&judged);
        assert_eq!(of_a(game.position()), of_a(&judged[0].position) - losses.a + losses.b);
    }
}
