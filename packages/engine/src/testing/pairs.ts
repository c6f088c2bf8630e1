import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import type { Card } from '../cards/card.ts'
import { cardNamed, cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { SPECIAL_CARDS, specialCardsFor } from '../moor/special-cards.ts'
import type { Move } from '../notation/moves.ts'
import { boardFor } from '../spaces/boards.ts'
import { putPerson } from '../spaces/people.ts'
import { boardOf, type State } from '../state/state.ts'
import { violations } from './invariants.ts'
import { type SeatSetup, scenario } from './scenario.ts'

// Every two cards that can meet in one window of time, in front of one player or of two, are used in both orders, and not
// at all, from a rich position: nobody gets stuck, nothing breaks, and what holds in every position holds.

const PLAYERS = 5
const FARM: SeatSetup = {
  goods: { wood: 6, clay: 6, reed: 5, stone: 6, grain: 3, vegetable: 2, sheep: 3, boar: 1, cattle: 1, food: 6 },
  people: 2,
  crops: { c2: 'grain 3', c3: 'vegetable 2' },
  fields: ['c1'],
  pastures: [['d1', 'e1']],
  stables: ['e1', 'b1'],
}
const MOOR_FARM: SeatSetup = {
  ...FARM,
  goods: { ...FARM.goods, fuel: 4, horse: 2 },
  pastures: [['d1', 'e1'], ['e3']],
  forests: ['b3'],
  moors: ['b2', 'd3'],
}

/** A kind of table, and which pairs of cards are tried there. */
interface Kind {
  moor: boolean
  farm: SeatSetup
  entries: readonly Entry[]
  /** What the first seat has in hand: some cards that can be played. */
  hand: readonly string[]
}

/** Moves that open windows, and the position from which they are played. */
interface Entry {
  moves: readonly string[]
  round: number
  house: 'wood' | 'clay' | 'stone'
  /** Somebody stands there already. */
  taken: readonly string[]
  /** Is it the last placement of the round? */
  last: boolean
}

const first = (moves: readonly string[]): Entry => ({ moves, round: 13, house: 'clay', taken: [], last: false })
/** Every space of the board, used as the first of a round. */
const works = (moor: 0 | 3, fence: string): Entry[] =>
  boardFor({ players: PLAYERS, cards: 'dealt', tile: false, moor })
    .spaces.filter(({ card }) => card < 0)
    .map(({ id }) => first(id === 'fencing' ? [id, fence] : [id]))
/** Every special action. M6 */
const specials: Entry[] = specialCardsFor(PLAYERS).flatMap((card) =>
  at(SPECIAL_CARDS, card).actions.map(({ action }) => first([`special ${at(SPECIAL_CARDS, card).name} ${action}`])),
)
/** Where it matters that somebody stands elsewhere. */
const crowded: Entry[] = [
  { moves: ['grain-seeds'], round: 13, house: 'clay', taken: ['farmland'], last: false },
  { moves: ['grove'], round: 13, house: 'clay', taken: ['forest'], last: false },
]
/** The last placement of a round: everything up to the next round follows. */
const ends: Entry[] = (['wood', 'stone'] as const).flatMap((house) =>
  [4, 8].map(
    (round): Entry => ({
      moves: ['forest'],
      round,
      house,
      taken: ['copse', 'grove', 'fishing', 'traveling-players'],
      last: true,
    }),
  ),
)

const BASE: Omit<Kind, 'hand'> = {
  moor: false,
  farm: FARM,
  entries: [...works(0, 'fence d2+e2+d3+e3'), ...crowded, ...ends],
}
const MOOR: Omit<Kind, 'hand'> = {
  moor: true,
  farm: MOOR_FARM,
  entries: [...works(3, 'fence d2+e2'), ...specials, ...crowded, ...ends],
}

/** Windows of the round and of the harvest; the others belong to what a player does. */
const COMMON =
  /^(reveal|round-|before-work|work-end|returning-home|harvest-|field-|before-feeding|after-feeding|before-scoring)/

type Played = readonly (readonly string[])[]

/** Lays the cards in front of the first two seats, in a position in which the entry can be played. */
function position({ moor, farm, hand }: Kind, { round, house, taken, last }: Entry, played: Played): State {
  const home = (seat: number): number => (last ? (seat === 0 ? 1 : 0) : 2)
  const seats = Array.from(
    { length: PLAYERS },
    (_, i): SeatSetup => ({
      ...farm,
      house,
      rooms: house === 'wood' ? ['a2', 'a3'] : ['a1', 'a2', 'a3'],
      home: home(i),
      hand: i === 0 ? [...hand] : [],
      majors: i === 0 ? ['fireplace-2'] : i === 1 ? ['well'] : [],
      played: [...(played[i] ?? [])],
    }),
  )
  const lying = { forest: 4, grove: 6, fishing: 2, hollow: 6, 'traveling-players': 3 }
  const { state } = scenario({ players: PLAYERS, round, lying, seats, ...(moor ? { moor: 3 } : {}) })
  for (const space of taken) putPerson(state, boardOf(state).ids.indexOf(space), 2)
  for (const p of state.players) p.gained = 7
  return state
}

/** What to answer: the card that comes first in the order, else to leave it, else what is proposed. */
function answer(s: State, seat: number, order: readonly string[]): Move {
  const moves = agricola.moves(s, seat)
  for (const name of order) {
    const use = moves.find((move) => move.verb === 'use' && at(cards(), move.card).name === name)
    if (use) return use
  }
  return moves.find(({ verb }) => verb === 'done') ?? agricola.propose?.(s, seat) ?? at(moves, 0)
}

interface Walk {
  wrong: string[]
  /** Cards that acted or were offered. */
  fired: Set<string>
}

/** Plays the entry and everything that follows from it, until somebody places a person again. */
function walk(kind: Kind, entry: Entry, played: Played, order: readonly string[], checked: boolean): Walk {
  const out: Walk = { wrong: [], fired: new Set() }
  let s = position(kind, entry, played)
  const moves = [...entry.moves]
  for (let steps = 0; steps < 80; steps++) {
    const decision = at(agricola.decisions(s), 0)
    if (s.over || (decision.ask === 'place' && steps > 0)) return out
    const { seat } = decision
    const open = decision.ask === 'window' ? agricola.moves(s, seat) : []
    for (const move of open) if (move.verb === 'use') out.fired.add(at(cards(), move.card).name)
    const scripted = decision.ask === 'window' ? undefined : moves.shift()
    const move = scripted === undefined ? answer(s, seat, order) : agricola.parse(s, seat, scripted)
    if (!('verb' in move) || agricola.check(s, seat, move)) return out
    if (checked) out.wrong.push(...violations(s, seat, move).map((text) => `${agricola.print(s, move)}: ${text}`))
    const { state, events } = agricola.play(s, seat, move)
    for (const event of events) if (event.event === 'used') out.fired.add(event.card)
    s = state
    if (!checked && out.fired.size > 0) return out
  }
  return { ...out, wrong: [...out.wrong, 'it never ends'] }
}

/** Could the card act there for the actor (seat 0), or for a neighbour? */
const couldAct = (on: Card['on'], owner: number, last: boolean): boolean =>
  Object.entries(on).some(
    ([window, triggers]) =>
      COMMON.test(window) === last && (last || triggers.some(({ of }) => of !== (owner === 0 ? 'others' : 'me'))),
  )

/**
 * Tests of all pairs at one kind of table: without the Moor those of the other cards, with it those with one card of
 * the Moor at least. `idle`: cards that never act there.
 */
export function testPairs(moor: boolean, hand: readonly string[], idle: readonly string[]): void {
  const kind: Kind = { ...(moor ? MOOR : BASE), hand }
  const { entries } = kind
  const isOfMoor = (name: string): boolean => at(cards(), cardNamed(name)).moor
  const watchers = cards().filter(
    (card) => card.kind !== 'major' && Object.keys(card.on).length > 0 && (moor || !card.moor),
  )
  const windows = [...new Set(watchers.flatMap(({ on }) => Object.keys(on)))].sort()
  const inWindow = (window: string): string[] => watchers.filter(({ on }) => window in on).map(({ name }) => name)

  /** Does the card act there when the first seat owns it, or the second? */
  const known = new Map<string, boolean>()
  function fires(name: string, owner: number, i: number): boolean {
    const key = `${name} ${owner} ${i}`
    let found = known.get(key)
    if (found === undefined) {
      const alone = owner === 0 ? [[name]] : [[], [name]]
      found =
        couldAct(at(cards(), cardNamed(name)).on, owner, at(entries, i).last) &&
        walk(kind, at(entries, i), alone, [name], false).fired.has(name)
      known.set(key, found)
    }
    return found
  }

  /** Who owns the two cards, where they meet in this entry. */
  function meetings(a: string, b: string, i: number): Played[] {
    const out: Played[] = []
    if (fires(a, 0, i) && fires(b, 0, i)) out.push([[a, b]])
    if (fires(a, 0, i) && fires(b, 1, i)) out.push([[a], [b]])
    if (fires(b, 0, i) && fires(a, 1, i)) out.push([[b], [a]])
    return out
  }

  /** Tries every meeting of the card with those after it in this window, and tells how many there are. */
  function tryAll(window: string, a: string): number {
    const names = inWindow(window)
    let tried = 0
    for (const b of names.slice(names.indexOf(a) + 1)) {
      if (moor && !isOfMoor(a) && !isOfMoor(b)) continue
      for (const [i, entry] of entries.entries()) {
        if (entry.last !== COMMON.test(window)) continue
        for (const played of meetings(a, b, i))
          for (const order of [[a, b], [b, a], []]) {
            tried++
            const { wrong } = walk(kind, entry, played, order, true)
            if (wrong.length > 0) expect({ window, entry, played, order, wrong }).toBe('nothing wrong')
          }
      }
    }
    return tried
  }

  describe('Two cards in one window', () => {
    const shared = windows.filter((window) => {
      const names = inWindow(window)
      return names.length > 1 && (!moor || names.some((name) => isOfMoor(name) && !idle.includes(name)))
    })
    const tried = new Map(shared.map((window) => [window, 0]))

    it.each(shared.flatMap((window) => inWindow(window).map((name) => ({ window, name }))))(
      '$window: $name',
      ({ window, name }) => {
        tried.set(window, (tried.get(window) ?? 0) + tryAll(window, name))
      },
    )

    it('tries something in every window that two cards share', () => {
      expect([...tried].filter(([, count]) => count === 0)).toEqual([])
    })

    it('leaves out only cards that never meet another one', () => {
      const acts = (name: string) => entries.some((_, i) => fires(name, 0, i) || fires(name, 1, i))
      const out = watchers.map(({ name }) => name).filter((name) => isOfMoor(name) === moor && !acts(name))
      expect(out).toEqual(idle)
    })
  })
}
