import { isRefusal, seeded } from '@furrow/engine'
import type { AnyGame, AnyView } from '../games/box.ts'
import { Refused } from './request.ts'

/** The same table as a seat may imagine it: what the seat cannot know is drawn anew. */
export function imagined(game: AnyGame, state: unknown, seat: number, seed: string): unknown {
  const copy = game.copy(state)
  game.resample(copy, seat, seeded(seed))
  return copy
}

/** A playable state that agrees with a view. It comes from outside: it is looked at as closely as a saved game. */
export function fromView(game: AnyGame, view: unknown, seed: string): unknown {
  const bad = (why: string) => new Refused('bad-save', `This is no view of ${game.name}: ${why}`)
  let state: unknown
  try {
    state = game.imagine(view as AnyView, seed) // whatever else it is, it fails here or below
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error))
  }
  const checked = game.load(game.save(state))
  if (isRefusal(checked)) throw bad(checked.message)
  return checked
}
