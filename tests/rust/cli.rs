//! The command line as the contract has it, by the built program.

mod program;

use std::io::{BufRead, BufReader, Write};

use program::{puluc, run, stdout};

/// Standard error of a run with a bad option.
#[track_caller]
fn refusal(args: &[&str]) -> String {
    let output = run(args, "");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn perft_counts() {
    assert_eq!(stdout(&["perft", "--rules", "bell", "--depth", "3"], ""), "182\n");
    assert_eq!(stdout(&["perft", "--rules", "homeward", "--depth", "4"], ""), "1897\n");
    assert_eq!(stdout(&["perft", "--rules", "bell", "--depth", "0"], ""), "1\n");
    let at = |position| stdout(&["perft", "--rules", "bell", "--depth", "1", "--position", position], "");
    assert_eq!(at("-/a/-/-/b/-/-/-/- 4,4 0,0 a"), "8\n");
    assert_eq!(at("-/a/-/-/b/-/-/-/- 4,4 0,0 a 3"), "2\n");
    assert_eq!(at("-/a/-/-/b/-/-/-/- 4,4 0,0 a 0"), "1\n");
    assert_eq!(at("-/-/-/-/-/-/-/-/- 5,0 0,5 b"), "1\n");
}

#[test]
fn moves_are_listed() {
    let args = ["moves", "--rules", "bell"];
    assert_eq!(stdout(&args, "-/a/-/-/b/-/-/-/- 4,4 0,0 a 3\n"), "-/a/-/-/b/-/-/-/- 4,4 0,0 a 3\t2,enter\n");
    let lines = "-/a/-/-/-/-/-/-/- 4,5 0,0 a 0\n\n-/-/-/-/-/-/-/-/- 5,0 0,5 b\n\
                 -/-/-/-/-/-/-/-/- 5,0 0,5 b 3\n-/-/-/-/-/-/ba/-/- 4,0 0,4 b 3";
    assert_eq!(
        stdout(&args, lines),
        "-/a/-/-/-/-/-/-/- 4,5 0,0 a 0\tpass\n-/-/-/-/-/-/-/-/- 5,0 0,5 b\tover\n\
         -/-/-/-/-/-/-/-/- 5,0 0,5 b 3\tover\n-/-/-/-/-/-/ba/-/- 4,0 0,4 b 3\tpass\n"
    );
    // Sorted as text: 10 before 2.
    let long = "-/a/-/-/-/-/-/-/-/a/- 3,5 0,0 a 3";
    assert_eq!(stdout(&["moves", "--rules", "bell;spaces=11"], long), format!("{long}\t10,2,enter\n"));
    assert_eq!(stdout(&args, ""), "");
}

#[test]
fn bad_lines_are_named_and_counted_with_the_blank_ones() {
    let input = "-/a/-/-/b/-/-/-/- 4,4 0,0 a 3\n\n-/a/-/-/b/-/-/-/- 4,5 0,0 a 3\r\n\
                 -/a/-/-/b/-/-/-/- 4,4 0,0 a\n-/a/-/-/b/-/-/-/- 4,4 0,0 a 1\n-/a/-/-/b/-/-/-/- 4,4 0,0 a 4\r\n";
    let output = run(&["moves", "--rules", "bell"], input);
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "line 3: men of b are 6, not 5\nline 4: the score field is missing\n\
         line 5: a score of 1 cannot be thrown by these rules\n"
    );
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "-/a/-/-/b/-/-/-/- 4,4 0,0 a 3\t2,enter\n-/a/-/-/b/-/-/-/- 4,4 0,0 a 4\t2,enter\n"
    );
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn each_line_is_answered_as_it_comes() {
    let mut child = puluc(&["moves"]).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    for score in [2, 3, 4] {
        let position = format!("-/-/-/-/-/-/-/-/- 5,5 0,0 a {score}");
        writeln!(stdin, "{position}").expect("it reads");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("it answers");
        assert_eq!(answer, format!("{position}\tenter\n"));
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = puluc(&["moves"]).spawn().expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    let line = "-/-/-/-/-/-/-/-/- 5,5 0,0 a 3\n";
    // It ends before it has read all of this.
    while stdin.write_all(line.repeat(1000).as_bytes()).is_ok() {}
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_turn_is_played() {
    let args = ["play", "--rules", "bell", "--position", "-/a/-/-/b/-/-/-/- 4,4 0,0 a", "--score", "3"];
    assert_eq!(
        stdout(&[&args[..], &["--move", "2"]].concat(), ""),
        "-/-/-/-/ba/-/-/-/- 4,4 0,0 b\n\
         [{\"type\":\"moved\",\"side\":\"a\",\"from\":2,\"to\":5,\"men\":\"a\"},\
         {\"type\":\"captured\",\"side\":\"a\",\"at\":5,\"men\":\"b\"}]\n"
    );
    assert!(refusal(&[&args[..], &["--move", "5"]].concat()).contains("'5' is no legal move here"));
    assert!(refusal(&[&args[..], &["--move", "pass"]].concat()).contains("only a turn without a legal move"));
    assert!(refusal(&[&args[..], &["--move", "two"]].concat()).contains("'two' is no move"));
}

#[test]
fn every_event_is_written_as_the_contract_has_it() {
    let play = |rules, position, mv| {
        let out = stdout(&["play", "--rules", rules, "--position", position, "--move", mv], "");
        out.lines().nth(1).expect("events").to_string()
    };
    assert_eq!(
        play("bell", "-/-/-/-/-/-/-/-/- 5,5 0,0 b 3", "enter"),
        r#"[{"type":"entered","side":"b","to":7}]"#
    );
    assert_eq!(
        play("liberation", "-/-/-/-/-/-/-/-/aba 3,0 0,4 a 1", "9"),
        concat!(
            r#"[{"type":"freed","side":"a","at":9},{"type":"left","side":"a","from":9,"men":"ba"},"#,
            r#"{"type":"home","side":"a","count":1},{"type":"dead","side":"b","count":1},"#,
            r#"{"type":"won","side":"a","reason":"removed"}]"#
        )
    );
    assert_eq!(
        play("strasbourg", "-/-/-/a/-/-/b/-/- 4,0 0,4 a 3", "4"),
        concat!(
            r#"[{"type":"moved","side":"a","from":4,"to":7,"men":"a"},"#,
            r#"{"type":"captured","side":"a","at":7,"men":"b"},"#,
            r#"{"type":"won","side":"a","reason":"captured"}]"#
        )
    );
    assert_eq!(
        play("bell", "-/-/-/-/-/-/-/-/- 5,5 0,0 b 0", "pass"),
        r#"[{"type":"passed","side":"b","reason":"no-score"}]"#
    );
    assert_eq!(
        play("bell", "-/-/-/-/-/-/ba/-/- 4,0 0,4 b 3", "pass"),
        r#"[{"type":"passed","side":"b","reason":"no-move"}]"#
    );
}

/// The fields of a match's line but for the speed, which is checked.
#[track_caller]
fn fields(line: &str) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = line
        .trim_end()
        .split(' ')
        .map(|field| field.split_once('=').expect("name=value"))
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .collect();
    let (name, speed) = fields.pop().expect("fields");
    assert_eq!(name, "games_per_s");
    assert!(speed.parse::<u64>().expect("a whole number") > 0);
    fields
}

#[test]
fn a_match_is_the_same_for_the_same_seed() {
    let args = ["match", "--rules", "bell", "--a", "easy", "--b", "random", "--games", "1000", "--seed", "1"];
    let line = stdout(&args, "");
    let played = fields(&line);
    let names: Vec<&str> = played.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["games", "a", "se", "draws", "throws", "loss_a", "loss_b"]);
    assert_eq!(played, fields(&stdout(&args, "")));
    assert_ne!(played, fields(&stdout(&[&args[..9], &["--seed", "2"]].concat(), "")));

    let value = |name: &str| &played.iter().find(|field| field.0 == name).expect(name).1;
    let number = |name| value(name).parse::<f64>().expect(name);
    assert_eq!(value("games"), "1000");
    assert_eq!(value("draws"), "0");
    assert_eq!((value("loss_a").as_str(), value("loss_b").as_str()), ("-", "-"));
    let share = number("a");
    assert!(share > 0.55 && share < 0.9);
    assert!((number("se") - (share * (1.0 - share) / 1000.0).sqrt()).abs() < 1e-4);
    assert!(number("throws") > 30.0 && number("throws") < 150.0);
}

