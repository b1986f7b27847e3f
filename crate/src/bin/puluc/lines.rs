//! Lines in, lines out.

use std::fmt::Display;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::process::ExitCode;

use crate::Failure;

/// As much as a pipe holds.
const BUFFER: usize = 1 << 16;

/// Answers each line of standard input by one line on standard output, in order.
///
/// Blank lines are skipped. A bad line is named on standard error, and the exit code is 2 at the end.
pub(crate) fn answer<E: Display>(
    mut answer: impl FnMut(&str) -> Result<String, E>,
) -> Result<ExitCode, Failure> {
    let mut input = BufReader::with_capacity(BUFFER, io::stdin().lock());
    let mut output = BufWriter::with_capacity(BUFFER, io::stdout().lock());
    let mut code = ExitCode::SUCCESS;
    let mut line = Vec::new();
    for number in 1u64.. {
        // What is answered must not wait for a line that may never come.
        if input.buffer().is_empty() {
            output.flush()?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let answered = match str::from_utf8(&line).map(str::trim) {
            Ok("") => continue,
            Ok(text) => answer(text).map_err(|error| error.to_string()),
            Err(_) => Err("not text in UTF-8".into()),
        };
        match answered {
            Ok(text) => writeln!(output, "{text}")?,
            Err(error) => {
                code = ExitCode::from(2);
                writeln!(io::stderr(), "line {number}: {error}")?;
            }
        }
    }
    output.flush()?;
    Ok(code)
}
