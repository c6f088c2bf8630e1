import { type Decision, questionFor, textsOf } from '@furrow/engine'
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
  const { seat } = decision
  const question = questionFor(game, state, seat)
  return {
    game: game.name,
    seat,
    view: game.view(state, seat),
    decision,
    moves: textsOf(question?.moves ?? []),
    // Looked for only if the bot wants to know: that takes longer than all the rest.
    get extras() {
      return textsOf(question?.extras ?? [])
    },
    seed,
    milliseconds,
  }
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