#[test]
fn every_engine_plays() {
    for engine in ["random", "grab", "beginner", "easy", "medium", "hard", "perfect", "quick", "quick2"] {
        let line = stdout(&["match", "--a", engine, "--b", "grab", "--games", "10"], "");
        assert!(line.starts_with("games=10 a="), "{line}");
    }
}

#[test]
fn bad_options_are_refused() {
    let bad = refusal(&["perft", "--rules", "chess", "--depth", "3"]);
    assert!(bad.contains("no rule set is called 'chess'"), "{bad}");
    let bad = refusal(&["perft", "--rules", "bell;scores=0,0,0,0,0", "--depth", "3"]);
    assert!(bad.contains("a game by these rules need not end"), "{bad}");
    let bad = refusal(&["perft", "--depth", "3", "--position", "-/- 5,5 0,0 a"]);
    assert!(bad.contains("--position: spaces are 2, not 9"), "{bad}");
    let bad = refusal(&["match", "--a", "clever", "--b", "random"]);
    assert!(bad.contains("no engine is called 'clever'"), "{bad}");
    let bad = refusal(&["match", "--a", "random", "--b", "random", "--games", "0"]);
    assert!(bad.contains("--games"), "{bad}");
    let position = "-/a/-/-/b/-/-/-/- 4,4 0,0 a";
    let bad = refusal(&["play", "--position", position, "--move", "2"]);
    assert!(bad.contains("the score is missing"), "{bad}");
    let bad = refusal(&["play", "--position", position, "--score", "1", "--move", "2"]);
    assert!(bad.contains("--score: a score of 1 cannot be thrown by these rules"), "{bad}");
    let bad = refusal(&["play", "--position", &format!("{position} 3"), "--score", "4", "--move", "2"]);
    assert!(bad.contains("the position already holds a score of 3"), "{bad}");
    assert!(refusal(&["juggle"]).contains("juggle"));
}

