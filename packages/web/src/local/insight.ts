import { answer, isRefusal, questionFor, type Seat, wholeView } from '@furrow/engine/core'
import type { Aftermath, BareSight, Insight, Sight } from '../contract/insight.ts'
import { forcedMove } from './forced.ts'
import { knownGame } from './games.ts'
import type { LocalGame } from './localGame.ts'
import { unhurried } from './unhurried.ts'

/** A full table and a seat at it. */
export interface Imagined {
  local: LocalGame
  state: unknown
  seat: number
}

/** A full table that agrees with what is seen. Only such things may be asked of it as do not depend on the rest. */
export function imagined({ game, view }: Sight): Imagined {
  const local = knownGame(game)
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  return { local, seat, state: local.game.imagine(view, 'look') }
}

/** All that is seen of a table elsewhere, of which the server has told the view without its `table`. */
export function wholeOf({ game: name, rules, view }: BareSight): Sight['view'] {
  const { game } = knownGame(name)
  if (game.rules !== rules) throw new Error(`This page knows rules ${game.rules} of ${name}, and not ${rules}.`)
  const bare = view as typeof view & { viewer: Seat | 'public' } // views of everything come whole
  return wholeView(game, bare) as Sight['view'] // of this game
}

/** What only the engine can say about a table elsewhere. */
export async function insightOf(sight: Sight, suggests: boolean): Promise<Insight> {
  const { local, state, seat } = imagined(sight)
  const { game } = local
  const question = questionFor(game, state, seat)
  const steps = suggests ? await local.suggest(sight.view) : null
  return {
    outcome: game.outcome(state),
    suggested: (steps && (await unhurried(steps, () => true))) ?? [],
    forced: forcedMove(local, state, [seat])?.move ?? null,
    catalogue: local.catalogue(state),
    offers: question && local.offers(sight.view, seat, question),
  }
}

/** What becomes of a table by a move of the seat. */
export function aftermathOf({ local, state, seat }: Imagined, text: string): Aftermath {
  const { game } = local
  const after = answer(game, state, seat, text)
  if (isRefusal(after)) return { passes: false, view: null }
  const asked = game.decisions(after.state)
  return {
    passes: asked.length > 0 && !asked.some((each) => each.seat === seat),
    view: after.events.some(game.reveals) ? null : (game.view(after.state, seat) as Sight['view']), // of this game
  }
}
