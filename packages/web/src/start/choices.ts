import type { Json, RecordSeat } from '@furrow/engine/core'
import type { Pace, SeatWish } from '@furrow/server/client'
import { at } from '../contract/at.ts'
import type { Wished } from '../contract/box.ts'
import { type GameName, seatsOf } from '../contract/options.ts'
import type { Store } from '../local/store.ts'
import { type Dealing, dealingSetup, fittingDealing, readDealing, usualDealing } from './dealing.ts'
import { levelsOf } from './levels.ts'
import { hasCards, MOST_IN_THE_MOOR, type Moor, mayBeMixed, moorSetup, readMoor, usualMoor } from './moor.ts'

export const GAMES = ['agricola', 'express'] as const
export const PLACES = ['device', 'online'] as const
export const PACES = ['free', 'live', 'days'] as const
export const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90]
export const EXTRAS = [0, 5, 10, 15, 20, 30, 60]
export const DAYS = [1, 2, 3, 5, 7, 14]
const SEATS = 6

/** Somebody at this device. */
export const PERSON = 'person'
/** The visitor, at a table online. */
export const ME = 'me'
/** A seat online that somebody will take. */
export const FRIEND = 'friend'

/** What sits on a seat: one of the words above, or the level of a bot. */
export interface Sitting {
  who: string
  name: string
}

/** Everything that is chosen before a game and remembered for the next one. */
export interface Choices {
  game: GameName
  place: (typeof PLACES)[number]
  players: number
  /** Who sits at this device, and who online: always six, of whom the first ones play. */
  device: readonly Sitting[]
  online: readonly string[]
  /** Farmers of the Moor, with the board game. */
  moor: Moor
  cards: boolean
  /** How hand cards are dealt, if there are any. */
  dealing: Dealing
  tile: boolean
  starting: number | null
  pace: (typeof PACES)[number]
  minutes: number
  extra: number
  days: number
  /** Online: may moves be taken back, and may stars mark what is worth a look? */
  undo: boolean
  suggestions: boolean
  public: boolean
}

/** M2: the Moor is for five at most. */
export const mostPlayers = (game: GameName, { level }: Moor = usualMoor()): number =>
  game === 'express' ? 4 : level > 0 ? MOST_IN_THE_MOOR : 6

export const hasTile = ({ game, players }: Choices): boolean => game === 'agricola' && players >= 2 && players <= 4

/** A person against a bot, or the visitor with friends: the usual first game. */
export const usualChoices = (): Choices => ({
  game: 'agricola',
  place: 'device',
  players: 2,
  device: Array.from({ length: SEATS }, (_, i) => ({ who: i === 0 ? PERSON : at(levelsOf('agricola'), 0), name: '' })),
  online: Array.from({ length: SEATS }, (_, i) => (i === 0 ? ME : FRIEND)),
  moor: usualMoor(),
  cards: false,
  dealing: usualDealing(),
  tile: false,
  starting: null,
  pace: 'free',
  minutes: 30,
  extra: 15,
  days: 2,
  undo: true,
  suggestions: false,
  public: false,
})

/** The same choices, with what does not fit together put right: players, levels, and one seat for the visitor. */
export function fitting(choices: Choices): Choices {
  const levels = levelsOf(choices.game)
  const players = Math.min(choices.players, mostPlayers(choices.game, choices.moor))
  const level = (who: string, ...others: string[]) =>
    others.includes(who) || levels.includes(who) ? who : (levels[0] ?? PERSON)
  const online = choices.online.map((who) => level(who, ME, FRIEND))
  const mine = online.indexOf(ME)
  const starting = choices.starting !== null && choices.starting < players ? choices.starting : null
  return {
    ...choices,
    players,
    starting,
    dealing: fittingDealing(choices.dealing, players),
    device: choices.device.map(({ who, name }) => ({ who: level(who, PERSON), name })),
    online: mine >= 0 && mine < players ? online : sitOnline(online, 0, ME),
  }
}

/** Somebody sits down online. The visitor changes seats with whoever was there. */
export function sitOnline(online: readonly string[], seat: number, who: string): string[] {
  const mine = online.indexOf(ME)
  return online.map((before, i) => {
    if (i === seat) return who
    if (who === ME && i === mine) return at(online, seat)
    return before
  })
}

