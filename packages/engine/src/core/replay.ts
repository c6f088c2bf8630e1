import type { Game, Outcome } from './game.ts'
import type { Told } from './log.ts'
import { moved, type Position, positionAt } from './position.ts'
import { answer } from './question.ts'
import { type GameRecord, resultOf } from './record.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Table } from './table.ts'

/** The table of a record after line `to`, played again; a line that does not fit is named in the refusal. */
export function replay<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  record: GameRecord,
  to: number = record.entries.length,
): Table<State, Event> | Refusal {
  const bad = (message: string) => refuse('bad-record', message)
  if (record.game !== game.name) return bad(`This is a record of ${record.game}, not of ${game.name}.`)
  if (record.rules !== game.rules)
    return bad(`The record follows version ${record.rules} of the rules; this is version ${game.rules}.`)
  if (to < 0 || to > record.entries.length)
    return bad(`The record has ${record.entries.length} moves; there is no ${to}.`)
  const setup = game.setup(record.setup)
  if (isRefusal(setup)) return bad(setup.message)
  const start = game.start(setup, record.seed)
  if (game.seats(start) !== record.seats.length)
    return bad(`The record names ${record.seats.length} seats for a game of ${game.seats(start)}.`)
  /** The position after every line; an undo leads to an earlier one. */
  const positions: Position<State>[] = [positionAt(start)]
  const log: Told<Event>[] = []
  for (let number = 1; number <= to; number++) {
    const entry = record.entries[number - 1]
    if ('undo' in entry) {
      positions.push(positions[entry.undo])
      log.push({ ...entry, events: [] })
      continue
    }
    const { seat } = entry
    const before = positions[number - 1]
    const answered = answer(game, before.state, seat, entry.move)
    if (isRefusal(answered))
      return bad(`Move ${number}, "${entry.move}" of seat ${seat}, does not fit: ${answered.message}`)
    const { text: move, state, events } = answered
    positions.push(moved(game, before, { number, seat, move }, state, events))
    log.push({ ...entry, events })
  }
  const position = positions[to]
  const wrong = to === record.entries.length ? wrongResult(record, game.outcome(position.state)) : null
  return wrong ? bad(wrong) : { ...position, start, log }
}

function wrongResult({ result }: GameRecord, outcome: Outcome | null): string | null {
  if (!result) return null
  if (!outcome) return 'The record gives a result, but its moves end before the game does.'
  if (JSON.stringify(resultOf(outcome)) === JSON.stringify(result.map(({ total, rank }) => ({ total, rank }))))
    return null
  return `The record gives another result than its moves: ${outcome.seats.map(({ total }) => total).join(', ')} points.`
}
