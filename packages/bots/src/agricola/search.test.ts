import { type Scenario, scenario } from '@furrow/engine/testing'
import { expect, it } from 'vitest'
import { MOOR_FEATURES } from './evaluation/features.ts'
import { NETWORKS } from './farmer.ts'
import type { Network } from './network/network.ts'
import { finish, questionFor } from './search.ts'

/** Taking the card of another player costs 2 food, which has to be raised; wood and clay can be exchanged back and forth. */
const paying = (): Scenario =>
  scenario({
    players: 4,
    moor: 3,
    round: 14,
    special: { sa5: 2 },
    seats: [
      {
        goods: { wood: 1, clay: 7, reed: 2, grain: 1, vegetable: 1, sheep: 1, horse: 2 },
        house: 'stone',
        people: 3,
        pastures: [['d2'], ['d3']],
        forests: ['b1', 'c1'],
        majors: ['furniture-stall', 'ceramics-stall', 'cooking-hearth-4'],
      },
    ],
  })

/** Somebody who would rather exchange for ever than give away anything that can be eaten. */
const miser: Network = {
  ...NETWORKS.moor,
  linear: NETWORKS.moor.linear.map((weight, i) =>
    ['grain', 'vegetables', 'sheep', 'horses'].includes(MOOR_FEATURES[i] ?? '') ? 50 : weight,
  ),
}

it.each([1, 3])('pays in the end where goods can be exchanged for ever, with %i turns in mind', (width) => {
  let { state } = paying().play('special sa5 fell-trees')
  expect(questionFor(state, 0)?.ask).toBe('pay')
  for (let n = 0; n < 100 && questionFor(state, 0)?.ask === 'pay'; n++) state = finish(state, 0, miser, width).state
  expect(questionFor(state, 0)?.ask).not.toBe('pay')
})
