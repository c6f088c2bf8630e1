import { type Network, predict } from './network.ts'
import { SparseFeatures } from './sparse.ts'
import type { Samples } from './train.ts'

/**
 * Sparse features are seldom seen, and in few games: their weights are not trained step by step but solved for, all at
 * once, by ridge regression on what the rest of the network leaves unexplained. `pull` draws towards
 * what was `known` before whatever little was seen of.
 */
export function fitSparse(
  network: Network,
  samples: Samples,
  pull: (place: number) => number,
  known: Float64Array,
): void {
  const n = network.sparse.length
  const { starts, places, values, targets, features } = samples
  const width = network.linear.length
  const products = new Float64Array(n * n)
  const sums = new Float64Array(n)
  const none = new SparseFeatures()
  const dense = new Float64Array(width)
  for (let sample = 0; sample < targets.length; sample++) {
    dense.set(features.subarray(sample * width, (sample + 1) * width))
    const left = targets[sample] - predict(network, dense, none)
    for (let i = starts[sample]; i < starts[sample + 1]; i++) {
      sums[places[i]] += values[i] * left
      const row = places[i] * n
      for (let j = starts[sample]; j < starts[sample + 1]; j++) products[row + places[j]] += values[i] * values[j]
    }
  }
  for (let i = 0; i < n; i++) {
    products[i * n + i] += pull(i)
    sums[i] += pull(i) * known[i]
  }
  network.sparse.set(solved(products, sums, n))
}

/** Solves a system of equations whose matrix is symmetric and positive definite, by Cholesky's decomposition, in place. */
function solved(matrix: Float64Array, right: Float64Array, n: number): Float64Array {
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j]
      for (let k = 0; k < j; k++) sum -= matrix[i * n + k] * matrix[j * n + k]
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * n + j]
    }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) right[i] -= matrix[i * n + k] * right[k]
    right[i] /= matrix[i * n + i]
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) right[i] -= matrix[k * n + i] * right[k]
    right[i] /= matrix[i * n + i]
  }
  return right
}
