import type { SparseFeatures } from './sparse.ts'

/**
 * A small network that predicts points from features: a linear part, and one layer of hidden units (rectified linear:
 * each counts only when it is above 0) beside it. Features of which nearly all are 0 have a linear part only.
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
  /** One weight for each sparse feature. */
  sparse: Float64Array
}

const sums = new Float64Array(256)

/** The output of the network for these features. */
export function predict(network: Network, features: Float64Array, few: SparseFeatures): number {
  const { linear, hidden, hiddenWeights, hiddenBiases, outputWeights, sparse } = network
  let value = network.bias
  for (let h = 0; h < hidden; h++) sums[h] = hiddenBiases[h]
  for (let i = 0, at = 0; i < linear.length; i++, at += hidden) {
    const x = features[i]
    if (x === 0) continue
    value += linear[i] * x
    for (let h = 0; h < hidden; h++) sums[h] += hiddenWeights[at + h] * x
  }
  for (let h = 0; h < hidden; h++) if (sums[h] > 0) value += sums[h] * outputWeights[h]
  for (let i = 0; i < few.length; i++) value += sparse[few.places[i]] * few.values[i]
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
  /** Row by row the weights of the sparse features; a row that is missing has the weight 0. */
  rows: { readonly [name: string]: readonly number[] }
}

/** The sparse features: so many in a row, and a name for each row. */
export interface Rows {
  readonly names: readonly string[]
  readonly width: number
}

/** Reads a stored network for these features; one that it does not know has the weight 0. */
export function readNetwork(stored: StoredNetwork, features: readonly string[], rows: Rows): Network {
  const { hidden } = stored
  const network: Network = {
    bias: stored.bias,
    linear: new Float64Array(features.length),
    hidden,
    hiddenWeights: new Float64Array(features.length * hidden),
    hiddenBiases: Float64Array.from(stored.hiddenBiases),
    outputWeights: Float64Array.from(stored.outputWeights),
    sparse: new Float64Array(rows.names.length * rows.width),
  }
  rows.names.forEach((name, row) => {
    if (Object.hasOwn(stored.rows, name)) network.sparse.set(stored.rows[name], row * rows.width)
  })
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

export const storeNetwork = (network: Network, features: readonly string[], rows: Rows): StoredNetwork => ({
  features,
  bias: short(network.bias),
  linear: Array.from(network.linear, short),
  hidden: network.hidden,
  hiddenWeights: Array.from(network.hiddenWeights, short),
  hiddenBiases: Array.from(network.hiddenBiases, short),
  outputWeights: Array.from(network.outputWeights, short),
  rows: Object.fromEntries(
    rows.names
      .map((name, row) => [name, weightsOf(network, row, rows.width)] as const)
      .filter(([, weights]) => weights.some((weight) => weight !== 0)),
  ),
})

const weightsOf = ({ sparse }: Network, row: number, width: number): number[] =>
  Array.from(sparse.subarray(row * width, (row + 1) * width), (n) => Math.round(n * 1000) / 1000)
