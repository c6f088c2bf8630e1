import type { ExpressTableView } from '@furrow/engine/express'
import type { Offer } from '../contract/offer.ts'

type Dice = ExpressTableView['dice']

/** Are all of these faces, as often as they come, among those? */
export function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all]
  return some.every((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export const facesOf = (dice: Dice, picked: readonly number[]): string[] =>
  picked.flatMap((die) => dice[die]?.face ?? [])

/** The offers that use all picked dice; those that use no other die come first. */
export function offersWith(offers: readonly Offer[], faces: readonly string[]): Offer[] {
  const fitting = offers.filter(({ dice }) => isWithin(faces, dice))
  return [...fitting].sort((a, b) => a.dice.length - b.dice.length)
}

const isTake = ({ move }: Offer): boolean => move.verb === 'take'

/** Without a pick, of dice alike only the largest group is listed; smaller ones come up as soon as dice are picked. */
export const worthListing = (offers: readonly Offer[]): Offer[] =>
  offers.filter(
    (offer) =>
      !isTake(offer) ||
      !offers.some(
        (other) => isTake(other) && other.dice.length > offer.dice.length && isWithin(offer.dice, other.dice),
      ),
  )

/** The dice that can be picked besides those that are, or put back. */
export function pickable(dice: Dice, offers: readonly Offer[], picked: readonly number[]): Set<number> {
  const faces = facesOf(dice, picked)
  return new Set(
    dice.flatMap(({ face, used }, die) => {
      if (used || face === null) return []
      return picked.includes(die) || offers.some((offer) => isWithin([...faces, face], offer.dice)) ? [die] : []
    }),
  )
}

const isSet = (offer: Offer): boolean => offer.move.verb === 'set'

interface Listed {
  groups: Offer[]
  /** Dice that can be set to another face. */
  sets: Offer[]
  /** They lie folded away as long as nobody has picked a die, unless there is nothing else to choose. */
  folded: boolean
}

/** What is listed now: everything worth it, or what goes with the picked dice. */
export function listed(offers: readonly Offer[], faces: readonly string[]): Listed {
  const all = faces.length > 0 ? offersWith(offers, faces) : worthListing(offers)
  const groups = all.filter((offer) => !isSet(offer))
  return { groups, sets: all.filter(isSet), folded: faces.length === 0 && groups.length > 0 }
}
