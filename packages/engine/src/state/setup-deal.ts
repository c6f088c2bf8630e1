import { cardNamed, cards } from '../cards/registry.ts'

// The part of a setup that says which hand cards there are and how they come to the players. B3, B15, F4

/** B3: at random; a draft of so many of each kind; ten of each, of which seven are kept. */
export const DEALS = ['deal', 'draft-7', 'draft-8', 'draft-9', 'draft-10', 'choose'] as const
export type Deal = (typeof DEALS)[number]

/** B3: none; the whole hand of a kind for one card fewer; three cards of a kind for a new one. */
export const MULLIGANS = ['none', 'hand', 'three'] as const
export type Mulligan = (typeof MULLIGANS)[number]

export interface DealSetup {
  /** With `dealt`: how the cards are dealt. */
  deal: Deal
  /** With a draft: first the occupations, then the minors, instead of both at once. */
  apart: boolean
  /** With `dealt`: what may be exchanged before round 1. */
  mulligan: Mulligan
  /** With `dealt`: the cards to deal from, by name, or null: all there are for this number of players. */
  deck: readonly string[] | null
  /** With `dealt`: also the promo cards. */
  promos: boolean
  /** With `dealt` and 5 or 6 players: no occupations but those marked 5+. F4 */
  fivePlus: boolean
  /** With `dealt`: cards that are left out, by name. */
  without: readonly string[]
  /** Alone: occupations that are in play from the start, as in a series. B15 */
  keep: readonly string[]
  /** Alone: the food at the start. B15 */
  food: number
  /** Alone: the points to reach. B15 */
  goal: number | null
}

export const DEAL_FIELDS = [
  'deal',
  'apart',
  'mulligan',
  'deck',
  'promos',
  'fivePlus',
  'without',
  'keep',
  'food',
  'goal',
] as const

export const isDraft = (deal: Deal): boolean => deal.startsWith('draft-')

/** The cards of each kind in a pack of the draft. */
export const packSize = ({ deal }: { deal: Deal }): number => Number(deal.slice('draft-'.length))

/** B15: the first target; M13: those of the levels of the Moor. */
const GOALS = [50, 65, 70, 72] as const

const MOST_FOOD = 1000
const MOST_GOAL = 1000

export const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

/** Fills in what is missing, or says what is wrong. */
export function readDeal(
  given: { readonly [key: string]: unknown },
  players: number,
  cardsAre: 'none' | 'dealt' | 'given',
  moor: 0 | 1 | 2 | 3,
): DealSetup | string {
  const { deal = 'deal', apart = false, mulligan = 'none', deck = null } = given
  const { promos = false, fivePlus = false, without = [], keep = [], food = 0 } = given
  const goal = given.goal ?? (players === 1 ? GOALS[moor] : null)
  const known = DEALS.find((each) => each === deal)
  if (!known) return `"deal" is ${DEALS.slice(0, -1).join(', ')} or ${DEALS.at(-1)}.`
  const exchange = MULLIGANS.find((each) => each === mulligan)
  if (!exchange) return '"mulligan" is none, hand or three.'
  if (typeof apart !== 'boolean') return '"apart" is true or false.'
  if (typeof promos !== 'boolean') return '"promos" is true or false.'
  if (typeof fivePlus !== 'boolean') return '"fivePlus" is true or false.'
  if (isDraft(known) && players === 1) return 'A draft is for 2 or more players; alone, "choose" deals 10 and keeps 7.'
  if (apart && !isDraft(known)) return 'Occupations and minors can only come apart in a draft.'
  if (fivePlus && players < 5) return 'The 5+ occupations are used with 5 or 6 players only.'
  if (promos && deck !== null) return 'Promo cards can only be asked for without a deck.'
  if (fivePlus && deck !== null) return 'The 5+ occupations can only be asked for without a deck.'
  const wrong =
    wrongCards('deck', deck ?? []) ??
    wrongCards('without', without) ??
    wrongKept(keep, cardsAre, players) ??
    wrongAlone(food, goal, players)
  if (wrong) return wrong
  if (cardsAre !== 'dealt') {
    const names = { deal: known !== 'deal', mulligan: exchange !== 'none', deck: deck !== null, promos, fivePlus }
    const [field] = Object.entries({ ...names, without: (without as string[]).length > 0 }).find(([, on]) => on) ?? []
    if (field !== undefined) return `"${field}" can only be said with "cards": "dealt".`
  }
  return {
    deal: known,
    apart,
    mulligan: exchange,
    deck: deck as string[] | null, // checked above, as all below
    promos,
    fivePlus,
    without: without as string[],
    keep: keep as string[],
    food: food as number,
    goal: goal as number | null,
  }
}

function wrongCards(field: string, names: unknown): string | null {
  if (!isNames(names)) return `"${field}" is a list of card names.`
  const unknown = names.find((name) => cardNamed(name) < 0)
  if (unknown !== undefined) return `There is no card "${unknown}".`
  return new Set(names).size === names.length ? null : `"${field}" names each card once.`
}

/** B15: what a series has kept are occupations; they cannot be dealt as well. */
function wrongKept(keep: unknown, cardsAre: string, players: number): string | null {
  const wrong = wrongCards('keep', keep)
  if (wrong) return wrong
  const names = keep as string[] // checked above
  if (names.length === 0) return null
  if (players !== 1) return 'Cards can only be kept in play alone.'
  if (cardsAre === 'none') return 'The family game has no cards to keep in play.'
  const other = names.find((name) => cards()[cardNamed(name)].kind !== 'occupation')
  return other === undefined ? null : `Only occupations are kept in play, and "${other}" is none.`
}

function wrongAlone(food: unknown, goal: unknown, players: number): string | null {
  if (!isWhole(food, MOST_FOOD)) return '"food" is a whole number from 0.'
  if (players !== 1) return food === 0 && goal === null ? null : '"food" and "goal" can only be said alone.'
  return isWhole(goal, MOST_GOAL) ? null : '"goal" is a whole number from 0.'
}