/** The seats of a game on this device. */
export const recordSeats = ({ device, players }: Choices): RecordSeat[] =>
  seatsOf(device.slice(0, players).map(({ who, name }) => (who === PERSON ? { person: name.trim() } : { bot: who })))

/** The seats of a table online. */
export const seatWishes = ({ online, players }: Choices): SeatWish[] =>
  online.slice(0, players).map((who): SeatWish => {
    if (who === ME) return { kind: 'me' }
    return who === FRIEND ? { kind: 'open' } : { kind: 'bot', level: who }
  })

/** B15, M13: whoever plays alone with hand cards may choose them. */
export const choosesHand = (choices: Choices): boolean =>
  choices.game === 'agricola' && choices.players === 1 && hasCards(choices)

/** What the cards in the box depend on. */
export const wishedOf = (choices: Choices): Wished => ({
  players: choices.players,
  cards: hasCards(choices),
  tile: choices.tile && hasTile(choices),
  moor: choices.moor.level,
  mixed: choices.moor.mixed && mayBeMixed(choices.moor),
})

/** The game's own choices; `order` are its round cards, `hand` the hand of whoever plays alone: null if they are shuffled, or dealt. */
export function setupOf(
  choices: Choices,
  order: readonly string[] | null,
  hand: readonly string[] | null = null,
): { [key: string]: Json } {
  const { game, players, moor, dealing, tile, starting } = choices
  if (game === 'express') return { starting }
  const deal =
    hand && hand.length > 0 && choosesHand(choices)
      ? { cards: 'given', hands: [[...hand]] }
      : hasCards(choices)
        ? { cards: 'dealt', ...dealingSetup(dealing, players) }
        : { cards: 'none' }
  return { ...moorSetup(moor), ...deal, tile: tile && hasTile(choices), order: order && [...order], starting }
}

export function paceOf({ pace, minutes, extra, days }: Choices): Pace {
  if (pace === 'live') return { kind: 'live', seconds: minutes * 60, extra }
  return pace === 'days' ? { kind: 'days', days } : { kind: 'free' }
}

const KEY = 'furrow.new'

export function keepChoices(store: Store, choices: Choices): void {
  try {
    // Whether anybody may join is said anew for every table: nobody opens their door by habit.
    store.setItem(KEY, JSON.stringify({ ...choices, public: false }))
  } catch {
    // Then the next game begins with the usual choices.
  }
}

/** The choices of the last game, as far as they can still be read. */
export function readChoices(store: Store): Choices {
  const usual = usualChoices()
  try {
    const kept = { ...JSON.parse(store.getItem(KEY) ?? '{}') } as { [K in keyof Choices]?: unknown }
    return fitting({
      game: oneOf(GAMES, kept.game, usual.game),
      place: oneOf(PLACES, kept.place, usual.place),
      players: oneOf([1, 2, 3, 4, 5, 6], kept.players, usual.players),
      device: listOf(kept.device, isSitting) ?? usual.device,
      online: listOf(kept.online, isText) ?? usual.online,
      moor: readMoor(kept.moor),
      cards: kept.cards === true,
      dealing: readDealing(kept.dealing),
      tile: kept.tile === true,
      starting: oneOf([0, 1, 2, 3, 4, 5, null], kept.starting, null),
      pace: oneOf(PACES, kept.pace, usual.pace),
      minutes: oneOf(MINUTES, kept.minutes, usual.minutes),
      extra: oneOf(EXTRAS, kept.extra, usual.extra),
      days: oneOf(DAYS, kept.days, usual.days),
      undo: kept.undo !== false,
      suggestions: kept.suggestions === true,
      public: false,
    })
  } catch {
    return usual
  }
}

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T => all.find((each) => each === value) ?? otherwise

const isText = (value: unknown): value is string => typeof value === 'string'

const isSitting = (value: unknown): value is Sitting =>
  typeof value === 'object' &&
  value !== null &&
  isText((value as Sitting).who) && // looked at before it is believed
  isText((value as Sitting).name)

const listOf = <T>(value: unknown, is: (each: unknown) => each is T): T[] | null =>
  Array.isArray(value) && value.length === SEATS && value.every(is) ? value : null
