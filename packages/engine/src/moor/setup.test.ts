import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { cardNamed, cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import type { Setup } from '../state/setup.ts'

const setupOf = (given: object): Setup => {
  const setup = agricola.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup
}
const start = (given: object, seed = 'moor') => agricola.start(setupOf(given), seed)
const table = (given: object, seed?: string) => agricola.view(start(given, seed), 'all').table
const refused = (given: object) => {
  const setup = agricola.setup(given)
  return isRefusal(setup) ? setup.message : null
}

describe('M2: levels', () => {
  it('level 1 has no hand cards and the board of the family game', () => {
    const { seats, spaces } = table({ players: 3, moor: 1 })
    expect(seats.flatMap(({ hand }) => [...hand.occupations, ...hand.minors])).toEqual([])
    expect(spaces.map(({ id }) => id)).toEqual(expect.arrayContaining(['side-job', 'infirmary']))
    expect(spaces.find(({ id }) => id === 'meeting-place')?.goods).toEqual({ food: 1 })
  })

  it('level 2 deals seven minors of the Moor on the same board, or with those of the base game where they are mixed', () => {
    const { seats, spaces } = table({ players: 5, moor: 2 })
    expect(spaces.find(({ id }) => id === 'meeting-place')?.goods).toEqual({ food: 1 })
    for (const { hand } of seats) {
      expect([hand.occupations.length, hand.minors.length]).toEqual([0, 7])
      expect(hand.minors.every((name) => at(cards(), cardNamed(name ?? '')).moor)).toBe(true)
    }
    const mixed = table({ players: 5, moor: 2, mixed: true }).seats.flatMap(({ hand }) => hand.minors)
    expect(new Set(mixed.map((name) => at(cards(), cardNamed(name ?? '')).moor))).toEqual(new Set([true, false]))
  })

  it('level 3 deals 7 occupations, 3 minors of the base game and 4 of the Moor, on the full board', () => {
    const { seats, spaces } = table({ players: 4, moor: 3 })
    expect(spaces.map(({ id }) => id)).not.toContain('side-job')
    for (const { hand } of seats) {
      const wild = hand.minors.filter((name) => at(cards(), cardNamed(name ?? '')).moor).length
      expect([hand.occupations.length, hand.minors.length - wild, wild]).toEqual([7, 3, 4])
    }
  })

  it('without the Moor none of its cards is dealt', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const { hand } of table({ players: 4, cards: 'dealt' }, seed).seats)
        expect(hand.minors.some((name) => at(cards(), cardNamed(name ?? '')).moor)).toBe(false)
  })

  it.each<[string, object, string]>([
    ['six players', { players: 6, moor: 3 }, 'Farmers of the Moor is for 1 to 5 players.'],
    ['a level that does not exist', { moor: 4 }, '"moor" is 0 (without it), or the level 1, 2 or 3.'],
    [
      'hand cards at level 1',
      { moor: 1, cards: 'dealt' },
      'At level 1 of the Moor there are no hand cards, at levels 2 and 3 there are.',
    ],
    [
      'no hand cards at level 2',
      { moor: 2, cards: 'none' },
      'At level 1 of the Moor there are no hand cards, at levels 2 and 3 there are.',
    ],
    ['mixing elsewhere', { moor: 3, mixed: true }, '"mixed" belongs to level 2 of the Moor.'],
    ['lighting elsewhere', { lighting: true }, '"lighting" belongs to Farmers of the Moor.'],
    [
      'its cards without it',
      { cards: 'given', hands: [['moor-birch-trees'], []] },
      'The card "moor-birch-trees" belongs to Farmers of the Moor.',
    ],
    [
      'occupations at level 2',
      { moor: 2, cards: 'given', hands: [['conservator'], []] },
      'At level 2 of the Moor there are no occupations such as "conservator".',
    ],
  ])('%s is refused with a sentence', (_what, given, message) => {
    expect(refused(given)).toBe(message)
  })
})

describe('M3: the start', () => {
  it('everybody has another start card, with 5 forests, 3 moors and five free spaces', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { seats } = table({ players: 5, moor: 1 }, seed)
      expect(new Set(seats.map(({ startCard }) => startCard)).size).toBe(5)
      for (const { ground, score, goods } of seats) {
        const tiles = ground.map(({ tiles: [top] }) => top)
        expect([tiles.filter((t) => t === 'forest').length, tiles.filter((t) => t === 'moor').length]).toEqual([5, 3])
        expect(score.lines.find(({ category }) => category === 'unused')?.count).toBe(5)
        expect(goods.fuel).toBeUndefined()
      }
    }
  })

  it('food as usual: 2 for the starting player, 3 for the others', () => {
    const { seats, starting } = table({ players: 3, moor: 1 })
    expect(seats.map(({ goods }) => goods.food)).toEqual([0, 1, 2].map((seat) => (seat === starting ? 2 : 3)))
  })

  it('Major Improvement comes out in round 1, whatever the seed', () => {
    for (let i = 0; i < 12; i++) {
      const { spaces } = table({ players: 2, moor: 1 }, `round 1 ${i}`)
      expect(spaces.filter(({ since }) => since === 1).map(({ id }) => id)).toEqual(['major-improvement'])
    }
  })
})

describe('M12: scoring', () => {
  it('horses: 1 point each without limit, -1 for none; tiles are used spaces', () => {
    const s = start({ players: 2, moor: 1 })
    const horses = (n: number) => {
      at(s.players, 0).goods[9] = n
      return at(agricola.view(s, 'all').table.seats, 0).score.lines.find(({ category }) => category === 'horses')
        ?.points
    }
    expect([0, 1, 4, 9].map(horses)).toEqual([-1, 1, 4, 9])
  })
})
