import { type Decision, questionFor, type Viewer } from '@furrow/engine/core'
import type { AnyBox, AnyGame } from '../games/box.ts'
import { boxes, gameNames } from '../games.ts'
import { questionOf } from '../guests/asked.ts'
import { fieldsOf } from './fields.ts'
import { fromView, imagined } from './imagine.ts'
import { listed } from './listed.ts'
import { Refused, type Request, type Verb } from './request.ts'
import { must, playAt, recordOf, type Table, tableAt, undoAt } from './table.ts'
import { tryMoves } from './try.ts'

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
  answer(request: Request): Answer | Promise<Answer> {
    return this.doing[request.do](request)
  }

  private readonly doing: { readonly [V in Verb]: (request: Request) => Answer | Promise<Answer> } = {
    games: () => ({ games: knownGames() }),
    start: (request) => this.start(request),
    decisions: (request) => standing(this.at(request.table)),
    moves: (request) => moves(this.at(request.table), request),
    play: (request) => this.play(request),
    undo: (request) => this.undo(request),
    view: (request) => view(this.at(request.table), request),
    try: (request) => attempts(this.at(request.table), request),
    bot: (request) => askedBot(this.at(request.table), request),
    outcome: (request) => outcome(this.at(request.table)),
    save: (request) => save(this.at(request.table)),
    load: (request) => this.load(request),
    copy: (request) => this.put(request.table, this.at(request.of ?? '')),
    imagine: (request) => this.imagine(request),
    record: (request) => ({ record: recordOf(this.at(request.table), request.names) }),
    cards: (request) => ({ cards: boxCalled(request.game).cards() }),
    spaces: (request) => spaces(request),
    close: (request) => {
      this.at(request.table)
      this.tables.delete(request.table)
      return { closed: request.table }
    },
    bye: () => ({ bye: true }),
  }

  private at(table: string): Table {
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

  private start({ game: name, setup: wishes, seed, table }: Request): Answer {
    const { game } = boxCalled(name)
    const setup = must(game.setup(wishes))
    return this.put(table, tableAt(game, game.start(setup, seed), { setup, seed }))
  }

  private play(request: Request): Answer {
    const before = this.at(request.table)
    const seat = seatOf(before, request)
    mustBeNow(before, request)
    const { table, move, events } = playAt(before, seat, request.move)
    this.tables.set(request.table, table)
    return { move, events, ...standing(table) }
  }

  private undo(request: Request): Answer {
    const before = this.at(request.table)
    const seat = seatOf(before, request)
    mustBeNow(before, request)
    const table = undoAt(before, seat, request.from)
    this.tables.set(request.table, table)
    return standing(table)
  }

  private load({ table, saved }: Request): Answer {
    const { game: name } = saved as { [field: string]: unknown } // `saved` is known to be an object
    const found = boxes.find(({ game }) => game.name === name)
    if (!found) throw new Refused('bad-save', 'This is not what "save" gives.')
    return this.put(table, tableAt(found.game, must(found.game.load(saved))))
  }

  /** From another table as one of its seats knows it, or from a view. */
  private imagine(request: Request): Answer {
    const { of, view, seed, game: name, table } = request
    if ((of === null) === (view === null))
      throw new Refused('bad-request', '"imagine" needs "of" with "seat", or "view" with "game".')
    if (of === null) {
      const { game } = boxCalled(name)
      return this.put(table, tableAt(game, fromView(game, view, seed)))
    }
    const known = this.at(of)
    const { game, state } = known
    return this.put(table, tableAt(game, imagined(game, state, seatOf(known, request), seed)))
  }
}

function boxCalled(name: string): AnyBox {
  const box = boxes.find(({ game }) => game.name === name)
  if (!box) throw new Refused('bad-setup', `There is no such game. The games are ${gameNames.join(', ')}.`)
  return box
}

/** Refused where the request speaks of another moment. */
function mustBeNow({ game, state }: Table, { at }: Request): void {
  const number = game.number(state)
  if (at !== null && at !== number) throw new Refused('stale', `${number} moves have been played, not ${at}.`)
}

/** Where a game stands: whoever has to choose, and whether it is over. */
function standing({ game, state }: Table): { number: number; decisions: Decision[]; over: boolean } {
  const decisions = game.decisions(state)
  return { number: game.number(state), decisions, over: game.outcome(state) !== null }
}

function moves(table: Table, request: Request): Answer {
  const { game, state } = table
  const seat = seatOf(table, request)
  const as = (extra: boolean, list: readonly unknown[]) => listed(game, state, list).map((move) => ({ ...move, extra }))
  const extras = request.extras ? as(true, game.extras(state, seat)) : []
  return {
    number: game.number(state),
    proposal: questionFor(game, state, seat)?.proposal?.text ?? null,
    moves: [...as(false, game.moves(state, seat)), ...extras],
  }
}

function view(table: Table, request: Request): Answer {
  const viewer: Viewer = typeof request.seat === 'number' ? seatOf(table, request) : request.seat
  const whole = table.game.view(table.state, viewer)
  return { ...numbered(table), view: request.fields ? fieldsOf(whole, request.fields) : whole }
}

function attempts(table: Table, request: Request): Answer {
  const { game, state } = table
  const seat = seatOf(table, request)
  return { ...numbered(table), tried: tryMoves({ ...request, game, state, seat }, request.moves) }
}

/** What a bot of Furrow would answer; it is not played. */
async function askedBot(table: Table, request: Request): Promise<Answer> {
  const { game, state } = table
  const seat = seatOf(table, request)
  const box = boxCalled(game.name)
  const decision = game.decisions(state).find((each) => each.seat === seat)
  if (!decision) throw new Refused('not-your-turn', `Seat ${seat} has nothing to decide now.`)
  const make = Object.hasOwn(box.bots, request.bot) ? box.bots[request.bot] : undefined
  if (!make) throw new Refused('bad-request', `There is no such bot. The bots are ${Object.keys(box.bots).join(', ')}.`)
  const { seed, milliseconds } = request
  const move = await make(seed).choose(questionOf({ game, state, decision, seed, milliseconds }))
  return { ...numbered(table), move }
}

function spaces({ game: name, setup }: Request): Answer {
  const box = boxCalled(name)
  return { spaces: box.spaces(box.game.start(must(box.game.setup(setup)), '')) }
}

const numbered = ({ game, state }: { game: AnyGame; state: unknown }): Answer => ({ number: game.number(state) })

const outcome = ({ game, state }: Table): Answer => ({ number: game.number(state), outcome: game.outcome(state) })

const save = ({ game, state }: Table): Answer => ({ number: game.number(state), saved: game.save(state) })

function seatOf({ game, state }: Table, { seat }: Request): number {
  const seats = game.seats(state)
  if (typeof seat !== 'number' || seat >= seats)
    throw new Refused('bad-request', `The seats of this table are 0 to ${seats - 1}.`)
  return seat
}
