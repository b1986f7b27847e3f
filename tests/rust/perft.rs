//! The counts of the game tree that two independent programs agree on.

use puluc::Side;
use puluc::perft::perft;
use puluc::puluc::{Position, Preset};

#[test]
fn counts_to_depth_six() {
    let expected: [(Preset, [u64; 6]); 5] = [
        (Preset::Bell, [5, 25, 182, 1294, 10953, 92162]),
        (Preset::Pencils, [5, 25, 185, 1339, 11639, 100_071]),
        (Preset::Strasbourg, [5, 25, 221, 1897, 18767, 184_652]),
        (Preset::Liberation, [5, 25, 221, 1897, 18767, 184_652]),
        (Preset::Homeward, [5, 25, 221, 1897, 18767, 184_382]),
    ];
    for (preset, counts) in expected {
        let rules = preset.rules();
        for first in Side::BOTH {
            let start = Position::start(&rules, first);
            for (depth, count) in (1..).zip(counts) {
                assert_eq!(perft(&rules, &start, None, depth), count, "{} {depth}", preset.name());
            }
        }
    }
}
