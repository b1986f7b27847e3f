//! A match being played: the record replays to the same end, undo then redo is the identity, throws are kept.

use puluc::engine::levels::Level;
use puluc::puluc::{Event, Move, Position, Throw, WinReason};
use puluc::random::{Random, Seeded};
use puluc::session::{Ending, First, Kind, Options, Phase, Player, Session, SessionError};
use puluc::{Side, Sided};

const RULES: [&str; 8] = [
    "bell",
    "bell;again=yes",
    "pencils",
    "strasbourg",
    "liberation",
    "homeward",
    "liberation;spaces=5;men=3;captives=homeward",
    "bell;spaces=21;men=10;throw=die",
];

fn human(name: &str) -> Player {
    Player::new(Kind::Human, name)
}

fn options(rules: &str, seed: Option<u64>) -> Options {
    Options {
        rules: rules.into(),
        players: Sided { a: human("Ana"), b: human("Beto") },
        seed,
        ..Options::default()
    }
}

/// One step of a random game: a throw, or a random legal move.
fn step(session: &mut Session, random: &mut Seeded) {
    match session.lying() {
        None => drop(session.throw(random).expect("the game goes on")),
        Some(_) => {
            let moves = session.legal_moves();
            let mv = moves[random.below(moves.len() as u32) as usize];
            session.play(mv).expect("a legal move plays");
        }
    }
}

#[test]
fn a_record_replays_to_the_same_game_at_every_moment() {
    for (seed, rules) in (0..).zip(RULES.iter().cycle().take(80)) {
        let mut random = Seeded::new(seed);
        let seeded = (seed % 2 == 0).then_some(seed);
        let mut session = Session::new(&options(rules, seeded), &mut random).unwrap();
        while session.ending().is_none() {
            if random.below(20) == 0 {
                let read = Session::from_record(&session.record());
                assert_eq!(read.as_ref(), Ok(&session), "{rules}, seed {seed}");
            }
            step(&mut session, &mut random);
        }
        assert_eq!(Session::from_record(&session.record()).as_ref(), Ok(&session), "{rules}, seed {seed}");
    }
}

#[test]
fn undo_then_redo_is_the_identity() {
    for (seed, rules) in (0..).zip(RULES.iter().cycle().take(160)) {
        let mut random = Seeded::new(seed);
        let computer = Player::new(Kind::Computer(Level::Easy), "");
        let mut options = options(rules, None);
        if seed % 3 == 0 {
            options.players.b = computer;
        }
        let mut session = Session::new(&options, &mut random).unwrap();
        for _ in 0..random.below(120) {
            if session.ending().is_none() {
                step(&mut session, &mut random);
            }
        }
        let before = session.clone();
        let depth = 1 + random.below(4);
        let mut undone = 0;
        while undone < depth && session.can_undo() {
            session.undo().unwrap();
            undone += 1;
            let throw = session.lying().expect("the throw of the decision lies again");
            assert_eq!(before.turns()[session.turns().len()].throw, throw);
            assert_eq!(session.players()[session.position().turn()].kind, Kind::Human);
        }
        for _ in 0..undone {
            session.redo().unwrap();
        }
        assert_eq!(session, before, "{rules}, seed {seed}, {undone} undone");
        assert_eq!(session.redo(), Err(SessionError::NothingToRedo));
    }
}

#[test]
fn another_move_after_an_undo_ends_the_redo() {
    let mut random = Seeded::new(5);
    let mut session = Session::new(&options("homeward", None), &mut random).unwrap();
    while session.turns().len() < 12 || session.legal_moves().len() < 2 {
        step(&mut session, &mut random);
    }
    let moves = session.legal_moves();
    session.play(moves[0]).unwrap();
    session.undo().unwrap();
    session.play(moves[1]).unwrap();
    assert_eq!(session.redo(), Err(SessionError::NothingToRedo));
}

#[test]
fn a_seeded_game_throws_the_same_whatever_was_undone() {
    let mut device = Seeded::new(1);
    let mut one = Session::new(&options("liberation", Some(7)), &mut device).unwrap();
    let mut other = Session::new(&options("liberation", Some(7)), &mut Seeded::new(99)).unwrap();
    assert_eq!(one, other);
    for _ in 0..30 {
        let (throw, _) = one.throw(&mut device).unwrap();
        assert_eq!(other.throw(&mut Seeded::new(3)).unwrap().0, throw);
        if let Some(&mv) = one.legal_moves().first() {
            one.play(mv).unwrap();
            one.undo().unwrap();
            one.play(mv).unwrap();
            other.play(mv).unwrap();
        }
    }
}

