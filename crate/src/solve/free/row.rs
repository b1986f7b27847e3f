//! Works out the values of a row: all ways of one class on the last spaces, after one way on the others.

use alloc::vec::Vec;

use super::kept::Kept;
use super::lists::Lists;
use super::number::{Layer, Numbering};
use crate::Side;
use crate::puluc::End;

/// What is known when a row is worked out.
#[derive(Clone, Copy)]
pub struct Known<'a, K> {
    pub numbering: &'a Numbering,
    pub lists: &'a Lists,
    pub layer: &'a Layer,
    /// The values of the layer with a and b to move.
    pub now: [&'a [K]; 2],
    /// The values of the layers solved before.
    pub before: &'a [K],
    /// The same for positions seen from the other end: where bounds are reckoned, bounded from the other side.
    pub opposite: &'a [K],
}

/// A row of a layer.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Ways to stand on the first spaces and in the middle.
    pub ways: [u32; 2],
    /// The class of the ways on the last spaces.
    pub last: usize,
}

/// Chances of the side that moves next.
#[derive(Clone, Copy)]
enum Next<'a, K> {
    /// It has lost.
    Lost,
    /// In a row, or in a column with so many values between one and the next.
    Row(&'a [K]),
    Column(&'a [K], usize),
}

/// Room to work in.
#[derive(Debug)]
pub struct Scratch<K> {
    best: Best<K>,
    moving: [Vec<f64>; 2],
    passes: [Vec<f64>; 2],
    /// Men on the first spaces and in the middle that can set off: space, captives, and the ways that they leave.
    movers: Vec<(u32, u32, [u32; 2])>,
}

impl<K> Default for Scratch<K> {
    fn default() -> Scratch<K> {
        Scratch {
            best: Best::default(),
            moving: Default::default(),
            passes: Default::default(),
            movers: Vec::new(),
        }
    }
}

/// The best moves of a row with one score: the least chances that they leave to the other side.
#[derive(Debug)]
struct Best<K> {
    chances: Vec<K>,
    /// Have they been set?
    set: bool,
    /// Is there a move for all of them?
    all_move: bool,
}

impl<K> Default for Best<K> {
    fn default() -> Best<K> {
        Best { chances: Vec::new(), set: false, all_move: false }
    }
}

impl<K: Kept> Best<K> {
    #[inline]
    fn clear(&mut self) {
        (self.set, self.all_move) = (false, false);
    }

    /// The same move of the whole row.
    #[inline]
    fn whole(&mut self, next: Next<K>) {
        match next {
            Next::Row(row) if self.set => {
                for (best, &chance) in self.chances.iter_mut().zip(row) {
                    *best = least(*best, chance);
                }
            }
            Next::Row(row) => self.chances.copy_from_slice(row),
            Next::Column(column, step) => {
                self.set_out();
                for (best, &chance) in self.chances.iter_mut().zip(column.iter().step_by(step)) {
                    *best = least(*best, chance);
                }
            }
            Next::Lost => self.chances.fill(K::of(0.0)),
        }
        (self.set, self.all_move) = (true, true);
    }

    /// Moves of some of the row: which, and where in the row after.
    #[inline]
    fn listed(&mut self, pairs: &[[u16; 2]], next: Next<K>) {
        self.set_out();
        let chances = &mut self.chances[..];
        let mut keep = |before: u16, chance: K| {
            let best = &mut chances[usize::from(before)];
            *best = least(*best, chance);
        };
        match next {
            Next::Row(row) => pairs.iter().for_each(|&[before, after]| keep(before, row[usize::from(after)])),
            Next::Column(column, step) => {
                pairs.iter().for_each(|&[before, after]| keep(before, column[usize::from(after) * step]));
            }
            Next::Lost => pairs.iter().for_each(|&[before, _]| keep(before, K::of(0.0))),
        }
    }

    #[inline]
    fn set_out(&mut self) {
        if !self.set {
            self.chances.fill(K::NO_MOVE);
            self.set = true;
        }
    }

    /// Adds a score to what the throws with a move add up to, or to the odds of those without.
    #[inline]
    fn add_up(&mut self, odds: f64, moving: &mut [f64], passes: &mut [f64]) {
        self.set_out();
        if self.all_move {
            for (best, moving) in self.chances.iter().zip(moving) {
                *moving += odds * (1.0 - best.chance());
            }
            return;
        }
        for ((best, moving), passes) in self.chances.iter().zip(moving).zip(passes) {
            let chance = best.chance();
            let moves = chance <= 1.0;
            *moving += if moves { odds * (1.0 - chance) } else { 0.0 };
            *passes += if moves { 0.0 } else { odds };
        }
    }
}

#[inline]
fn least<K: Kept>(one: K, other: K) -> K {
    if other < one { other } else { one }
}

/// A space of one of the outer groups, or the last spaces.
enum Spot {
    Outer(usize, u32),
    Last(u32),
}

impl<'a, K: Kept> Known<'a, K> {
    /// Works out a row with a and with b to move, and adds the values to `out`.
    pub fn row(&self, row: Row, scratch: &mut Scratch<K>, out: [&mut Vec<K>; 2]) {
        let group = &self.numbering.groups[0];
        let count = group.count(row.last) as usize;
        for side in Side::BOTH {
            let (moving, passes) = (&mut scratch.moving[side as usize], &mut scratch.passes[side as usize]);
            moving.clear();
            moving.resize(count, 0.0);
            passes.clear();
            passes.resize(count, self.numbering.places.nothing);
            self.moves(row, side, scratch);
        }
        let [one, two] = &scratch.moving;
        let [pass_one, pass_two] = &scratch.passes;
        let [a, b] = out;
        for at in 0..count {
            // After a pass the other side throws in the same position.
            let (one, two, pass_one, pass_two) = (one[at], two[at], pass_one[at], pass_two[at]);
            let pass_both = pass_one * pass_two;
            let share = if pass_both < 1.0 { 1.0 / (1.0 - pass_both) } else { 0.0 };
            a.push(K::of((one + pass_one * (1.0 - two - pass_two)) * share));
            b.push(K::of((two + pass_two * (1.0 - one - pass_one)) * share));
        }
        if self.numbering.end == End::Captured {
            self.captured(row, [a, b]);
        }
    }

    fn moves(&self, row: Row, side: Side, scratch: &mut Scratch<K>) {
        let Numbering { places, groups, .. } = self.numbering;
        let Scratch { best, moving, passes, movers } = scratch;
        let (moving, passes) = (&mut moving[side as usize][..], &mut passes[side as usize][..]);
        best.chances.resize(moving.len(), K::NO_MOVE);
        movers.clear();
        for (which, group) in groups.iter().enumerate() {
            for at in 0..group.spaces {
                if let Some((stays, captives)) = group.take(row.ways[which], side, at) {
                    let mut ways = row.ways;
                    ways[which] = stays;
                    movers.push((group.from + at, captives, ways));
                }
            }
        }
        let at_home = self.at_home(row, side) > 0;
        let taken = self.lists.taken(row.last, side);
        for (number, (&score, &odds)) in places.scores.iter().zip(&places.odds).enumerate() {
            best.clear();
            for &(space, captives, ways) in movers.iter() {
                match places.goes(side, space, score, captives) {
                    Some(to) => self.land(best, row, side, to, captives, ways),
                    None => best.whole(self.next(side, captives, ways, row.last)),
                }
            }
            if at_home && let Some(to) = places.entry_space(score) {
                let to = if side == Side::A { to } else { places.spaces + 1 - to };
                self.land(best, row, side, to, 0, row.ways);
            }
            let within = self.lists.pairs(self.lists.within(row.last, side, number));
            if !within.is_empty() {
                best.listed(within, self.next(side, 0, row.ways, row.last));
            }
            for taken in taken {
                let last = usize::from(taken.list.class);
                match places.goes(side, taken.space, score, taken.captives).map(|to| self.spot(to)) {
                    None => {
                        let next = self.next(side, taken.captives, row.ways, last);
                        best.listed(self.lists.pairs(taken.list), next);
                    }
                    Some(Spot::Outer(which, at)) => {
                        let Some(put) = groups[which].put(row.ways[which], side, at, taken.captives) else {
                            continue;
                        };
                        let mut ways = row.ways;
                        ways[which] = put;
                        best.listed(self.lists.pairs(taken.list), self.next(side, 0, ways, last));
                    }
                    Some(Spot::Last(_)) => {}
                }
            }
            best.add_up(odds, moving, passes);
        }
    }

    /// A man from outside the last spaces lands.
    #[inline]
    fn land(&self, best: &mut Best<K>, row: Row, side: Side, to: u32, captives: u32, mut ways: [u32; 2]) {
        match self.spot(to) {
            Spot::Outer(which, at) => {
                if let Some(put) = self.numbering.groups[which].put(ways[which], side, at, captives) {
                    ways[which] = put;
                    best.whole(self.next(side, 0, ways, row.last));
                }
            }
            Spot::Last(at) => {
                let list = self.lists.put(row.last, side, at, captives);
                if !self.lists.pairs(list).is_empty() {
                    best.listed(self.lists.pairs(list), self.next(side, 0, ways, usize::from(list.class)));
                }
            }
        }
    }

    #[inline]
    fn spot(&self, space: u32) -> Spot {
        let Numbering { places, groups: [first, _], .. } = self.numbering;
        if space <= first.spaces {
            Spot::Outer(0, space - 1)
        } else if space <= places.spaces - first.spaces {
            Spot::Outer(1, space - first.spaces - 1)
        } else {
            Spot::Last(places.spaces - space)
        }
    }

    /// Where a move of `side` leads that kills so many, after ways on the first spaces and in the middle.
    #[inline]
    fn next(&self, side: Side, killed: u32, ways: [u32; 2], last: usize) -> Next<'a, K> {
        if killed > 0 {
            return self.next_layer(side, killed, ways, last);
        }
        let from = self.numbering.row(self.layer, ways[0], ways[1], last);
        let count = self.numbering.groups[0].count(last) as usize;
        Next::Row(&self.now[!side as usize][from..from + count])
    }

    fn next_layer(&self, side: Side, killed: u32, ways: [u32; 2], last: usize) -> Next<'a, K> {
        let numbering = self.numbering;
        let count = numbering.groups[0].count(last) as usize;
        let foe = !side as usize;
        let mut dead = self.layer.dead;
        dead[foe] += killed;
        if dead[foe] == numbering.places.men {
            return Next::Lost;
        }
        // With as many dead on both sides only values with a to move are kept.
        if dead[0] < dead[1] || (dead[0] == dead[1] && foe == 0) {
            let layer = numbering.layer(dead);
            let from = layer.start[foe] + numbering.row(layer, ways[0], ways[1], last);
            return Next::Row(&self.before[from..from + count]);
        }
        let layer = numbering.layer([dead[1], dead[0]]);
        let (from, step) = numbering.column(layer, ways[0], ways[1], last);
        Next::Column(&self.opposite[layer.start[1 - foe] + from..], step)
    }

    /// Men at home.
    fn at_home(&self, row: Row, side: Side) -> u32 {
        let Numbering { places, groups, .. } = self.numbering;
        let men = |which: usize| groups[which].men[groups[which].place(row.ways[which]).0][side as usize];
        places.men
            - self.layer.dead[side as usize]
            - men(0)
            - men(1)
            - groups[0].men[row.last][!side as usize]
    }

    /// Whoever controls no man has lost.
    fn captured(&self, row: Row, out: [&mut Vec<K>; 2]) {
        let Numbering { groups, .. } = self.numbering;
        let tops = |which: usize, way, side| {
            (0..groups[which].spaces).any(|at| groups[which].take(way, side, at).is_some())
        };
        let [a, b] = out;
        for side in Side::BOTH {
            if self.at_home(row, side) > 0 || (0..2).any(|which| tops(which, row.ways[which], side)) {
                continue;
            }
            let ways = groups[0].ways(row.last);
            let from = a.len() - ways.len();
            for (at, _) in ways.enumerate().filter(|&(_, way)| !tops(0, way, !side)) {
                let chances = [[0.0, 1.0], [1.0, 0.0]][side as usize];
                (a[from + at], b[from + at]) = (K::of(chances[0]), K::of(chances[1]));
            }
        }
    }
}
