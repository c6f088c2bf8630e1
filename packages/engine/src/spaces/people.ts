import type { State } from '../state/state.ts'

// Who stands on a space: three bits a seat count its people there, so that two of one seat are possible.

const BITS = 3
const MASK = (1 << BITS) - 1

export const isOccupied = (s: State, space: number): boolean => s.who[space] !== 0

/** How many people of the seat stand there. */
export const peopleOn = (s: State, space: number, seat: number): number => (s.who[space] >> (BITS * seat)) & MASK

export function putPerson(s: State, space: number, seat: number): void {
  s.who[space] += 1 << (BITS * seat)
}

/** The seats with people there. */
export const seatsOn = (s: State, space: number): number[] =>
  s.players.flatMap((_, seat) => (peopleOn(s, space, seat) > 0 ? [seat] : []))

/** Every person there, by seat. */
export function everybodyOn(s: State, space: number): number[] {
  const everybody: number[] = []
  if (!isOccupied(s, space)) return everybody
  for (let seat = 0; seat < s.players.length; seat++)
    for (let n = peopleOn(s, space, seat); n > 0; n--) everybody.push(seat)
  return everybody
}