#[test]
fn puzzles_are_found_and_written() {
    let out = std::env::temp_dir().join(format!("puluc-puzzles-{}.txt", std::process::id()));
    let path = out.to_str().expect("a path in text");
    let args = ["puzzles", "--rules", "bell;men=2", "bell;men=3;spaces=7", "--count", "4", "--out", path];
    let said = stdout(&args, "");
    let written = std::fs::read_to_string(&out).expect("it is written");
    let names: Vec<&str> = written.lines().filter_map(|line| line.strip_prefix("rules ")).collect();
    assert_eq!(names, ["bell;men=2", "bell;spaces=7;men=3"]);
    assert_eq!(said.lines().count(), 2);
    assert!(said.starts_with("rules=bell;men=2 puzzles="), "{said}");
    assert_eq!(stdout(&args, ""), said);
    assert_eq!(std::fs::read_to_string(&out).expect("it is written again"), written);
    std::fs::remove_file(&out).expect("it is there");
    assert!(
        refusal(&["puzzles", "--rules", "chess", "--out", path]).contains("no rule set is called 'chess'")
    );
    assert!(refusal(&["puzzles", "--rules", "bell;men=2"]).contains("--out"));
}

#[test]
fn help_explains() {
    let help = stdout(&["--help"], "");
    for word in [
        "perft",
        "moves",
        "play",
        "match",
        "puzzles",
        "SPACES HOME DEAD TURN",
        "spaces    3 to 21",
        "Exit code",
    ] {
        assert!(help.contains(word), "{word} is missing in {help}");
    }
    for command in ["perft", "moves", "play", "match", "puzzles"] {
        let help = stdout(&[command, "--help"], "");
        assert!(help.contains("Examples:"), "{help}");
    }
}
