//! What moves make of the ways to stand on the last spaces, whole classes of them at once.

use alloc::vec::Vec;

use super::number::Numbering;
use crate::Side;

/// Pairs of ways of two classes: before and after.
#[derive(Clone, Copy, Debug, Default)]
pub struct List {
    from: u32,
    to: u32,
    /// The class after.
    pub class: u16,
}

/// A man with his captives who sets off from the last spaces.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    pub space: u32,
    pub captives: u32,
    pub list: List,
}

/// The moves of all ways to stand on the last spaces. Their `at`th space is counted from the far end.
#[derive(Clone, Debug)]
pub struct Lists {
    pairs: Vec<[u16; 2]>,
    /// By class and side: who sets off.
    taken: Vec<Vec<Taken>>,
    /// By class, side, space and captives: who lands.
    put: Vec<List>,
    /// By class, side and score: who stays on the last spaces.
    within: Vec<List>,
    spaces: usize,
    parts: usize,
    scores: usize,
}

impl Lists {
    pub fn new(numbering: &Numbering) -> Lists {
        let (places, group) = (&numbering.places, &numbering.groups[0]);
        let mut lists = Lists {
            pairs: Vec::new(),
            taken: Vec::new(),
            put: Vec::new(),
            within: Vec::new(),
            spaces: group.spaces as usize,
            parts: places.men as usize + 1,
            scores: places.scores.len(),
        };
        for class in 0..group.classes() {
            for side in Side::BOTH {
                // The group is seen from the other end, where a is b.
                let take = |way, at| group.take(way, !side, at);
                let put = |way, at, captives| group.put(way, !side, at, captives);
                let mut taken = Vec::new();
                for at in 0..group.spaces {
                    let space = places.spaces - at;
                    for captives in 0..=places.men {
                        let list = lists.list(group, class, |way| {
                            take(way, at).filter(|taken| taken.1 == captives).map(|taken| taken.0)
                        });
                        if list.from < list.to {
                            taken.push(Taken { space, captives, list });
                        }
                        let list = lists.list(group, class, |way| put(way, at, captives));
                        lists.put.push(list);
                    }
                }
                lists.taken.push(taken);
                for &score in &places.scores {
                    let from = lists.pairs.len() as u32;
                    for at in 0..group.spaces {
                        lists.list(group, class, |way| {
                            let (stays, captives) = take(way, at)?;
                            let to = places.goes(side, places.spaces - at, score, captives)?;
                            let at = places.spaces - to;
                            (at < group.spaces).then(|| put(stays, at, captives)).flatten()
                        });
                    }
                    let to = lists.pairs.len() as u32;
                    lists.within.push(List { from, to, class: class as u16 });
                }
            }
        }
        lists
    }

    /// Notes what becomes of the ways of a class; all of them come to one class.
    fn list(
        &mut self,
        group: &super::group::Group,
        class: usize,
        becomes: impl Fn(u32) -> Option<u32>,
    ) -> List {
        let mut list = List { from: self.pairs.len() as u32, ..List::default() };
        for way in group.ways(class) {
            if let Some(after) = becomes(way) {
                let (after, place) = group.place(after);
                list.class = after as u16;
                self.pairs.push([(way - group.first[class]) as u16, place as u16]);
            }
        }
        list.to = self.pairs.len() as u32;
        list
    }

    #[inline]
    pub fn pairs(&self, list: List) -> &[[u16; 2]] {
        &self.pairs[list.from as usize..list.to as usize]
    }

    #[inline]
    pub fn taken(&self, class: usize, side: Side) -> &[Taken] {
        &self.taken[class * 2 + side as usize]
    }

    #[inline]
    pub fn put(&self, class: usize, side: Side, at: u32, captives: u32) -> List {
        self.put[((class * 2 + side as usize) * self.spaces + at as usize) * self.parts + captives as usize]
    }

    #[inline]
    pub fn within(&self, class: usize, side: Side, score: usize) -> List {
        self.within[(class * 2 + side as usize) * self.scores + score]
    }
}
