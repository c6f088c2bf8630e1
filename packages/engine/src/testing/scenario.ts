import { agricola } from '../agricola.ts'
import { pool } from '../cards/deal.ts'
import { cardNamed } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { isRefusal, type Refusal } from '../core/refusal.ts'
import { cropOf } from '../farm/crops.ts'
import { TILES } from '../farm/ground.ts'
import { enclose } from '../farm/pastures.ts'
import { putLayer } from '../farm/tiles.ts'
import { cellAt } from '../farm/yard.ts'
import { SPECIAL_CARD_NAMES } from '../moor/special-cards.ts'
import type { Event } from '../state/events.ts'
import { flaws, HOMELESS } from '../state/flaws.ts'
import { type Amounts, type GoodName, good, goods } from '../state/goods.ts'
import type { SeatView } from '../state/seat-view.ts'
import { boardOf, MATERIALS, type Player, type State } from '../state/state.ts'
import type { TableView } from '../state/view.ts'
import { layCard } from './lay-card.ts'

/** How a seat's side of the table looks when a scenario begins; what is left out is as at the start of a game. */
export interface SeatSetup {
  goods?: Amounts
  people?: number
  newborns?: number
  home?: number
  house?: (typeof MATERIALS)[number]
  /** All rooms, the first two included. */
  rooms?: string[]
  fields?: string[]
  /** Crops on fields: { c1: 'grain 3' }. */
  crops?: { [cell: string]: string }
  stables?: string[]
  pastures?: string[][]
  majors?: string[]
  /** Cards in front of the player; numbers they remember are 0. */
  played?: string[]
  hand?: string[]
  begging?: number
  /** With the Moor: visible tiles, in the place of those of the start card. */
  forests?: string[]
  moors?: string[]
  /** Tiles beneath, from the top: { c2: ['moor'] }. */
  beneath?: { [cell: string]: ('forest' | 'moor')[] }
  ill?: number
  guests?: number
}

export interface ScenarioSetup {
  players?: number
  /** Default: `none`, or `given` as soon as a seat names cards. */
  cards?: 'none' | 'given' | 'dealt'
  tile?: boolean
  /** The level of Farmers of the Moor; farms are clear of tiles unless a seat names some. */
  moor?: 1 | 2 | 3
  lighting?: boolean
  /** Special action cards before seats: { sa1: 0 } face up, { sa1: '0 down' } face down. Alone: the card that lies face up. */
  special?: { [card: string]: number | string }
  /** Alone: the pile from the top. */
  pile?: string[]
  starting?: number
  /** The round being played; its cards and those before are out. */
  round?: number
  /** Cards of a stage that come first in it, e.g. ['fencing']; the others follow in the order of the rules. */
  first?: string[]
  seats?: SeatSetup[]
  /** What lies on accumulation spaces; the others hold one round's worth. */
  lying?: { [space: string]: number }
  seed?: string
}

const STAGES = [
  ['major-improvement', 'fencing', 'grain-utilization', 'sheep-market'],
  ['basic-wish-for-children', 'house-redevelopment', 'western-quarry'],
  ['vegetable-seeds', 'pig-market'],
  ['cattle-market', 'eastern-quarry'],
  ['urgent-wish-for-children', 'cultivation'],
  ['farm-redevelopment'],
]

const orderOf = (first: readonly string[]): string[] =>
  STAGES.flatMap((stage) => [...first.filter((id) => stage.includes(id)), ...stage.filter((id) => !first.includes(id))])

const mask = (cells: readonly string[]): number =>
  cells.reduce((m, name) => {
    if (cellAt(name) < 0) throw new Error(`There is no farmyard space ${name}.`)
    return m | (1 << cellAt(name))
  }, 0)

const cardIn = (name: string): number => {
  if (cardNamed(name) < 0) throw new Error(`There is no card ${name}.`)
  return cardNamed(name)
}

