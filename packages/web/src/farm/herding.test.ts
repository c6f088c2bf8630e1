import { agricola } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { scenario } from '@furrow/engine/testing'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { herdsAt, penAt, placesFor, whyNot } from './herding.ts'

/** A farm with this many sheep in the large pasture and 2 boars in the small one, and what its engine grants. */
function farmWith(sheep: number) {
  const seat = { pastures: [['d1', 'e1'], ['e2']], stables: ['b1'], goods: { sheep, boar: 2 } }
  const { state } = scenario({ seats: [seat] }).play(`arrange d1 sheep ${sheep}, e2 boar 2`)
  const granted = async (move: string) => {
    const read = agricola.parse(state, 0, move)
    return !isRefusal(read) && agricola.check(state, 0, read) === null
  }
  return { farm: at(agricola.view(state, 0).table.seats, 0), granted }
}

test('a space belongs to its pasture, its stable or the house', () => {
  const { farm } = farmWith(3)
  expect(['e1', 'e2', 'b1', 'a2', 'c1'].map((cell) => penAt(farm, cell))).toEqual(['d1', 'e2', 'b1', 'house', null])
  expect(herdsAt(farm, 'e1')).toEqual([{ pen: 'd1', animal: 'sheep', count: 3 }])
  expect(herdsAt(farm, 'c1')).toEqual([])
})

test('as many go elsewhere as there is room for; herds do not swap where one of them is too large', async () => {
  const { farm, granted } = farmWith(3)
  const held = { herd: at(farm.animals, 0), count: 3 }
  expect(Object.fromEntries(await placesFor(farm, held, granted))).toEqual({
    b1: { move: 'arrange d1 sheep 2, e2 boar 2, b1 sheep 1', count: 1 },
    house: { move: 'arrange d1 sheep 2, e2 boar 2, house sheep 1', count: 1 },
  })
  expect(whyNot(farm, held, 'e2')).toBe('otherKind')
  expect(whyNot(farm, held, null)).toBe('noPen')
})

test('herds that fit swap their places', async () => {
  const { farm, granted } = farmWith(2)
  const places = await placesFor(farm, { herd: at(farm.animals, 0), count: 2 }, granted)
  expect(places.get('e2')).toEqual({ move: 'arrange d1 boar 2, e2 sheep 2', count: 2 })
})

test('one animal of a herd goes where there is room; a full place says so', async () => {
  const { farm, granted } = farmWith(4)
  expect((await placesFor(farm, { herd: at(farm.animals, 1), count: 1 }, granted)).get('house')?.count).toBe(1)
  expect(whyNot(farm, { herd: at(farm.animals, 1), count: 1 }, 'house')).toBe('full')
})
