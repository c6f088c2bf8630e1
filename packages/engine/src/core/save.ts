import { Damaged, type Json } from './shape.ts'

/** A saved game says which game it is and by which rules it was played: under others it could not be played on. */
export interface Save {
  game: string
  rules: number
  state: Json
}

/** The state inside of a save; throws `Damaged` where it is none of this game and these rules. */
export function stateIn(saved: unknown, game: string, rules: number): Json {
  const { game: name, rules: theirs, state, ...others } = (saved ?? {}) as { [key: string]: Json }
  if (name !== game || state === undefined || Object.keys(others).length > 0)
    throw new Damaged(`This is not a saved game of ${game}.`)
  if (theirs !== rules)
    throw new Damaged(`The saved game follows version ${theirs} of the rules; this is version ${rules}.`)
  return state
}
