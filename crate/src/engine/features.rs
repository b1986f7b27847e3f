//! What the quick evaluator sees of a position: numbers that mean the same in every rule set.
//!
//! All is seen by the side to move. Distances are counted in throws and in chances to land somewhere, men as shares of
//! the living, so that neither the length of the road nor the number of men sets how many inputs there are.

use crate::Side;
use crate::puluc::{Captives, End, MAX_SPACES, Moving, Position, RuleSet};

/// Inputs of each stack.
pub const STACK: usize = 32;
/// Inputs of the whole position.
pub const WHOLE: usize = 36;
/// Inputs of a side, of which `WHOLE` holds two.
const SIDE: usize = 13;
/// Inputs of the rules.
const RULES: usize = WHOLE - 2 * SIDE;

/// A way is never longer: the road, one space lost on entering and the step off it.
const FAR: usize = MAX_SPACES + 3;

/// The inputs of a position.
#[derive(Clone, Debug)]
pub struct Inputs {
    stacks: [[f32; STACK]; MAX_SPACES],
    mine: usize,
    all: usize,
    /// Of the mover, of the other side, of the rules.
    pub whole: [f32; WHOLE],
}

impl Inputs {
    /// The inputs of the mover's stacks, then those of the other side's.
    pub fn stacks(&self) -> [&[[f32; STACK]]; 2] {
        [&self.stacks[..self.mine], &self.stacks[self.mine..self.all]]
    }
}

/// Works the inputs out for one rule set.
#[derive(Clone, Debug)]
pub struct Features {
    rules: RuleSet,
    /// Chance of each score.
    odds: [f32; 10],
    /// Chance to come exactly that far with one throw, with two, and at all.
    one: [f32; FAR],
    two: [f32; FAR],
    ever: [f32; FAR],
    /// Chance to come at least that far with one throw, and with two.
    past_one: [f32; FAR],
    past_two: [f32; FAR],
    /// Throws that a way takes on average.
    throws: [f32; FAR],
    of_rules: [f32; RULES],
}

/// A stack, or the men at home as one that is about to step onto the road.
#[derive(Clone, Copy, Default)]
struct Runner {
    space: i32,
    step: i32,
    to_exit: usize,
    /// Men that move: own and captives; men that stay: own and enemy ones.
    own: f32,
    captives: f32,
    stays: [f32; 2],
    /// The scores by which it is hit, as bits.
    hit_by: u32,
    /// Chance to escape all hits of the throw after next, and of all to come.
    escape_two: f32,
    escape: f32,
    /// Enemy men that may still hit it.
    hunters: f32,
    /// What it may hit with the next throw: chance, enemy men, own men set free; and men with the one after.
    hits: [f32; 3],
    hits_two: f32,
    /// Men that the next throw may hit, the fewer the farther they are to be led off, or the more likely hit back.
    hits_near: f32,
    hits_safe: f32,
    /// Chance that an own stack is in its way.
    blocked: f32,
    /// The scores by which an own man would hit its captor, as bits.
    guarded_by: u32,
    /// The same as a chance.
    guarded: f32,
    /// How far its captor would have to lead it.
    led: usize,
}

/// The stacks of a side and what it may do with the next throw.
struct Force {
    runners: [Runner; MAX_SPACES + 1],
    count: usize,
    /// The men at home stand behind the stacks.
    waiting: usize,
    living: f32,
    home: f32,
    /// The most men that each score hits, and kills.
    hit: [f32; 10],
    killed: [f32; 10],
    /// Number of moves of each score.
    moves: [u32; 10],
}

