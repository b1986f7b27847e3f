//! The computer players. Weak ones look into few boards and hardly tell sowings apart that differ by a seed or two.

use super::position::Position;
use super::think::Thinker;
use crate::engine::levels::Level;
use crate::engine::quick::exponential;
use crate::random::Random;

/// How a level errs.
struct Weakness {
    /// Boards that it looks into.
    budget: u64,
    /// Seeds that it can hardly tell from none.
    blur: f32,
}

const fn weakness(level: Level) -> Option<Weakness> {
    match level {
        Level::Beginner => Some(Weakness { budget: 0, blur: 3.0 }),
        Level::Easy => Some(Weakness { budget: 12, blur: 1.5 }),
        Level::Medium => Some(Weakness { budget: 100, blur: 1.0 }),
        Level::Hard => Some(Weakness { budget: 800, blur: 0.5 }),
        Level::Perfect => None,
    }
}

/// The pit (1 to 6) that a level sows from; `None` where there is none. `budget` is what the level `perfect` may look into.
pub fn choose(
    level: Level,
    thinker: &mut Thinker,
    position: &Position,
    budget: u64,
    random: &mut impl Random,
) -> Option<u8> {
    let Some(weakness) = weakness(level) else { return best(thinker, position, budget) };
    let moves = thinker.judge(position, weakness.budget).moves;
    let most = moves.iter().map(|&(_, value)| value).max()?;
    let weigh = |value: i32| f64::from(exponential((value - most) as f32 / weakness.blur));
    let mut left = random.unit() * moves.iter().map(|&(_, value)| weigh(value)).sum::<f64>();
    let chosen = moves.iter().find(|&&(_, value)| {
        left -= weigh(value);
        left < 0.0
    });
    // Rounding may leave a little over after the last one.
    chosen.or(moves.last()).map(|&(pit, _)| pit)
}

/// The best pit within the budget; among equals the one that wins most at once, then the one nearest the store.
pub fn best(thinker: &mut Thinker, position: &Position, budget: u64) -> Option<u8> {
    let kind = thinker.rules().kind();
    let moves = thinker.judge(position, budget).moves;
    let at_once = |pit: u8| position.board().sow(kind, usize::from(pit - 1), &mut |_| ()).gained;
    moves.into_iter().max_by_key(|&(pit, value)| (value, at_once(pit), pit)).map(|(pit, _)| pit)
}
