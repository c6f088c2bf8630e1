import type { Act, Package, Price } from '../actions/act.ts'
import { SOW } from '../actions/sow.ts'
import { cards } from '../cards/registry.ts'
import { newStacks } from '../cards/stacks.ts'
import { type Amounts, BOAR, CATTLE, CLAY, FOOD, type Good, goods, REED, SHEEP, STONE, WOOD } from '../state/goods.ts'
import type { Setup } from '../state/setup.ts'
import type { Binding, Space } from './space.ts'

// The tables of B5, B6, B7 and F1, in the order of the boards (facts: where things lie on the table).

const take: Act = { act: 'take' }
const plow: Act = { act: 'plow', food: 0 }
const sow: Act = SOW
const bake: Act = { act: 'bake' }
const renovate: Act = { act: 'renovate', to: -1, reed: true }
const fences: Act = { act: 'fences', named: true, one: false, apart: false }
const rooms: Act = { act: 'rooms', most: 99 }
const minor: Act = { act: 'improvement', minor: true, major: false, majorFrom: 0, named: true }
const anyImprovement: Act = { act: 'improvement', minor: true, major: true, majorFrom: 0, named: true }
const growWithRoom: Act = { act: 'grow', room: true }
const lessons = (price: Price): Act => ({ act: 'occupation', price })
const either = (...among: [Amounts, Amounts?][]): Act => ({
  act: 'choose',
  among: among.map(([gain, pay]): Package => ({ gain: goods(gain), pay: pay ? goods(pay) : null })),
  times: 1,
})

interface More {
  binding?: Binding
  group?: number
  from?: number
  gives?: Amounts
  crowd?: true
}

const space = (id: string, acts: Act[], more: More = {}): Space => ({
  id,
  stage: 0,
  acts,
  binding: more.binding ?? 'all',
  accumulates: null,
  gives: more.gives ? goods(more.gives) : null,
  group: more.group ?? 0,
  from: more.from ?? 0,
  crowd: more.crowd ?? false,
  extension: false,
  card: -1,
})

const accumulation = (id: string, good: Good, count: number, more: More = {}): Space => ({
  ...space(id, [take], more),
  accumulates: { good, count },
})

const supply = (id: string, gives: Amounts, more: More = {}): Space => space(id, [take], { ...more, gives })

const sideJob = space('side-job', [{ act: 'stables', most: 1, wood: 1 }, bake], { binding: 'and-or' })

/** B5. Solo: 2 wood in the Forest (B15). Family game: food on the Meeting Place, but not in the solo game (B7). */
const mainBoard = (players: number, family: boolean): Space[] => {
  const start: Act = { act: 'starting-player' }
  const meeting: Space = family
    ? { ...space('meeting-place', [start]), accumulates: players > 1 ? { good: FOOD, count: 1 } : null }
    : space('meeting-place', [start, minor], { binding: 'then' })
  return [
    space('farm-expansion', [rooms, { act: 'stables', most: 4, wood: 2 }], { binding: 'and-or' }),
    meeting,
    supply('grain-seeds', { grain: 1 }),
    space('farmland', [plow]),
    space('lessons', [lessons([0, 1])]),
    supply('day-laborer', { food: 2 }),
    accumulation('forest', WOOD, players === 1 ? 2 : 3),
    accumulation('clay-pit', CLAY, 1),
    accumulation('reed-bank', REED, 1),
    accumulation('fishing', FOOD, 1),
  ]
}

const animalMarket = (group: number): Space =>
  space('animal-market', [either([{ sheep: 1, food: 1 }], [{ boar: 1 }], [{ cattle: 1 }, { food: 1 }])], { group })

const modestWish = (group: number): Space => space('modest-wish', [growWithRoom], { group, from: 5 })

/** B6 and F1: the board extension of each player count. */
const EXTENSIONS: Record<number, Space[]> = {
  1: [],
  2: [],
  3: [
    accumulation('grove', WOOD, 2),
    accumulation('hollow', CLAY, 1),
    space('resource-market', [either([{ food: 1, reed: 1 }], [{ food: 1, stone: 1 }])]),
    space('lessons-b', [lessons([2])]),
  ],
  4: [
    accumulation('copse', WOOD, 1),
    accumulation('grove', WOOD, 2),
    accumulation('hollow', CLAY, 2),
    supply('resource-market', { reed: 1, stone: 1, food: 1 }),
    space('lessons-b', [lessons([1, 1, 2])]),
    accumulation('traveling-players', FOOD, 1),
  ],
}

const fiveAndSix: Space[] = [
  space('lessons-copse', [lessons([2])], { group: 1 }),
  accumulation('copse', WOOD, 1, { group: 1 }),
  space('lessons-wish', [lessons([1, 1, 2])], { group: 2 }),
  modestWish(2),
  space('house-building', [rooms], { group: 3 }),
  accumulation('traveling-players', FOOD, 1, { group: 3 }),
  accumulation('riverbank-forest', WOOD, 1, { gives: { reed: 1 } }),
  accumulation('grove', WOOD, 2),
  accumulation('hollow', CLAY, 3),
  supply('resource-market', { reed: 1, wood: 1, stone: 1 }),
  animalMarket(0),
]

EXTENSIONS[5] = fiveAndSix
EXTENSIONS[6] = [
  ...fiveAndSix,
  space(
    'farm-supplies',
    [
      { act: 'plow', food: 1 },
      { act: 'buy', pay: goods({ food: 1 }), gain: goods({ grain: 1 }) },
    ],
    {
      binding: 'and-or',
    },
  ),
  space('resource-trade', [
    either(
      [{ food: 1, reed: 1, wood: 1 }],
      [{ food: 1, reed: 1, clay: 1 }],
      [{ food: 1, stone: 1, wood: 1 }],
      [{ food: 1, stone: 1, clay: 1 }],
    ),
  ]),
  space('corral', [{ act: 'corral' }]),
  sideJob,
  space('improvement', [{ act: 'improvement', minor: true, major: true, majorFrom: 5, named: true }]),
]

