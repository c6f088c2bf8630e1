import { readFileSync } from 'node:fs'
import { agricola } from '@furrow/engine/agricola'
import { isRefusal, seeded } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import { FEATURES, MOOR_FEATURES } from '../evaluation/features.ts'
import { NETWORKS } from '../farmer.ts'
import type { Network } from '../network/network.ts'
import { train } from '../network/train.ts'
import { join, selfPlay } from './self-play.ts'
import { weightsFile } from './weights-file.ts'

const family = () => {
  const setup = agricola.setup({ players: 2 })
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup
}

/** The network without its linear part. */
const untrained = (): Network => ({ ...copyOf(NETWORKS.base), bias: 0, linear: NETWORKS.base.linear.map(() => 0) })

const copyOf = (network: Network): Network => ({
  ...network,
  hiddenWeights: network.hiddenWeights.slice(),
  hiddenBiases: network.hiddenBiases.slice(),
  outputWeights: network.outputWeights.slice(),
  sparse: network.sparse.slice(),
})

describe('learning', () => {
  it('notes the features of positions and the points they led to, the same for the same seed', () => {
    const samples = selfPlay(family(), 'x', NETWORKS.base, 0.2)
    expect(samples.features.length).toBe(samples.targets.length * FEATURES.length)
    expect(samples.targets.length).toBeGreaterThan(56)
    expect(samples.targets.every((points) => points > -60 && points < 80)).toBe(true)
    expect(selfPlay(family(), 'x', NETWORKS.base, 0.2)).toEqual(samples)
  })

  it('comes nearer to what really happened', () => {
    const samples = join(['a', 'b', 'c'].map((seed) => selfPlay(family(), seed, NETWORKS.base, 0.2)))
    const network = untrained()
    const before = train(network, samples, 1, 0.01, seeded('train'))
    const after = train(network, samples, 10, 0.01, seeded('train'))
    expect(after).toBeLessThan(before / 4)
  })

  it.each([
    ['weights', NETWORKS.base, FEATURES],
    ['moor-weights', NETWORKS.moor, MOOR_FEATURES],
    ['moor-alone-weights', NETWORKS['moor-alone'], MOOR_FEATURES],
  ] as const)('%s.generated.ts is as the script writes it', (name, network, features) => {
    const kept = readFileSync(new URL(`../${name}.generated.ts`, import.meta.url), 'utf8')
    expect(kept).toBe(weightsFile(network, features))
  })
})
