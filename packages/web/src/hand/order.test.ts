import { expect, test } from 'vitest'
import type { Printed } from '../contract/catalogue.ts'
import { sorted } from './order.ts'

const printed = (kind: Printed['kind'], cost: Printed['cost']): Printed => ({
  ...{ kind, cost, number: '', vp: 0, needs: {}, upgrades: null, players: 1, travels: false },
})
const known = {
  cards: {
    ram: printed('occupation', []),
    ewe: printed('occupation', []),
    oak: printed('minor', [['wood', 3]]),
    ash: printed('minor', [['wood', 1]]),
  },
  isPlayable: (card: string) => card === 'ash',
  nameOf: (card: string) => card,
}
const hand = ['ram', 'ewe', 'oak', 'ash']

test('a hand is sorted as the player likes, and what is equal stays as it was dealt', () => {
  expect(sorted(hand, 'kind', known)).toEqual(hand)
  expect(sorted(hand, 'playable', known)).toEqual(['ash', 'ram', 'ewe', 'oak'])
  expect(sorted(hand, 'name', known)).toEqual(['ash', 'ewe', 'oak', 'ram'])
  expect(sorted(hand, 'price', known)).toEqual(['ram', 'ewe', 'ash', 'oak'])
})
