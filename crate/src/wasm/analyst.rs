//! The analyst: solves a rule set step by step, then knows every chance.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{Code, refuse};
use super::{position, rule_set, to_js};
use crate::engine::chances::Chances;
use crate::engine::facts::facts;
use crate::engine::review::{Account, Class, Judged, Review};
use crate::puluc::{Event, Move, Position, RuleSet};
use crate::session::{OutcomeView, Session, ThrowView, Turn};
use crate::solve::{Limits, Report, SolveError, Solver, Table, estimate};
use crate::{Side, Sided};

/// Games of each kind that the facts of a rule set are taken from.
const GAMES: u32 = 2_000;

/// Solves one rule set and answers about it.
#[wasm_bindgen]
pub struct Analyst {
    rules: RuleSet,
    work: Work,
}

enum Work {
    Idle,
    Solving(Box<Solver>),
    Solved(Box<Table>, Report),
}

#[derive(serde::Serialize)]
struct EstimateView {
    values: usize,
    bytes: usize,
    seconds: f64,
}

#[derive(serde::Serialize)]
struct ProgressView {
    done: usize,
    all: usize,
}

#[derive(serde::Serialize)]
struct Summary {
    rules: String,
    values: usize,
    start: f64,
    residual: f32,
    bound: f32,
    updates: u64,
    bytes: usize,
}

#[derive(serde::Serialize)]
struct MoveChance {
    #[serde(rename = "move")]
    mv: String,
    chance: f64,
}

/// The chances of a position, for the side to move.
#[derive(serde::Serialize)]
pub struct Analysis {
    chance: f64,
    exact: bool,
    moves: Vec<MoveChance>,
}

impl Analysis {
    /// Of the side to move; with its score also every move's. `None` where they are not known.
    pub fn new(chances: &impl Chances, position: &Position, score: Option<u8>) -> Option<Analysis> {
        let before = chances.before(position)?;
        let moves = score.map_or(Some(Vec::new()), |score| chances.moves(position, score))?;
        let chance = match (moves.first(), score) {
            (Some(&(_, best)), _) => best,
            (None, Some(score)) => chances.after(position, score, None).unwrap_or(before),
            (None, None) => before,
        };
        Some(Analysis { chance, exact: chances.exact(), moves: move_chances(&moves) })
    }
}

fn move_chances(moves: &[(Move, f64)]) -> Vec<MoveChance> {
    moves.iter().map(|&(mv, chance)| MoveChance { mv: mv.to_string(), chance }).collect()
}

fn failed(error: SolveError) -> JsValue {
    let code = match error {
        SolveError::TooLarge { .. } => Code::TooLarge,
        _ => Code::BadState,
    };
    refuse(code, error)
}

pub fn unknown() -> JsValue {
    refuse(Code::BadPosition, "this position cannot arise in a game, so its chance is not known")
}

