import { boardOf, type State } from '../state.ts'

/** Why a space cannot be used, in a sentence. */
export function whyNot(s: State, _seat: number, space: number): string {
  const { spaces } = boardOf(s)
  const { id, group, from } = spaces[space]
  if (s.since[space] > s.round) return `${id} has not come out yet.`
  if (from > s.round) return `${id} can be used from round ${from} on.`
  if (s.who[space] !== 0) return `Somebody stands on ${id} already.`
  if (group !== 0 && spaces.some((other, i) => other.group === group && s.who[i] !== 0))
    return `${id} is blocked: a space linked with it has been used in this round.`
  return `None of the actions of ${id} is possible for you now.`
}
