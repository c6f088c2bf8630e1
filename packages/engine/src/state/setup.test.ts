import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import { Scenario } from '../testing/scenario.ts'

const ORDER = [
  ['major-improvement', 'fencing', 'grain-utilization', 'sheep-market'],
  ['basic-wish-for-children', 'house-redevelopment', 'western-quarry'],
  ['vegetable-seeds', 'pig-market'],
  ['cattle-market', 'eastern-quarry'],
  ['urgent-wish-for-children', 'cultivation'],
  ['farm-redevelopment'],
]
const STAGES = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]

const begin = (input: object, seed = 'seed'): Scenario => {
  const setup = agricola.setup(input)
  if (isRefusal(setup)) throw new Error(setup.message)
  return new Scenario(agricola.start(setup, seed))
}
const seeds = (n: number) => Array.from({ length: n }, (_, i) => `seed ${i}`)

describe('B2: setup', () => {
  it.each([2, 3, 4, 5, 6])('with %i players the starting player has 2 food, the others 3 (F3)', (players) => {
    for (let starting = 0; starting < players; starting++) {
      const t = begin({ players, starting })
      expect(t.table.starting).toBe(starting)
      expect(t.asked).toBe(starting)
      expect(t.table.seats.map(({ goods }) => goods)).toEqual(
        Array.from({ length: players }, (_, seat) => ({ food: seat === starting ? 2 : 3 })),
      )
    }
  })

  it('everybody has two people in two wood rooms, nothing else', () => {
    for (const seat of begin({ players: 6 }).table.seats)
      expect(seat).toMatchObject({
        people: 2,
        home: 2,
        newborns: 0,
        house: 'wood',
        rooms: ['a2', 'a3'],
        fields: [],
        pastures: [],
        stables: [],
        animals: [],
        majors: [],
        begging: 0,
      })
  })

  it('the game begins in round 1 with one card out', () => {
    const t = begin({ players: 3 })
    expect(t.table).toMatchObject({ round: 1, rounds: 14, stage: 1, nextHarvest: 4, over: false })
    expect(t.table.spaces.filter(({ since }) => since > 0)).toHaveLength(1)
  })

  it('the starting player is drawn: every seat happens', () => {
    const drawn = seeds(60).map((seed) => begin({ players: 4 }, seed).table.starting)
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3])
  })

  it('the round cards are shuffled inside each stage', () => {
    const games = seeds(16).map((seed) =>
      begin({ players: 2 }, seed)
        .toRound(14)
        .table.spaces.filter(({ since }) => since > 0)
        .sort((a, b) => a.since - b.since),
    )
    for (const cards of games) {
      expect(cards.map(({ stage }) => stage)).toEqual(STAGES)
      expect(cards.map(({ id }) => id).sort()).toEqual(ORDER.flat().sort())
    }
    const firsts = seeds(60).map((seed) => begin({ players: 2 }, seed).table.spaces.find((s) => s.since === 1)?.id)
    expect([...new Set(firsts)].sort()).toEqual([...at(ORDER, 0)].sort())
    for (const round of [5, 8, 10, 12])
      expect(new Set(games.map((cards) => at(cards, round - 1).id)).size).toBeGreaterThan(1)
  })

  it('the same setup and seed give the same game; another seed another', () => {
    const a = begin({ players: 4, cards: 'dealt' }, 'one').state
    expect(agricola.equal(a, begin({ players: 4, cards: 'dealt' }, 'one').state)).toBe(true)
    expect(agricola.equal(a, begin({ players: 4, cards: 'dealt' }, 'two').state)).toBe(false)
  })
})

