//! Tak-tikl and Mancala a second time, plainly and slowly, written from the rules text and sharing nothing with the crate.
#![allow(dead_code, reason = "each test uses a part")]

use std::collections::HashMap;

/// A Tak-tikl board, rank 4 first as in the text: `w`, `b` or `.`.
pub type Grid = [[char; 4]; 4];

/// Reads the board of a position text.
pub fn grid(board: &str) -> Grid {
    let mut grid = [['.'; 4]; 4];
    for (row, rank) in board.split('/').enumerate() {
        let mut column = 0;
        for letter in rank.chars() {
            match letter.to_digit(10) {
                Some(free) => column += free as usize,
                None => {
                    grid[row][column] = letter;
                    column += 1;
                }
            }
        }
    }
    grid
}

/// Does a colour have three side by side in a row, a file or a diagonal?
pub fn has_line(grid: &Grid, colour: char) -> bool {
    let at = |row: i32, column: i32| {
        (0..4).contains(&row) && (0..4).contains(&column) && grid[row as usize][column as usize] == colour
    };
    let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
    (0..4).any(|row| {
        (0..4).any(|column| {
            directions.iter().any(|(down, right)| (0..3).all(|n| at(row + n * down, column + n * right)))
        })
    })
}

/// Every move as its text and what it leads to, sorted as text.
pub fn steps(grid: &Grid, colour: char) -> Vec<(String, Grid)> {
    let name = |row: usize, column: usize| format!("{}{}", ['a', 'b', 'c', 'd'][column], 4 - row);
    let mut steps = Vec::new();
    for row in 0..4usize {
        for column in 0..4usize {
            if grid[row][column] != colour {
                continue;
            }
            for (down, right) in [(1i32, 0i32), (-1, 0), (0, 1), (0, -1)] {
                let (to_row, to_column) = (row as i32 + down, column as i32 + right);
                if !(0..4).contains(&to_row) || !(0..4).contains(&to_column) {
                    continue;
                }
                let (to_row, to_column) = (to_row as usize, to_column as usize);
                if grid[to_row][to_column] != '.' {
                    continue;
                }
                let mut next = *grid;
                next[row][column] = '.';
                next[to_row][to_column] = colour;
                steps.push((name(row, column) + &name(to_row, to_column), next));
            }
        }
    }
    steps.sort_by(|one, other| one.0.cmp(&other.0));
    steps
}

/// The other colour.
pub fn other(colour: char) -> char {
    if colour == 'w' { 'b' } else { 'w' }
}

/// Can the colour to move make a line within so many plies of its own and the enemy's? `plies` is odd.
pub fn wins_within(grid: &Grid, colour: char, plies: u32) -> bool {
    if has_line(grid, other(colour)) {
        return false;
    }
    steps(grid, colour).iter().any(|(_, next)| {
        has_line(next, colour) || (plies > 2 && loses_within(next, other(colour), plies - 1))
    })
}

/// Will the colour to move have lost after so many plies, whatever it does? `plies` is even.
pub fn loses_within(grid: &Grid, colour: char, plies: u32) -> bool {
    if has_line(grid, other(colour)) {
        return true;
    }
    if plies < 2 {
        return false;
    }
    let steps = steps(grid, colour);
    if steps.is_empty() {
        return wins_within(grid, other(colour), plies - 1);
    }
    steps.iter().all(|(_, next)| !has_line(next, colour) && wins_within(next, other(colour), plies - 1))
}

/// Mancala on a ring of 14: south's pits 0 to 5, its store 6, north's pits 7 to 12, its store 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    pub holes: [usize; 14],
    pub south_to_move: bool,
}

/// What a sowing told: the holes where seeds fell one by one.
pub type Falls = Vec<usize>;

impl Ring {
    pub fn parse(text: &str) -> Ring {
        let counts: Vec<usize> = text.split([',', ' ']).filter_map(|count| count.parse().ok()).collect();
        let holes = counts.try_into().expect("fourteen counts");
        Ring { holes, south_to_move: text.ends_with('s') }
    }

    pub fn text(&self) -> String {
        let pits = |from: usize| {
            self.holes[from..from + 6].iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        };
        let turn = if self.south_to_move { 's' } else { 'n' };
        format!("{} {} {} {} {turn}", pits(0), self.holes[6], pits(7), self.holes[13])
    }

    fn own(&self) -> std::ops::Range<usize> {
        if self.south_to_move { 0..6 } else { 7..13 }
    }

    fn own_store(&self) -> usize {
        if self.south_to_move { 6 } else { 13 }
    }

    pub fn over(&self) -> bool {
        self.holes[0..6].iter().sum::<usize>() == 0 || self.holes[7..13].iter().sum::<usize>() == 0
    }

    /// Pits 1 to 6 from the mover's left.
    pub fn moves(&self) -> Vec<usize> {
        if self.over() {
            return Vec::new();
        }
        let first = self.own().start;
        (1..=6).filter(|pit| self.holes[first + pit - 1] > 0).collect()
    }

    /// One sowing with all its relays; what is left at the end of the game is gathered in.
    pub fn play(&self, pit: usize, kalah: bool) -> (Ring, Falls) {
        let mut ring = *self;
        let mut falls = Vec::new();
        let enemy_store = if self.south_to_move { 13 } else { 6 };
        let mut hole = self.own().start + pit - 1;
        let again = loop {
            let mut hand = ring.holes[hole];
            ring.holes[hole] = 0;
            let mut held_before = 0;
            while hand > 0 {
                hole = (hole + 1) % 14;
                if hole == enemy_store {
                    continue;
                }
                held_before = ring.holes[hole];
                ring.holes[hole] += 1;
                falls.push(hole);
                hand -= 1;
            }
            if hole == self.own_store() {
                break true;
            }
            if !self.own().contains(&hole) {
                break false;
            }
            if held_before > 0 {
                if kalah {
                    break false;
                }
                continue;
            }
            let opposite = 12 - hole;
            let taken = ring.holes[opposite];
            if taken > 0 {
                ring.holes[opposite] = 0;
                ring.holes[self.own_store()] += taken;
                if kalah {
                    ring.holes[hole] = 0;
                    ring.holes[self.own_store()] += 1;
                }
            }
            break false;
        };
        if ring.over() {
            for hole in 0..6 {
                ring.holes[6] += std::mem::take(&mut ring.holes[hole]);
                ring.holes[13] += std::mem::take(&mut ring.holes[hole + 7]);
            }
            ring.south_to_move = !self.south_to_move;
        } else if !again {
            ring.south_to_move = !self.south_to_move;
        }
        (ring, falls)
    }

    /// South's store less north's with best play, by trying everything.
    pub fn value(&self, kalah: bool, known: &mut HashMap<Ring, i32>) -> i32 {
        let lead = self.holes[6] as i32 - self.holes[13] as i32;
        let mut bare = *self;
        (bare.holes[6], bare.holes[13]) = (0, 0);
        if bare.over() {
            let sum = |from: usize| bare.holes[from..from + 6].iter().sum::<usize>() as i32;
            return lead + sum(0) - sum(7);
        }
        if let Some(&value) = known.get(&bare) {
            return lead + value;
        }
        let values = bare.moves().into_iter().map(|pit| bare.play(pit, kalah).0.value(kalah, known));
        let value = if self.south_to_move { values.max() } else { values.min() }.expect("a legal sowing");
        known.insert(bare, value);
        lead + value
    }
}
