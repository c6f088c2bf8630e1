import { agricola } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { DEALS, dealingSetup, dealsFor, hasFivePlus, MULLIGANS, readDealing, usualDealing } from './dealing.ts'

const takes = (setup: object) => !isRefusal(agricola.setup({ cards: 'dealt', ...setup }))

test('every way to deal that the page offers is one that the engine takes', () => {
  for (let players = 1; players <= 6; players++) {
    for (const deal of DEALS) expect(dealsFor(players).includes(deal)).toBe(takes({ players, deal }))
    expect(hasFivePlus(players)).toBe(takes({ players, fivePlus: true }))
    for (const deal of DEALS)
      for (const mulligan of MULLIGANS)
        for (const on of [false, true]) {
          const dealing = { deal, mulligan, apart: on, promos: on, fivePlus: on, without: on ? ['basket'] : [] }
          expect(takes({ players, ...dealingSetup(dealing, players) }), JSON.stringify(dealing)).toBe(true)
        }
  }
})

test('what was chosen is read again, and nonsense is not', () => {
  const last = { ...usualDealing(), deal: 'draft-8', apart: true, mulligan: 'three', without: ['basket'] } as const
  expect(readDealing(JSON.parse(JSON.stringify(last)))).toEqual(last)
  for (const kept of [undefined, null, 7, 'draft', [], { deal: 'poker', mulligan: 3, without: 'all' }])
    expect(readDealing(kept)).toEqual(usualDealing())
})
