import { at } from '../core/at.ts'
import { isRefusal, type Refusal } from '../core/refusal.ts'
import { HARVEST_AFTER } from '../express/calendar.ts'
import { DICE, FACES_OF, faceNamed, IMPROVEMENTS, KIND_OF, OCCUPATIONS } from '../express/dice.ts'
import type { ExpressEvent } from '../express/events.ts'
import { express } from '../express/express.ts'
import type { ExpressSetup } from '../express/setup.ts'
import { type Amounts, goods, HOUSES, type Player } from '../express/sheet.ts'
import type { ExpressState } from '../express/state.ts'
import type { ExpressSeatView } from '../express/view.ts'

/** How a seat's sheet looks when a scenario begins; what is left out is as at the start of a game. */
export interface ExpressSeatSetup {
  /** All of them; what is not named is 0. */
  goods?: Amounts
  house?: (typeof HOUSES)[number]
  rooms?: number
  babies?: number
  fields?: number
  pastures?: number
  occupations?: (typeof OCCUPATIONS)[number][]
  improvements?: (typeof IMPROVEMENTS)[number][]
  /** Actions left in this round. */
  left?: number
  /** The total of the harvests so far. */
  total?: number
}

export interface ExpressScenarioSetup {
  players?: number
  starting?: number
  /** The dice that are available, by their faces; the others are used. Without it nothing has been rolled. */
  dice?: string
  round?: number
  faces?: ExpressSetup['faces']
  seats?: ExpressSeatSetup[]
  seed?: string
}

/** Lays the named faces on dice of their kinds; the others are used. */
function lay(s: ExpressState, names: string): void {
  s.dice = DICE.map((kind) => at(at(FACES_OF, kind), 0))
  for (const name of names.split(' ').filter((word) => word !== '')) {
    const face = faceNamed(name)
    const die = DICE.findIndex((kind, i) => kind === KIND_OF[face] && (s.used >> i) & 1)
    if (die < 0) throw new Error(`There is no die left for ${name}.`)
    s.dice[die] = face
    s.used &= ~(1 << die)
  }
}

const maskOf = <T>(all: readonly T[], names: readonly T[]): number =>
  names.reduce((mask, name) => mask | (1 << all.indexOf(name)), 0)

function dress(p: Player, seat: ExpressSeatSetup): void {
  if (seat.goods) p.goods = goods(seat.goods)
  if (seat.house) p.house = HOUSES.indexOf(seat.house)
  p.rooms = seat.rooms ?? 0
  p.babies = seat.babies ?? 0
  p.fields = seat.fields ?? 0
  p.pastures = seat.pastures ?? 0
  p.occupations = maskOf(OCCUPATIONS, seat.occupations ?? [])
  p.improvements = maskOf(IMPROVEMENTS, seat.improvements ?? [])
  p.left = seat.left ?? 2 + p.babies
}

/** A table in a given position, played in move texts. */
export class ExpressScenario {
  state: ExpressState
  events: ExpressEvent[] = []

  constructor(state: ExpressState) {
    this.state = state
  }

  /** Whose question comes first. */
  get asked(): number {
    const [decision] = express.decisions(this.state)
    if (!decision) throw new Error('Nobody has anything to decide.')
    return decision.seat
  }

  get ask(): string {
    return express.decisions(this.state)[0]?.ask ?? 'nothing'
  }

  /** Plays moves of whoever is asked; fails with the refusal's sentence. */
  play(...texts: string[]): this {
    for (const text of texts) this.playAs(this.asked, text)
    return this
  }

  playAs(seat: number, text: string): this {
    const move = express.parse(this.state, seat, text)
    if (isRefusal(move)) throw new Error(move.message)
    const refusal = express.check(this.state, seat, move)
    if (refusal) throw new Error(`${text}: ${refusal.message} Possible: ${this.moves(seat).join(' | ')}`)
    const { state, events } = express.play(this.state, seat, move)
    this.state = state
    this.events = events
    return this
  }

  /** The refusal of a move that must not be played. */
  refusal(text: string, seat = this.asked): Refusal | null {
    const move = express.parse(this.state, seat, text)
    return isRefusal(move) ? move : express.check(this.state, seat, move)
  }

  moves(seat = this.asked): string[] {
    return express.moves(this.state, seat).map((move) => express.print(this.state, move))
  }

  extras(seat = this.asked): string[] {
    return express.extras(this.state, seat).map((move) => express.print(this.state, move))
  }

  /** A seat as everybody sees it. */
  seat(seat: number): ExpressSeatView {
    return at(express.view(this.state, 'public').table.seats, seat)
  }

  /** What the available dice show. */
  dice(): string {
    const { dice } = express.view(this.state, 'public').table
    return dice.flatMap(({ face, used }) => (used ? [] : [face])).join(' ')
  }

  /** The points of a line at the harvest last scored. */
  points(seat: number, category: string): number {
    const lines = this.seat(seat).harvests.at(-1)?.lines ?? []
    return lines.find((line) => line.category === category)?.points ?? Number.NaN
  }

  /** The state written to JSON and read again; a half-made choice has to survive it. */
  throughJson(): this {
    const loaded = express.load(JSON.parse(JSON.stringify(express.save(this.state))))
    if (isRefusal(loaded)) throw new Error(loaded.message)
    if (!express.equal(loaded, this.state)) throw new Error('The state changed on its way through JSON.')
    this.state = loaded
    return this
  }

  /** Everybody takes a single die of produce until the harvest. */
  toHarvest(): this {
    while (this.ask === 'dice') this.play('roll').play(this.moves().find((text) => text.startsWith('take')) ?? '')
    return this
  }
}

export function expressScenario(given: ExpressScenarioSetup = {}): ExpressScenario {
  const setup = express.setup({
    players: given.players ?? 2,
    starting: given.starting ?? 0,
    faces: given.faces ?? {},
  })
  if (isRefusal(setup)) throw new Error(setup.message)
  const s = express.start(setup, given.seed ?? 'scenario')
  s.round = given.round ?? 1
  s.harvests = HARVEST_AFTER.filter((round) => round < s.round).length
  s.players.forEach((p, i) => {
    const seat = given.seats?.[i] ?? {}
    dress(p, seat)
    p.scores = Array.from({ length: s.harvests }, (_, h) => [
      h === 0 ? (seat.total ?? 0) : 0,
      ...Array.from({ length: 14 }, () => 0),
    ])
  })
  if (given.dice !== undefined) lay(s, given.dice)
  return new ExpressScenario(s)
}

/** Everybody at the feeding of the harvest that ends the round. */
export function expressHarvest(given: ExpressScenarioSetup = {}): ExpressScenario {
  const table = expressScenario({ round: 3, ...given })
  table.state.asks = table.state.players.map((p, seat) => {
    p.left = 0
    return { step: 'feed', seat }
  })
  return table
}