function dress(s: State, p: Player, seat: SeatSetup): void {
  if (seat.goods) p.goods = goods(seat.goods)
  p.people = seat.people ?? p.people
  p.newborns = seat.newborns ?? 0
  p.home = seat.home ?? p.people - p.newborns
  if (seat.house) p.house = MATERIALS.indexOf(seat.house)
  if (seat.rooms) p.rooms = mask(seat.rooms)
  for (const [cell, text] of Object.entries(seat.crops ?? {})) {
    const [kind, n] = text.split(' ')
    p.crops[cellAt(cell)] = cropOf(good(kind as GoodName), Number(n))
  }
  p.fields = mask([...(seat.fields ?? []), ...Object.keys(seat.crops ?? {})])
  p.stables = mask(seat.stables ?? [])
  for (const cells of seat.pastures ?? []) enclose(p, mask(cells))
  for (const name of [...(seat.majors ?? []), ...(seat.played ?? [])]) {
    const card = cardIn(name)
    layCard(s, p, card)
    s.stacks = s.stacks.map((stack) => stack.filter((other) => other !== card))
  }
  p.hand = (seat.hand ?? []).map(cardIn)
  p.begging = seat.begging ?? 0
  p.forests = mask(seat.forests ?? [])
  p.moors = mask(seat.moors ?? [])
  for (const [cell, tiles] of Object.entries(seat.beneath ?? {}))
    putLayer(p, cellAt(cell), () => ({ tiles: tiles.map((tile) => TILES.indexOf(tile)) }))
  p.ill = seat.ill ?? 0
  p.guests = seat.guests ?? 0
}

/** Special action cards where the scenario says they lie. */
function dressMoor(s: State, given: ScenarioSetup): void {
  if (!s.moor) return
  const index = (name: string): number => {
    if (!SPECIAL_CARD_NAMES.includes(name)) throw new Error(`There is no special action card ${name}.`)
    return SPECIAL_CARD_NAMES.indexOf(name)
  }
  if (s.players.length === 1) {
    const [up] = Object.keys(given.special ?? {})
    if (up !== undefined) {
      const card = index(up)
      s.moor = { ...s.moor, special: [{ card, holder: -1, down: false }], pile: s.moor.pile.filter((c) => c !== card) }
    }
    if (given.pile) s.moor = { ...s.moor, pile: given.pile.map(index) }
    s.moor = { ...s.moor, unseen: Math.max(0, s.moor.pile.length - 1) }
    return
  }
  const held = Object.entries(given.special ?? {}).map(([name, who]) => {
    const [seat, face] = String(who).split(' ')
    return { card: index(name), holder: Number(seat), down: face === 'down' }
  })
  s.moor = { ...s.moor, special: s.moor.special.map((one) => held.find(({ card }) => card === one.card) ?? one) }
}

/** A table in a given position, played in move texts: `scenario({...}).play('forest', 'use basket')`. */
export class Scenario {
  state: State
  events: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  /** Whose question comes first. */
  get asked(): number {
    const [decision] = agricola.decisions(this.state)
    if (!decision) throw new Error('Nobody has anything to decide.')
    return decision.seat
  }

  get ask(): string {
    return agricola.decisions(this.state)[0]?.ask ?? 'nothing'
  }

  /** Plays moves of whoever is asked; fails with the refusal's sentence. */
  play(...texts: string[]): this {
    for (const text of texts) this.playAs(this.asked, text)
    return this
  }

  playAs(seat: number, text: string): this {
    const move = agricola.parse(this.state, seat, text)
    if (isRefusal(move)) throw new Error(move.message)
    const refusal = agricola.check(this.state, seat, move)
    if (refusal) throw new Error(`${text}: ${refusal.message} Possible: ${this.moves(seat).join(' | ')}`)
    const { state, events } = agricola.play(this.state, seat, move)
    this.state = state
    this.events = events
    return this
  }

  /** The refusal of a move that must not be played. */
  refusal(text: string, seat = this.asked): Refusal | null {
    const move = agricola.parse(this.state, seat, text)
    return isRefusal(move) ? move : agricola.check(this.state, seat, move)
  }

  moves(seat = this.asked): string[] {
    return agricola.moves(this.state, seat).map((move) => agricola.print(this.state, move))
  }

  /** Could that minor be played now at Major Improvement? */
  canPlay(minor: string): boolean {
    const { state, events } = this
    const can = !this.refusal('major-improvement') && this.play('major-improvement').moves().includes(`play ${minor}`)
    Object.assign(this, { state, events })
    return can
  }

