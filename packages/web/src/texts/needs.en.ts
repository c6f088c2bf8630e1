import { pluralsOf } from './plural.ts'

const plural = pluralsOf('en')

/** So many of a thing: exactly, at least or at most. */
const counted = (one: string, other: string) => (least: number | undefined, most: number | undefined) => {
  const some = (n: number) => `${n} ${plural(n, { one, other })}`
  if (most === 0) return `No ${one}`
  if (most === undefined) return `At least ${some(least ?? 1)}`
  return least === most ? `Exactly ${some(most)}` : `At most ${some(most)}`
}

/** What has to be true so that a card can be played. */
export const needs = {
  occupations: counted('occupation', 'occupations'),
  improvements: counted('improvement', 'improvements'),
  majors: counted('major improvement', 'major improvements'),
  minors: counted('minor improvement', 'minor improvements'),
  minorsInHand: counted(
    'minor improvement in hand, this one included',
    'minor improvements in hand, this one included',
  ),
  forests: counted('visible forest', 'visible forests'),
  moors: counted('visible moor', 'visible moors'),
  fields: counted('field', 'fields'),
  pastures: counted('pasture', 'pastures'),
  stables: counted('stable', 'stables'),
  rooms: counted('room', 'rooms'),
  animals: counted('animal', 'animals'),
  round: (least: number | undefined, most: number | undefined) =>
    most === undefined ? `From round ${least ?? 1} on` : `In round ${most} at the latest`,
  notInRounds: (rounds: readonly number[]) => `Not in round ${rounds.slice(0, -1).join(', ')} or ${rounds.at(-1)}`,
  house: (materials: string[]) => `${materials.join(' or ')} house`,
  noUnused: 'No unused farmyard space',
  planted: (n: number, crop: string) => `${n} fields with ${crop}`,
  animalsOf: (animals: string) => `At least ${animals}`,
  goods: (goods: string) => `At least ${goods} in your supply`,
  person: (space: string) => `One of your people on ${space}`,
  anyOf: ([first, ...others]: readonly string[]) => {
    const rest = others.map((one) => one.replace(/^At least /, ''))
    return `${[first, ...rest.slice(0, -1)].join(', ')} or ${rest.at(-1)}`
  },
  price: (card: string) => `Price: ${card}`,
}
