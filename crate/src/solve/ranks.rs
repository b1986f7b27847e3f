//! Ranks of small sets of spaces.

use alloc::vec;
use alloc::vec::Vec;

/// Spaces of the longest road, and one more.
const N: usize = 22;

/// `C[n][k]`: how many sets of k there are among n.
const C: [[u32; N]; N] = pascal();

const fn pascal() -> [[u32; N]; N] {
    let mut c = [[0; N]; N];
    let mut n = 0;
    while n < N {
        c[n][0] = 1;
        let mut k = 1;
        while k <= n {
            c[n][k] = c[n - 1][k - 1] + if k < n { c[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    c
}

/// Up to so many spaces all ranks are kept in a table; it takes 4 · 4^spaces · 2 bytes.
const TABLED: u32 = 9;

/// How many sets of at most `size` there are among `n`.
pub fn choose_up_to(n: u32, size: u32) -> u32 {
    C[n as usize][..=size.min(n) as usize].iter().sum()
}

/// Ranks of the subsets of any slots on a road: smaller sets first, then, from a's end, by their highest space.
/// From b's end the road is looked at the other way round.
///
/// The rank does not depend on the largest size allowed, since smaller sets come first.
#[derive(Clone, Debug)]
pub struct Ranks {
    spaces: u32,
    a: Option<Table>,
    b: Option<Table>,
}

/// Rows of all subsets, one for each slots.
#[derive(Clone, Debug)]
struct Table {
    rank: Vec<u16>,
    set: Vec<u16>,
}

/// The ranks of a's men among the subsets of one set of slots.
#[derive(Clone, Copy, Debug)]
pub enum Row<'a> {
    Tabled(&'a [u16]),
    Slots(u32),
}

impl Row<'_> {
    #[inline]
    pub fn rank(self, set: u32) -> u32 {
        match self {
            Row::Tabled(row) => rank_in(row, set),
            Row::Slots(slots) => from_a(slots, set),
        }
    }
}

/// Bit 0 of a set stands for no space, so it is left out of the rows.
#[inline]
fn rank_in(row: &[u16], set: u32) -> u32 {
    u32::from(row[(set >> 1) as usize])
}

impl Ranks {
    pub fn new(spaces: u32) -> Ranks {
        let table = |of: fn(u32, u32) -> u32| (spaces <= TABLED).then(|| Table::new(spaces, of));
        Ranks { spaces, a: table(from_a), b: table(from_b) }
    }

    /// Bytes that the tables take.
    pub fn bytes(&self) -> usize {
        [&self.a, &self.b].into_iter().flatten().map(|table| 4 * table.rank.len()).sum()
    }

    /// The rank of a set of a's men among all subsets of `slots`.
    #[inline]
    pub fn of_a(&self, slots: u32, set: u32) -> u32 {
        self.row_of_a(slots).rank(set)
    }

    /// The ranks of all sets of a's men among the subsets of `slots`.
    #[inline]
    pub fn row_of_a(&self, slots: u32) -> Row<'_> {
        match &self.a {
            Some(table) => Row::Tabled(table.row(self.spaces, slots)),
            None => Row::Slots(slots),
        }
    }

    /// The rank of a set of b's men among all subsets of `slots`.
    #[inline]
    pub fn of_b(&self, slots: u32, set: u32) -> u32 {
        match &self.b {
            Some(table) => rank_in(table.row(self.spaces, slots), set),
            None => from_b(slots, set),
        }
    }

    /// Calls `visit` with every subset of at most `size`, in the order of a's ranks.
    #[inline]
    pub fn each_of_a(&self, slots: u32, size: u32, mut visit: impl FnMut(u32)) {
        match &self.a {
            Some(table) => table.each(self.spaces, slots, size, visit),
            None => subsets(slots, size, &mut visit),
        }
    }

    /// Calls `visit` with every subset of at most `size`, in the order of b's ranks.
    #[inline]
    pub fn each_of_b(&self, slots: u32, size: u32, mut visit: impl FnMut(u32)) {
        match &self.b {
            Some(table) => table.each(self.spaces, slots, size, visit),
            None => subsets(slots.reverse_bits(), size, &mut |set| visit(set.reverse_bits())),
        }
    }
}

impl Table {
    fn new(spaces: u32, of: fn(u32, u32) -> u32) -> Table {
        let len = 1 << (2 * spaces);
        let mut table = Table { rank: vec![0; len], set: vec![0; len] };
        for slots in 0..1u32 << spaces {
            let row = (slots as usize) << spaces;
            let mut set = slots;
            loop {
                let rank = of(slots, set);
                table.rank[row | set as usize] = rank as u16;
                table.set[row | rank as usize] = set as u16;
                if set == 0 {
                    break;
                }
                set = (set - 1) & slots;
            }
        }
        table
    }

    #[inline]
    fn row(&self, spaces: u32, slots: u32) -> &[u16] {
        let row = ((slots >> 1) as usize) << spaces;
        &self.rank[row..row + (1 << spaces)]
    }

    #[inline]
    fn each(&self, spaces: u32, slots: u32, size: u32, mut visit: impl FnMut(u32)) {
        let row = ((slots >> 1) as usize) << spaces;
        let count = choose_up_to(slots.count_ones(), size) as usize;
        for &set in &self.set[row..row + count] {
            visit(u32::from(set) << 1);
        }
    }
}

fn from_a(slots: u32, set: u32) -> u32 {
    let counts = &C[slots.count_ones() as usize];
    let mut rank = 0;
    let mut rest = set;
    let mut size = 0;
    while rest != 0 {
        let low = rest & rest.wrapping_neg();
        rank += counts[size];
        size += 1;
        rank += C[(slots & (low - 1)).count_ones() as usize][size];
        rest ^= low;
    }
    rank
}

fn from_b(slots: u32, set: u32) -> u32 {
    from_a(slots.reverse_bits(), set.reverse_bits())
}

/// Every subset of at most `size`, in the order of a's ranks.
fn subsets(slots: u32, size: u32, visit: &mut impl FnMut(u32)) {
    for k in 0..=size.min(slots.count_ones()) {
        of_size(slots, k, 0, visit);
    }
}

fn of_size(slots: u32, size: u32, chosen: u32, visit: &mut impl FnMut(u32)) {
    if size == 0 {
        visit(chosen);
        return;
    }
    let mut rest = slots;
    let mut below = 0;
    while rest != 0 {
        let bit = rest & rest.wrapping_neg();
        rest ^= bit;
        if below >= size - 1 {
            of_size(slots & (bit - 1), size - 1, chosen | bit, visit);
        }
        below += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_the_subsets_in_order() {
        for spaces in [9, 21] {
            let ranks = Ranks::new(spaces);
            for slots in [0, 0b10, 0b10_1101_1010, 0b11_1111_1110, 0b01_0010_0100] {
                for size in 0..6 {
                    let mut next = 0;
                    ranks.each_of_a(slots, size, |set| {
                        assert_eq!(ranks.of_a(slots, set), next, "{slots:b} {set:b}");
                        next += 1;
                    });
                    assert_eq!(next, choose_up_to(slots.count_ones(), size));
                    next = 0;
                    ranks.each_of_b(slots, size, |set| {
                        assert_eq!(ranks.of_b(slots, set), next, "{slots:b} {set:b}");
                        next += 1;
                    });
                    assert_eq!(next, choose_up_to(slots.count_ones(), size));
                }
            }
        }
    }

    #[test]
    fn men_that_advance_come_later() {
        let ranks = Ranks::new(9);
        assert!(ranks.of_a(0b11_1111_1110, 0b1000) > ranks.of_a(0b11_1111_1110, 0b100));
        assert!(ranks.of_b(0b11_1111_1110, 0b1000) < ranks.of_b(0b11_1111_1110, 0b100));
    }
}
