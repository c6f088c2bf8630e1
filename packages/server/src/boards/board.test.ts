// A board says what comes of a wish; only what was stored counts.
import { at, questionFor } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { findGame } from '../games.ts'
import { docOf } from '../testing/doc.ts'
import { type Advance, type Advanced, type Board, openBoard, type Terms, type Wish } from './board.ts'
import { startState } from './position.ts'
import type { Looking, Onlooker } from './shown.ts'

const played = findGame('agricola')!
const doc = docOf('agricola', ['red', 'blue'], { starting: 0 }, { pace: { kind: 'live', seconds: 300, extra: 15 } })
const terms: Terms = { status: 'playing', pace: doc.pace, bots: [], final: false }

const onlooker = (looking: Looking): Onlooker => ({ looking, bare: false })

function newBoard(): Board {
  const start = { number: 1, at: 0, body: JSON.stringify({ kind: 'start', bots: [] }) }
  return openBoard(played, { status: 'playing', doc, snapshot: null, lines: [start] }).board
}

const asking = (number: number, wish: Wish, more: Partial<Advance> = {}): Advance => ({
  number,
  at: 1000 * number,
  wish,
  terms,
  hearers: ([0, 1, 'public'] as const).map((looking) => ({ ...onlooker(looking), was: looking })),
  snapshot: false,
  ...more,
})

const move = (text: string, seat = 0): Wish => ({ seat, move: text })

test('a move that was not stored leaves no trace: another one in its place is the same as if it had been the first', () => {
  const [board, fresh] = [newBoard(), newBoard()]
  board.advance(asking(1, move('clay-pit')))
  expect(board.advance(asking(1, move('forest')))).toEqual(fresh.advance(asking(1, move('forest'))))
  board.stored(2)
  fresh.stored(2)
  expect(board.show(2, onlooker(1), terms)).toEqual(fresh.show(2, onlooker(1), terms))
})

test('what is asked while a line is being stored is answered as it was before, or will be after it', () => {
  const board = newBoard()
  const before = board.show(1, onlooker(0), terms)
  board.advance(asking(1, move('forest')))
  expect(board.show(1, onlooker(0), terms)).toEqual(before)
  expect(board.show(2, onlooker(0), terms)).not.toEqual(before)
  expect(JSON.parse(board.saved(1))).toEqual(played.game.save(startState(played, doc)))
  board.stored(2)
  expect(() => board.show(1, onlooker(0), terms)).toThrow('The table has moved on')
  expect(() => board.advance(asking(1, move('clay-pit')))).toThrow('The table has moved on')
})

test('a refusal changes nothing', () => {
  const board = newBoard()
  const before = board.show(1, onlooker(0), terms)
  expect(() => board.advance(asking(1, move('no such move')))).toThrow()
  expect(() => board.advance(asking(1, move('forest', 1)))).toThrow()
  expect(() => board.advance(asking(1, { seat: 0, undo: undefined }))).toThrow('There is no move of yours')
  expect(board.show(1, onlooker(0), terms)).toEqual(before)
})

test('the seat that moved is told its next question, the others that it is not theirs, and all whose turn it is', () => {
  const board = newBoard()
  const { told, turn, body } = board.advance(asking(1, move('forest')))
  const moments = told.map(({ moment }) => JSON.parse(`{${moment}}`) as { ask: object | null; decisions: object[] })
  expect(moments.map(({ ask }) => ask !== null)).toEqual([false, true, false])
  expect(turn).toMatchObject({ seats: [1], thinking: [1] })
  expect(body).toMatchObject({ kind: 'move', seat: 0, move: 'forest' })
})

test('a seat for which a bot plays is not asked', () => {
  const { told } = newBoard().advance(asking(1, move('forest'), { terms: { ...terms, bots: [1] } }))
  expect(told.every(({ moment }) => moment.includes('"ask":null'))).toBe(true)
})

test('a snapshot is taken when it is time, and leads to the same game', () => {
  const board = newBoard()
  const { snapshot } = board.advance(asking(1, move('forest'), { snapshot: true }))
  const again = openBoard(played, { status: 'playing', doc, snapshot, lines: [] }).board
  expect(again.show(2, onlooker(1), terms)).toEqual(board.show(2, onlooker(1), terms))
})

test('the first move is one of those that are asked for, and there is none for a seat that has nothing to choose', () => {
  const board = newBoard()
  const question = questionFor(played.game, startState(played, doc), 0)
  expect(board.first(1, 0)).toBe(at(question?.moves ?? [], 0).text)
  expect(board.first(1, 1)).toBeNull()
})

test('once the game is over, a board tells the same as one that comes out of the store', () => {
  const board = newBoard()
  let number = 1
  let turn: readonly number[] = [0]
  let over: Advanced | null = null
  while (!over) {
    const seat = at(turn, 0)
    const advanced = board.advance(asking(number, move(board.first(number, seat) ?? '', seat)))
    turn = advanced.turn?.seats ?? []
    number++
    board.stored(number)
    if (advanced.result) over = advanced
  }
  expect(turn).toEqual([])
  const finished = { ...terms, status: 'finished' as const }
  const { board: stored, opened } = openBoard(played, { status: 'finished', doc, snapshot: over.snapshot, lines: [] })
  expect(opened).toEqual({ turn: null, trouble: null })
  for (const looking of [0, 1, 'public'] as const)
    expect(board.show(number, onlooker(looking), finished)).toEqual(stored.show(number, onlooker(looking), finished))
  const later = asking(number, { line: { kind: 'seat', seat: 0, why: 'left' } }, { terms: finished, snapshot: true })
  expect(board.advance(later)).toEqual(stored.advance(later))
  expect(board.show(number + 1, onlooker(0), finished)).toEqual(stored.show(number + 1, onlooker(0), finished))
})
