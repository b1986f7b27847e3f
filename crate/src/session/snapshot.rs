//! What is on the table, as plain data for whatever shows it. Rules stay here: a view only draws.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::options::{Kind, Player};
use super::{Ending, Session};
use crate::matches::Reason;
use crate::puluc::{
    Captives, DrawReason, End, Event, Instrument, Move, Moving, Position, Preset, RuleSet, Throw, WinReason,
};
use crate::{Side, Sided};

/// What the side to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Phase {
    /// Throw.
    Throw,
    /// Move.
    Move,
    /// Nothing: the game is over.
    Over,
}

/// A throw. One of `faces` is true where yellow is up; a die has none but `die`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct ThrowView {
    pub faces: Vec<bool>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub die: Option<u8>,
    pub yellow: u8,
    pub score: u8,
    /// Throws before it that did not count.
    pub again: u32,
    /// It left no legal move.
    pub passed: bool,
}

impl ThrowView {
    /// The view of a throw.
    pub fn new(throw: &Throw, passed: bool) -> ThrowView {
        ThrowView {
            faces: throw
                .faces
                .map_or_else(Vec::new, |faces| (0..4).map(|stick| faces >> stick & 1 == 1).collect()),
            die: throw.faces.is_none().then_some(throw.score),
            yellow: throw.yellow(),
            score: throw.score,
            again: throw.again,
            passed,
        }
    }
}

/// One space of the road.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct SpaceView {
    pub space: u8,
    /// Bottom to top.
    pub men: String,
    pub owner: Option<Side>,
    /// 1 towards higher numbers, -1 towards lower ones, 0 where empty.
    pub direction: i8,
    /// Why an own stack cannot move with the score that lies.
    pub blocked: Option<&'static str>,
}

/// A legal move with all that it would do. A place is a space, 0 for a's home, or the number of spaces and one for b's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct MoveView {
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    pub from: u8,
    /// Where it lands, or the home beyond which it leaves the road.
    pub to: u8,
    /// The men that move, bottom to top.
    pub men: String,
    pub leaves: bool,
    /// The stack that it lands on, bottom to top.
    pub captures: String,
    /// Enemy men of that stack.
    pub takes: u32,
    /// Own men of that stack.
    pub carries: u32,
    /// An own man is left behind as new top.
    pub frees: bool,
    /// Own men that come home.
    pub home: u8,
    /// Enemy men that die.
    pub dead: u8,
}

/// A finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct TurnView {
    pub number: usize,
    pub side: Side,
    pub throw: ThrowView,
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    pub events: Vec<Event>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct PlayerView {
    pub kind: &'static str,
    pub name: String,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub level: Option<&'static str>,
}

impl PlayerView {
    /// The view of a player.
    pub fn new(player: &Player) -> PlayerView {
        let (kind, level) = match player.kind {
            Kind::Human => ("human", None),
            Kind::Computer(level) => ("computer", Some(level.name())),
        };
        PlayerView { kind, name: player.name().into(), level }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs)]
pub struct OutcomeView {
    pub winner: Option<Side>,
    pub reason: Reason<WinReason, DrawReason>,
}

impl From<Ending> for OutcomeView {
    fn from(ending: Ending) -> OutcomeView {
        match ending {
            Ending::Won(outcome) => {
                OutcomeView { winner: Some(outcome.winner), reason: Reason::Won(outcome.reason) }
            }
            Ending::Drawn(reason) => OutcomeView { winner: None, reason: Reason::Drawn(reason) },
        }
    }
}

/// The throws before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs)]
pub struct ThrowOffView {
    pub throws: Vec<Sided<ThrowView>>,
    pub first: Side,
    pub lot: bool,
}

/// What is on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct Snapshot {
    pub game: &'static str,
    pub rules: String,
    pub spaces: u8,
    pub men: u8,
    /// Position text, with the score as fifth field between throw and move.
    pub position: String,
    /// Space 1 first.
    pub board: Vec<SpaceView>,
    pub home: Sided<u8>,
    pub dead: Sided<u8>,
    pub turn: Side,
    pub phase: Phase,
    /// The throw of this turn, or else of the turn before.
    pub throw: Option<ThrowView>,
    /// Legal moves, sorted as text.
    pub moves: Vec<MoveView>,
    /// Why no man can enter with the score that lies.
    pub enter_blocked: Option<&'static str>,
    pub outcome: Option<OutcomeView>,
    pub players: Sided<PlayerView>,
    pub turns: Vec<TurnView>,
    pub throw_off: Option<ThrowOffView>,
    pub can_undo: bool,
    pub can_redo: bool,
    pub seeded: bool,
    pub only_passes: bool,
}

