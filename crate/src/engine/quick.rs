//! The quick evaluator: a small network that guesses chances by any rules.
//!
//! Every stack goes through the same small layer; what comes out is added up for each side and joined with the inputs of
//! the whole position. One hidden layer and a direct way beside it make the chance of them. `puluc train` makes the weights
//! (`docs/evaluator.md`).

use alloc::boxed::Box;

use super::chances::Chances;
use super::features::{Features, Inputs, STACK, WHOLE};
use crate::puluc::{Position, RuleSet};

/// Outputs of the layer that every stack goes through.
pub const CODE: usize = 32;
/// Inputs of the hidden layer.
pub const JOINT: usize = 2 * CODE + WHOLE;
/// The hidden layer.
pub const HIDDEN: usize = 64;

/// Weights of each input of a stack, then the bias.
pub const STACK_LAYER: usize = 0;
/// Weights of each joint input, then the bias.
pub const HIDDEN_LAYER: usize = STACK_LAYER + (STACK + 1) * CODE;
/// Weights of the hidden layer, of the joint inputs, and the bias.
pub const OUTPUT: usize = HIDDEN_LAYER + (JOINT + 1) * HIDDEN;
/// All weights.
pub const PARAMETERS: usize = OUTPUT + HIDDEN + JOINT + 1;

/// Weights are kept as multiples of this in 16 bits.
pub const STEP: f32 = 1.0 / 1024.0;

static WEIGHTS: &[u8; 2 * PARAMETERS] = include_bytes!("quick_weights.bin");

/// The network's weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Network(pub Box<[f32]>);

/// What the layers of a network hold for one position.
#[derive(Clone, Debug)]
pub struct Layers {
    /// The sums of the stacks' codes and the inputs of the whole.
    pub joint: [f32; JOINT],
    /// The hidden layer.
    pub hidden: [f32; HIDDEN],
    /// The chance.
    pub chance: f32,
}

impl Network {
    /// From the bytes of the weights.
    pub fn from_bytes(bytes: &[u8; 2 * PARAMETERS]) -> Network {
        let weights =
            bytes.chunks_exact(2).map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * STEP);
        Network(weights.collect())
    }

    /// What a stack adds to its side's sum.
    #[inline]
    pub fn code(&self, stack: &[f32; STACK]) -> [f32; CODE] {
        let (weights, bias) = self.0[STACK_LAYER..HIDDEN_LAYER].split_at(STACK * CODE);
        layer(stack, weights, bias)
    }

    /// Works the chance of the side to move out.
    #[inline]
    pub fn run(&self, inputs: &Inputs) -> Layers {
        let mut joint = [0.0; JOINT];
        for (stacks, sum) in inputs.stacks().into_iter().zip(joint.chunks_exact_mut(CODE)) {
            for stack in stacks {
                for (sum, code) in sum.iter_mut().zip(self.code(stack)) {
                    *sum += code;
                }
            }
        }
        joint[2 * CODE..].copy_from_slice(&inputs.whole);
        let (weights, bias) = self.0[HIDDEN_LAYER..OUTPUT].split_at(JOINT * HIDDEN);
        let hidden: [f32; HIDDEN] = layer(&joint, weights, bias);
        let output = &self.0[OUTPUT..];
        let sum = hidden.iter().chain(&joint).zip(output).map(|(input, weight)| input * weight).sum::<f32>();
        Layers { joint, hidden, chance: logistic(sum + output[HIDDEN + JOINT]) }
    }
}

/// A layer whose units are silent below zero.
#[inline]
fn layer<const OUT: usize>(inputs: &[f32], weights: &[f32], bias: &[f32]) -> [f32; OUT] {
    let mut sums = [0.0; OUT];
    sums.copy_from_slice(bias);
    for (&input, weights) in inputs.iter().zip(weights.chunks_exact(OUT)) {
        if input != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
    }
    sums.map(|sum| if sum > 0.0 { sum } else { 0.0 })
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exponential(-x))
}

/// e^x, which `core` does not have: 2^n by its bits, the rest by a polynomial. Exact to a millionth, within 2^±40.
pub(crate) fn exponential(x: f32) -> f32 {
    let power = (x * core::f32::consts::LOG2_E).clamp(-40.0, 40.0);
    let whole = power as i32;
    let rest = (power - whole as f32) * core::f32::consts::LN_2;
    let terms = 1.0 + rest / 4.0 * (1.0 + rest / 5.0 * (1.0 + rest / 6.0));
    let part = 1.0 + rest * (1.0 + rest / 2.0 * (1.0 + rest / 3.0 * terms));
    part * f32::from_bits(((127 + whole) as u32) << 23)
}

/// Guesses chances by one rule set.
#[derive(Clone, Debug)]
pub struct Quick {
    features: Features,
    network: Network,
}

impl Quick {
    /// The evaluator for these rules.
    pub fn new(rules: &RuleSet) -> Quick {
        Quick::with(rules, Network::from_bytes(WEIGHTS))
    }

    /// An evaluator with weights of one's own.
    pub fn with(rules: &RuleSet, network: Network) -> Quick {
        Quick { features: Features::new(rules), network }
    }

    /// The scores that can be thrown, with their odds.
    pub fn throws(&self) -> impl Iterator<Item = (u8, f64)> + '_ {
        self.features.throws()
    }

    /// The chance of the side to move before it throws, in a game that goes on.
    pub fn chance(&self, position: &Position) -> f64 {
        self.guess(position, Features::inputs)
    }

    /// The same for an eye that overlooks what the side to move may hit.
    pub fn careless(&self, position: &Position) -> f64 {
        self.guess(position, Features::careless)
    }

    fn guess(&self, position: &Position, see: impl FnOnce(&Features, &Position) -> Inputs) -> f64 {
        let turn = position.turn();
        // Who controls no man can only wait for the end.
        if !position.controls_a_man(turn) {
            return 0.0;
        }
        if !position.controls_a_man(!turn) {
            return 1.0;
        }
        f64::from(self.network.run(&see(&self.features, position)).chance)
    }
}

impl Chances for Quick {
    fn rules(&self) -> &RuleSet {
        self.features.rules()
    }

    fn unfinished(&self, position: &Position) -> Option<f64> {
        Some(self.chance(position))
    }

    fn exact(&self) -> bool {
        false
    }
}
