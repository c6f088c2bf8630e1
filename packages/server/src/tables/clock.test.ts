import { describe, expect, test } from 'vitest'
import { readPosition } from '../boards/board.ts'
import { after, fromSnapshot, type Position, startPosition, takeSnapshot } from '../boards/position.ts'
import { openBoards } from '../boards/threads.ts'
import type { Pace } from '../client/types.ts'
import { findGame } from '../games.ts'
import type { Line, Snapshot } from '../store/store.ts'
import { docOf } from '../testing/doc.ts'
import { startTestServer, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { type TableDoc, writeRow } from './doc.ts'
import type { LineBody, SeatReason } from './line.ts'
import { tableFrom } from './load.ts'

const DAY = 86_400_000
const LIVE: Pace = { kind: 'live', seconds: 300, extra: 15 }
const DAYS: Pace = { kind: 'days', days: 2 }

/** A game whose lines come at the moments one names. */
function game(pace: Pace) {
  const played = findGame('agricola')
  if (!played) throw new Error('There is no agricola.')
  const doc = docOf('agricola', ['red', 'blue'], { starting: 0 }, { pace })
  let position: Position = startPosition(played, doc, 1, 0)
  const log: Line[] = [{ number: 1, at: 0, body: JSON.stringify({ kind: 'start', bots: [] } satisfies LineBody) }]
  const line = (at: number, body: LineBody) => {
    position = after(played, doc, position, position.number + 1, at, body)
    log.push({ number: position.number, at, body: JSON.stringify(body) })
    return position.number
  }
  return {
    doc,
    log,
    seat: (at: number, why: SeatReason, seat: number) => line(at, { kind: 'seat', seat, why }),
    left: () => position.clock?.left,
    move: (at: number, move: string, seat = 0) => line(at, { kind: 'move', seat, move, events: [] }),
    undo: (at: number, move: number, seat = 0) => line(at, { kind: 'undo', seat, move }),
    back: (at: number) => line(at, { kind: 'seat', seat: 0, why: 'back' }),
    /** The table leaves memory and comes back. */
    reload() {
      position = fromSnapshot(played, doc, JSON.parse(JSON.stringify(takeSnapshot(played, position))))
    },
  }
}

test('playing and taking back wins no time, however often', () => {
  const { left, move, undo } = game(LIVE)
  for (let i = 1; i <= 20; i++) undo(i * 2000, move(i * 2000 - 1000, 'forest'))
  // A second went by before each move, and one for the other seat before it was taken back.
  expect(left()).toEqual([280_000, 280_000])
})

test('nor does it stop the clock: what was thought about between the moves is gone', () => {
  const { left, move, undo } = game(LIVE)
  undo(24_000, move(10_000, 'farmland'))
  undo(48_000, move(34_000, 'farmland'))
  expect(left()).toEqual([300_000 - 48_000, 300_000])
})

test('what stays gets its extra, and only that', () => {
  const { left, move, undo } = game(LIVE)
  undo(3000, move(1000, 'forest'))
  move(4000, 'forest')
  expect(left()).toEqual([300_000 - 2000 + 15_000, 300_000 - 2000])
})

test('several moves taken back at once, also after the table has left memory', () => {
  const { left, move, undo, reload } = game(LIVE)
  const placed = move(10_000, 'farmland')
  move(20_000, 'plow a1')
  expect(left()?.[0]).toBe(300_000 - 20_000 + 30_000)
  reload()
  undo(21_000, placed)
  expect(left()?.[0]).toBe(300_000 - 20_000)
})

test('in a game over days the whole time does not come back by taking back', () => {
  const { left, move, undo } = game(DAYS)
  const placed = move(DAY, 'farmland')
  expect(left()?.[0]).toBe(2 * DAY)
  undo(DAY + 1000, placed)
  expect(left()?.[0]).toBe(DAY - 1000)
})

test.each([
  ['live', LIVE, 60_000],
  ['days', DAYS, 2 * DAY],
])('%s: somebody who took the seat back is not late by taking back what the bot has played', (_, pace, grace) => {
  const { left, move, undo, back } = game(pace)
  const end = pace === LIVE ? 300_000 : 2 * DAY
  const placed = move(end - 1000, 'farmland')
  move(end + 20_000, 'plow a1')
  back(end + 30_000)
  undo(end + 30_000, placed)
  expect(left()?.[0]).toBe(grace)
})

test('handing over and taking back wins no time either', () => {
  const { left, move, undo, back } = game(LIVE)
  const placed = move(0, 'forest')
  back(0)
  undo(0, placed)
  expect(left()).toEqual([300_000, 300_000])
})

test('at a real table: twenty times forest and back', async () => {
  const server = await startTestServer()
  const [red, blue] = [await server.person('Red'), await server.person('Blue')]
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }]
  const { id, code } = await red.http.createTable({ game: 'agricola', setup: { starting: 0 }, pace: LIVE, seats })
  await blue.http.join(id, code)
  const start = await until(red, id, (s) => s.ask !== null)
  for (let i = 0; i < 20; i++) {
    await red.socket.play(id, 'forest')
    await red.socket.undo(id)
  }
  const end = await until(red, id, (s) => s.number === start.number + 40)
  expect(end.clock?.left[0]).toBeLessThanOrEqual(300_000)
  await server.stop()
})

