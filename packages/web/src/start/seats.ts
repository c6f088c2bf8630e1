import type { RecordSeat } from '@furrow/engine'
import { seatsOf } from '../local/options.ts'

/** What sits on a seat: nobody, a person, or a bot of some level. */
export interface Sitting {
  who: string
  name: string
}

export const PERSON = 'person'
export const NOBODY = 'nobody'
const SEATS = 6

/** A person against a bot; the other seats are free. */
export const usualSeats = (level: string): Sitting[] =>
  Array.from({ length: SEATS }, (_, i) => ({ who: i === 0 ? PERSON : i === 1 ? level : NOBODY, name: '' }))

/** The seats of the record: the free ones fall away. */
export const taken = (sitting: readonly Sitting[]): RecordSeat[] =>
  seatsOf(
    sitting
      .filter(({ who }) => who !== NOBODY)
      .map(({ who, name }) => (who === PERSON ? { person: name.trim() } : { bot: who })),
  )

/** One place earlier inside its stage. */
export const earlier = (stage: readonly string[], card: string): string[] => {
  const at = stage.indexOf(card)
  if (at < 1) return [...stage]
  const next = [...stage]
  next.splice(at - 1, 2, stage[at], stage[at - 1])
  return next
}