describe('B15: alone', () => {
  it('0 food at the start, the 2-player board, 2 wood in the Forest', () => {
    const t = begin({ players: 1 })
    expect(t.seat(0).goods).toEqual({})
    expect(t.table.starting).toBe(0)
    expect(t.lying('forest')).toBe(2)
    const two = begin({ players: 2 }).table.spaces.filter(({ stage }) => stage === 0)
    expect(t.table.spaces.filter(({ stage }) => stage === 0).map(({ id }) => id)).toEqual(two.map(({ id }) => id))
  })

  it('one turn after another', () => {
    const t = begin({ players: 1 }).play('forest')
    expect(t.asked).toBe(0)
    expect(t.play('meeting-place').state.round).toBe(2)
    expect(t.table.starting).toBe(0)
  })

  it('the hand cards and the order of the round cards can be chosen', () => {
    const order = ORDER.flatMap((stage) => [...stage].reverse())
    const t = begin({ players: 1, cards: 'given', hands: [['basket', 'grocer']], order })
    expect(t.seat(0).hand).toEqual({ occupations: ['grocer'], minors: ['basket'] })
    t.toRound(14)
    const out = t.table.spaces.filter(({ since }) => since > 0).sort((a, b) => a.since - b.since)
    expect(out.map(({ id }) => id)).toEqual(order)
  })
})

describe('what is dealt (B3, F4)', () => {
  const namesAt = (more: object) => {
    const { players, minors, occupations } = begin({ players: 5, cards: 'dealt', ...more }).state
    return [...players.flatMap(({ hand }) => hand), ...minors, ...occupations].map((card) => at(cards(), card))
  }

  it('leaves out what the setup leaves out', () => {
    const names = (more: object) => namesAt(more).map(({ name }) => name)
    expect(names({})).toEqual(expect.arrayContaining(['basket', 'grocer']))
    for (const name of ['basket', 'grocer']) expect(names({ without: ['basket', 'grocer'] })).not.toContain(name)
    expect(names({ deck: ['basket', 'lasso'], without: ['basket'] })).toEqual(['lasso'])
  })

  it('holds no occupations but those marked 5+ where the setup says so, and all minors', () => {
    const only = namesAt({ fivePlus: true })
    expect(only.filter(({ kind, players }) => kind === 'occupation' && players < 5)).toEqual([])
    expect(only.filter(({ kind }) => kind === 'occupation').length).toBeGreaterThan(0)
    const minors = (some: typeof only) =>
      some
        .filter(({ kind }) => kind === 'minor')
        .map(({ name }) => name)
        .sort()
    expect(minors(only)).toEqual(minors(namesAt({})))
  })
})