impl Session {
    /// What is on the table now.
    pub fn snapshot(&self) -> Snapshot {
        let (rules, position) = (self.rules(), self.position());
        let ending = self.ending();
        let score = self.lying().map(|throw| throw.score).filter(|_| ending.is_none());
        let moves = self.legal_moves();
        let last = self.turns.last().map(|turn| ThrowView::new(&turn.throw, turn.mv.is_none()));
        Snapshot {
            game: "puluc",
            rules: rules.to_string(),
            spaces: rules.spaces(),
            men: rules.men(),
            position: position.text_with(rules, score),
            board: (1..=rules.spaces()).map(|space| space_view(self, &moves, space)).collect(),
            home: Sided::from_fn(|side| position.home(side)),
            dead: Sided::from_fn(|side| position.dead(side)),
            turn: position.turn(),
            phase: match (ending, score) {
                (Some(_), _) => Phase::Over,
                (None, None) => Phase::Throw,
                (None, Some(_)) => Phase::Move,
            },
            throw: self.lying().map(|throw| ThrowView::new(&throw, false)).or(last),
            moves: moves.iter().filter_map(|&mv| Some(move_view(rules, position, score?, mv))).collect(),
            enter_blocked: score.and_then(|score| enter_blocked(rules, position, score)),
            outcome: ending.map(OutcomeView::from),
            players: Sided::from_fn(|side| PlayerView::new(&self.players()[side])),
            turns: (1..)
                .zip(self.turns())
                .map(|(number, turn)| TurnView {
                    number,
                    side: turn.before.turn(),
                    throw: ThrowView::new(&turn.throw, turn.mv.is_none()),
                    mv: turn.mv.map_or_else(|| "pass".into(), |mv| mv.to_string()),
                    events: turn.events.clone(),
                })
                .collect(),
            throw_off: self.throw_off.as_ref().map(|throw_off| ThrowOffView {
                throws: throw_off
                    .throws
                    .iter()
                    .map(|round| Sided::from_fn(|side| ThrowView::new(&round[side], false)))
                    .collect(),
                first: throw_off.first,
                lot: throw_off.by_lot(),
            }),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            seeded: self.seed.is_some(),
            only_passes: self.only_passes(),
        }
    }
}

fn space_view(session: &Session, moves: &[Move], space: u8) -> SpaceView {
    let (rules, position) = (session.rules(), session.position());
    let stack = position.stack(space);
    let owner = stack.owner();
    let may_move = !moves.is_empty() && owner == Some(position.turn());
    SpaceView {
        space,
        men: stack.to_string(),
        owner,
        direction: match owner {
            None => 0,
            Some(_) if position.goes_up(rules, space) => 1,
            Some(_) => -1,
        },
        // The road is open at its ends, so only an own stack can stand in the way.
        blocked: (may_move && !moves.contains(&Move::From(space))).then_some("own-stack"),
    }
}

fn enter_blocked(rules: &RuleSet, position: &Position, score: u8) -> Option<&'static str> {
    if position.home(position.turn()) == 0 || position.moves(rules, score).contains(Move::Enter) {
        return None;
    }
    Some(if position.entry_space(rules, position.turn(), score).is_some() { "own-stack" } else { "no-space" })
}

/// What a legal move would do, read off its events.
fn move_view(rules: &RuleSet, position: &Position, score: u8, mv: Move) -> MoveView {
    let side = position.turn();
    let beyond = rules.spaces() + 1;
    let mut view = MoveView { mv: mv.to_string(), ..MoveView::default() };
    let mut read = |event: Event| match event {
        Event::Entered { side, to } => {
            view.from = if side == Side::A { 0 } else { beyond };
            view.to = to;
            view.men = side.to_string();
        }
        Event::Moved { from, to, men, .. } => {
            (view.from, view.to, view.men) = (from, to, men.to_string());
        }
        Event::Captured { men, .. } => {
            view.captures = men.to_string();
            (view.takes, view.carries) = (men.men(!side), men.men(side));
        }
        Event::Freed { .. } => view.frees = true,
        Event::Left { from, men, .. } => {
            (view.from, view.men, view.leaves) = (from, men.to_string(), true);
            view.to = if position.goes_up(rules, from) { beyond } else { 0 };
        }
        Event::Home { count, .. } => view.home = count,
        Event::Dead { count, .. } => view.dead = count,
        Event::Passed { .. } | Event::Won { .. } | Event::Drawn { .. } => {}
    };
    // A legal move of this very position, so it plays.
    let _ = position.play(rules, score, mv, &mut read);
    view
}

/// A rule set as values; the words are the view's.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct RuleSetView {
    pub text: String,
    pub preset: Preset,
    /// Nothing differs from the preset.
    pub pure: bool,
    pub spaces: u8,
    pub men: u8,
    pub scores: [u8; 5],
    /// In how many of the 16 ways four sticks fall 0 to 4 of them show yellow.
    pub ways: [u8; 5],
    /// The odds of a turn's score: entry `n` of the total counts the ways to score `n`.
    pub odds: [u8; 10],
    pub entry: u8,
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub moving: Moving,
    pub captives: Captives,
    pub end: End,
    pub again: bool,
    #[cfg_attr(feature = "serde", serde(rename = "throw"))]
    pub instrument: Instrument,
}

impl RuleSetView {
    /// The view of a rule set.
    pub fn new(rules: &RuleSet) -> RuleSetView {
        let preset = rules.nearest();
        RuleSetView {
            text: rules.to_string(),
            preset,
            pure: *rules == preset.rules(),
            spaces: rules.spaces(),
            men: rules.men(),
            scores: rules.scores(),
            ways: RuleSet::WAYS,
            odds: rules.odds(),
            entry: rules.entry(),
            moving: rules.moving(),
            captives: rules.captives(),
            end: rules.end(),
            again: rules.again(),
            instrument: rules.instrument(),
        }
    }
}
