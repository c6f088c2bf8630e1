import { canAfford } from '../actions/pay.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { roomCount, unusedSpaces } from '../farm/farmyard.ts'
import { forestCount, moorCount } from '../farm/tiles.ts'
import { count } from '../farm/yard.ts'
import { peopleOn } from '../spaces/people.ts'
import { ANIMALS, covers, good, goods, NOTHING } from '../state/goods.ts'
import { boardOf, MATERIALS, type Player, type State } from '../state/state.ts'
import { type Needs, NO_NEEDS, type Range } from './card.ts'
import { expenseOf, foodPrice } from './expenses.ts'
import { cards, costOf, PART } from './registry.ts'
import { countPart, fieldsOf, hasPart, improvementCount, occupationCount } from './standing.ts'
import { canUpgrade } from './upgrade.ts'
import { occasion } from './windows.ts'

/** Is the prerequisite met? Most cards have none. */
function meets(s: State, seat: number, needs: Needs): boolean {
  if (needs === NO_NEEDS) return true
  const p = s.players[seat]
  const { occupations, house, noUnusedSpace, planted } = needs
  if (occupations && !within(occupations, occupationCount(p))) return false
  if (house && !house.includes(MATERIALS[p.house])) return false
  if (noUnusedSpace && unusedSpaces(p) > 0) return false
  if (needs.goods && !covers(p.goods, goods(needs.goods))) return false
  if (needs.noAnimals && ANIMALS.some((animal) => p.goods[animal] > 0)) return false
  if (needs.personOn && peopleOn(s, boardOf(s).ids.indexOf(needs.personOn), seat) === 0) return false
  if (!meetsCounts(s, seat, needs)) return false
  return !planted || plantedFields(p, good(planted.crop)) >= planted.atLeast
}

const within = ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Range, n: number): boolean =>
  n >= atLeast && n <= atMost

/** What cards ask to be counted besides. M11: only what is visible, and only what lies on the table. */
const COUNTS: { readonly [K in keyof Needs]?: (p: Player) => number } = {
  improvements: improvementCount,
  majors: (p) => countPart(p, PART.major),
  minors: (p) => countPart(p, PART.minor),
  minorsInHand: (p) => p.hand.filter((card) => card >= 0 && cards()[card].kind === 'minor').length,
  forests: forestCount,
  moors: moorCount,
  fields: (p) => fieldsOf(p).length,
  pastures: (p) => p.pastures.length,
  stables: (p) => count(p.stables),
  rooms: roomCount,
  animals: (p) => ANIMALS.reduce((n, animal) => n + p.goods[animal], 0),
}
const COUNTED = Object.keys(COUNTS) as (keyof Needs)[] // as written above

/** Which of them a card asks for: most ask for none, and cards are asked often. */
const known = new WeakMap<Needs, readonly (keyof Needs)[]>()
function countedIn(needs: Needs): readonly (keyof Needs)[] {
  let found = known.get(needs)
  if (!found) {
    found = COUNTED.filter((key) => needs[key] !== undefined)
    known.set(needs, found)
  }
  return found
}

function meetsCounts(s: State, seat: number, needs: Needs): boolean {
  const p = s.players[seat]
  for (const key of countedIn(needs)) if (!within(needs[key] as Range, COUNTS[key]?.(p) ?? 0)) return false // all that is counted is a range
  const { round, anyOf } = needs
  if (round && (!within(round, s.round) || round.notIn?.includes(s.round))) return false
  if (!anyOf) return true
  for (const one of anyOf) if (meets(s, seat, one)) return true
  return false
}

/** The goods that a card asks to be shown: its price cannot be raised from them. B13 */
export const shownFor = (card: number): readonly number[] => {
  const shown = cards()[card].needs.goods
  return shown ? goods(shown) : NOTHING
}

/** Fields, cards included, on which this crop grows. */
const plantedFields = (p: Player, kind: number): number =>
  fieldsOf(p).filter(({ crop }) => cropCount(crop) > 0 && cropKind(crop) === kind).length

/**
 * Its prerequisite is met, and a minor's compulsory effects can be carried out. An occupation may be played in vain:
 * what cannot be done is lost (ruling).
 */
export function allowed(s: State, seat: number, card: number): boolean {
  const { kind, needs, play } = cards()[card]
  if (!meets(s, seat, needs) || !canUpgrade(s, seat, card)) return false
  if (kind === 'occupation' || play.length === 0) return true
  const at = occasion(seat, { card })
  for (const effect of play) if (!effect.optional && !effect.possible(s, seat, card, at)) return false
  return true
}

export const playableMinor = (s: State, seat: number, card: number): boolean =>
  card >= 0 &&
  cards()[card].kind === 'minor' &&
  canAfford(s, seat, expenseOf('minor', card), costOf(s, seat, card), shownFor(card)) &&
  allowed(s, seat, card)

/** Has the seat a minor in hand that it can play? */
export function hasPlayableMinor(s: State, seat: number): boolean {
  for (const card of s.players[seat].hand) if (playableMinor(s, seat, card)) return true
  return false
}

/** An occupation at that occupation cost. A lone occupation suffers no other beside it. */
export function playableOccupation(s: State, seat: number, card: number, food: number): boolean {
  if (card < 0 || cards()[card].kind !== 'occupation') return false
  const p = s.players[seat]
  if (hasPart(p, PART.lone)) return false
  if (cards()[card].lone && occupationCount(p) > 0) return false
  return (food === 0 || canAfford(s, seat, expenseOf('occupation', card), foodPrice(food))) && allowed(s, seat, card)
}