/** M8: for whoever is ill, and for everybody else. */
const infirmary = supply('infirmary', { food: 1 }, { crowd: true })

/** B7: one person per round uses exactly one of the spaces of the tile. */
const tile = (players: number): Space[] => {
  if (players === 2)
    return [
      accumulation('copse', WOOD, 1, { group: 4 }),
      supply('resource-market', { stone: 1, food: 1 }, { group: 4 }),
      animalMarket(4),
      modestWish(4),
    ]
  if (players === 3 || players === 4) return [animalMarket(4), modestWish(4)]
  return []
}

export const hasTile = (players: number): boolean => tile(players).length > 0

const ROUND_CARDS: Space[] = (
  [
    [1, space('major-improvement', [anyImprovement])],
    [1, space('fencing', [fences])],
    [1, space('grain-utilization', [sow, bake], { binding: 'and-or' })],
    [1, accumulation('sheep-market', SHEEP, 1)],
    [2, space('basic-wish-for-children', [growWithRoom, minor], { binding: 'then' })],
    [2, space('house-redevelopment', [renovate, anyImprovement], { binding: 'then' })],
    [2, accumulation('western-quarry', STONE, 1)],
    [3, supply('vegetable-seeds', { vegetable: 1 })],
    [3, accumulation('pig-market', BOAR, 1)],
    [4, accumulation('cattle-market', CATTLE, 1)],
    [4, accumulation('eastern-quarry', STONE, 1)],
    [5, space('urgent-wish-for-children', [{ act: 'grow', room: false }])],
    [5, space('cultivation', [plow, sow], { binding: 'and-or' })],
    [6, space('farm-redevelopment', [renovate, fences], { binding: 'then' })],
  ] as [number, Space][]
).map(([stage, card]) => ({ ...card, stage }))

/** The last round of each stage; a harvest follows it. B2, B4 */
export const STAGE_ENDS: readonly number[] = [4, 7, 9, 11, 13, 14]
export const ROUNDS = 14
/** M3: this card comes out in round 1. */
export const FIRST_IN_THE_MOOR = 'major-improvement'

export const stageOf = (round: number): number => STAGE_ENDS.findIndex((end) => round <= end) + 1
export const isHarvest = (round: number): boolean => STAGE_ENDS.includes(round)

/** The round spaces lie in rows across the stages: the one to the left of each. Those at the left end have none. */
export const LEFT_OF: { readonly [round: number]: number } = {
  ...{ 2: 1, 5: 2, 8: 5, 10: 8, 12: 10, 14: 12 },
  ...{ 6: 3, 9: 6, 11: 9, 13: 11 },
  ...{ 7: 4 },
}

export interface Board {
  spaces: readonly Space[]
  ids: readonly string[]
  /** The round cards of each stage, from 1. */
  stages: readonly (readonly number[])[]
  /** The accumulation spaces. */
  piles: readonly number[]
  /** At the start: the round in which each space came out, and the stacks of majors. */
  since: readonly number[]
  stacks: readonly (readonly number[])[]
}

/** The round of a space that has not come out. */
export const HIDDEN_YET = 99

/** What of a setup a board depends on. */
type Table = Pick<Setup, 'players' | 'cards' | 'tile' | 'moor'>

/** B7: the board of the family game. The Moor is played on it at its first two levels. M2 */
const onFamilyBoard = ({ cards: dealt, moor }: Table): boolean => (moor === 0 ? dealt === 'none' : moor < 3)

const build = (table: Table): Board => {
  const { players, tile: withTile } = table
  const family = onFamilyBoard(table)
  const extension = [...(EXTENSIONS[players] ?? []), ...(withTile ? tile(players) : [])].map((s) => ({
    ...s,
    extension: true,
  }))
  const printed = [...mainBoard(players, family), ...extension]
  // B7, F: the family game has a Side Job; six players have one anyway.
  if (family && players !== 6) printed.push(sideJob)
  if (table.moor > 0) printed.push(infirmary)
  const spaces = [...printed, ...ROUND_CARDS, ...(table.cards === 'none' ? [] : onCards())]
  const those = (fits: (space: Space) => boolean) => spaces.flatMap((space, i) => (fits(space) ? [i] : []))
  return {
    spaces,
    ids: spaces.map(({ id }) => id),
    stages: [0, ...STAGE_ENDS].map((_, stage) => those((space) => stage > 0 && space.stage === stage)),
    piles: those(({ accumulates }) => accumulates !== null),
    since: spaces.map(({ stage, card }) => (stage === 0 && card < 0 ? 0 : HIDDEN_YET)),
    stacks: newStacks(table),
  }
}

/** The spaces that cards bring; they can be used while their card is in play. */
const onCards = (): Space[] =>
  cards().flatMap(({ space: own }, card) =>
    own ? [{ ...space(own.id, [...own.acts], own), extension: true, card }] : [],
  )

const boards: { cards: unknown; found: Board[] } = { cards: null, found: [] }

/** The board of a setup. */
export function boardFor(table: Table): Board {
  if (boards.cards !== cards()) {
    boards.cards = cards()
    boards.found = []
  }
  const i = ((table.players * 4 + table.moor) * 2 + (table.tile ? 1 : 0)) * 2 + (table.cards === 'none' ? 1 : 0)
  boards.found[i] ??= build(table)
  return boards.found[i]
}
