import { type Decision, questionFor, taskFor } from '@furrow/engine/core'
import type { AnyGame, AnyQuestion } from '../games/box.ts'
import { listed } from '../referee/listed.ts'

/** A decision that a bot has to take. It is told what its seat may know of the state, and nothing else. */
export interface Asked {
  readonly game: AnyGame
  readonly state: unknown
  readonly decision: Decision
  /** Where chance comes from in its answer. */
  readonly seed: string
  readonly milliseconds: number
}

/** What bots of this process are asked. */
export function questionOf({ game, state, decision, seed, milliseconds }: Asked): AnyQuestion {
  const task = taskFor(game, state, decision.seat, { seed, milliseconds })
  if (!task) throw new Error(`Seat ${decision.seat} has nothing to decide.`)
  return task
}

/** The same for a program, which reads it as a line of JSON. docs/PROTOCOL.md lists the fields. */
export function lineFor({ game, state, decision, seed, milliseconds }: Asked): object {
  const { seat } = decision
  return {
    game: game.name,
    rules: game.rules,
    seat,
    number: game.number(state),
    decision,
    moves: listed(game, state, game.moves(state, seat)),
    extras: listed(game, state, game.extras(state, seat)),
    proposal: questionFor(game, state, seat)?.proposal?.text ?? null,
    view: game.view(state, seat),
    seed,
    milliseconds,
  }
}