#[test]
fn a_session_refuses_what_does_not_fit_and_changes_nothing() {
    let mut device = Seeded::new(2);
    let mut options = options("bell", None);
    options.first = First::Side(Side::A);
    let mut session = Session::new(&options, &mut device).unwrap();
    let before = session.clone();
    assert_eq!(session.play(Move::Enter), Err(SessionError::NoThrow));
    assert_eq!(session.undo(), Err(SessionError::NothingToUndo));
    assert_eq!(session.redo(), Err(SessionError::NothingToRedo));
    assert_eq!(session.throw_real(Throw::die(3).unwrap()), Err(SessionError::Instrument));
    assert_eq!(session.play_out(&mut device), Err(SessionError::NotDecided));
    assert_eq!(session, before);

    let rules = *session.rules();
    session.throw_real(Throw::sticks(&rules, 0b0111)).unwrap();
    assert_eq!(session.throw(&mut device), Err(SessionError::ThrowLies));
    assert_eq!(session.play(Move::From(4)), Err(SessionError::IllegalMove(Move::From(4))));
    session.play(Move::Enter).unwrap();
    assert_eq!(session.position().text(&rules), "-/-/a/-/-/-/-/-/- 4,5 0,0 b");

    session.resign(Side::B).unwrap();
    assert_eq!(session.resign(Side::A), Err(SessionError::Over));
    assert_eq!(session.throw(&mut device), Err(SessionError::Over));
    assert!(matches!(session.ending(), Some(Ending::Won(won)) if won.winner == Side::A));
}

#[test]
fn a_scoreless_throw_passes_or_is_thrown_again() {
    let mut device = Seeded::new(0);
    let mut session = Session::new(&options("bell", None), &mut device).unwrap();
    let rules = *session.rules();
    let (_, events) = session.throw_real(Throw::sticks(&rules, 0b0001)).unwrap();
    assert!(matches!(events.as_deref(), Some([Event::Passed { .. }])));

    let mut session = Session::new(&options("bell;again=yes", None), &mut device).unwrap();
    let rules = *session.rules();
    for count in 1..=2 {
        let (throw, events) = session.throw_real(Throw::sticks(&rules, 0b1000)).unwrap();
        assert_eq!((throw.again, events), (count, None));
        assert_eq!(session.lying(), None);
    }
    let (throw, _) = session.throw_real(Throw::sticks(&rules, 0b1010)).unwrap();
    assert_eq!((throw.again, throw.score), (2, 2));
    assert!(session.record().contains(" 0101+2\n"));
}

#[test]
fn a_rematch_keeps_the_players_and_changes_who_begins() {
    let mut device = Seeded::new(4);
    let mut options = options("pencils", None);
    options.players.b = Player::new(Kind::Computer(Level::Hard), "Tz'i'");
    options.first = First::Side(Side::A);
    let session = Session::new(&options, &mut device).unwrap();
    let next = session.rematch();
    assert_eq!(next.players(), session.players());
    assert_eq!(next.position().turn(), Side::B);
    assert_eq!(next.rematch().position().turn(), Side::A);
}

#[test]
fn unequal_men_begin_as_a_handicap_and_the_record_keeps_it() {
    let mut device = Seeded::new(9);
    let mut options = options("bell", None);
    options.men = Some(Sided { a: 5, b: 3 });
    let mut session = Session::new(&options, &mut device).unwrap();
    let record = session.record();
    assert!(record.contains("\nmen 5,3\n"), "{record}");
    assert!(session.snapshot().throw_off.is_some(), "who begins is thrown for");
    assert_eq!(Session::from_record(&record).as_ref(), Ok(&session));
    let snapshot = session.snapshot();
    assert_eq!((snapshot.home, snapshot.dead), (Sided { a: 5, b: 3 }, Sided { a: 0, b: 2 }));
    while session.ending().is_none() {
        step(&mut session, &mut device);
    }
    assert_eq!(Session::from_record(&session.record()).as_ref(), Ok(&session));
    let next = session.rematch();
    assert_eq!((next.snapshot().home, next.snapshot().dead), (snapshot.home, snapshot.dead));
    assert_ne!(next.position().turn(), session.at(0).unwrap().position().turn());

    for (men, message) in [
        (Sided { a: 5, b: 0 }, "b cannot start with 0 men: 1 to 5"),
        (Sided { a: 6, b: 5 }, "a cannot start with 6 men: 1 to 5"),
    ] {
        options.men = Some(men);
        assert_eq!(Session::new(&options, &mut device).unwrap_err().to_string(), message);
    }
    let damaged = record.replace("men 5,3", "men 5");
    assert!(Session::from_record(&damaged).unwrap_err().to_string().contains("the men are two numbers"));
    let damaged = record.replace("men 5,3", "men 5,0");
    assert!(Session::from_record(&damaged).unwrap_err().to_string().contains("b cannot start with 0 men"));
}

