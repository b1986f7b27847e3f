//! The command line of the two other games, as the contract has it, by the built program.

mod program;

use program::{run, stdout};

#[test]
fn tak_tikl() {
    let value = ["tak-tikl", "value"];
    assert_eq!(stdout(&value, "b1wb/1wb1/1w2/b2w b\n"), "b1wb/1wb1/1w2/b2w b\tloss\t2\n");
    let vectors = include_str!("../vectors/tak-tikl.tsv");
    let positions: String = vectors
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(text, _)| format!("{text}\n\n"))
        .collect();
    assert_eq!(stdout(&value, &positions), vectors);

    let moves = ["tak-tikl", "moves"];
    assert_eq!(stdout(&moves, "bwbw/4/4/wbwb w"), "bwbw/4/4/wbwb w\ta1a2,b4b3,c1c2,d4d3\n");
    assert_eq!(stdout(&moves, "ww1b/wb2/b3/w2b w\n"), "ww1b/wb2/b3/w2b w\ta1b1,b4c4\n");
    // White is shut in; then black has won.
    assert_eq!(stdout(&moves, "4/bb2/wwb1/wwb1 w\n"), "4/bb2/wwb1/wwb1 w\tpass\n");
    let over = "bbb1/w2b/w3/1w1w w\n";
    assert_eq!(stdout(&moves, over), "bbb1/w2b/w3/1w1w w\tover\n");
    assert_eq!(stdout(&value, over), "bbb1/w2b/w3/1w1w w\tloss\t0\n");

    let output = run(&value, "bwbw/4/4/wbwb w\nwww1/w3/3b/bb1b w\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "bwbw/4/4/wbwb w\tdraw\t-\n");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "line 2: w is to move and has three in line\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn mancala() {
    let start = "3,3,3,3,3,3 0 3,3,3,3,3,3 0 s";
    let value = |rules, input: &str| stdout(&["mancala", "value", "--rules", rules], input);
    let moves = |rules, input: &str| stdout(&["mancala", "moves", "--rules", rules], input);
    assert_eq!(value("box", start), format!("{start}\t10\n"));
    assert_eq!(value("kalah", start), format!("{start}\t2\n"));
    assert_eq!(stdout(&["mancala", "value"], start), format!("{start}\t10\n"));
    for (rules, vectors) in [
        ("box", include_str!("../vectors/mancala.tsv")),
        ("kalah", include_str!("../vectors/mancala-kalah.tsv")),
    ] {
        let positions: String = vectors
            .lines()
            .filter_map(|line| line.split_once('\t'))
            .map(|(text, _)| format!("{text}\n"))
            .collect();
        assert_eq!(value(rules, &positions), vectors);
    }
    assert_eq!(moves("kalah", "0,3,3,0,3,3 3 3,3,3,3,3,3 3 s"), "0,3,3,0,3,3 3 3,3,3,3,3,3 3 s\t2,3,5,6\n");
    let over = "0,0,0,0,0,0 10 0,1,0,0,0,1 24 s";
    assert_eq!(moves("box", over), format!("{over}\tover\n"));
    assert_eq!(value("box", over), format!("{over}\t-16\n"));
    assert_eq!(
        moves("box;seeds=4", "4,4,4,4,4,4 0 4,4,4,4,4,4 0 n"),
        "4,4,4,4,4,4 0 4,4,4,4,4,4 0 n\t1,2,3,4,5,6\n"
    );

    let output = run(&["mancala", "moves"], "3,3,3,3,3,3 1 3,3,3,3,3,3 0 s\n");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "line 1: seeds are 37, not 36\n");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(run(&["mancala", "value", "--rules", "oware"], "").status.code(), Some(2));
}
