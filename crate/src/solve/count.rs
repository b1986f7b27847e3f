//! How many positions a rule set has, at most, without listing any.

use alloc::vec;

use super::places::Places;

/// Positions, seen by the side to move, if every stack could stand on every space, with so many stacks of men of a and b.
/// Not all of them can arise: the presets have between one half and nine tenths of it.
pub fn count_at_most(places: &Places, stacks: fn(usize, usize) -> f64) -> f64 {
    let men = places.men as usize;
    // Sets of stacks by men of a and b, one more space at a time.
    let mut road = vec![vec![0.0; men + 1]; men + 1];
    road[0][0] = 1.0;
    for _ in 0..places.spaces {
        let mut longer = vec![vec![0.0; men + 1]; men + 1];
        for a in 0..=men {
            for b in 0..=men {
                for (more_a, row) in longer[a..].iter_mut().enumerate() {
                    for (more_b, sum) in row[b..].iter_mut().enumerate() {
                        *sum += road[a][b] * stacks(more_a, more_b);
                    }
                }
            }
        }
        road = longer;
    }
    let mut count = 0.0;
    for (a, row) in road.iter().enumerate() {
        for (b, ways) in row.iter().enumerate() {
            // The others are at home or dead, but never all dead.
            count +=
                ways * ((men - a + 1 - usize::from(a == 0)) * (men - b + 1 - usize::from(b == 0))) as f64;
        }
    }
    count
}

/// Stacks of so many men of a and b on one space: none, one man, or mixed with two different men on top.
pub fn mixed_or_single(a: usize, b: usize) -> f64 {
    match (a, b) {
        (0, 0) | (1, 0) | (0, 1) => 1.0,
        (0, _) | (_, 0) => 0.0,
        // The lower ones in any order, and two orders of the upper two.
        _ => 2.0 * any(a - 1, b - 1),
    }
}

/// Stacks of so many men of a and b in any order.
pub fn any(a: usize, b: usize) -> f64 {
    (1..=a).fold(1.0, |ways, i| ways * (b + i) as f64 / i as f64)
}

#[cfg(test)]
mod tests {
    use super::super::class::Classes;
    use super::*;
    use crate::puluc::Preset;

    #[test]
    fn counts_at_least_what_is_numbered() {
        for (preset, share) in [(Preset::Bell, 0.4), (Preset::Pencils, 0.8), (Preset::Homeward, 0.9)] {
            let places = Places::new(&preset.rules());
            let most = count_at_most(&places, mixed_or_single);
            let numbered = Classes::new(places, 60_000_000).unwrap().len() as f64;
            assert!(numbered <= most && numbered > share * most, "{}: {numbered} of {most}", preset.name());
        }
    }
}