#[test]
fn the_rest_is_played_out_where_one_side_can_only_pass() {
    let mut device = Seeded::new(8);
    let mut options = options("bell", None);
    options.position = Some("-/-/-/bbbba/-/-/-/-/- 4,0 0,1 b".into());
    let mut session = Session::new(&options, &mut device).unwrap();
    assert!(session.only_passes());
    session.play_out(&mut device).unwrap();
    let Some(Ending::Won(won)) = session.ending() else { panic!("a has won") };
    assert_eq!((won.winner, won.reason), (Side::A, WinReason::Removed));
    assert_eq!(Session::from_record(&session.record()).as_ref(), Ok(&session));
}

#[test]
fn the_snapshot_says_what_each_move_would_do() {
    let mut device = Seeded::new(0);
    let mut options = options("liberation", None);
    options.position = Some("-/bab/-/-/ab/-/-/-/aba 1,2 0,0 a".into());
    let refused = Session::new(&options, &mut device).map(drop);
    assert_eq!(refused.unwrap_err().to_string(), "men of b are 6, not 5");
    options.position = Some("-/ba/-/-/ab/-/-/-/aba 1,1 0,1 a".into());
    let mut session = Session::new(&options, &mut device).unwrap();
    let rules = *session.rules();
    assert_eq!(session.snapshot().phase, Phase::Throw);
    session.throw_real(Throw::sticks(&rules, 0b0111)).unwrap();
    let snapshot = session.snapshot();
    assert_eq!(snapshot.phase, Phase::Move);
    assert_eq!(snapshot.position, "-/ba/-/-/ab/-/-/-/aba 1,1 0,1 a 3");
    let names: Vec<&str> = snapshot.moves.iter().map(|mv| mv.mv.as_str()).collect();
    assert_eq!(names, ["2", "9", "enter"]);
    let [capture, leave, enter] = &snapshot.moves[..] else { panic!() };
    assert_eq!((capture.from, capture.to, capture.captures.as_str()), (2, 5, "ab"));
    assert_eq!((capture.takes, capture.carries, capture.men.as_str()), (1, 1, "ba"));
    assert_eq!((leave.to, leave.leaves, leave.home, leave.dead), (10, true, 1, 1));
    assert!(leave.frees && !capture.frees);
    assert_eq!((enter.from, enter.to), (0, 3));
}

#[test]
fn a_damaged_record_names_its_line() {
    let mut device = Seeded::new(6);
    let mut session = Session::new(&options("bell", Some(3)), &mut device).unwrap();
    for _ in 0..20 {
        step(&mut session, &mut device);
    }
    let record = session.record();
    let cases: [(&str, &str, &str); 8] = [
        ("puluc 1", "puluc 9", "line 1: a record begins with 'puluc 1'"),
        ("rules bell", "rules bella", "line 2: no rule set is called 'bella'"),
        ("a human Ana", "a robot Ana", "line 3: a player is 'human' or 'computer' and a level"),
        ("b human Beto", "b computer godlike Beto", "line 4: no level is called 'godlike'"),
        ("seed 3", "seed three", "line 6: the seed must be a number"),
        ("\n1 ", "\n2 ", "line 7: turn 1 is due, not '2'"),
        (" enter\n", " 7\n", ": '7' is no legal move here"),
        ("first ", "fist ", "line 5: a line 'first …' is due"),
    ];
    for (from, to, message) in cases {
        assert!(record.contains(from), "{record}");
        let error = Session::from_record(&record.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(message), "{error}");
    }
    assert!(Session::from_record("").unwrap_err().to_string().contains("ends too early"));
    let won = format!("{}won a removed\n", Session::from_record(&record).unwrap().record());
    assert!(Session::from_record(&won).unwrap_err().to_string().contains("the game is not over"));
}

#[test]
fn a_name_stays_on_its_line() {
    let player = Player::new(Kind::Human, "  Ix\n2 b 1111 enter\t Chel ");
    assert_eq!(player.name(), "Ix 2 b 1111 enter Chel");
    assert_eq!(Player::new(Kind::Human, &"x".repeat(90)).name().len(), 40);
}

#[test]
fn a_game_without_end_is_drawn_after_its_limit() {
    let mut device = Seeded::new(0);
    let mut session = Session::new(&options("bell", None), &mut device).unwrap();
    let rules = *session.rules();
    // Nobody ever scores, so all that happens is passing.
    for _ in 1..puluc::puluc::MAX_THROWS {
        session.throw_real(Throw::sticks(&rules, 0b0100)).unwrap();
        assert_eq!(session.ending(), None);
    }
    let (_, events) = session.throw_real(Throw::sticks(&rules, 0b0100)).unwrap();
    assert!(matches!(events.as_deref(), Some([Event::Passed { .. }, Event::Drawn { .. }])));
    assert!(matches!(session.ending(), Some(Ending::Drawn(_))));
    assert_eq!(*session.position(), Position::start(&rules, session.position().turn()));
    assert!(session.record().ends_with("drawn limit\n"));
}
