import { isRefusal, seeded } from '@furrow/engine/core'
import type { AnyGame, AnyView } from '../games/box.ts'
import { Refused } from './request.ts'

/**
 * Hidden cards are drawn anew until every question that is open has an answer: that somebody is asked whether to play a card
 * says that there is one. So often is enough; nearly always it is once.
 */
const DRAWS = 200

function drawn(game: AnyGame, seed: string, draw: (seed: string) => unknown): unknown {
  for (let i = 0; i < DRAWS; i++) {
    const state = draw(i === 0 ? seed : `${seed}/${i}`)
    if (game.decisions(state).every(({ seat }) => game.moves(state, seat).length > 0)) return state
  }
  throw new Refused('bad-save', 'No table was found that agrees with what the seat knows.')
}

/** The same table as a seat may imagine it: what the seat cannot know is drawn anew. */
export const imagined = (game: AnyGame, state: unknown, seat: number, seed: string): unknown =>
  drawn(game, seed, (chance) => {
    const copy = game.copy(state)
    game.resample(copy, seat, seeded(chance))
    return copy
  })

/** A playable state that agrees with a view. It comes from outside: it is looked at as closely as a saved game. */
export function fromView(game: AnyGame, view: unknown, seed: string): unknown {
  const bad = (why: string) => new Refused('bad-save', `This is no view of ${game.name}: ${why}`)
  let state: unknown
  try {
    state = drawn(game, seed, (chance) => game.imagine(view as AnyView, chance)) // whatever else it is, it fails here or below
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error))
  }
  const checked = game.load(game.save(state))
  if (isRefusal(checked)) throw bad(checked.message)
  return checked
}
