import { agricola } from '../agricola.ts'
import type { Card } from '../cards/card.ts'
import { cardNamed, cards } from '../cards/registry.ts'
import type { Move } from '../notation/moves.ts'
import { boardFor } from '../spaces/boards.ts'
import { putPerson } from '../spaces/people.ts'
import { boardOf, type State } from '../state/state.ts'
import { violations } from './invariants.ts'
import { type SeatSetup, scenario } from './scenario.ts'

// Every two cards that can meet in one window of time, in front of one player or of two, are used in both orders, and not
// at all, from a rich position: nobody gets stuck, nothing breaks, and what holds in every position holds.

const PLAYERS = 5
const GOODS = { wood: 6, clay: 6, reed: 5, stone: 6, grain: 3, vegetable: 2, sheep: 3, boar: 1, cattle: 1, food: 6 }
const FARM: SeatSetup = {
  goods: GOODS,
  people: 2,
  crops: { c2: 'grain 3', c3: 'vegetable 2' },
  fields: ['c1'],
  pastures: [['d1', 'e1']],
  stables: ['e1', 'b1'],
}
/** The same with horses, fuel and tiles. */
const MOOR_FARM: SeatSetup = {
  ...FARM,
  goods: { ...GOODS, horse: 2, fuel: 6 },
  pastures: [['d1', 'e1'], ['e2']],
  forests: ['b2', 'e3'],
  moors: ['b3', 'd3'],
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

const at = (moves: readonly string[], taken: readonly string[] = []): Entry => ({
  moves,
  round: 13,
  house: 'clay',
  taken,
  last: false,
})

/** The use of every space, with a second move where it asks. */
const works = (moor: 0 | 3, second: { readonly [space: string]: string }): Entry[] =>
  boardFor({ players: PLAYERS, cards: 'dealt', tile: false, moor })
    .spaces.filter(({ card }) => card < 0)
    .map(({ id }) => at(second[id] ? [id, second[id]] : [id]))

/** Where it matters that somebody stands elsewhere. */
const crowded: Entry[] = [at(['grain-seeds'], ['farmland']), at(['grove'], ['forest'])]
/** The last placement of a round: everything up to the next round follows. */
const ends = (...rounds: number[]): Entry[] =>
  (['wood', 'stone'] as const).flatMap((house) =>
    rounds.map(
      (round): Entry => ({
        moves: ['forest'],
        round,
        house,
        taken: ['copse', 'grove', 'fishing', 'traveling-players'],
        last: true,
      }),
    ),
  )
const SPECIALS = ['sa7 cut-peat', 'sa7 slash-and-burn', 'sa8 fell-trees', 'sa8 hiring-fair', 'sa9 horse-coper']

const ENTRIES = {
  0: [...works(0, { fencing: 'fence d2+e2+d3+e3' }), ...crowded, ...ends(4, 8)],
  3: [...works(3, { fencing: 'fence d2' }), ...SPECIALS.map((action) => at([`special ${action}`])), ...ends(4, 8, 13)],
} as const

/** Windows of the round and of the harvest; the others belong to what a player does. */
const COMMON =
  /^(reveal|round-|before-work|work-end|returning-home|harvest-|field-|before-feeding|after-feeding|before-scoring)/

type Played = readonly (readonly string[])[]

interface Walk {
  wrong: string[]
  /** Cards that acted or were offered. */
  fired: Set<string>
}

/** What to answer: the card that comes first in the order, else to leave it, else what is proposed. */
function answer(s: State, seat: number, order: readonly string[]): Move {
  const moves = agricola.moves(s, seat)
  for (const name of order) {
    const use = moves.find((move) => move.verb === 'use' && cards()[move.card].name === name)
    if (use) return use
  }
  return moves.find(({ verb }) => verb === 'done') ?? agricola.propose?.(s, seat) ?? moves[0]
}

/** Could the card act there for the actor (seat 0), or for a neighbour? */
const couldAct = (on: Card['on'], owner: number, last: boolean): boolean =>
  Object.entries(on).some(
    ([window, triggers]) =>
      COMMON.test(window) === last && (last || triggers.some(({ of }) => of !== (owner === 0 ? 'others' : 'me'))),
  )

/** A meeting of two cards that went wrong. */
export interface Wrong {
  window: string
  entry: Entry
  played: Played
  order: readonly string[]
  wrong: string[]
}

/** The pairs of cards that meet on a table without the Moor (0), or with it (3: pairs with a card of the Moor). */
export class Pairs {
  readonly moor: 0 | 3
  readonly watchers: readonly Card[]
  readonly entries: readonly Entry[]
  private readonly known = new Map<string, boolean>()

  constructor(moor: 0 | 3, among: (card: Card) => boolean) {
    this.moor = moor
    this.entries = ENTRIES[moor]
    this.watchers = cards().filter((card) => card.kind !== 'major' && Object.keys(card.on).length > 0 && among(card))
  }

  inWindow(window: string): string[] {
    return this.watchers.filter(({ on }) => window in on).map(({ name }) => name)
  }

  /** Windows in which two of the cards can meet. */
  get shared(): string[] {
    const windows = [...new Set(this.watchers.flatMap(({ on }) => Object.keys(on)))].sort()
    return windows.filter((window) => this.inWindow(window).length > 1)
  }

  /** Lays the cards in front of the first two seats, in a position in which the entry can be played. */
  private position({ round, house, taken, last }: Entry, played: Played): State {
    const home = (seat: number): number => (last ? (seat === 0 ? 1 : 0) : 2)
    const seats = Array.from(
      { length: PLAYERS },
      (_, i): SeatSetup => ({
        ...(this.moor === 0 ? FARM : MOOR_FARM),
        house,
        rooms: house === 'wood' ? ['a2', 'a3'] : ['a1', 'a2', 'a3'],
        home: home(i),
        hand: i === 0 ? ['tutor', 'conservator', 'handplow'] : [],
        majors: i === 0 ? ['fireplace-2'] : i === 1 ? ['well'] : [],
        played: [...(played[i] ?? [])],
      }),
    )
    const lying = { forest: 4, grove: 6, fishing: 2, hollow: 6, 'traveling-players': 3 }
    const moor = this.moor === 0 ? {} : { moor: this.moor }
    const { state } = scenario({ players: PLAYERS, round, lying, seats, ...moor })
    for (const space of taken) putPerson(state, boardOf(state).ids.indexOf(space), 2)
    for (const p of state.players) p.gained = 7
    return state
  }

  /** Plays the entry and everything that follows from it, until somebody places a person again. */
  private walk(entry: Entry, played: Played, order: readonly string[], checked: boolean): Walk {
    const out: Walk = { wrong: [], fired: new Set() }
    let s = this.position(entry, played)
    const moves = [...entry.moves]
    for (let steps = 0; steps < 80; steps++) {
      const [decision] = agricola.decisions(s)
      if (s.over || (decision.ask === 'place' && steps > 0)) return out
      const { seat } = decision
      const open = decision.ask === 'window' ? agricola.moves(s, seat) : []
      for (const move of open) if (move.verb === 'use') out.fired.add(cards()[move.card].name)
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

  /** Does the card act there when the first seat owns it, or the second? */
  private fires(name: string, owner: number, i: number): boolean {
    const key = `${name} ${owner} ${i}`
    let found = this.known.get(key)
    if (found === undefined) {
      const alone = owner === 0 ? [[name]] : [[], [name]]
      found =
        couldAct(cards()[cardNamed(name)].on, owner, this.entries[i].last) &&
        this.walk(this.entries[i], alone, [name], false).fired.has(name)
      this.known.set(key, found)
    }
    return found
  }

  /** Does the card act in any of the entries? */
  acts(name: string): boolean {
    return this.entries.some((_, i) => this.fires(name, 0, i) || this.fires(name, 1, i))
  }

  /** Who owns the two cards, where they meet in this entry. */
  private meetings(a: string, b: string, i: number): Played[] {
    const out: Played[] = []
    if (this.fires(a, 0, i) && this.fires(b, 0, i)) out.push([[a, b]])
    if (this.fires(a, 0, i) && this.fires(b, 1, i)) out.push([[a], [b]])
    if (this.fires(b, 0, i) && this.fires(a, 1, i)) out.push([[b], [a]])
    return out
  }

  /** Tries every meeting of the card with those after it in this window, and tells how many there are, or what is wrong. */
  tryAll(window: string, a: string): number | Wrong {
    const names = this.inWindow(window)
    let tried = 0
    for (const b of names.slice(names.indexOf(a) + 1))
      for (const [i, entry] of this.entries.entries()) {
        if (entry.last !== COMMON.test(window)) continue
        for (const played of this.meetings(a, b, i))
          for (const order of [[a, b], [b, a], []]) {
            tried++
            const { wrong } = this.walk(entry, played, order, true)
            if (wrong.length > 0) return { window, entry, played, order, wrong }
          }
      }
    return tried
  }
}
