import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import type { View } from '../state/view.ts'
import { scenario } from '../testing/scenario.ts'
import { cards } from './registry.ts'

/** A dealt table. */
function dealt(players: number, seed: string, more = {}) {
  const setup = agricola.setup({ players, cards: 'dealt', ...more })
  if (isRefusal(setup)) throw new Error(setup.message)
  return agricola.start(setup, seed)
}

describe('Dealing (B2, B3)', () => {
  const SEEDS = ['a', 'b', 'c', 'd', 'e']

  for (const players of [1, 2, 3, 4, 5, 6])
    it(`gives ${players} players up to 7 of each kind, no card twice, only cards of that count`, () => {
      for (const seed of SEEDS) {
        const { seats } = agricola.view(dealt(players, seed), 'all').table
        for (const kind of ['occupations', 'minors'] as const) {
          const mark = kind === 'minors' ? 'minor' : 'occupation'
          const deck = cards().filter((card) => card.kind === mark && card.players <= players && !card.promo)
          const each = Math.min(7, Math.floor(deck.length / players))
          expect(seats.map(({ hand }) => hand[kind].length)).toEqual(seats.map(() => each))
          const given = seats.flatMap(({ hand }) => hand[kind])
          expect(new Set(given).size).toBe(given.length)
          expect(deck.map(({ name }) => name)).toEqual(expect.arrayContaining(given))
        }
      }
    })

  it('depends on the seed, and on nothing else', () => {
    const hands = (seed: string) => dealt(2, seed).players.map(({ hand }) => hand)
    expect(hands('a')).toEqual(hands('a'))
    expect(new Set(SEEDS.map((seed) => JSON.stringify(hands(seed)))).size).toBe(SEEDS.length)
  })

  it('leaves promo cards out unless the setup asks for them', () => {
    const promos = cards().flatMap(({ promo }, card) => (promo ? [card] : []))
    const inGame = (more: object) => {
      const { players, minors } = dealt(2, 'a', more)
      return promos.filter((card) => minors.includes(card) || players.some(({ hand }) => hand.includes(card)))
    }
    expect(promos.length).toBeGreaterThan(0)
    expect(inGame({})).toEqual([])
    expect(inGame({ promos: true })).toEqual(promos)
    expect(inGame({ deck: promos.map((card) => at(cards(), card).name) })).toEqual(promos)
  })

  it('gives nobody cards in the family game', () => {
    expect(scenario({ players: 4 }).state.players.map(({ hand }) => hand)).toEqual([[], [], [], []])
  })

  it('gives exactly the hands of the setup, each card once', () => {
    const setup = agricola.setup({ players: 2, cards: 'given', hands: [['basket', 'grocer'], ['lasso']] })
    if (isRefusal(setup)) throw new Error(setup.message)
    const { seats } = agricola.view(agricola.start(setup, 'x'), 'all').table
    expect(seats.map(({ hand }) => hand)).toEqual([
      { occupations: ['grocer'], minors: ['basket'] },
      { occupations: [], minors: ['lasso'] },
    ])
    expect(agricola.setup({ players: 2, cards: 'given', hands: [['basket'], ['basket']] })).toMatchObject({
      refused: 'bad-setup',
    })
    expect(agricola.setup({ players: 2, cards: 'given', hands: [['no-such-card'], []] })).toMatchObject({
      refused: 'bad-setup',
    })
  })
})

describe('Hands are hidden', () => {
  const table = () => scenario({ seats: [{ hand: ['basket', 'grocer', 'handplow'] }, { hand: ['lasso', 'scholar'] }] })

  it('from the other seat and from the public, who see how many cards there are', () => {
    const t = table()
    for (const viewer of [1, 'public'] as const) {
      const view = agricola.view(t.state, viewer)
      expect(at(view.table.seats, 0).hand).toEqual({ occupations: [null], minors: [null, null] })
      expect(JSON.stringify(view)).not.toMatch(/basket"|grocer|handplow/)
    }
    expect(JSON.stringify(agricola.view(t.state, 'public'))).not.toMatch(/lasso|scholar/)
  })

  it('but not from their owner and from the referee', () => {
    for (const viewer of [0, 'all'] as const)
      expect(at(agricola.view(table().state, viewer).table.seats, 0).hand).toEqual({
        occupations: ['grocer'],
        minors: ['basket', 'handplow'],
      })
  })

  it('until they are played', () => {
    const t = table().play('lessons', 'play grocer')
    const view = agricola.view(t.state, 'public')
    expect(at(view.table.seats, 0).played).toMatchObject([{ card: 'grocer', data: [0] }])
    expect(JSON.stringify(view)).not.toMatch(/basket"|handplow/)
  })

  it('and are imagined from cards that the viewer has not seen', () => {
    const t = table().play('lessons', 'play grocer')
    for (const seed of ['a', 'b', 'c']) {
      const { players } = agricola.imagine(agricola.view(t.state, 1), seed)
      const names = players.map(({ hand }) => hand.map((card) => at(cards(), card).name))
      expect(names[1]).toEqual(['lasso', 'scholar'])
      expect(names[0]).toHaveLength(2)
      for (const known of ['lasso', 'scholar', 'grocer']) expect(names[0]).not.toContain(known)
    }
  })

  it('and are what they are in a view of everything, also one that was stored without its number of occupations', () => {
    const { occupations: _left, ...stored } = agricola.view(table().state, 'all')
    const names = agricola
      .imagine(stored as View, 'any')
      .players.map(({ hand }) => hand.map((card) => at(cards(), card).name))
    expect(names).toEqual([
      ['basket', 'grocer', 'handplow'],
      ['lasso', 'scholar'],
    ])
  })

  it('and never from a card that is just being paid for or passed on', () => {
    const hand = ['shifting-cultivation', 'basket', 'handplow', 'lasso', 'pond-hut', 'junk-room']
    const t = scenario({ seats: [{ goods: { grain: 2 }, hand }, {}] }).play(
      'meeting-place',
      'play shifting-cultivation',
    )
    const imagined = (seed: string) =>
      at(agricola.imagine(agricola.view(t.state, 1), seed).players, 0).hand.map((card) => at(cards(), card).name)
    const seeds = Array.from({ length: 20 }, (_, i) => `${i}`)
    expect(t.ask).toBe('pay')
    expect(seeds.filter((seed) => imagined(seed).includes('shifting-cultivation'))).toEqual([])
    t.play('eat grain', 'eat grain')
    expect(t.ask).toBe('acts')
    expect(seeds.filter((seed) => imagined(seed).includes('shifting-cultivation'))).toEqual([])
  })
})
