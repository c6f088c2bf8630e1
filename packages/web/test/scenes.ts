import { readFileSync } from 'node:fs'
import { agricola, BOAR, CATTLE, cards, SHEEP, type State } from '@furrow/engine/agricola'
import { type Game, type GameRecord, isRefusal, type Json, type RecordSeat, replay } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import { at } from '../src/contract/at.ts'

// The moments of games that browser tests and pictures look at, by what is to be seen there. The records themselves lie in
// fixtures/moments: a bot that learns plays other games, and no test should notice.

/** The cards that fixtures deal from, so that a new card changes none of them. */
const DECK = JSON.parse(readFileSync(new URL('../../../fixtures/deck.json', import.meta.url), 'utf8')) as string[]

/** What a scene is recognised by. */
interface Seen<S> {
  state: S
  /** The question that the person on seat 0 answers alone, or null. */
  asks: string | null
  /** The answers to it. */
  moves: readonly string[]
  /** How many moves were played. */
  played: number
}

/** A moment of a game. */
export interface Scene {
  name: string
  /** The game from its start, and the bot that plays all its seats until the moment comes. */
  start: GameRecord
  bot: string
  /** Is this record at the moment? One that cannot be played is an error. */
  shows(record: GameRecord): boolean
}

interface Begun {
  setup: { players: number; [key: string]: Json }
  seed: string
  seats: readonly RecordSeat[]
  bot: string
}

type Moments<S> = { readonly [name: string]: (seen: Seen<S>) => boolean }

function scenesOf<S, Setup, M, E, V>(game: Game<S, Setup, M, E, V>, begun: Begun, moments: Moments<S>): Scene[] {
  const { seed, seats, bot } = begun
  const setup = game.setup(begun.setup)
  if (isRefusal(setup)) throw new Error(setup.message)
  const plain = JSON.parse(JSON.stringify(setup)) as Json // plain data, as it will be stored
  const start = { game: game.name, rules: game.rules, setup: plain, seed, seats, result: null, entries: [] }

  function look(record: GameRecord): Seen<S> {
    const played = replay(game, record)
    if (isRefusal(played)) throw new Error(played.message)
    const { state } = played
    const [decision, ...others] = game.decisions(state)
    const asks = others.length === 0 && decision?.seat === 0 ? decision.ask : null
    const moves = asks === null ? [] : game.moves(state, 0).map((move) => game.print(state, move))
    return { state, asks, moves, played: record.entries.length }
  }

  return Object.entries(moments).map(([name, is]) => ({
    name: `${game.name}-${name}`,
    start,
    bot,
    shows: (record) => is(look(record)),
  }))
}

const farmer = (name: string): RecordSeat => ({ name, bot: 'farmer' })
const AVENA = farmer('Avena')
const BELLIS = farmer('Bellis')
const CAREX = farmer('Carex')

const family = { setup: { players: 2 }, seed: 'meadow', seats: [{ name: '' }, AVENA], bot: 'farmer' }

const careless = { setup: { players: 2 }, seed: 'nettle', seats: [{ name: '' }, AVENA], bot: 'random' }

const dealt = {
  setup: { players: 4, cards: 'dealt', deck: DECK },
  seed: 'orchard',
  seats: [{ name: '' }, AVENA, BELLIS, CAREX],
  bot: 'farmer',
}

/** Seven cards of a kind that four players use. */
const seven = (kind: 'occupation' | 'minor'): string[] =>
  cards()
    .filter((card) => card.kind === kind && card.players <= 4 && DECK.includes(card.name))
    .map(({ name }) => name)
    .slice(0, 7)

/** Fourteen cards in hand, as many as there are at all. */
const fullHand = {
  setup: { players: 4, cards: 'given', hands: [[...seven('occupation'), ...seven('minor')], [], [], []] },
  seed: 'orchard',
  seats: [{ name: '' }, AVENA, BELLIS, CAREX],
  bot: 'farmer',
}

const fullTable = {
  setup: { players: 6, cards: 'dealt', deck: DECK },
  seed: 'village',
  seats: [{ name: '' }, AVENA, BELLIS, CAREX, farmer('Dipsacus'), farmer('Elymus')],
  bot: 'farmer',
}

const hotSeat = {
  setup: { players: 3, cards: 'dealt', deck: DECK, starting: 0 },
  seed: 'hedge',
  seats: [{ name: 'Red' }, { name: 'Blue' }, AVENA],
  bot: 'farmer',
}

const moor = { setup: { players: 2, moor: 1 }, seed: 'heather', seats: [{ name: '' }, AVENA], bot: 'random' }

const dice = {
  setup: { players: 3 },
  seed: 'meadow',
  seats: [{ name: '' }, { name: 'Avena', bot: 'greedy' }, { name: 'Bellis', bot: 'planner' }],
  bot: 'greedy',
}

const breeders = {
  setup: { players: 2 },
  seed: 'clover-0',
  seats: [{ name: '' }, { name: 'Avena', bot: 'planner' }],
  bot: 'planner',
}

/** Two kinds of animals or more, in pastures and elsewhere: there is something to rearrange. */
function hasHerds({ players }: State): boolean {
  const you = at(players, 0)
  const kinds = [SHEEP, BOAR, CATTLE].filter((animal) => at(you.goods, animal) > 0)
  return kinds.length > 1 && you.pastures.length > 1
}

export const SCENES: readonly Scene[] = [
  ...scenesOf(agricola, family, {
    early: ({ asks, played }) => asks === 'place' && played >= 4,
    fencing: ({ asks, moves }) => asks === 'acts' && moves.some((move) => move.includes('+')),
    feeding: ({ asks, moves }) => asks === 'feed' && moves.length > 2,
    herds: ({ asks, state }) => asks === 'place' && hasHerds(state),
    end: ({ state }) => state.over,
  }),
  ...scenesOf(agricola, careless, {
    losing: ({ asks, state }) => asks === 'keep' && state.players[0]?.played.length === 0,
  }),
  ...scenesOf(agricola, dealt, {
    middle: ({ asks, state }) => asks === 'place' && state.round === 9,
  }),
  ...scenesOf(agricola, fullHand, {
    hand: ({ asks, state }) => asks === 'place' && state.players[0]?.hand.length === 14,
  }),
  ...scenesOf(agricola, fullTable, {
    crowd: ({ asks, state }) => asks === 'place' && state.round === 13,
  }),
  ...scenesOf(agricola, hotSeat, {
    handover: ({ asks, played }) => asks === 'place' && played === 0,
  }),
  ...scenesOf(agricola, moor, {
    moor: ({ asks, state }) => asks === 'place' && state.round === 5 && at(state.players, 0).ill > 0,
    heating: ({ asks, moves }) => asks === 'feed' && moves.filter((move) => move.startsWith('heat ')).length > 2,
  }),
  ...scenesOf(express, dice, {
    table: ({ asks, state }) => asks === 'group' && state.round === 4,
    harvest: ({ asks, state }) => asks === 'feed' && state.harvests === 1,
    end: ({ state }) => state.over,
  }),
  ...scenesOf(express, breeders, {
    breeding: ({ asks }) => asks === 'breed',
  }),
]
