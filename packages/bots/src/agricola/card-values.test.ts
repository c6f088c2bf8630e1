import { cardNamed, cards } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { cardRows, cardsOf, heldWorth, isInPlay } from './evaluation/card-values.ts'
import { NETWORKS } from './farmer.ts'
import { SparseFeatures } from './network/sparse.ts'

const noted = (s: Parameters<typeof cardsOf>[0], seat: number) => {
  const few = new SparseFeatures()
  cardsOf(s, seat, few)
  return Array.from(few.places.subarray(0, few.length), (place, i) => ({
    card: at(cards(), Math.floor(place / cardRows().width)).name,
    inPlay: isInPlay(place),
    value: at(few.values, i),
  }))
}

describe('the value of single cards', () => {
  it('counts those in play and those in hand apart, now and for the rounds that are left', () => {
    const { state } = scenario({ round: 14, seats: [{ hand: ['lasso'], played: ['basket'] }, { hand: ['grocer'] }] })
    expect(noted(state, 0)).toEqual([
      { card: 'basket', inPlay: true, value: 1 },
      { card: 'basket', inPlay: true, value: 0 },
      { card: 'lasso', inPlay: false, value: 1 },
      { card: 'lasso', inPlay: false, value: 0 },
    ])
  })

  it('leaves majors to the features of their families', () => {
    const { state } = scenario({ seats: [{ majors: ['fireplace-2'] }, {}] })
    expect(noted(state, 0)).toEqual([])
  })

  it('has been learned for hand cards, and tells them apart before the game', () => {
    const worth = heldWorth(NETWORKS.base)
    const held = cards().flatMap(({ kind }, card) => (kind === 'major' ? [] : [worth(card)]))
    expect(new Set(held).size).toBeGreaterThan(held.length / 2)
    expect(worth(cardNamed('fireplace-2'))).toBe(0)
  })
})
