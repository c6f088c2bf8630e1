import { isRefusal } from '@furrow/engine'
import type { Aftermath, Insight, Sight } from '../contract/insight.ts'
import { forcedMove } from './forced.ts'
import { surelyPlayed } from './games.ts'
import type { Played } from './played.ts'
import { offersIn } from './update.ts'

/** A full table and a seat at it. */
export interface Imagined {
  played: Played
  state: unknown
  seat: number
}

/** A full table that agrees with what is seen. Only such things may be asked of it as do not depend on the rest. */
export function imagined({ game, view }: Sight): Imagined {
  const played = surelyPlayed(game)
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  return { played, seat, state: played.game.imagine(view, 'look') }
}

/** What only the engine can say about a table elsewhere. */
export function insightOf(sight: Sight): Insight {
  const { played, state, seat } = imagined(sight)
  const { game } = played
  const texts = (moves: readonly unknown[]) => moves.map((move) => game.print(state, move))
  const asked = game.decisions(state).some((decision) => decision.seat === seat)
  return {
    outcome: game.outcome(state),
    suggested: played.suggest(sight.view),
    forced: forcedMove(played, state, [seat])?.move ?? null,
    catalogue: played.catalogue(state),
    offers: asked
      ? offersIn(played, sight.view, seat, texts(game.moves(state, seat)), texts(game.extras(state, seat)))
      : null,
  }
}

/** What becomes of a table by a move of the seat. */
export function aftermathOf({ played, state, seat }: Imagined, text: string): Aftermath {
  const { game } = played
  const move = game.parse(state, seat, text)
  if (isRefusal(move) || game.check(state, seat, move)) return { passes: false, view: null }
  const after = game.play(state, seat, move)
  const asked = game.decisions(after.state)
  return {
    passes: asked.length > 0 && !asked.some((each) => each.seat === seat),
    view: after.events.some(game.reveals) ? null : (game.view(after.state, seat) as Sight['view']), // of this game
  }
}
