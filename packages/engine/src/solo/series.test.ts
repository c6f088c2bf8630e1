import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { cardNamed } from '../cards/registry.ts'
import { addCard } from '../cards/standing.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import type { State } from '../state/state.ts'
import { tableOf } from '../testing/dealt-table.ts'
import {
  afterGame,
  foodAfter,
  goalOf,
  keepOccupation,
  newSeries,
  nextSetup,
  readSeries,
  type Series,
} from './series.ts'

/** The next game of the series, played to its end with exactly so many points and these occupations in play. */
function played(series: Series, points: number, occupations: string[] = []): State {
  const setup = nextSetup(series)
  if (isRefusal(setup)) throw new Error(setup.message)
  const { state } = tableOf(setup, 'series').toEnd()
  for (const name of occupations) {
    const card = cardNamed(name)
    state.order++
    at(state.players, 0).hand = at(state.players, 0).hand.filter((other) => other !== card)
    addCard(at(state.players, 0), { card, order: state.order, data: [0] })
  }
  const total = () => at(agricola.points(state), 0)
  at(state.players, 0).ledger.push({ card: cardNamed('basket'), points: points - total() })
  expect(total()).toBe(points)
  return state
}

const sure = (series: ReturnType<typeof afterGame>): Series => {
  if (isRefusal(series)) throw new Error(series.message)
  return series
}
const won = (series: Series, points: number, occupations: string[] = []): Series =>
  sure(afterGame(series, played(series, points, occupations)))

describe('A solo series (B15)', () => {
  it('has the targets 50, 55, 59, 62, 64, 65, 66, 67, then one more each time', () => {
    expect(Array.from({ length: 11 }, (_, game) => goalOf(game))).toEqual([50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70])
  })

  it('begins with nothing in play and no food', () => {
    expect(nextSetup(newSeries())).toEqual({ players: 1, cards: 'dealt', keep: [], food: 0, goal: 50 })
    expect(tableOf(nextSetup(newSeries())).table.goal).toBe(50)
  })

  it('goes on when the target is reached exactly, and ends at the first miss', () => {
    const reached = won(newSeries(), 50)
    expect(reached).toMatchObject({ over: false, games: [{ goal: 50, points: 50 }] })
    const missed = won(reached, 54)
    expect(missed).toMatchObject({ over: true, choices: [] })
    expect(nextSetup(missed)).toMatchObject({ refused: 'game-over' })
    expect(afterGame(missed, played(reached, 60))).toMatchObject({ refused: 'game-over' })
  })

  it('gives 1 food at the next start for every 2 points over the target, rounded down', () => {
    const food = [50, 51, 52, 55].map((points) => foodAfter(won(newSeries(), points)))
    expect(food).toEqual([0, 0, 1, 2])
    const t = tableOf(nextSetup(won(newSeries(), 55)))
    expect(t.seat(0).goods).toEqual({ food: 2 })
  })

  it('keeps one occupation that was played, in play for all later games', () => {
    const first = won(newSeries(), 50, ['grocer', 'scholar'])
    expect(first.choices).toEqual(expect.arrayContaining(['grocer', 'scholar']))
    expect(nextSetup(first)).toMatchObject({ message: 'First one occupation has to be kept.' })
    expect(keepOccupation(first, 'basket')).toMatchObject({ refused: 'illegal-move' })
    const kept = sure(keepOccupation(first, 'scholar'))
    expect(kept).toMatchObject({ kept: ['scholar'], choices: [] })
    const t = tableOf(nextSetup(kept))
    expect(t.seat(0).played.map(({ card }) => card)).toEqual(['scholar'])
    expect(JSON.stringify(t.seat(0).hand)).not.toContain('scholar')
    expect([...t.state.occupations, ...at(t.state.players, 0).hand]).not.toContain(cardNamed('scholar'))
    t.throughJson()
    // The next success offers the new ones only.
    const second = won(kept, 55, ['grocer'])
    expect(second.choices).toContain('grocer')
    expect(second.choices).not.toContain('scholar')
    const both = sure(keepOccupation(second, 'grocer'))
    expect(
      tableOf(nextSetup(both))
        .seat(0)
        .played.map(({ card }) => card),
    ).toEqual(['scholar', 'grocer'])
  })

  it('a kept occupation counts: the next one costs 1 food at Lessons', () => {
    const t = tableOf({ players: 1, cards: 'given', hands: [['grocer']], keep: ['scholar'] })
    expect(t.moves()).not.toContain('lessons')
    const paid = tableOf({ players: 1, cards: 'given', hands: [['grocer']], keep: ['scholar'], food: 1 }).play(
      'lessons',
      'play grocer',
    )
    expect(paid.seat(0).goods).toEqual({})
  })

  it('a kept Grocer has its goods again, and Tutor counts what was kept after it', () => {
    const kept = (...keep: string[]) => tableOf({ players: 1, cards: 'given', hands: [[]], keep, food: 1 })
    expect(kept('grocer').extras()).toContain('use grocer wood 1')
    expect(kept('tutor', 'grocer').score(0, 'bonus')).toBe(1)
    expect(kept('grocer', 'tutor').score(0, 'bonus')).toBe(0)
  })

  it('takes no other game than its next one, and none that is not over', () => {
    const { state } = tableOf({ players: 1, cards: 'dealt', goal: 40 }).toEnd()
    expect(afterGame(newSeries(), state)).toMatchObject({ message: 'This game is not the next one of the series.' })
    expect(afterGame(newSeries(), tableOf(nextSetup(newSeries())).state)).toMatchObject({
      message: 'The game is not over yet.',
    })
  })

  it('is plain data that is looked at when it comes back', () => {
    const series = won(newSeries(), 53, ['grocer'])
    for (const each of [newSeries(), series, sure(keepOccupation(series, 'grocer'))])
      expect(readSeries(JSON.parse(JSON.stringify(each)))).toEqual(each)
    const damaged: unknown[] = [
      null,
      'series',
      [],
      { ...series, over: true },
      { ...series, games: [{ goal: 50, points: 49 }] },
      { ...series, games: [{ goal: 40, points: 45 }] },
      { ...series, kept: ['excalibur'] },
      { ...series, kept: ['grocer', 'grocer'] },
      { ...series, choices: [], kept: ['basket'] },
      { ...series, more: 1 },
    ]
    for (const each of damaged) expect(readSeries(each)).toMatchObject({ refused: 'bad-save' })
  })
})