  extras(seat = this.asked): string[] {
    return agricola.extras(this.state, seat).map((move) => agricola.print(this.state, move))
  }

  /** The table as everybody who may see all sees it. */
  get table(): TableView {
    return agricola.view(this.state, 'all').table
  }

  seat(seat: number): SeatView {
    return at(this.table.seats, seat)
  }

  /** What stands and lies on a farm, by the names of the spaces. */
  farm(seat: number): { goods: Amounts; fields: string[]; forests: string[]; moors: string[] } {
    const { goods: have, fields, ground } = this.seat(seat)
    const showing = (tile: string) => ground.flatMap(({ cell, tiles }) => (tiles[0] === tile ? [cell] : []))
    return { goods: have, fields: fields.map(({ cell }) => cell), forests: showing('forest'), moors: showing('moor') }
  }

  lying(space: string): number {
    return at(this.state.lying, boardOf(this.state).ids.indexOf(space))
  }

  score(seat: number, category: string): number {
    return this.seat(seat).score.lines.find((line) => line.category === category)?.points ?? Number.NaN
  }

  /** The state written to JSON and read again; a half-made choice has to survive it. */
  throughJson(): this {
    const loaded = agricola.load(JSON.parse(JSON.stringify(agricola.save(this.state))))
    if (isRefusal(loaded)) throw new Error(loaded.message)
    if (!agricola.equal(loaded, this.state)) throw new Error('The state changed on its way through JSON.')
    this.state = loaded
    return this
  }

  /** Plays quietly on until the test is true: harmless spaces, `done` and `feed` wherever possible. */
  until(test: (at: Scenario) => boolean): this {
    const quiet = [
      'day-laborer',
      'fishing',
      'grain-seeds',
      'reed-bank',
      'clay-pit',
      'forest',
      'infirmary',
      'done',
      'feed',
    ]
    for (let i = 0; i < 2000; i++) {
      if (test(this)) return this
      const moves = this.moves()
      this.play(quiet.find((text) => moves.includes(text)) ?? at(moves, 0))
    }
    throw new Error('That never happens.')
  }

  toRound(round: number): this {
    return this.until(({ state }) => state.round === round)
  }

  /** On to the question of that kind, e.g. `feed`. */
  toAsk(ask: string): this {
    return this.until((at) => at.ask === ask)
  }

  toEnd(): this {
    return this.until(({ state }) => state.over)
  }
}

export function scenario(given: ScenarioSetup = {}): Scenario {
  const players = given.players ?? 2
  const seats = given.seats ?? []
  const withCards = seats.some((seat) => seat.hand || seat.played)
  const usual = withCards || (given.moor ?? 0) > 1 ? 'given' : 'none'
  const how = given.cards ?? usual
  const setup = agricola.setup({
    players,
    cards: how,
    ...(how === 'given' ? { hands: Array.from({ length: players }, () => []) } : {}),
    tile: given.tile ?? false,
    ...(given.moor ? { moor: given.moor, lighting: given.lighting ?? false } : {}),
    order: orderOf(given.first ?? []),
    starting: given.starting ?? 0,
  })
  if (isRefusal(setup)) throw new Error(setup.message)
  const s = agricola.start(setup, given.seed ?? 'scenario')
  s.players.forEach((p, i) => {
    dress(s, p, seats[i] ?? {})
  })
  dressMoor(s, given)
  const { spaces, ids } = boardOf(s)
  s.round = given.round ?? 1
  for (let round = 1; round <= s.round; round++) s.since[ids.indexOf(setup.order?.[round - 1] ?? '')] = round
  spaces.forEach(({ id, accumulates }, i) => {
    if (at(s.since, i) <= s.round) s.lying[i] = given.lying?.[id] ?? accumulates?.count ?? 0
  })
  // Animals may wait for a place: many a scenario begins with them.
  const flaw = flaws(s).find((found) => found !== HOMELESS)
  if (flaw) throw new Error(`Such a position cannot be: it has ${flaw}.`)
  return new Scenario(s)
}

/** The numbers of players with which the card is dealt. */
export const dealtWith = (name: string): number[] =>
  [1, 2, 3, 4, 5, 6].filter((n) => [...pool('minor', n), ...pool('occupation', n)].includes(cardNamed(name)))
