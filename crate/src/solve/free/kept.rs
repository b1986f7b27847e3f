//! In what precision chances are kept.

use alloc::vec::Vec;

/// A chance as it is kept.
pub trait Kept: Copy + PartialOrd + Send + Sync {
    /// More than any chance: there is no move.
    const NO_MOVE: Self;
    /// How finely it is kept.
    const GRAIN: f64;

    fn of(chance: f64) -> Self;

    fn chance(self) -> f64;

    /// In single precision.
    fn single(all: Vec<Self>) -> Vec<f32>;
}

impl Kept for f32 {
    const NO_MOVE: f32 = 2.0;
    const GRAIN: f64 = f32::EPSILON as f64 / 2.0;

    #[inline]
    fn of(chance: f64) -> f32 {
        chance as f32
    }

    #[inline]
    fn chance(self) -> f64 {
        f64::from(self)
    }

    fn single(all: Vec<f32>) -> Vec<f32> {
        all
    }
}

impl Kept for f64 {
    const NO_MOVE: f64 = 2.0;
    const GRAIN: f64 = f64::EPSILON / 2.0;

    #[inline]
    fn of(chance: f64) -> f64 {
        chance
    }

    #[inline]
    fn chance(self) -> f64 {
        self
    }

    fn single(all: Vec<f64>) -> Vec<f32> {
        all.into_iter().map(|chance| chance as f32).collect()
    }
}