describe('a setup', () => {
  it('has a default for everything', () => {
    expect(agricola.setup({})).toEqual(agricola.setup({ players: 2, cards: 'none', tile: false }))
    expect(agricola.setup({ players: 3 })).toMatchObject({ players: 3, cards: 'none', tile: false, starting: null })
  })

  const order = ORDER.flat()
  const swapped = [order[4], ...order.slice(1, 4), order[0], ...order.slice(5)]
  const bad: [what: string, input: unknown, sentence: string][] = [
    ['nothing', undefined, 'A setup is an object'],
    ['null', null, 'A setup is an object'],
    ['a text', 'two players', 'A setup is an object'],
    ['a list', [2], 'A setup is an object'],
    ['an unknown field', { player: 2 }, 'A setup has no "player"'],
    ['no players', { players: 0 }, 'from 1 to 6'],
    ['seven players', { players: 7 }, 'from 1 to 6'],
    ['half a player', { players: 2.5 }, 'from 1 to 6'],
    ['players in words', { players: '2' }, 'from 1 to 6'],
    ['an unknown way to deal', { cards: 'poker' }, '"cards" is'],
    ['promos that are no yes or no', { cards: 'dealt', promos: 1 }, '"promos" is'],
    ['promos beside a deck', { cards: 'dealt', deck: ['basket'], promos: true }, 'Promo cards can only be asked for'],
    ['a tile that is no yes or no', { tile: 1 }, '"tile" is'],
    ['a tile for one', { players: 1, tile: true }, 'no additional-actions tile for 1 players'],
    ['a tile for five', { players: 5, tile: true }, 'no additional-actions tile for 5 players'],
    ['a tile for six', { players: 6, tile: true }, 'no additional-actions tile for 6 players'],
    ['a seat that is not there', { players: 3, starting: 3 }, 'The starting seat is'],
    ['a negative seat', { starting: -1 }, 'The starting seat is'],
    ['a seat in words', { starting: 'me' }, 'The starting seat is'],
    ['too few hands', { players: 3, cards: 'given', hands: [[], []] }, '"hands" is'],
    ['hands that are no lists', { cards: 'given', hands: ['basket', 'grocer'] }, '"hands" is'],
    ['an unknown way to deal cards', { cards: 'dealt', deal: 'draft-6' }, '"deal" is deal, draft-7'],
    ['a draft of one', { players: 1, cards: 'dealt', deal: 'draft-7' }, 'A draft is for 2 or more players'],
    ['a draft in the family game', { deal: 'draft-7' }, '"deal" can only be said with "cards": "dealt"'],
    ['a draft of given hands', { cards: 'given', hands: [[], []], deal: 'draft-7' }, '"deal" can only be said'],
    ['kinds apart without a draft', { cards: 'dealt', apart: true }, 'only come apart in a draft'],
    ['"apart" in words', { cards: 'dealt', deal: 'draft-7', apart: 'yes' }, '"apart" is true or false'],
    ['an unknown mulligan', { cards: 'dealt', mulligan: 'all' }, '"mulligan" is none, hand or three'],
    ['a mulligan in the family game', { mulligan: 'hand' }, '"mulligan" can only be said'],
    ['5+ occupations for four', { players: 4, cards: 'dealt', fivePlus: true }, '5 or 6 players only'],
    ['5+ occupations and a deck', { players: 5, cards: 'dealt', fivePlus: true, deck: [] }, 'without a deck'],
    ['promo cards and a deck', { cards: 'dealt', promos: true, deck: [] }, 'without a deck'],
    ['promo cards in the family game', { promos: true }, '"promos" can only be said'],
    ['a deck in the family game', { deck: ['basket'] }, '"deck" can only be said'],
    ['a deck that is no list', { cards: 'dealt', deck: 'all' }, '"deck" is a list of card names'],
    ['a deck with a card twice', { cards: 'dealt', deck: ['basket', 'basket'] }, '"deck" names each card once'],
    ['an unknown card left out', { cards: 'dealt', without: ['excalibur'] }, 'There is no card "excalibur"'],
    ['cards left out of nothing', { without: ['basket'] }, '"without" can only be said'],
    ['cards kept in play by two', { cards: 'dealt', keep: ['grocer'] }, 'only be kept in play alone'],
    ['a minor kept in play', { players: 1, cards: 'dealt', keep: ['basket'] }, 'Only occupations are kept'],
    ['a card kept and dealt', { players: 1, cards: 'given', hands: [['grocer']], keep: ['grocer'] }, 'dealt twice'],
    ['cards kept in the family game', { players: 1, keep: ['grocer'] }, 'The family game has no cards'],
    ['food for two', { food: 1 }, 'can only be said alone'],
    ['half a food', { players: 1, food: 0.5 }, '"food" is a whole number'],
    ['a goal for two', { goal: 50 }, 'can only be said alone'],
    ['a goal in words', { players: 1, goal: 'much' }, '"goal" is a whole number'],
    ['an unknown card', { cards: 'given', hands: [['excalibur'], []] }, 'There is no card "excalibur"'],
    ['a card twice', { cards: 'given', hands: [['basket'], ['basket']] }, 'dealt twice'],
    ['hands in the family game', { cards: 'none', hands: [['basket'], []] }, 'Hands can only be listed'],
    ['hands that are not said to be given', { hands: [['basket'], []] }, 'Hands can only be listed'],
    ['given cards without hands', { cards: 'given' }, '"hands" is'],
    ['a short order', { order: order.slice(1) }, '"order" is'],
    ['an order with a card twice', { order: [order[0], ...order.slice(0, 13)] }, '"order" is'],
    ['an order with an unknown card', { order: ['forest', ...order.slice(1)] }, 'There is no round card "forest"'],
    ['an order against the stages', { order: swapped }, 'belongs to stage 2, not to round 1'],
    ['an order that is no list', { order: 'random' }, '"order" is'],
  ]
  it.each(bad)('with %s is refused', (_what, input, sentence) => {
    const refusal = agricola.setup(input)
    expect(refusal).toMatchObject({ refused: 'bad-setup' })
    expect((refusal as { message: string }).message).toContain(sentence)
    expect((refusal as { message: string }).message).toMatch(/\.$/)
  })
})
