import type { Json } from './shape.ts'

// What a seat sees otherwise than everybody: who shows a state to many makes the public view once.

/** A part of a view, and where it stands in it. */
export interface OwnPart {
  readonly at: readonly (string | number)[]
  /** May be worked out only when it is wanted. */
  readonly value: Json
  /** Is it as it was in the earlier state that was named? */
  readonly same?: boolean
}

/** The public view with a seat's own parts. What it shares with the public view is to be read only. */
export const withOwn = <View>(view: View, own: readonly OwnPart[]): View =>
  own.reduce((seen, { at, value }) => put(seen as Json, at, 0, value), view as Json) as View // views are plain data

function put(view: Json, at: OwnPart['at'], depth: number, value: Json): Json {
  if (depth === at.length) return value
  const key = at[depth]
  if (Array.isArray(view)) return view.with(Number(key), put(view[Number(key)], at, depth + 1, value))
  const parts = view as { [key: string]: Json } // what a place leads through is a list or has names
  return { ...parts, [key]: put(parts[key], at, depth + 1, value) }
}
