import { agricola } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { catalogueOf } from '../local/catalogue.ts'
import { stageOfRound, stillToCome } from './coming.ts'

const setup = agricola.setup({ players: 2 })
if (isRefusal(setup)) throw new Error(setup.message)
const state = agricola.start(setup, 'coming')
const catalogue = catalogueOf(state)
const { table } = agricola.view(state, 0)

test('the stages end with rounds 4, 7, 9, 11, 13 and 14', () => {
  const stages = Array.from({ length: 14 }, (_, i) => stageOfRound(catalogue, i + 1))
  expect(stages).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6])
})

test('what has come out cannot come again', () => {
  const out = table.spaces.filter(({ stage }) => stage === 1).map(({ id }) => id)
  const first = stillToCome(table, catalogue, 2)
  expect(first).toHaveLength(4 - out.length)
  for (const id of out) expect(first).not.toContain(id)
  expect(stillToCome(table, catalogue, 14)).toEqual(['farm-redevelopment'])
})
