import { describe, expect, it } from 'vitest'
import type { Network } from './network.ts'
import { fitSparse } from './ridge.ts'
import type { Samples } from './train.ts'

/** A network without dense features that predicts 10 for everything. */
const flat = (): Network => ({
  bias: 10,
  linear: new Float64Array(0),
  hidden: 0,
  hiddenWeights: new Float64Array(0),
  hiddenBiases: new Float64Array(0),
  outputWeights: new Float64Array(0),
  sparse: new Float64Array(3),
})

/** So many positions in which the first card gave 3 points more and the second 1 less; the third was never seen. */
function seen(times: number): Samples {
  const positions = [[0], [1], [0, 1], []] as const
  const all = Array.from({ length: times }, () => positions).flat()
  return {
    features: new Float32Array(0),
    targets: Float32Array.from(
      all,
      (cards) => 10 + cards.reduce((sum: number, card) => sum + (card === 0 ? 3 : -1), 0),
    ),
    starts: Int32Array.from([0, ...all.map((_, i) => all.slice(0, i + 1).flat().length)]),
    places: Int32Array.from(all.flat()),
    values: Float32Array.from(all.flat(), () => 1),
  }
}

describe('the values of single cards', () => {
  it('are what the rest of the network leaves unexplained', () => {
    const network = flat()
    fitSparse(network, seen(50), () => 0.001, new Float64Array(3))
    expect(network.sparse[0]).toBeCloseTo(3, 2)
    expect(network.sparse[1]).toBeCloseTo(-1, 2)
    expect(network.sparse[2]).toBe(0)
  })

  it('stay nearer to what was known before the less was seen', () => {
    const known = Float64Array.of(1, 1, 2)
    const [little, much] = [1, 50].map((times) => {
      const network = flat()
      fitSparse(network, seen(times), () => 10, known)
      return network.sparse
    })
    expect(little?.[0]).toBeGreaterThan(1)
    expect(little?.[0]).toBeLessThan(much?.[0] ?? 0)
    expect(much?.[2]).toBeCloseTo(2)
  })
})
