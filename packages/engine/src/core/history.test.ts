import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import type { Event } from '../state/events.ts'
import type { Setup } from '../state/setup.ts'
import type { State } from '../state/state.ts'
import { append, begin, current, type History, isMoment, type Told, undo, undoLimit } from './history.ts'
import { isRefusal } from './refusal.ts'

const reveals = (event: { event: string }) => event.event === 'round'

const move = (seat: number, text: string, ...events: string[]): Told<{ event: string }> => ({
  seat,
  move: text,
  events: events.map((event) => ({ event })),
})
const back = (seat: number, to: number): Told<{ event: string }> => ({ seat, undo: to, events: [] })
const texts = (entries: Told<{ event: string }>[]) =>
  current(entries).map(({ number, entry }) => `${number} ${entry.move}`)

describe('the moves in force', () => {
  it('are all of them as long as nobody goes back', () => {
    expect(texts([move(0, 'a'), move(1, 'b')])).toEqual(['1 a', '2 b'])
  })

  it('leave out what was undone, and keep their numbers', () => {
    expect(texts([move(0, 'a'), move(0, 'b'), move(0, 'c'), back(0, 1), move(0, 'd')])).toEqual(['1 a', '5 d'])
  })

  it('can be undone again and again, down to the beginning', () => {
    const entries = [move(0, 'a'), back(0, 0), move(0, 'b'), move(0, 'c'), back(0, 3), back(0, 0)]
    expect(texts(entries)).toEqual([])
    expect(texts(entries.slice(0, 5))).toEqual(['3 b'])
  })

  it('are the moments to go back to; an undone move is none', () => {
    const entries = [move(0, 'a'), move(0, 'b'), back(0, 1), move(0, 'c')]
    expect([0, 1, 2, 3, 4, 5].filter((n) => isMoment(entries, n))).toEqual([0, 1, 4])
  })
})

describe('how far a seat may go back', () => {
  it('is to the beginning if everything is its own and nothing came out', () => {
    expect(undoLimit([move(0, 'a'), move(0, 'b')], 0, reveals)).toBe(0)
  })

  it("ends at another player's move", () => {
    const entries = [move(0, 'a'), move(1, 'b'), move(0, 'c'), move(0, 'd')]
    expect(undoLimit(entries, 0, reveals)).toBe(2)
    expect(undoLimit(entries, 1, reveals)).toBe(4)
  })

  it('ends at a move that turned a card up, though it was its own', () => {
    expect(undoLimit([move(0, 'a'), move(0, 'b', 'placed', 'round'), move(0, 'c')], 0, reveals)).toBe(2)
  })

  it('does not mind moves that were undone', () => {
    const entries = [move(0, 'a'), move(1, 'b'), move(1, 'c'), back(1, 1)]
    expect(undoLimit(entries, 0, reveals)).toBe(0)
    expect(undoLimit(entries, 1, reveals)).toBe(1)
  })
})

type Table = History<State, Event>
const table = (): Table => begin(agricola.start(agricola.setup({ players: 2, starting: 0 }) as Setup, 'history'))
const played = (history: Table, seat: number, text: string): Table => {
  const after = append(agricola, history, seat, text)
  if (isRefusal(after)) throw new Error(after.message)
  return after
}

describe('a table', () => {
  it('logs a move in the form in which the game prints it, with what happened', () => {
    const after = played(table(), 0, '  FOREST ')
    expect(after.entries).toHaveLength(1)
    expect(after.entries[0]).toMatchObject({ seat: 0, move: 'forest' })
    expect(after.entries[0].events).toContainEqual({ event: 'placed', seat: 0, space: 'forest' })
  })

  it('stays as it is when a move is refused', () => {
    const before = played(table(), 0, 'forest')
    for (const [seat, text] of [
      [1, 'forest'],
      [0, 'clay-pit'],
      [1, 'nonsense'],
    ] as const)
      expect(append(agricola, before, seat, text)).toHaveProperty('refused')
    expect(before.entries).toHaveLength(1)
  })

  it('goes back to exactly the state before, and the log keeps both', () => {
    const before = table()
    const after = played(played(before, 0, 'farmland'), 0, 'plow c2')
    const half = undo(agricola, after, 0, 1, reveals) as Table
    expect(agricola.equal(half.state, played(before, 0, 'farmland').state)).toBe(true)
    const none = undo(agricola, half, 0, 0, reveals) as Table
    expect(agricola.equal(none.state, before.state)).toBe(true)
    expect(none.entries.map((entry) => ('undo' in entry ? entry.undo : entry.move))).toEqual([
      'farmland',
      'plow c2',
      1,
      0,
    ])
  })

  it("refuses to go back over another player's move, to the present, or to what was undone", () => {
    const both = played(played(table(), 0, 'forest'), 1, 'farmland')
    expect(undo(agricola, both, 0, 0, reveals)).toMatchObject({ refused: 'illegal-move' })
    expect(undo(agricola, both, 1, 0, reveals)).toMatchObject({ refused: 'illegal-move' })
    expect(undo(agricola, both, 1, 2, reveals)).toMatchObject({ refused: 'illegal-move' })
    const back = undo(agricola, both, 1, 1, reveals) as Table
    expect(undo(agricola, back, 1, 2, reveals)).toMatchObject({ refused: 'illegal-move' })
  })
})