test('taking back is refused when the time from before is over', async () => {
  let now = Date.now()
  const server = await startTestServer({}, undefined, () => now)
  const red = await server.person('Red')
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
  const pace: Pace = { kind: 'live', seconds: 2, extra: 60 }
  const { id } = await red.http.createTable({ game: 'agricola', setup: { starting: 0 }, pace, seats })
  await until(red, id, (s) => s.ask !== null)
  await red.socket.play(id, 'farmland')
  expect(await refusal(red.socket.undo(id))).toBe('not refused')
  await red.socket.play(id, 'farmland')
  now += 2100
  expect(await refusal(red.socket.undo(id))).toBe('illegal-move')
  expect((await red.socket.join(id)).info.seats[0]).toMatchObject({ bot: null })
  await server.stop()
})

describe('the clock after a line is a function of the log', () => {
  test('seats that changed hands later change nothing of what was thought about before', async () => {
    const { left, move, seat, log, doc } = game(LIVE)
    const after = [left()]
    const then = (_: number) => after.push(left())
    then(move(10_000, 'forest', 0))
    then(move(30_000, 'clay-pit', 1))
    then(seat(35_000, 'handed', 0))
    then(move(60_000, 'farmland', 0))
    then(move(61_000, 'plow a1', 0))
    then(seat(61_000, 'late', 1))
    then(seat(90_000, 'back', 0))
    expect(after.at(-1)).toEqual([300_000 - 10_000 + 15_000 - 5_000 + 30_000, 300_000 - 20_000 + 15_000])
    // As the table's row says today: a bot on the one seat, a person on the other, whoever was there before.
    for (const bots of [
      [null, null],
      ['random', null],
      [null, 'random'],
      ['random', 'random'],
    ]) {
      const today = { ...doc, seats: doc.seats.map((s, i) => ({ ...s, bot: bots[i] })) as TableDoc['seats'] }
      const row = { id: 't', code: 'c', invite: 'i', status: 'playing' as const, doc: today }
      for (let lines = 1; lines <= log.length; lines++)
        for (const { snapshot, rest } of snapshots(today, log.slice(0, lines))) {
          const { turn } = await tableFrom(openBoards(0), { row: writeRow(row), snapshot, lines: rest })
          expect(turn?.clock?.left).toEqual(after[lines - 1])
        }
    }
  })

  /** The same lines, with a snapshot after any of them, or none. */
  function snapshots(today: TableDoc, lines: readonly Line[]): { snapshot: Snapshot | null; rest: Line[] }[] {
    const played = findGame(today.game)!
    const all = lines.map((_, i) => {
      const stored = { status: 'playing' as const, doc: today, snapshot: null, lines: lines.slice(0, i + 1) }
      return { snapshot: takeSnapshot(played, readPosition(played, stored).position!), rest: lines.slice(i + 1) }
    })
    return [{ snapshot: null, rest: [...lines] }, ...all]
  }

  test('at a real table: loaded anew it shows the same time, whatever the last line was', async () => {
    let now = Date.now()
    const server = await startTestServer({ absentMs: 0 }, undefined, () => now)
    const [red, blue] = [await server.person('Red'), await server.person('Blue')]
    const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }]
    const { id, code } = await red.http.createTable({ game: 'agricola', setup: { starting: 0 }, pace: LIVE, seats })
    await blue.http.join(id, code)
    await until(red, id, (s) => s.ask !== null)
    const { tables } = server.house
    const same = async () => {
      const live = await tables.get(id)
      const stored = await tableFrom(openBoards(0), (await server.house.store.table(id))!)
      expect([stored.number, stored.turn]).toEqual([live.number, live.turn])
    }
    now += 7000
    await red.socket.play(id, 'forest')
    await same()
    now += 11_000
    await blue.http.renewInvitation(id)
    await same()
    now += 13_000
    const number = (await until(blue, id, (s) => s.ask !== null)).number
    await blue.http.handToBot(id, 1, 'random')
    await until(red, id, (s) => s.number > number + 1 && s.ask !== null)
    await same()
    now += 17_000
    await blue.http.takeBack(id)
    await same()
    const { clock } = (await tables.get(id)).turn!
    expect(clock?.left[0]).toBe(300_000 - 7000 + 15_000 - 17_000)
    await server.stop()
  })

  test('what a process with a slow watch writes takes no time twice', () => {
    const { left, move } = game(LIVE)
    move(10_000, 'forest', 0)
    move(8000, 'clay-pit', 1)
    move(20_000, 'reed-bank', 0)
    expect(left()).toEqual([300_000 - 20_000 + 30_000, 315_000])
  })
})
