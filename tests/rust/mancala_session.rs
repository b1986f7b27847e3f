//! A match of Mancala: undo in the midst of turns, records, reviews, snapshots.

use puluc::engine::levels::Level;
use puluc::mancala::review::{accounts, review};
use puluc::mancala::think::Thinker;
use puluc::mancala::{DrawReason, Ending, Event, Kind, Options, RuleSet, Session, SessionError, WinReason};
use puluc::random::{Random, Seeded};
use puluc::session::{self, Player};
use puluc::{Side, Sided};

fn new(rules: &str, players: Sided<Player>) -> Session {
    Session::new(&Options { rules: rules.into(), players, seed: Some(7), ..Options::default() })
        .expect("a game")
}

fn against_computer() -> Sided<Player> {
    Sided {
        a: Player::new(session::Kind::Human, "Ana"),
        b: Player::new(session::Kind::Computer(Level::Easy), ""),
    }
}

fn any(session: &Session, random: &mut Seeded) -> u8 {
    let moves = session.legal_moves();
    moves[random.below(moves.len() as u32) as usize]
}

/// Undoes all, redoes all, and compares every state on the way; also after another sowing in between.
#[test]
fn undo_and_redo_are_exact_also_within_a_turn() {
    let mut within = 0;
    for seed in 0..400 {
        let mut random = Seeded::new(seed);
        let rules = ["box", "kalah", "box;seeds=5", "kalah;seeds=6"][seed as usize % 4];
        let mut game = new(rules, Sided::default());
        let mut states = vec![game.clone()];
        while game.ending().is_none() {
            let pit = any(&game, &mut random);
            game.play(pit).expect("a legal sowing");
            states.push(game.clone());
        }
        let end = game.clone();
        for (number, state) in states.iter().enumerate().rev().skip(1) {
            game.undo().expect("a decision");
            assert_eq!((game.position(), game.record()), (state.position(), state.record()));
            assert_eq!(game.legal_moves(), state.legal_moves());
            let before = number.checked_sub(1).map(|before| states[before].position().turn());
            within += u32::from(before == Some(state.position().turn()));
        }
        assert_eq!(game.undo(), Err(SessionError::NothingToUndo));
        for state in &states[1..] {
            game.redo().expect("something undone");
            assert_eq!((game.position(), game.ending()), (state.position(), state.ending()));
        }
        assert_eq!(game, end);
        assert_eq!(game.redo(), Err(SessionError::NothingToRedo));
        game.undo().expect("a decision");
        let pit = any(&game, &mut random);
        game.play(pit).expect("a legal sowing");
        assert!(!game.can_redo());
        let middle = states.len() / 2;
        assert_eq!(end.at(middle).map(|at| at.record()), Ok(states[middle].record()));
    }
    assert!(within > 500, "only {within} were within a turn");
}

#[test]
fn undo_against_the_computer_goes_back_to_the_human() {
    let mut random = Seeded::new(3);
    let mut game = new("box", against_computer());
    while game.ending().is_none() {
        let before = game.clone();
        let decided = game.position().turn() == Side::A;
        let pit = any(&game, &mut random);
        game.play(pit).expect("a legal sowing");
        if decided {
            while game.position().turn() == Side::B && game.ending().is_none() {
                let pit = any(&game, &mut random);
                game.play(pit).expect("a legal sowing");
            }
            let after = game.clone();
            game.undo().expect("a decision");
            assert_eq!(game.record(), before.record());
            game.redo().expect("something undone");
            assert_eq!(game.record(), after.record());
        }
    }
}

#[test]
fn records_bring_the_same_game_back() {
    for seed in 0..200 {
        let mut random = Seeded::new(seed);
        let mut game = new(["box", "kalah;seeds=4"][seed as usize % 2], against_computer());
        let length = random.below(40);
        for _ in 0..length {
            if game.ending().is_some() {
                break;
            }
            let pit = any(&game, &mut random);
            game.play(pit).expect("a legal sowing");
        }
        if seed % 5 == 0 && game.ending().is_none() {
            let event = game.resign(Side::B).expect("not over");
            assert_eq!(event, Event::Won { side: Side::A, reason: WinReason::Resigned });
        }
        assert_eq!(Session::from_record(&game.record()), Ok(game));
    }
    let why = |record: &str| Session::from_record(record).expect_err(record).to_string();
    assert_eq!(why("puluc 1"), "line 1: a record begins with 'mancala 1'");
    let head = "mancala 1\nrules box\na human\nb human\nfirst a\n";
    assert_eq!(why(&format!("{head}1 b 1")), "line 6: it is the turn of a, not 'b'");
    assert_eq!(why(&format!("{head}2 a 1")), "line 6: sowing 1 is due, not '2'");
    assert_eq!(why(&format!("{head}1 a 7")), "line 6: '7' is no legal move here");
    assert_eq!(why(&format!("{head}1 a x")), "line 6: 'x' is no pit");
    assert_eq!(why(&format!("{head}won a stores")), "line 6: the game is not over");
}

#[test]
fn review_adds_up() {
    // In Kalah from the middle: early on every value takes a while.
    let middle = "2,0,3,0,2,1 8 0,3,0,2,1,2 12 s";
    for (kind, position) in [(Kind::Box, None), (Kind::Kalah, Some(middle))] {
        let rules = RuleSet::of(kind);
        let mut thinker = Thinker::new(rules, 16);
        let mut random = Seeded::new(21);
        for _ in 0..2 {
            let position = position.map(Into::into);
            let options = Options { rules: rules.to_string(), position, ..Options::default() };
            let mut game = Session::new(&options).expect("a game");
            while game.ending().is_none() {
                let pit = any(&game, &mut random);
                game.play(pit).expect("a legal sowing");
            }
            let judged = review(&game, &mut thinker, u64::MAX);
            assert_eq!(judged.len(), game.turns().len());
            assert!(judged.iter().all(|one| one.judgement.exact && one.loss() >= 0));
            let accounts = accounts(&judged);
            let start = judged[0].best;
            let end = i32::from(game.position().store(Side::A)) - i32::from(game.position().store(Side::B));
            assert_eq!(end, start - accounts.a.loss + accounts.b.loss);
            assert!((0.0..=100.0).contains(&accounts.a.accuracy()));
            let ending = match end {
                0 => Ending::Drawn(DrawReason::Stores),
                1.. => Ending::Won(Side::A, WinReason::Stores),
                _ => Ending::Won(Side::B, WinReason::Stores),
            };
            assert_eq!(game.ending(), Some(ending));
        }
    }
}

#[test]
fn the_view_says_what_a_sowing_does() {
    let options = Options { position: Some("1,2,0,0,0,1 14 3,3,0,0,0,0 12 s".into()), ..Options::default() };
    let mut game = Session::new(&options).expect("a game");
    let view = game.snapshot();
    let of = |pit: u8| *view.moves.iter().find(|view| view.pit == pit).expect("a legal sowing");
    // On to pit 2, from there a relay of three to pit 5, which is empty: the north's pit 2 lies opposite.
    assert_eq!((of(1).seeds, of(1).relays, of(1).captures, of(1).stored, of(1).again), (1, 1, 3, 3, false));
    assert_eq!((of(6).seeds, of(6).stored, of(6).again, of(6).ends), (1, 1, true, false));
    game.play(6).expect("a legal sowing");
    assert!(game.snapshot().again);
    assert_eq!(game.rematch().position().turn(), Side::B);
    assert_eq!(game.play(6), Err(SessionError::IllegalMove(6)));
    assert_eq!(game.play(0), Err(SessionError::IllegalMove(0)));
}
