import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import type { Players } from '../games/box.ts'
import { addMistakes, type Mistakes, noMistakes } from '../guests/mistakes.ts'
import type { GuestRules, Seats } from '../guests/seats.ts'
import { playOne } from './match.ts'

/** Every bot against every other, `pairs` times two games: the same seed, then changed seats. All use the same seeds. */
export interface LeaguePlan {
  game: string
  setup: Players
  seed: string
  milliseconds: number
  guests: GuestRules
  records: string | null
  /** What is still to be played. */
  meetings: readonly Meeting[]
}

/** Two games of two bots. */
export interface Meeting {
  readonly a: string
  readonly b: string
  /** The how-manieth of these two, from 0. */
  readonly pair: number
}

export interface Met extends Meeting {
  /** Points of each bot, in the first game and in the second. */
  readonly points: readonly [readonly [number, number], readonly [number, number]]
  /** 1: a was best, -1: b was, 0: they shared it. */
  readonly winners: readonly [number, number]
  readonly mistakes: readonly [Mistakes, Mistakes]
}

export function meetingsOf(bots: readonly string[], pairs: number): Meeting[] {
  const couples = bots.flatMap((a, i) => bots.slice(i + 1).map((b) => ({ a, b })))
  return Array.from({ length: pairs }, (_, pair) => couples.map((couple) => ({ ...couple, pair }))).flat()
}

/** The same two bots for the same time, whoever is named first. */
export const sameMeeting = (one: Meeting, other: Meeting): boolean =>
  one.pair === other.pair && ((one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a))

/** Plays the meetings `from` to `to` (without it) of those that are still to be played. */
export async function playLeague(plan: LeaguePlan, from: number, to: number, seats: Seats): Promise<Met[]> {
  const met: Met[] = []
  for (const meeting of plan.meetings.slice(from, to)) {
    const { a, b, pair } = meeting
    await seats.prepare([a, b])
    const records = plan.records === null ? null : join(plan.records, folderOf(a, b))
    const match = { ...plan, bots: [a, b] as const, records }
    const first = await playOne(match, 2 * pair, seats)
    const second = await playOne(match, 2 * pair + 1, seats)
    const mistakes = ([0, 1] as const).map((side) => {
      const both = noMistakes()
      for (const game of [first, second]) addMistakes(both, game.mistakes[side])
      return both
    })
    met.push({
      ...meeting,
      points: [first.points, second.points],
      winners: [first.winner, second.winner],
      mistakes: [at(mistakes, 0), at(mistakes, 1)],
    })
  }
  return met
}

/** A folder for the games of two bots. */
const folderOf = (a: string, b: string): string =>
  [a, b].map((bot) => bot.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '')).join('-against-')
