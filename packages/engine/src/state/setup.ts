import { cardNamed, cardNames, cards } from '../cards/registry.ts'
import { type Refusal, refuse } from '../core/refusal.ts'
import { boardFor, FIRST_IN_THE_MOOR, hasTile, ROUNDS, stageOf } from '../spaces/boards.ts'
import { DEAL_FIELDS, type DealSetup, isNames, readDeal } from './setup-deal.ts'

/** B1, F: with the board for five and six. */
export const MOST_PLAYERS = 6
/** M2 */
const MOST_IN_THE_MOOR = 5

/** How a table is set up. Everything but the number of players has a default. */
export interface Setup extends DealSetup {
  players: number
  /** `none`: the family game. `dealt`: seven of each kind. `given`: exactly the `hands`. */
  cards: 'none' | 'dealt' | 'given'
  /** With `given`: the cards in each seat's hand, by name. */
  hands: readonly (readonly string[])[]
  /** Farmers of the Moor at its levels 1 to 3 (M2), or 0: without it. */
  moor: 0 | 1 | 2 | 3
  /** At level 2 of the Moor: minors of the base game are dealt too. M2 */
  mixed: boolean
  /** With the Moor: cooking improvements have to be lit first. M14 */
  lighting: boolean
  /** The additional-actions tile of B7, for 2 to 4 players. */
  tile: boolean
  /** The round cards in the order in which they appear, or null: shuffled inside each stage. */
  order: readonly string[] | null
  /** The seat that begins, or null: drawn. */
  starting: number | null
}

const MOOR_FIELDS = ['moor', 'mixed', 'lighting']
const FIELDS: readonly string[] = [
  ...['players', 'cards', 'hands'],
  ...MOOR_FIELDS,
  ...DEAL_FIELDS,
  ...['tile', 'order', 'starting'],
]

/** Fills in what is missing, or says what is wrong. */
export function readSetup(input: unknown): Setup | Refusal {
  const bad = (message: string) => refuse('bad-setup', message)
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return bad('A setup is an object such as {"players": 2}.')
  const given = input as { [key: string]: unknown }
  for (const key of Object.keys(given))
    if (!FIELDS.includes(key)) return bad(`A setup has no "${key}"; it knows ${FIELDS.join(', ')}.`)

  const { players = 2, tile = false, order = null, starting = null } = given
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > MOST_PLAYERS)
    return bad(`The number of players is a whole number from 1 to ${MOST_PLAYERS}.`)
  const hands = given.hands ?? []
  const wild = readMoor(given, players)
  if (typeof wild === 'string') return bad(wild)
  const { cards: dealt = wild.moor > 1 ? 'dealt' : 'none' } = given
  if (dealt !== 'none' && dealt !== 'dealt' && dealt !== 'given') return bad('"cards" is none, dealt or given.')
  if (wild.moor > 0 && (wild.moor === 1) !== (dealt === 'none'))
    return bad('At level 1 of the Moor there are no hand cards, at levels 2 and 3 there are.')
  const dealing = readDeal(given, players, dealt, wild.moor)
  if (typeof dealing === 'string') return bad(dealing)
  if (typeof tile !== 'boolean') return bad('"tile" is true or false.')
  if (tile && !hasTile(players)) return bad(`There is no additional-actions tile for ${players} players.`)
  if (starting !== null && !(Number.isInteger(starting) && (starting as number) >= 0 && (starting as number) < players))
    return bad(`The starting seat is a whole number from 0 to ${players - 1}.`)
  const problem =
    wrongHands(hands, dealt, players, dealing.keep) ??
    wrongBox([...(hands as string[][]).flat(), ...(dealing.deck ?? [])], wild.moor) ??
    wrongOrder(order, { players, cards: dealt, tile, moor: wild.moor })
  if (problem) return bad(problem)
  return {
    players,
    cards: dealt,
    hands: hands as string[][],
    ...wild,
    ...dealing,
    tile,
    order: order as string[] | null,
    starting: starting as number | null,
  }
}

/** M2: the level, and what goes with it. */
function readMoor(
  given: { readonly [key: string]: unknown },
  players: number,
): Pick<Setup, 'moor' | 'mixed' | 'lighting'> | string {
  const { moor = 0, mixed = false, lighting = false } = given
  if (moor !== 0 && moor !== 1 && moor !== 2 && moor !== 3) return '"moor" is 0 (without it), or the level 1, 2 or 3.'
  if (typeof mixed !== 'boolean') return '"mixed" is true or false.'
  if (typeof lighting !== 'boolean') return '"lighting" is true or false.'
  if (moor > 0 && players > MOST_IN_THE_MOOR) return `Farmers of the Moor is for 1 to ${MOST_IN_THE_MOOR} players.`
  if (mixed && moor !== 2) return '"mixed" belongs to level 2 of the Moor.'
  if (lighting && moor === 0) return '"lighting" belongs to Farmers of the Moor.'
  return { moor, mixed, lighting }
}

/** Cards of the Moor need its tiles and its fuel; at level 2 there are minors only. M2 */
function wrongBox(names: readonly string[], moor: number): string | null {
  for (const name of names) {
    const card = cards()[cardNamed(name)]
    if (card.moor && moor === 0) return `The card "${name}" belongs to Farmers of the Moor.`
    if (moor === 2 && card.kind === 'occupation')
      return `At level 2 of the Moor there are no occupations such as "${name}".`
  }
  return null
}

function wrongHands(hands: unknown, cards: string, players: number, keep: readonly string[]): string | null {
  if (cards !== 'given')
    return Array.isArray(hands) && hands.length === 0 ? null : 'Hands can only be listed with "cards": "given".'
  if (!Array.isArray(hands) || hands.length !== players || !hands.every(isNames))
    return `"hands" is a list of ${players} lists of card names.`
  const seen = new Set(keep)
  for (const name of hands.flat()) {
    if (cardNamed(name) < 0) return `There is no card "${name}". The cards are ${cardNames().join(', ')}.`
    if (seen.has(name)) return `The card "${name}" is dealt twice.`
    seen.add(name)
  }
  return null
}

/** B2, B15: a fixed order still keeps each card in its stage. */
function wrongOrder(order: unknown, table: Pick<Setup, 'players' | 'cards' | 'tile' | 'moor'>): string | null {
  if (order === null) return null
  const cards = boardFor(table).spaces.filter((space) => space.stage > 0)
  if (!isNames(order) || order.length !== ROUNDS || new Set(order).size !== ROUNDS)
    return `"order" is null or a list of the ${ROUNDS} round cards.`
  for (let i = 0; i < order.length; i++) {
    const card = cards.find((space) => space.id === order[i])
    if (!card) return `There is no round card "${order[i]}".`
    if (card.stage !== stageOf(i + 1))
      return `The card "${order[i]}" belongs to stage ${card.stage}, not to round ${i + 1}.`
  }
  if (table.moor > 0 && order[0] !== FIRST_IN_THE_MOOR)
    return `With the Moor, ${FIRST_IN_THE_MOOR} comes out in round 1.`
  return null
}
