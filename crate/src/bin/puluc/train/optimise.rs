//! Fits the network: gradients by hand, steps by Adam (Kingma and Ba, 2014).

use puluc::engine::features::{Inputs, STACK};
use puluc::engine::quick::{
    CODE, HIDDEN, HIDDEN_LAYER, JOINT, Layers, Network, OUTPUT, PARAMETERS, STACK_LAYER, STEP,
};
use puluc::random::{Random, Seeded};

const DECAY: (f32, f32) = (0.9, 0.999);

/// A network on its way, with what Adam remembers.
pub(super) struct Training {
    pub(super) network: Network,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Training {
    /// Random weights, wide enough that the layers neither fade nor grow.
    pub(super) fn new(random: &mut Seeded) -> Training {
        let mut weights = vec![0.0; PARAMETERS];
        let mut fill = |weights: &mut [f32], inputs: usize| {
            let width = (6.0 / inputs as f64).sqrt();
            weights.fill_with(|| ((2.0 * random.unit() - 1.0) * width) as f32);
        };
        // A stack has about eight inputs that are not zero.
        fill(&mut weights[STACK_LAYER..STACK_LAYER + STACK * CODE], STACK);
        fill(&mut weights[HIDDEN_LAYER..HIDDEN_LAYER + JOINT * HIDDEN], 3 * JOINT);
        fill(&mut weights[OUTPUT..OUTPUT + HIDDEN], 6 * HIDDEN);
        let zeros = || vec![0.0; PARAMETERS];
        Training {
            network: Network(weights.into()),
            gradient: zeros(),
            mean: zeros(),
            square: zeros(),
            steps: 0,
        }
    }

    /// Adds the gradient of one position, `slope` being that of the loss by the chance.
    pub(super) fn learn(&mut self, inputs: &Inputs, layers: &Layers, slope: f32) {
        let weights = &self.network.0;
        let slope = slope * layers.chance * (1.0 - layers.chance);
        let (output, joint_out) = weights[OUTPUT..].split_at(HIDDEN);
        let to_output = &mut self.gradient[OUTPUT..];
        let sources = layers.hidden.iter().chain(&layers.joint).chain(&[1.0]);
        for (gradient, input) in to_output.iter_mut().zip(sources) {
            *gradient += slope * input;
        }
        let mut of_hidden = [0.0; HIDDEN];
        for ((own, hidden), weight) in of_hidden.iter_mut().zip(&layers.hidden).zip(output) {
            *own = if *hidden > 0.0 { slope * weight } else { 0.0 };
        }
        let rows = self.gradient[HIDDEN_LAYER..OUTPUT].chunks_exact_mut(HIDDEN);
        for (row, &input) in rows.zip(layers.joint.iter().chain(&[1.0])) {
            if input != 0.0 {
                row.iter_mut().zip(of_hidden).for_each(|(gradient, own)| *gradient += input * own);
            }
        }
        let rows = weights[HIDDEN_LAYER..OUTPUT].chunks_exact(HIDDEN);
        let mut of_code = [0.0; 2 * CODE];
        for ((own, row), weight) in of_code.iter_mut().zip(rows).zip(joint_out) {
            let through: f32 = dot(row, &of_hidden);
            *own = through + slope * weight;
        }
        for (stacks, of_code) in inputs.stacks().into_iter().zip(of_code.chunks_exact(CODE)) {
            for stack in stacks {
                let code = self.network.code(stack);
                let mut own = [0.0; CODE];
                for ((own, of_code), code) in own.iter_mut().zip(of_code).zip(code) {
                    *own = if code > 0.0 { *of_code } else { 0.0 };
                }
                let rows = self.gradient[STACK_LAYER..HIDDEN_LAYER].chunks_exact_mut(CODE);
                for (row, &input) in rows.zip(stack.iter().chain(&[1.0])) {
                    if input != 0.0 {
                        row.iter_mut().zip(own).for_each(|(gradient, own)| *gradient += input * own);
                    }
                }
            }
        }
    }

    /// One step down the gradient, which starts anew.
    pub(super) fn step(&mut self, rate: f32) {
        self.steps += 1;
        let unbias = |decay: f32, steps: i32| 1.0 - decay.powi(steps);
        let (first, second) = (unbias(DECAY.0, self.steps), unbias(DECAY.1, self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, gradient), (mean, square)) in
            self.network.0.iter_mut().zip(&mut self.gradient).zip(moments)
        {
            *mean += (1.0 - DECAY.0) * (*gradient - *mean);
            *square += (1.0 - DECAY.1) * (*gradient * *gradient - *square);
            *weight -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-8);
            *gradient = 0.0;
        }
    }
}

/// Added up in eight lanes, which the compiler can keep side by side.
fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0f32; 4];
    for (one, other) in one.chunks_exact(4).zip(other.chunks_exact(4)) {
        for lane in 0..4 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

/// The weights as they are kept.
pub(super) fn to_bytes(network: &Network) -> Vec<u8> {
    let rounded = network.0.iter().map(|weight| (weight / STEP).round() as i16);
    rounded.flat_map(i16::to_le_bytes).collect()
}
