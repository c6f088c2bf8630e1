/**
 * A small network that predicts points from features: a linear part, and one layer of hidden units (rectified linear:
 * each counts only when it is above 0) beside it.
 */
export interface Network {
  bias: number
  /** One weight for each feature. */
  linear: Float64Array
  /** How many hidden units there are. */
  hidden: number
  /** Feature by feature the weight that each hidden unit gives to it. */
  hiddenWeights: Float64Array
  hiddenBiases: Float64Array
  /** What each hidden unit adds to the output. */
  outputWeights: Float64Array
}

const sums = new Float64Array(256)

/** The output of the network for these features. */
export function predict(network: Network, features: Float64Array): number {
  const { linear, hidden, hiddenWeights, hiddenBiases, outputWeights } = network
  let value = network.bias
  for (let h = 0; h < hidden; h++) sums[h] = hiddenBiases[h]
  for (let i = 0, at = 0; i < linear.length; i++, at += hidden) {
    const x = features[i]
    if (x === 0) continue
    value += linear[i] * x
    for (let h = 0; h < hidden; h++) sums[h] += hiddenWeights[at + h] * x
  }
  for (let h = 0; h < hidden; h++) if (sums[h] > 0) value += sums[h] * outputWeights[h]
  return value
}

/** A network as it is stored: with the names of its features, so that it can be read again after some have changed. */
export interface StoredNetwork {
  features: readonly string[]
  bias: number
  linear: readonly number[]
  hidden: number
  hiddenWeights: readonly number[]
  hiddenBiases: readonly number[]
  outputWeights: readonly number[]
}

/** Reads a stored network for these features; one that it does not know has the weight 0. */
export function readNetwork(stored: StoredNetwork, features: readonly string[]): Network {
  const { hidden } = stored
  const network: Network = {
    bias: stored.bias,
    linear: new Float64Array(features.length),
    hidden,
    hiddenWeights: new Float64Array(features.length * hidden),
    hiddenBiases: Float64Array.from(stored.hiddenBiases),
    outputWeights: Float64Array.from(stored.outputWeights),
  }
  const known = new Map(stored.features.map((name, i) => [name, i]))
  features.forEach((name, i) => {
    const at = known.get(name)
    if (at === undefined) return
    network.linear[i] = stored.linear[at]
    for (let h = 0; h < hidden; h++) network.hiddenWeights[i * hidden + h] = stored.hiddenWeights[at * hidden + h]
  })
  return network
}

const short = (n: number): number => Number(n.toPrecision(4))

export const storeNetwork = (network: Network, features: readonly string[]): StoredNetwork => ({
  features,
  bias: short(network.bias),
  linear: Array.from(network.linear, short),
  hidden: network.hidden,
  hiddenWeights: Array.from(network.hiddenWeights, short),
  hiddenBiases: Array.from(network.hiddenBiases, short),
  outputWeights: Array.from(network.outputWeights, short),
})
