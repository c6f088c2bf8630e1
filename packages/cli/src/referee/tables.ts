import {
  answer,
  type Decision,
  type Described,
  isRefusal,
  mayTakeBack,
  moved,
  type Position,
  positionAt,
  questionFor,
  type Refusal,
  takenBack,
  undoable,
  type Viewer,
} from '@furrow/engine'
import type { AnyEvent, AnyGame } from '../games/box.ts'
import { boxes, findGame, gameNames } from '../games.ts'
import { Refused, type Request, type Verb } from './request.ts'

/** A game in play. It is replaced, never changed: a request that fails leaves it as it was. */
interface Table extends Position<unknown> {
  readonly game: AnyGame
}

/** What answers a request, besides its `id`. */
export type Answer = { readonly [field: string]: unknown }

/** The games there are, with the versions of their rules. */
export const knownGames = (): { name: string; rules: number }[] =>
  boxes.map(({ game: { name, rules } }) => ({ name, rules }))

/** One process holds at most so many games. */
const MOST_TABLES = 10_000

/** The games that one referee runs. */
export class Tables {
  private readonly tables = new Map<string, Table>()

  /** Does what is asked; throws `Refused` if it cannot. */
  answer(request: Request): Answer {
    return this.doing[request.do](request)
  }

  private readonly doing: { readonly [V in Verb]: (request: Request) => Answer } = {
    games: () => ({ games: knownGames() }),
    start: (request) => this.start(request),
    decisions: (request) => standing(this.at(request)),
    moves: (request) => moves(this.at(request), request),
    play: (request) => this.play(request),
    undo: (request) => this.undo(request),
    view: (request) => view(this.at(request), request),
    outcome: (request) => outcome(this.at(request)),
    save: (request) => save(this.at(request)),
    load: (request) => this.load(request),
    close: (request) => {
      this.at(request)
      this.tables.delete(request.table)
      return { closed: request.table }
    },
    bye: () => ({ bye: true }),
  }

  private at({ table }: Request): Table {
    const found = this.tables.get(table)
    if (!found) throw new Refused('no-game', `No game has been started or loaded on "${table}".`)
    return found
  }

  /** Puts a game on a table; one that was there before is gone. */
  private put(name: string, table: Table): Answer {
    if (!this.tables.has(name) && this.tables.size >= MOST_TABLES)
      throw new Refused('too-many-tables', `One referee runs at most ${MOST_TABLES} games; close one first.`)
    this.tables.set(name, table)
    return { seats: table.game.seats(table.state), ...standing(table) }
  }

  private start(request: Request): Answer {
    const game = findGame(request.game)
    if (!game) throw new Refused('bad-setup', `There is no such game. The games are ${gameNames.join(', ')}.`)
    const setup = must(game.setup(request.setup))
    return this.put(request.table, { game, ...positionAt(game.start(setup, request.seed)) })
  }

  private play(request: Request): Answer {
    const table = this.at(request)
    const { game, state } = table
    const seat = seatOf(table, request)
    const number = mustBeNow(table, request)
    if (game.outcome(state)) throw new Refused('game-over', 'The game is over.')
    const { text, state: after, events } = must(answer(game, state, seat, request.move))
    const next = { game, ...moved(game, table, { number: number + 1, seat, move: text }, after, events) }
    this.tables.set(request.table, next)
    return { move: text, events: events satisfies AnyEvent[], ...standing(next) }
  }

  /** Takes back the seat's last move, or all from one of them on. */
  private undo(request: Request): Answer {
    const table = this.at(request)
    const { game } = table
    const seat = seatOf(table, request)
    mustBeNow(table, request)
    const from = request.from ?? undoable(game, table, seat)
    if (from === null || !mayTakeBack(game, table, seat, from))
      throw new Refused('illegal-move', 'There is no such move of yours that can be taken back now.')
    const next = { game, ...takenBack(game, table, from) }
    this.tables.set(request.table, next)
    return standing(next)
  }

  private load({ table, saved }: Request): Answer {
    const { game: name } = saved as { [field: string]: unknown } // `saved` is known to be an object
    const game = typeof name === 'string' ? findGame(name) : undefined
    if (!game) throw new Refused('bad-save', 'This is not what "save" gives.')
    return this.put(table, { game, ...positionAt(must(game.load(saved))) })
  }
}

/** How many moves have been played; refused where the request speaks of another moment. */
function mustBeNow({ game, state }: Table, { at }: Request): number {
  const number = game.number(state)
  if (at !== null && at !== number) throw new Refused('stale', `${number} moves have been played, not ${at}.`)
  return number
}

/** Where a game stands: whoever has to choose, and whether it is over. */
function standing({ game, state }: Table): { number: number; decisions: Decision[]; over: boolean } {
  const decisions = game.decisions(state)
  return { number: game.number(state), decisions, over: game.outcome(state) !== null }
}

function moves(table: Table, request: Request): Answer {
  const { game, state } = table
  const seat = seatOf(table, request)
  const question = questionFor(game, state, seat)
  const listed = (list: readonly Described[], extra: boolean) =>
    list.map(({ text, ...parts }) => ({ move: text, extra, ...parts }))
  return {
    number: game.number(state),
    proposal: question?.proposal?.text ?? null,
    moves: question ? [...listed(question.moves, false), ...listed(question.extras, true)] : [],
  }
}

function view(table: Table, request: Request): Answer {
  const viewer: Viewer = typeof request.seat === 'number' ? seatOf(table, request) : request.seat
  return { number: table.game.number(table.state), view: table.game.view(table.state, viewer) }
}

const outcome = ({ game, state }: Table): Answer => ({ number: game.number(state), outcome: game.outcome(state) })

const save = ({ game, state }: Table): Answer => ({
  number: game.number(state),
  saved: game.save(state),
})

function seatOf({ game, state }: Table, { seat }: Request): number {
  const seats = game.seats(state)
  if (typeof seat !== 'number' || seat >= seats)
    throw new Refused('bad-request', `The seats of this table are 0 to ${seats - 1}.`)
  return seat
}

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Refused(value.refused, value.message)
  return value
}
