import { agricola, type Event, type State } from '@furrow/engine/agricola'
import { isRefusal, reset, undo, undoable } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { type Options, usualGame } from '../contract/options.ts'
import { type LocalTable, logOf, openStored, openTable, playAt, preview, storable } from './authority.ts'
import { loadGame } from './games.ts'
import { newRecord } from './newRecord.ts'

const HUMAN = 0

await Promise.all(['agricola', 'express'].map(loadGame))

function table({ players = 2 } = {}): LocalTable {
  const opened = openTable(newRecord(usualGame(players, 'random', 'field')))
  if (isRefusal(opened)) throw new Error(opened.message)
  return opened
}

function play(t: LocalTable, seat: number, ...moves: string[]): LocalTable {
  return moves.reduce((before, move) => {
    const after = playAt(before, seat, move)
    if (isRefusal(after)) throw new Error(after.message)
    return after
  }, t)
}

/** Takes the seat's last move back, or its whole turn. */
function back(t: LocalTable, seat: number, how: typeof undo | typeof reset = undo): LocalTable {
  const history = how(t.local.game, t.history, seat)
  if (isRefusal(history)) throw new Error(history.message)
  return { ...t, history }
}

const canUndo = (t: LocalTable): boolean => undoable(t.local.game, t.history, HUMAN) !== null

/** Lets the others make their first move, until the person has to choose. */
function untilHuman(t: LocalTable): LocalTable {
  const { seat } = at(agricola.decisions(stateOf(t)), 0)
  if (seat === HUMAN) return t
  const state = stateOf(t)
  return untilHuman(play(t, seat, agricola.print(state, at(agricola.moves(state, seat), 0))))
}

const stateOf = ({ history }: LocalTable): State => history.state as State // these tables are all of Agricola
const roundOf = (t: LocalTable): number => stateOf(t).round

test('a move of the person can be taken back, step by step', () => {
  const before = table({ players: 1 })
  const after = play(before, HUMAN, 'farmland', 'plow c2')
  const once = back(after, HUMAN)
  expect(agricola.decisions(stateOf(once))[0]?.ask).toBe('acts')
  const twice = back(once, HUMAN)
  expect(agricola.equal(stateOf(twice), stateOf(before))).toBe(true)
  expect(canUndo(twice)).toBe(false)
})

test('nothing is taken back once another player has moved', () => {
  const mine = play(untilHuman(table()), HUMAN, 'day-laborer')
  expect(canUndo(mine)).toBe(true)
  const state = stateOf(mine)
  const theirs = play(mine, 1, agricola.print(state, at(agricola.moves(state, 1), 0)))
  expect(canUndo(theirs)).toBe(false)
  expect(isRefusal(undo(theirs.local.game, theirs.history, HUMAN))).toBe(true)
})

test('nothing is taken back once a new round card is known', () => {
  const start = table({ players: 1 })
  const first = play(start, HUMAN, 'forest')
  expect(canUndo(first)).toBe(true)
  const second = play(first, HUMAN, 'day-laborer')
  expect(roundOf(second)).toBe(2)
  expect(canUndo(second)).toBe(false)
})

test('a stored game goes on where it was, undone moves included', () => {
  const t = play(table({ players: 1 }), HUMAN, 'farmland', 'plow c2')
  const now = play(back(t, HUMAN), HUMAN, 'plow d1')
  const again = openStored(storable(now))
  if (isRefusal(again)) throw new Error(again.message)
  expect(agricola.equal(stateOf(again), stateOf(now))).toBe(true)
  expect(logOf(again)).toEqual(logOf(now))
  expect(again.history.since).toEqual(now.history.since)
})

test.each([
  ['no text', 17],
  ['an empty text', ''],
  ['something else', '{"players": 2}'],
  ['a record cut off', storable(table()).slice(0, 60)],
  ['a move that does not fit', `${storable(table())}1. 0 plow c2\n`],
  ['another version of the rules', storable(table()).replace(/rules: \d+/, 'rules: 999')],
])('damaged: %s is refused with a sentence', (_, stored) => {
  const opened = openStored(stored)
  expect(isRefusal(opened) && opened.message).toMatch(/\.$/)
})

test('an illegal move changes nothing', () => {
  const t = table({ players: 1 })
  expect(isRefusal(playAt(t, HUMAN, 'plow c2'))).toBe(true)
  expect(t.history.log).toHaveLength(0)
})

test('a preview tells what a move brings, but not what lies beyond it', () => {
  const t = play(table({ players: 1 }), HUMAN, 'forest')
  const events = preview(t.local, stateOf(t), HUMAN, 'day-laborer')
  expect(events).toContainEqual({ event: 'got', seat: HUMAN, from: 'day-laborer', goods: { food: 2 } })
  expect(events?.some((told) => (told as Event).event === 'round')).toBe(false)
  expect(preview(t.local, stateOf(t), HUMAN, 'forest')).toBeNull()
})

test('a whole turn is taken back at once', () => {
  const before = play(table({ players: 1 }), HUMAN, 'forest')
  const after = play(before, HUMAN, 'farmland')
  expect(agricola.equal(stateOf(back(after, HUMAN, reset)), stateOf(before))).toBe(true)
})

test('X3: a group is taken back, a roll is not', () => {
  const options: Options = { game: 'express', seats: [{ name: '' }], setup: {}, seed: 'oats' }
  const opened = openTable(newRecord(options))
  if (isRefusal(opened)) throw new Error(opened.message)
  const rolled = play(opened, HUMAN, 'roll')
  expect(canUndo(rolled)).toBe(false)
  const { game } = rolled.local
  const before = rolled.history.state
  const taken = play(rolled, HUMAN, game.print(before, at(game.moves(before, HUMAN), 0)))
  expect(game.equal(back(taken, HUMAN).history.state, before)).toBe(true)
})
