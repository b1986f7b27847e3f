//! In which order a sweep works out the rows of a layer.

use alloc::vec::Vec;

use super::number::{Layer, Numbering};
use super::row::Row;

/// Positions worked out from the same values. More keep more threads busy, fewer need fewer sweeps.
const STRIDE: usize = 1 << 12;
/// Positions that a thread takes at a time.
const TASK: usize = 1 << 9;

/// Rows of one class each that are worked out from the same values.
#[derive(Clone, Debug, Default)]
pub struct Stride {
    pub tasks: Vec<Task>,
}

/// Some rows of a class.
#[derive(Clone, Debug)]
pub struct Task {
    /// Classes of the first spaces, the middle and the last spaces.
    pub classes: [usize; 3],
    /// Their rows: by the way on the first spaces, then that in the middle.
    pub rows: core::ops::Range<u32>,
    /// From which end they are seen: 0 as the layer is numbered, 1 from the other.
    pub view: usize,
    /// The mirror images of the rows are not worked out but written with them.
    pub mirrored: bool,
}

impl Task {
    /// The rows one by one.
    pub fn rows(&self, numbering: &Numbering) -> impl Iterator<Item = Row> {
        let [first, middle] =
            [numbering.groups[0].first[self.classes[0]], numbering.groups[1].first[self.classes[1]]];
        let in_middle = numbering.groups[1].count(self.classes[1]);
        let last = self.classes[2];
        self.rows
            .clone()
            .map(move |row| Row { ways: [first + row / in_middle, middle + row % in_middle], last })
    }
}

/// Every choice of classes that a layer has men for.
pub fn blocks(numbering: &Numbering, layer: &Layer) -> Vec<[usize; 3]> {
    let [ends, middles] = &numbering.groups;
    let mut blocks = Vec::new();
    for first in 0..ends.classes() {
        for middle in 0..middles.classes() {
            for last in 0..ends.classes() {
                let fits = |side: usize| {
                    let on_road =
                        ends.men[first][side] + middles.men[middle][side] + ends.men[last][1 - side];
                    layer.dead[side] + on_road <= numbering.places.men
                };
                if fits(0) && fits(1) {
                    blocks.push([first, middle, last]);
                }
            }
        }
    }
    blocks
}

/// The work of a sweep: those first who have come farthest, so that one sweep sees the moves of the same sweep.
///
/// Of a block and its mirror image that is worked out whose rows are longer, since a row costs nearly the same whatever
/// its length. `whole` works out both where both are in the layer.
pub fn strides(numbering: &Numbering, layer: &Layer, mirror: Option<&Layer>, whole: bool) -> Vec<Stride> {
    let [ends, middles] = &numbering.groups;
    let mut views: Vec<([usize; 3], usize)> = Vec::new();
    views.extend(blocks(numbering, layer).into_iter().map(|block| (block, 0)));
    if !whole {
        views.retain(|([first, _, last], _)| first <= last);
    }
    if let Some(mirror) = mirror {
        let others = blocks(numbering, mirror).into_iter().filter(|[first, _, last]| first < last);
        views.extend(others.map(|block| (block, 1)));
    }
    views.sort_by_key(|&([first, middle, last], _)| {
        let a = ends.men[first][0] + 2 * middles.men[middle][0] + 3 * ends.men[last][1];
        let b = 3 * ends.men[first][1] + 2 * middles.men[middle][1] + ends.men[last][0];
        core::cmp::Reverse(a + b)
    });
    let mut strides = Vec::new();
    let mut stride = Stride::default();
    let mut positions = 0;
    for (classes, view) in views {
        let count = ends.count(classes[2]) as usize;
        let rows = ends.count(classes[0]) * middles.count(classes[1]);
        let each = TASK.div_ceil(count) as u32;
        for from in (0..rows).step_by(each as usize) {
            let to = rows.min(from + each);
            let mirrored = mirror.is_some() || (!whole && classes[0] < classes[2]);
            stride.tasks.push(Task { classes, rows: from..to, view, mirrored });
            positions += (to - from) as usize * count;
            if positions > STRIDE - TASK {
                strides.push(core::mem::take(&mut stride));
                positions = 0;
            }
        }
    }
    if !stride.tasks.is_empty() {
        strides.push(stride);
    }
    strides
}
