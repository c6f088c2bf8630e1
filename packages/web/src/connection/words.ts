import { type Json, type Pace, ServerRefusal, type TableInfo } from '@furrow/server/client'
import type { OnlineTexts } from '../texts/subjects.ts'

const wordIn = (table: object, key: string): string | undefined =>
  Object.hasOwn(table, key) ? (table as Record<string, string>)[key] : undefined

export type Refused = keyof OnlineTexts['refused']

/** Why something was not done, in words; `special` are the words of this place for some of the server's codes. */
export function troubleText(texts: OnlineTexts, trouble: unknown, special: { [K in Refused]?: string } = {}): string {
  if (!(trouble instanceof ServerRefusal)) return texts.unreachable
  return wordIn(special, trouble.code) ?? wordIn(texts.refused, trouble.code) ?? trouble.message
}

/** A refusal says no for good reasons; everything else may pass by itself. */
export const isRefused = (trouble: unknown, ...codes: Refused[]): boolean =>
  trouble instanceof ServerRefusal && (codes as string[]).includes(trouble.code)

export const gameText = ({ games }: OnlineTexts, game: string): string => wordIn(games, game) ?? game

export const levelText = ({ levels }: OnlineTexts, level: string): string => wordIn(levels, level) ?? level

/** What a bot of that level is like; nothing where there are no words for it. */
export const likeText = ({ likes }: OnlineTexts, level: string): string => wordIn(likes, level) ?? ''

export function paceText({ pace: words }: OnlineTexts, pace: Pace): string {
  switch (pace.kind) {
    case 'free':
      return words.free
    case 'days':
      return words.days(pace.days)
    case 'live': {
      const { seconds, extra } = pace
      return words.live(seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds), extra)
    }
  }
}

/** Who is on a seat, or what it is there for. */
export function seatText(texts: OnlineTexts, seat: TableInfo['seats'][number]): string {
  switch (seat.kind) {
    case 'person':
    case 'bot':
      return seat.name
    case 'invited':
      return seat.name === null ? texts.join.free : texts.room.keptFor(seat.name)
    case 'open':
      return texts.join.free
  }
}

/** What some may know of a table's game before it begins. */
export const knownTexts = ({ known: words }: OnlineTexts, { known }: TableInfo): string[] =>
  known.map((what) => words[what])

const handsText = ({ setup: words }: OnlineTexts, cards: unknown): string =>
  cards === 'none' ? words.family : cards === 'given' ? words.given : words.dealt

/** How hand cards come to the players, where it is not as usual. */
function dealTexts({ setup: words }: OnlineTexts, chosen: { readonly [key: string]: Json }): string[] {
  const { deal, mulligan = 'none', promos, fivePlus, without } = chosen
  const size = typeof deal === 'string' && deal.startsWith('draft-') ? Number(deal.slice('draft-'.length)) : null
  return [
    ...(size === null ? [] : [words.draft(size)]),
    ...(deal === 'choose' ? [words.choose] : []),
    ...(mulligan === 'none' ? [] : [words.mulligan]),
    ...(promos === true ? [words.promos] : []),
    ...(fivePlus === true ? [words.fivePlus] : []),
    ...(Array.isArray(without) && without.length > 0 ? [words.without(without.length)] : []),
  ]
}

/** Farmers of the Moor, where it is played with. */
function moorTexts(
  { setup: words }: OnlineTexts,
  { moor, mixed, lighting }: { readonly [key: string]: Json },
): string[] {
  if (typeof moor !== 'number' || moor === 0) return []
  return [words.moor(moor), ...(mixed === true ? [words.mixed] : []), ...(lighting === true ? [words.lighting] : [])]
}

/** The choices with which a table was set up, one short phrase each. */
export function optionTexts(texts: OnlineTexts, info: TableInfo): string[] {
  const { game, setup, seats, pace, public: listed, suggestions, undo } = info
  const { setup: words } = texts
  const chosen = typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? setup : {}
  const { starting } = chosen
  const begins = typeof starting === 'number' ? seats[starting] : undefined
  const nameOf = (seat: TableInfo['seats'][number], i: number) =>
    seat.kind === 'person' || seat.kind === 'bot' ? seatText(texts, seat) : words.seat(i + 1)
  return [
    words.players(seats.length),
    ...(game === 'agricola' ? [handsText(texts, chosen.cards), ...dealTexts(texts, chosen)] : []),
    ...moorTexts(texts, chosen),
    ...(chosen.tile === true ? [words.tile] : []),
    ...(Array.isArray(chosen.order) ? [words.order] : []),
    ...(begins ? [words.begins(nameOf(begins, Number(starting)))] : []),
    paceText(texts, pace),
    ...(suggestions ? [words.suggestions] : []),
    ...(undo ? [] : [words.final]),
    listed ? texts.listed.public : texts.listed.link,
  ]
}