impl Features {
    /// The features of a rule set.
    pub fn new(rules: &RuleSet) -> Features {
        let ways = rules.odds().map(f32::from);
        let odds = ways.map(|ways_of| ways_of / ways.iter().sum::<f32>());
        let moving = (1.0 - odds[0]).max(f32::MIN_POSITIVE);
        let mut one = [0.0; FAR];
        one[..10].copy_from_slice(&odds);
        let (mut two, mut ever, mut throws) = ([0.0; FAR], [0.0; FAR], [0.0; FAR]);
        for way in 0..FAR {
            two[way] = (0..=way).map(|first| one[first] * one[way - first]).sum();
            let last = |so_far: &[f32; FAR]| -> f32 {
                (1..=way).map(|score| one[score] * so_far[way - score]).sum::<f32>() / moving
            };
            ever[way] = if way == 0 { 1.0 } else { last(&ever) };
            throws[way] = if way == 0 { 0.0 } else { 1.0 / moving + last(&throws) };
        }
        let past = |exact: &[f32; FAR]| {
            let mut past = [0.0; FAR];
            let mut left = 1.0;
            for (past, exact) in past.iter_mut().zip(exact) {
                *past = f32::max(left, 0.0);
                left -= exact;
            }
            past
        };
        let flag = |on: bool| f32::from(u8::from(on));
        let mean: f32 = (0u8..).zip(odds).map(|(score, odds)| f32::from(score) * odds).sum();
        let squares: f32 =
            (0u8..).zip(odds).map(|(score, odds)| f32::from(score) * f32::from(score) * odds).sum();
        let of_rules = [
            f32::from(rules.men()) / 5.0,
            throws[usize::from(rules.spaces()) + 1] / 8.0,
            f32::from(rules.spaces()) / 10.0,
            odds[0],
            odds.iter().map(|odds| odds * odds).sum(),
            squares / (mean * mean + 1.0),
            flag(rules.entry() == 1),
            flag(rules.moving() == Moving::Free),
            flag(rules.captives() == Captives::Homeward),
            flag(rules.end() == End::Captured),
        ];
        Features {
            rules: *rules,
            odds,
            past_one: past(&one),
            past_two: past(&two),
            one,
            two,
            ever,
            throws,
            of_rules,
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The scores that can be thrown, with their odds.
    pub fn throws(&self) -> impl Iterator<Item = (u8, f64)> + '_ {
        (0u8..).zip(self.odds).filter(|&(_, odds)| odds > 0.0).map(|(score, odds)| (score, f64::from(odds)))
    }

    /// The inputs of a position in a game that goes on.
    pub fn inputs(&self, position: &Position) -> Inputs {
        self.see(position, true)
    }

    /// The inputs as if the side to move could hit nothing.
    pub fn careless(&self, position: &Position) -> Inputs {
        self.see(position, false)
    }

    fn see(&self, position: &Position, danger: bool) -> Inputs {
        let mover = position.turn();
        let (mut me, mut foe) = (self.force(position, mover), self.force(position, !mover));
        self.guard(&mut me);
        self.guard(&mut foe);
        if danger {
            self.face(&mut me, &mut foe);
        }
        self.face(&mut foe, &mut me);
        let mut inputs = Inputs {
            stacks: [[0.0; STACK]; MAX_SPACES],
            mine: me.count,
            all: me.count + foe.count,
            whole: [0.0; WHOLE],
        };
        let (mine, rest) = inputs.stacks.split_at_mut(me.count);
        for (side, other, stacks) in [(&me, &foe, mine), (&foe, &me, rest)] {
            for (runner, stack) in side.runners[..side.count].iter().zip(stacks) {
                *stack = self.of_stack(runner, side, other);
            }
        }
        let (own, rest) = inputs.whole.split_at_mut(SIDE);
        own.copy_from_slice(&self.of_side(&me, &foe));
        rest[..SIDE].copy_from_slice(&self.of_side(&foe, &me));
        rest[SIDE..].copy_from_slice(&self.of_rules);
        inputs
    }

    fn force(&self, position: &Position, side: Side) -> Force {
        let rules = &self.rules;
        let spaces = i32::from(rules.spaces());
        let (up, down) = position.ways(rules, side);
        let mut force = Force {
            runners: [Runner { escape_two: 1.0, escape: 1.0, ..Runner::default() }; MAX_SPACES + 1],
            count: 0,
            waiting: usize::from(position.home(side) > 0),
            living: f32::from(rules.men() - position.dead(side)),
            home: f32::from(position.home(side)),
            hit: [0.0; 10],
            killed: [0.0; 10],
            moves: [0; 10],
        };
        let mut rest = up | down;
        while rest != 0 {
            let space = rest.trailing_zeros();
            rest &= rest - 1;
            let goes_up = up >> space & 1 == 1;
            let space = space as i32;
            let (stays, moves) = position.parts(rules, space as u8);
            let runner = &mut force.runners[force.count];
            force.count += 1;
            runner.space = space;
            runner.step = if goes_up { 1 } else { -1 };
            runner.to_exit = (if goes_up { spaces + 1 - space } else { space }) as usize;
            let captor_goes_up = (side == Side::B) != (rules.captives() == Captives::Homeward);
            runner.led = (if captor_goes_up { spaces + 1 - space } else { space }) as usize;
            runner.own = moves.men(side) as f32;
            runner.captives = moves.men(!side) as f32;
            runner.stays = [stays.men(side) as f32, stays.men(!side) as f32];
        }
        let entry = i32::from(rules.entry());
        let waiting = &mut force.runners[force.count];
        (waiting.space, waiting.step) = if side == Side::A { (-entry, 1) } else { (spaces + 1 + entry, -1) };
        waiting.own = force.home;
        for score in 1..10u8 {
            let own = position.tops(side);
            let mut moves = up & !(own >> score) | down & !(own << score);
            if let Some(space) = position.entry_space(rules, side, score) {
                moves |= u32::from(force.waiting > 0 && own >> space & 1 == 0);
            }
            force.moves[usize::from(score)] = moves.count_ones();
        }
        force
    }

    /// How the stacks of a side stand in each other's way, and guard each other.
    fn guard(&self, force: &mut Force) {
        for index in 0..force.count + force.waiting {
            let Runner { space, step, .. } = force.runners[index];
            let mut blocked = 0.0;
            for own in &mut force.runners[..force.count] {
                let way = (own.space - space) * step;
                if way > 0 {
                    blocked += self.one[way as usize];
                    own.guarded_by |= if way < 10 { 1 << way } else { 0 };
                }
            }
            force.runners[index].blocked = blocked;
        }
        for runner in &mut force.runners[..force.count] {
            runner.guarded = self.chance_of(runner.guarded_by);
        }
    }

    /// The chance that one of these scores is thrown, given as bits.
    fn chance_of(&self, scores: u32) -> f32 {
        (1..10).filter(|score| scores >> score & 1 == 1).map(|score| self.odds[score]).sum()
    }

    /// What the hunters may do to the prey.
    fn face(&self, hunters: &mut Force, prey: &mut Force) {
        let Force { runners, count, waiting, hit, killed, .. } = hunters;
        for (index, hunter) in runners.iter_mut().enumerate().take(*count + *waiting) {
            let men = if index == *count { hunter.own } else { 1.0 };
            for target in &mut prey.runners[..prey.count] {
                let way = (target.space - hunter.space) * hunter.step;
                if way <= 0 {
                    continue;
                }
                let way = way as usize;
                let [caught, freed] = [target.own + target.stays[0], target.captives + target.stays[1]];
                if way < 10 {
                    target.hit_by |= 1 << way;
                    hit[way] = hit[way].max(caught + freed);
                }
                target.escape_two *= 1.0 - self.two[way];
                target.escape *= 1.0 - self.ever[way];
                target.hunters += men;
                for (sum, men) in hunter.hits.iter_mut().zip([1.0, caught, freed]) {
                    *sum += self.one[way] * men;
                }
                hunter.hits_two += self.two[way] * (caught + freed);
                hunter.hits_near += self.one[way] * caught * self.past_two[target.led];
                hunter.hits_safe += self.one[way] * (caught + freed) * (1.0 - target.guarded);
            }
            if index < *count && hunter.captives > 0.0 {
                for killed in killed.iter_mut().skip(hunter.to_exit) {
                    *killed = killed.max(hunter.captives);
                }
            }
        }
    }

    fn of_stack(&self, runner: &Runner, side: &Force, other: &Force) -> [f32; STACK] {
        let threat = self.chance_of(runner.hit_by);
        let (own, captives) = (runner.own / side.living, runner.captives / other.living);
        let all = own + runner.stays[0] / side.living;
        [
            self.throws[runner.to_exit] / 6.0,
            self.past_one[runner.to_exit],
            self.past_two[runner.to_exit],
            runner.own / 3.0,
            runner.captives / 3.0,
            f32::from(u8::from(runner.captives > 0.0)),
            own,
            captives,
            runner.stays[0] / 3.0,
            runner.stays[1] / 3.0,
            runner.stays[1] / other.living,
            all,
            threat,
            threat * all,
            threat * captives,
            1.0 - runner.escape_two,
            1.0 - runner.escape,
            (1.0 - runner.escape) * (all + captives),
            runner.hunters / other.living,
            runner.hits[0],
            runner.hits[1] / other.living,
            runner.hits[2] / side.living,
            runner.hits_two / other.living,
            runner.blocked,
            runner.hits_near / other.living,
            runner.hits_safe / other.living,
            runner.guarded,
            self.throws[runner.led] / 6.0,
            threat * all * self.past_two[runner.led],
            captives * self.past_one[runner.to_exit],
            captives * self.past_two[runner.to_exit],
            captives * self.throws[runner.to_exit] / 6.0,
        ]
    }

    fn of_side(&self, side: &Force, other: &Force) -> [f32; SIDE] {
        let expected = |of: &[f32; 10]| -> f32 { of.iter().zip(self.odds).map(|(of, odds)| of * odds).sum() };
        let any = |of: &[f32; 10]| expected(&of.map(|of| f32::from(u8::from(of > 0.0))));
        let road = &side.runners[..side.count];
        let single = road.iter().filter(|runner| runner.captives + runner.stays[0] + runner.stays[1] == 0.0);
        let controlled = side.home + road.iter().map(|runner| runner.own + runner.stays[0]).sum::<f32>();
        let waiting = &side.runners[side.count];
        [
            side.living / f32::from(self.rules.men()),
            side.living / 5.0,
            (side.living - other.living) / (side.living + other.living),
            side.home / side.living,
            side.home / 5.0,
            controlled / side.living,
            controlled / 5.0,
            single.count() as f32 / side.living,
            expected(&side.moves.map(|moves| moves as f32)) / 3.0,
            1.0 - expected(&side.moves.map(|moves| f32::from(u8::from(moves > 0)))),
            any(&side.hit),
            expected(&side.hit) / other.living,
            (expected(&side.killed) + if side.waiting > 0 { waiting.hits_two } else { 0.0 }) / other.living,
        ]
    }
}
