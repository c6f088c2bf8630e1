import { type Amounts, type Goods, goods } from '../state/goods.ts'

// M5, M6: the seven special actions and the ten cards that carry them.

export const SPECIAL_ACTIONS = [
  'cut-peat',
  'slash-and-burn',
  'fell-trees',
  'horse-coper',
  'hiring-fair',
  'black-market',
  'clandestine-work',
] as const
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number]

/** One action as it stands on a card: Horse Coper and Hiring Fair differ from card to card. */
export interface Printed {
  readonly action: SpecialAction
  /** Its place in SPECIAL_ACTIONS. */
  readonly number: number
  readonly pay: Goods
  readonly gain: Goods
  /** What it costs together with a card that lies before somebody else. */
  readonly payTakenOver: Goods
}

/** M5: what a card costs that lies face up before somebody else. It goes to the general supply. */
export const TAKEN_OVER: Goods = goods({ food: 2 })

const USUAL: { readonly [A in SpecialAction]: { pay?: Amounts; gain?: Amounts } } = {
  'cut-peat': { gain: { fuel: 3 } },
  'slash-and-burn': {},
  'fell-trees': { gain: { wood: 2 } },
  'horse-coper': { gain: { horse: 1 } },
  'hiring-fair': { gain: { food: 1 } },
  'black-market': { pay: { fuel: 1 } },
  'clandestine-work': { pay: { fuel: 1, food: 1 } },
}

function printed(action: SpecialAction, other: { pay?: Amounts; gain?: Amounts } = {}): Printed {
  const pay = goods(other.pay ?? USUAL[action].pay ?? {})
  return {
    action,
    number: SPECIAL_ACTIONS.indexOf(action),
    pay,
    gain: goods(other.gain ?? USUAL[action].gain ?? {}),
    payTakenOver: pay.map((n, g) => n + TAKEN_OVER[g]),
  }
}

/** Every action as it is where no card says otherwise. */
const PLAIN = Object.fromEntries(SPECIAL_ACTIONS.map((action) => [action, printed(action)])) as {
  readonly [A in SpecialAction]: Printed // one for each of SPECIAL_ACTIONS
}

const FELL = PLAIN['fell-trees']
const SLASH = PLAIN['slash-and-burn']
const PEAT = PLAIN['cut-peat']
const FAIR = PLAIN['hiring-fair']
const FAIR_FOR_TWO = printed('hiring-fair', { gain: { food: 2 } })
const HORSE = PLAIN['horse-coper']
const HORSE_FOR_FOOD = printed('horse-coper', { pay: { food: 1 } })
const MARKET = PLAIN['black-market']
const WORK = PLAIN['clandestine-work']

/** A special action card, the player counts it is marked for, and its actions. Alone all ten are used. M13 */
interface SpecialCardFace {
  readonly name: string
  readonly players: readonly number[]
  readonly actions: readonly Printed[]
}

export const SPECIAL_CARDS: readonly SpecialCardFace[] = [
  { name: 'sa1', players: [2], actions: [FELL, SLASH, PEAT] },
  { name: 'sa2', players: [2], actions: [HORSE_FOR_FOOD, FAIR, MARKET, WORK] },
  { name: 'sa3', players: [3], actions: [FELL, FAIR_FOR_TWO, MARKET, WORK] },
  { name: 'sa4', players: [3], actions: [HORSE, SLASH, PEAT] },
  { name: 'sa5', players: [4], actions: [FELL, HORSE] },
  { name: 'sa6', players: [4], actions: [FAIR, MARKET, WORK] },
  { name: 'sa7', players: [4, 5], actions: [SLASH, PEAT] },
  { name: 'sa8', players: [5], actions: [FELL, FAIR] },
  { name: 'sa9', players: [5], actions: [HORSE_FOR_FOOD] },
  { name: 'sa10', players: [5], actions: [MARKET, WORK] },
]
export const SPECIAL_CARD_NAMES: readonly string[] = SPECIAL_CARDS.map(({ name }) => name)

/** The cards of a table, by their place in SPECIAL_CARDS. */
export const specialCardsFor = (players: number): number[] =>
  SPECIAL_CARDS.flatMap((card, i) => (players === 1 || card.players.includes(players) ? [i] : []))

const WITHOUT_MARKET = SPECIAL_CARDS.map(({ actions }) => actions.filter((own) => own !== MARKET))

/** The actions of a card at that level: without minors there is no Black Market. M2 */
export const actionsOf = (card: number, level: number): readonly Printed[] =>
  level > 1 ? SPECIAL_CARDS[card].actions : WITHOUT_MARKET[card]

/** An action as printed on that card (-1: granted without a card). */
export const printedAction = (card: number, action: SpecialAction): Printed =>
  SPECIAL_CARDS[card]?.actions.find((own) => own.action === action) ?? PLAIN[action]
