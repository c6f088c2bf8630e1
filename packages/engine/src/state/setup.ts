import { cardNamed, cardNames } from '../cards/registry.ts'
import { type Refusal, refuse } from '../core/refusal.ts'
import { boardFor, hasTile, ROUNDS, stageOf } from '../spaces/boards.ts'
import { DEAL_FIELDS, type DealSetup, isNames, readDeal } from './setup-deal.ts'

/** B1, F: with the board for five and six. */
export const MOST_PLAYERS = 6

/** How a table is set up. Everything but the number of players has a default. */
export interface Setup extends DealSetup {
  players: number
  /** `none`: the family game. `dealt`: seven of each kind. `given`: exactly the `hands`. */
  cards: 'none' | 'dealt' | 'given'
  /** With `given`: the cards in each seat's hand, by name. */
  hands: readonly (readonly string[])[]
  /** The additional-actions tile of B7, for 2 to 4 players. */
  tile: boolean
  /** The round cards in the order in which they appear, or null: shuffled inside each stage. */
  order: readonly string[] | null
  /** The seat that begins, or null: drawn. */
  starting: number | null
}

const FIELDS: readonly string[] = ['players', 'cards', 'hands', ...DEAL_FIELDS, 'tile', 'order', 'starting']

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
  const { cards = 'none' } = given
  if (cards !== 'none' && cards !== 'dealt' && cards !== 'given') return bad('"cards" is none, dealt or given.')
  const dealing = readDeal(given, players, cards)
  if (typeof dealing === 'string') return bad(dealing)
  if (typeof tile !== 'boolean') return bad('"tile" is true or false.')
  if (tile && !hasTile(players)) return bad(`There is no additional-actions tile for ${players} players.`)
  if (starting !== null && !(Number.isInteger(starting) && (starting as number) >= 0 && (starting as number) < players))
    return bad(`The starting seat is a whole number from 0 to ${players - 1}.`)
  const problem = wrongHands(hands, cards, players, dealing.keep) ?? wrongOrder(order, players, cards === 'none', tile)
  if (problem) return bad(problem)
  return {
    players,
    cards,
    hands: hands as string[][],
    ...dealing,
    tile,
    order: order as string[] | null,
    starting: starting as number | null,
  }
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
function wrongOrder(order: unknown, players: number, family: boolean, tile: boolean): string | null {
  if (order === null) return null
  const cards = boardFor(players, family, tile).spaces.filter((space) => space.stage > 0)
  if (!isNames(order) || order.length !== ROUNDS || new Set(order).size !== ROUNDS)
    return `"order" is null or a list of the ${ROUNDS} round cards.`
  for (let i = 0; i < order.length; i++) {
    const card = cards.find((space) => space.id === order[i])
    if (!card) return `There is no round card "${order[i]}".`
    if (card.stage !== stageOf(i + 1))
      return `The card "${order[i]}" belongs to stage ${card.stage}, not to round ${i + 1}.`
  }
  return null
}
