//! The rules once more, slow and plain: written from their text alone, with lists of men and no table or bit.

use puluc::puluc::{Captives, End, Event, Moving, Position, RuleSet};
use puluc::{Side, Sided};

/// A position as lists of men.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naive {
    /// Space 1 first; each bottom to top.
    pub road: Vec<Vec<Side>>,
    pub home: Sided<usize>,
    pub dead: Sided<usize>,
    pub turn: Side,
    pub won: Option<Side>,
}

impl Naive {
    pub fn start(rules: &RuleSet, first: Side) -> Naive {
        let men = usize::from(rules.men());
        Naive {
            road: vec![Vec::new(); usize::from(rules.spaces())],
            home: Sided { a: men, b: men },
            dead: Sided { a: 0, b: 0 },
            turn: first,
            won: None,
        }
    }

    /// Do both say the same?
    pub fn is(&self, rules: &RuleSet, position: &Position) -> bool {
        let road =
            (1..).zip(&self.road).all(|(space, men)| position.stack(space).iter().eq(men.iter().copied()));
        let counts = Side::BOTH.into_iter().all(|side| {
            self.home[side] == usize::from(position.home(side))
                && self.dead[side] == usize::from(position.dead(side))
        });
        let won = position.outcome(rules).map(|outcome| outcome.winner);
        road && counts && self.turn == position.turn() && self.won == won
    }

    /// Men of a side, wherever they are.
    pub fn men(&self, side: Side) -> usize {
        let on_road = self.road.iter().flatten().filter(|&&man| man == side).count();
        on_road + self.home[side] + self.dead[side]
    }

    /// The number of men that move when the stack on a space does.
    fn moving(&self, rules: &RuleSet, space: usize) -> usize {
        let stack = &self.road[space - 1];
        match rules.moving() {
            Moving::Whole => stack.len(),
            Moving::Free => {
                // The top man, and the enemy men directly under him.
                let below = stack.iter().rev().skip(1);
                1 + below.take_while(|&&man| man != self.turn).count()
            }
        }
    }

    /// Where the stack on a space goes with a score; `None` off the road.
    fn target(&self, rules: &RuleSet, space: usize, score: usize) -> Option<usize> {
        let stack = &self.road[space - 1];
        let men = &stack[stack.len() - self.moving(rules, space)..];
        let leads_home = rules.captives() == Captives::Homeward && men.contains(&!self.turn);
        let up = (self.turn == Side::A) != leads_home;
        let to = if up { space + score } else { space.checked_sub(score)? };
        (1..=self.road.len()).contains(&to).then_some(to)
    }

    /// Where a man enters with a score; `None` where he cannot.
    fn entry(&self, rules: &RuleSet, score: usize) -> Option<usize> {
        let count = score.checked_sub(usize::from(rules.entry()))?;
        let on_road = (1..=self.road.len()).contains(&count);
        on_road.then(|| if self.turn == Side::A { count } else { self.road.len() + 1 - count })
    }

    fn owns(&self, space: usize) -> bool {
        self.road[space - 1].last() == Some(&self.turn)
    }

    /// The legal moves with a score, 0 for entering, else the space.
    pub fn moves(&self, rules: &RuleSet, score: usize) -> Vec<usize> {
        if score == 0 || self.won.is_some() {
            return Vec::new();
        }
        let enters = self.home[self.turn] > 0 && self.entry(rules, score).is_some_and(|to| !self.owns(to));
        let advance = (1..=self.road.len()).filter(|&space| {
            self.owns(space) && self.target(rules, space, score).is_none_or(|to| !self.owns(to))
        });
        enters.then_some(0).into_iter().chain(advance).collect()
    }

    /// Plays a legal move.
    pub fn play(&mut self, rules: &RuleSet, score: usize, mv: usize) {
        let side = self.turn;
        let (men, to) = if mv == 0 {
            self.home[side] -= 1;
            (vec![side], self.entry(rules, score))
        } else {
            let to = self.target(rules, mv, score);
            let moving = self.moving(rules, mv);
            let stack = &mut self.road[mv - 1];
            (stack.split_off(stack.len() - moving), to)
        };
        match to {
            Some(to) => self.road[to - 1].extend(men),
            None => {
                for man in men {
                    if man == side { self.home[side] += 1 } else { self.dead[man] += 1 }
                }
            }
        }
        if self.has_lost(rules, !side) {
            self.won = Some(side);
        }
        self.turn = !side;
    }

    fn has_lost(&self, rules: &RuleSet, side: Side) -> bool {
        match rules.end() {
            End::Removed => self.dead[side] == usize::from(rules.men()),
            End::Captured => {
                self.home[side] == 0 && self.road.iter().all(|stack| stack.last() != Some(&side))
            }
        }
    }

    /// Applies the events of a turn one by one, and checks that each can happen.
    pub fn follow(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Entered { side, to } => {
                    assert_eq!(side, self.turn);
                    self.home[side] -= 1;
                    self.set_down(to, vec![side]);
                }
                Event::Moved { side, from, to, men } => {
                    assert_eq!(side, self.turn);
                    let men = self.lift(from, men.iter().collect());
                    self.set_down(to, men);
                }
                Event::Captured { side, at, men } => {
                    assert_eq!(side, self.turn);
                    let hit: Vec<Side> = men.iter().collect();
                    assert_eq!(hit.last(), Some(&!side), "only enemy stacks are hit");
                    let stack = &self.road[usize::from(at) - 1];
                    assert!(stack.starts_with(&hit) && stack.len() > hit.len());
                    assert_eq!(stack.last(), Some(&side), "the captor is on top");
                }
                Event::Freed { side, at } => {
                    assert_eq!(self.road[usize::from(at) - 1].last(), Some(&side));
                }
                Event::Left { side, from, men } => {
                    assert_eq!(side, self.turn);
                    self.lift(from, men.iter().collect());
                }
                Event::Home { side, count } => self.home[side] += usize::from(count),
                Event::Dead { side, count } => self.dead[side] += usize::from(count),
                Event::Passed { side, .. } => assert_eq!(side, self.turn),
                Event::Won { side, .. } => self.won = Some(side),
                Event::Drawn { .. } => panic!("no turn draws a game"),
            }
        }
        self.turn = !self.turn;
    }

    /// Puts men of the mover on a space, which must not be his own.
    fn set_down(&mut self, to: u8, men: Vec<Side>) {
        assert!(!self.owns(usize::from(to)), "{to} is an own stack");
        self.road[usize::from(to) - 1].extend(men);
    }

    /// Takes these men off the top of a space.
    fn lift(&mut self, from: u8, men: Vec<Side>) -> Vec<Side> {
        let stack = &mut self.road[usize::from(from) - 1];
        let lifted = stack.split_off(stack.len() - men.len());
        assert_eq!(lifted, men);
        lifted
    }
}
