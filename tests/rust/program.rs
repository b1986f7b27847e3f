//! Runs the built command line.
#![allow(dead_code, reason = "each test takes what it needs of it")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

pub fn puluc(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_puluc"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn run(args: &[&str], input: &str) -> Output {
    let mut child = puluc(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_string();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    // A program that does not read its input closes it.
    let _ = writer.join().expect("the writer ends");
    output
}

/// Standard output of a run without a fault.
#[track_caller]
pub fn stdout(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).expect("text")
}
