import { below, type Random } from '@furrow/engine/core'
import type { Network } from './network.ts'

/** Features of positions, one after the other, and the points that each position led to. */
export interface Samples {
  features: Float32Array
  targets: Float32Array
  /** The sparse features of all of them: sample i has those from `starts[i]` to `starts[i + 1]`. */
  starts: Int32Array
  places: Int32Array
  values: Float32Array
}

/** The optimiser: Adam, in small batches, with a little weight decay. */
const BATCH = 128
const BETA_1 = 0.9
const BETA_2 = 0.999
const EPSILON = 1e-8
const DECAY = 1e-5

/** One list of weights with its gradient and the running moments of it. */
interface Parameters {
  values: Float64Array
  gradient: Float64Array
  mean: Float64Array
  variance: Float64Array
}
const parameters = (values: Float64Array): Parameters => ({
  values,
  gradient: new Float64Array(values.length),
  mean: new Float64Array(values.length),
  variance: new Float64Array(values.length),
})

/** Trains the network in place for so many epochs, all but the sparse features. Returns the mean squared error of the last. */
export function train(network: Network, samples: Samples, epochs: number, rate: number, random: Random): number {
  const bias = parameters(Float64Array.of(network.bias))
  const linear = parameters(network.linear)
  const hiddenWeights = parameters(network.hiddenWeights)
  const hiddenBiases = parameters(network.hiddenBiases)
  const outputWeights = parameters(network.outputWeights)
  const all = [bias, linear, hiddenWeights, hiddenBiases, outputWeights]
  const n = network.linear.length
  const { hidden } = network
  const sums = new Float64Array(hidden)
  const order = Int32Array.from(samples.targets, (_, i) => i)
  let step = 0
  let loss = 0

  /** Adds the gradient of one sample; returns its squared error. */
  const backpropagate = (sample: number): number => {
    const from = sample * n
    sums.set(network.hiddenBiases)
    let value = bias.values[0]
    for (let i = 0; i < n; i++) {
      const x = samples.features[from + i]
      if (x === 0) continue
      value += network.linear[i] * x
      for (let h = 0, at = i * hidden; h < hidden; h++) sums[h] += network.hiddenWeights[at + h] * x
    }
    for (let h = 0; h < hidden; h++) if (sums[h] > 0) value += sums[h] * network.outputWeights[h]
    const { starts, places, values } = samples
    for (let i = starts[sample]; i < starts[sample + 1]; i++) value += network.sparse[places[i]] * values[i]
    const error = value - samples.targets[sample]
    bias.gradient[0] += error
    for (let h = 0; h < hidden; h++) {
      if (sums[h] <= 0) {
        sums[h] = 0
        continue
      }
      outputWeights.gradient[h] += error * sums[h]
      sums[h] = error * network.outputWeights[h]
      hiddenBiases.gradient[h] += sums[h]
    }
    for (let i = 0; i < n; i++) {
      const x = samples.features[from + i]
      if (x === 0) continue
      linear.gradient[i] += error * x
      for (let h = 0, at = i * hidden; h < hidden; h++) hiddenWeights.gradient[at + h] += sums[h] * x
    }
    return error * error
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    loss = 0
    const rateNow = rate * (1 - epoch / epochs)
    for (let i = 0; i < order.length; i += BATCH) {
      const end = Math.min(order.length, i + BATCH)
      for (let k = i; k < end; k++) loss += backpropagate(order[k])
      step++
      for (const list of all) update(list, end - i, rateNow, step)
    }
    loss /= order.length
  }
  network.bias = bias.values[0]
  return loss
}

/** One step of Adam. */
function update({ values, gradient, mean, variance }: Parameters, batch: number, rate: number, step: number): void {
  const meanScale = 1 - BETA_1 ** step
  const varianceScale = 1 - BETA_2 ** step
  for (let i = 0; i < values.length; i++) {
    const g = gradient[i] / batch
    gradient[i] = 0
    mean[i] = BETA_1 * mean[i] + (1 - BETA_1) * g
    variance[i] = BETA_2 * variance[i] + (1 - BETA_2) * g * g
    values[i] -= rate * (mean[i] / meanScale / (Math.sqrt(variance[i] / varianceScale) + EPSILON) + DECAY * values[i])
  }
}

function shuffle(order: Int32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const held = order[i]
    order[i] = order[j]
    order[j] = held
  }
}
