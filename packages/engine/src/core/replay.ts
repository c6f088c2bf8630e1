import type { Game, Outcome } from './game.ts'
import { type GameRecord, resultOf } from './record.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

export interface Replayed<State, Event> {
  state: State
  /** What happened, line by line. */
  events: Event[][]
}

/** Plays a record again, up to line `to`; a line that does not fit is named in the refusal. */
export function replay<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  record: GameRecord,
  to: number = record.entries.length,
): Replayed<State, Event> | Refusal {
  const bad = (message: string) => refuse('bad-record', message)
  if (record.game !== game.name) return bad(`This is a record of ${record.game}, not of ${game.name}.`)
  if (record.rules !== game.rules)
    return bad(`The record follows version ${record.rules} of the rules; this is version ${game.rules}.`)
  if (to < 0 || to > record.entries.length)
    return bad(`The record has ${record.entries.length} moves; there is no ${to}.`)
  const setup = game.setup(record.setup)
  if (isRefusal(setup)) return bad(setup.message)
  const states = [game.start(setup, record.seed)]
  if (game.seats(states[0]) !== record.seats.length)
    return bad(`The record names ${record.seats.length} seats for a game of ${game.seats(states[0])}.`)
  const events: Event[][] = []
  for (let number = 1; number <= to; number++) {
    const entry = record.entries[number - 1]
    if ('undo' in entry) {
      states.push(states[entry.undo])
      events.push([])
      continue
    }
    const before = states[number - 1]
    const move = game.parse(before, entry.seat, entry.move)
    const refusal = isRefusal(move) ? move : game.check(before, entry.seat, move)
    if (refusal || isRefusal(move))
      return bad(`Move ${number}, "${entry.move}" of seat ${entry.seat}, does not fit: ${refusal?.message}`)
    const after = game.play(before, entry.seat, move)
    states.push(after.state)
    events.push(after.events)
  }
  const state = states[to]
  const wrong = to === record.entries.length ? wrongResult(record, game.outcome(state)) : null
  return wrong ? bad(wrong) : { state, events }
}

function wrongResult({ result }: GameRecord, outcome: Outcome | null): string | null {
  if (!result) return null
  if (!outcome) return 'The record gives a result, but its moves end before the game does.'
  if (JSON.stringify(resultOf(outcome)) === JSON.stringify(result.map(({ total, rank }) => ({ total, rank }))))
    return null
  return `The record gives another result than its moves: ${outcome.seats.map(({ total }) => total).join(', ')} points.`
}