#[wasm_bindgen]
impl Analyst {
    /// An analyst for a rule set.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str) -> Result<Analyst, JsValue> {
        Ok(Analyst { rules: rule_set(rules)?, work: Work::Idle })
    }

    /// What a solve would take, for at most so many values.
    pub fn estimate(&self, most: usize) -> Result<JsValue, JsValue> {
        let limits = Limits { values: most, ..Limits::default() };
        let estimate = estimate(&self.rules, &limits).map_err(failed)?;
        to_js(&EstimateView { values: estimate.values, bytes: estimate.bytes, seconds: estimate.seconds })
    }

    /// Begins to solve, for at most so many values.
    pub fn begin(&mut self, most: usize) -> Result<(), JsValue> {
        let limits = Limits { values: most, ..Limits::default() };
        self.work = Work::Solving(Box::new(Solver::new(&self.rules, &limits).map_err(failed)?));
        Ok(())
    }

    /// Goes on for about so many milliseconds. Returns values done and all.
    pub fn advance(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let Work::Solving(solver) = &mut self.work else {
            return Err(refuse(Code::BadState, "no solve is under way"));
        };
        let until = js_sys::Date::now() + milliseconds;
        let progress = loop {
            let progress = solver.advance();
            if solver.is_done() || js_sys::Date::now() >= until {
                break progress;
            }
        };
        if solver.is_done()
            && let Work::Solving(solver) = core::mem::replace(&mut self.work, Work::Idle)
        {
            let (table, report) = solver.finish();
            self.work = Work::Solved(Box::new(table), report);
        }
        to_js(&ProgressView { done: progress.done, all: progress.all })
    }

    /// Takes a table that was kept.
    #[wasm_bindgen(js_name = takeTable)]
    pub fn take_table(&mut self, bytes: &[u8]) -> Result<(), JsValue> {
        let table = Table::from_bytes(bytes).map_err(|error| refuse(Code::BadState, error))?;
        if *table.rules() != self.rules {
            return Err(refuse(Code::BadState, "the table is of another rule set"));
        }
        let report = Report { values: table.len(), bound: table.bound(), ..Report::default() };
        self.work = Work::Solved(Box::new(table), report);
        Ok(())
    }

    /// The table as a file, to keep.
    #[wasm_bindgen(js_name = toBytes)]
    pub fn to_bytes(&self) -> Result<Vec<u8>, JsValue> {
        self.solved().map(|(table, _)| table.to_bytes())
    }

    /// The solve in figures.
    pub fn summary(&self) -> Result<JsValue, JsValue> {
        let (table, report) = self.solved()?;
        to_js(&Summary {
            rules: self.rules.to_string(),
            values: report.values,
            start: table.before(&Position::start(&self.rules, Side::A)).ok_or_else(unknown)?,
            residual: report.residual,
            bound: report.bound,
            updates: report.updates,
            bytes: table.bytes(),
        })
    }

    /// The chance of the side to move of a position text; with its score also every move's.
    pub fn analyse(&self, text: &str) -> Result<JsValue, JsValue> {
        let (table, _) = self.solved()?;
        let (position, score) = position(text, &self.rules)?;
        to_js(&Analysis::new(table, &position, score).ok_or_else(unknown)?)
    }

    /// The best move of a position text with its score.
    pub fn best(&self, text: &str) -> Result<String, JsValue> {
        let (table, _) = self.solved()?;
        let (position, score) = position(text, &self.rules)?;
        let score = score.ok_or_else(|| refuse(Code::BadState, "nothing is thrown yet"))?;
        table.before(&position).ok_or_else(unknown)?;
        let best = table.best(&position, score);
        best.map(|mv| mv.to_string()).ok_or_else(|| refuse(Code::BadState, "there is no legal move"))
    }

    /// Looks back on a game by its record.
    pub fn review(&self, record: &str) -> Result<JsValue, JsValue> {
        let (table, _) = self.solved()?;
        review(record, table)
    }

    /// The rule set in figures; takes about a second.
    pub fn facts(&self) -> Result<JsValue, JsValue> {
        let (table, _) = self.solved()?;
        let facts = facts(table, GAMES, 1).ok_or_else(unknown)?;
        to_js(&FactsView {
            positions: table.len(),
            start: facts.start,
            lengths: facts.lengths,
            luck_per_throw: facts.luck_per_throw,
            skill: Skill { grab: facts.against_grab, random: facts.against_random },
            first_moves: facts
                .first_moves
                .iter()
                .map(|(score, moves)| FirstMoves { score: *score, moves: move_chances(moves) })
                .collect(),
        })
    }

    /// Looks up so many chances, for measuring. Returns their sum.
    #[wasm_bindgen(js_name = benchLookups)]
    pub fn bench_lookups(&self, count: u32) -> Result<f64, JsValue> {
        let (table, _) = self.solved()?;
        let mut random = crate::random::Seeded::new(1);
        let mut sum = 0.0;
        let mut left = count;
        while left > 0 {
            let start = Position::start(&self.rules, Side::A);
            crate::engine::playout::game(&self.rules, start, &mut random, |position, score, random| {
                sum += table.before(position).unwrap_or(0.0);
                left = left.saturating_sub(1);
                crate::engine::baseline::random(&self.rules, position, score, random)
            });
        }
        Ok(sum)
    }
}

