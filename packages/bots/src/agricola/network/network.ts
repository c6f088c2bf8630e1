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

/** The features that are not 0, by their places: used again for every position. */
const places = new Int32Array(1024)
const values = new Float64Array(1024)
/** What each hidden unit makes of them. */
const sums = new Float64Array(256)

/** Notes the features that are not 0, and says how many they are. Without a branch: which they are cannot be foreseen. */
function note(features: Float64Array, length: number): number {
  let n = 0
  for (let i = 0; i < length; i++) {
    places[n] = i
    values[n] = features[i]
    n += Number(features[i] !== 0)
  }
  return n
}

/** The output of the network for these features. */
export function predict(network: Network, features: Float64Array, few: SparseFeatures): number {
  const { linear, hidden, outputWeights, sparse } = network
  const n = note(features, linear.length)
  let value = network.bias
  for (let i = 0; i < n; i++) value += linear[places[i]] * values[i]
  let h = 0
  for (; h + 8 <= hidden; h += 8) sumEight(network, h, n)
  for (; h < hidden; h++) sumOne(network, h, n)
  for (let h = 0; h < hidden; h++) if (sums[h] > 0) value += sums[h] * outputWeights[h]
  for (let i = 0; i < few.length; i++) value += sparse[few.places[i]] * few.values[i]
  return value
}

/** Sums up for a hidden unit what it makes of the `n` features that are not 0. */
function sumOne({ hidden, hiddenWeights, hiddenBiases }: Network, h: number, n: number): void {
  let sum = hiddenBiases[h]
  for (let i = 0; i < n; i++) sum += hiddenWeights[places[i] * hidden + h] * values[i]
  sums[h] = sum
}

/** The same for eight units from `h` on: all that the loop works with stays in registers, which is what makes it quick. */
function sumEight({ hidden, hiddenWeights, hiddenBiases }: Network, h: number, n: number): void {
  let a = hiddenBiases[h]
  let b = hiddenBiases[h + 1]
  let c = hiddenBiases[h + 2]
  let d = hiddenBiases[h + 3]
  let e = hiddenBiases[h + 4]
  let f = hiddenBiases[h + 5]
  let g = hiddenBiases[h + 6]
  let k = hiddenBiases[h + 7]
  for (let i = 0; i < n; i++) {
    const at = places[i] * hidden + h
    const x = values[i]
    a += hiddenWeights[at] * x
    b += hiddenWeights[at + 1] * x
    c += hiddenWeights[at + 2] * x
    d += hiddenWeights[at + 3] * x
    e += hiddenWeights[at + 4] * x
    f += hiddenWeights[at + 5] * x
    g += hiddenWeights[at + 6] * x
    k += hiddenWeights[at + 7] * x
  }
  sums[h] = a
  sums[h + 1] = b
  sums[h + 2] = c
  sums[h + 3] = d
  sums[h + 4] = e
  sums[h + 5] = f
  sums[h + 6] = g
  sums[h + 7] = k
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