impl Analyst {
    fn solved(&self) -> Result<(&Table, &Report), JsValue> {
        match &self.work {
            Work::Solved(table, report) => Ok((table, report)),
            _ => Err(refuse(Code::BadState, "the rule set is not solved")),
        }
    }
}

/// A game by its record, looked back on by whoever knows or guesses its chances.
pub fn review(record: &str, chances: &impl Chances) -> Result<JsValue, JsValue> {
    let session = Session::from_record(record).map_err(|error| refuse(Code::BadRecord, error))?;
    if session.rules() != chances.rules() {
        return Err(refuse(Code::BadState, "the game is of another rule set"));
    }
    let review = Review::new(&session, chances).ok_or_else(unknown)?;
    to_js(&ReviewView::new(&session, &review, chances.exact()))
}

#[derive(serde::Serialize)]
#[serde(rename_all = "camelCase")]
struct FactsView {
    positions: usize,
    start: f64,
    lengths: Vec<f64>,
    luck_per_throw: f64,
    skill: Skill,
    first_moves: Vec<FirstMoves>,
}

#[derive(serde::Serialize)]
struct Skill {
    grab: f64,
    random: f64,
}

#[derive(serde::Serialize)]
struct FirstMoves {
    score: u8,
    moves: Vec<MoveChance>,
}

#[derive(serde::Serialize)]
#[serde(rename_all = "camelCase")]
struct ReviewView {
    exact: bool,
    rules: String,
    outcome: Option<OutcomeView>,
    start: f64,
    result: f64,
    without_luck: f64,
    accounts: Sided<AccountView>,
    turns: Vec<TurnReview>,
    key_moments: Vec<usize>,
}

/// Turns that a review points out.
const KEY_MOMENTS: usize = 5;

impl ReviewView {
    fn new(session: &Session, review: &Review, exact: bool) -> ReviewView {
        ReviewView {
            exact,
            rules: session.rules().to_string(),
            outcome: session.ending().map(OutcomeView::from),
            start: review.start,
            result: review.result,
            without_luck: review.without_luck(),
            accounts: Sided::from_fn(|side| AccountView::new(&review.accounts[side])),
            turns: session
                .turns()
                .iter()
                .zip(&review.turns)
                .zip(1..)
                .map(|((turn, judged), number)| TurnReview::new(number, session.rules(), turn, judged))
                .collect(),
            key_moments: review.key_moments(KEY_MOMENTS),
        }
    }
}

#[derive(serde::Serialize)]
#[serde(rename_all = "camelCase")]
struct AccountView {
    luck: f64,
    loss: f64,
    decisions: u32,
    choices: u32,
    loss_per_decision: f64,
    loss_per_choice: f64,
    accuracy: f64,
}

impl AccountView {
    fn new(account: &Account) -> AccountView {
        AccountView {
            luck: account.luck,
            loss: account.loss,
            decisions: account.decisions,
            choices: account.choices,
            loss_per_decision: account.loss_a_decision(),
            loss_per_choice: account.loss_a_choice(),
            accuracy: account.accuracy(),
        }
    }
}

#[derive(serde::Serialize)]
struct TurnReview {
    number: usize,
    side: Side,
    throw: ThrowView,
    #[serde(rename = "move")]
    mv: String,
    events: Vec<Event>,
    position: String,
    before: f64,
    best: f64,
    after: f64,
    luck: f64,
    loss: f64,
    class: Option<Class>,
    moves: Vec<MoveChance>,
}

impl TurnReview {
    fn new(number: usize, rules: &RuleSet, turn: &Turn, judged: &Judged) -> TurnReview {
        TurnReview {
            number,
            side: judged.side(),
            throw: ThrowView::new(&turn.throw, turn.mv.is_none()),
            mv: turn.mv.map_or_else(|| "pass".into(), |mv| mv.to_string()),
            events: turn.events.clone(),
            position: judged.position.text_with(rules, Some(judged.score)),
            before: judged.before,
            best: judged.best,
            after: judged.after,
            luck: judged.luck(),
            loss: judged.loss(),
            class: judged.class(),
            moves: move_chances(&judged.moves),
        }
    }
}
