import { agricola } from '@furrow/engine/agricola'
import { isRefusal, readRecord, replay } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogLine } from '../client/types.ts'
import { type Person, playOn, playOne, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'

let server: TestServer
let red: Person
let blue: Person
let green: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
  green = await server.person('Green')
})
afterAll(() => server.stop())

const movesIn = (lines: readonly LogLine[]) =>
  lines.flatMap((line) => (line.kind === 'move' ? [`${line.seat} ${line.move}`] : []))

test('in a draft everybody is told their own picks, and of the others only that they have chosen (B3)', async () => {
  const table = await twoAtTable(red, blue, { cards: 'dealt', deal: 'draft-7' })
  await green.socket.join(table.id, undefined, table.code)
  // A whole pass of both seats, in the course of which everybody is at the table.
  for (let i = 0; i < 4; i++) {
    const number = await playOne([red, blue], table.id, i)
    await Promise.all([red, blue, green].map((p) => until(p, table.id, (s) => s.number >= number)))
  }
  const told = (person: Person) => movesIn(person.socket.state(table.id)!.log)
  const asked = async (person: Person) => movesIn(await person.http.log(table.id, 0, table.code))
  const own = (seat: number) => new RegExp(`^${seat} pick [a-z-]+$`)
  const hushed = (seat: number) => new RegExp(`^${seat} pick$`)
  for (const heard of [told, asked]) {
    const seen = { red: await heard(red), blue: await heard(blue), green: await heard(green) }
    expect(seen.red.filter((line) => own(0).test(line))).toHaveLength(2)
    expect(seen.red.filter((line) => hushed(1).test(line))).toHaveLength(2)
    expect(seen.blue.filter((line) => own(1).test(line))).toHaveLength(2)
    expect(seen.blue.filter((line) => hushed(0).test(line))).toHaveLength(2)
    expect(seen.green.filter((line) => hushed(0).test(line) || hushed(1).test(line))).toHaveLength(4)
  }
  // Whoever comes back is told no more than before.
  await blue.socket.leave(table.id)
  await blue.socket.join(table.id, undefined, undefined)
  await until(blue, table.id, (s) => s.number > 0)
  expect(told(blue).join()).not.toMatch(/0 pick [a-z]/)
})

test('when the game is over its record holds every pick, and plays to the same end', async () => {
  const table = await twoAtTable(red, blue, { cards: 'dealt', deal: 'draft-7' })
  await playOn([red, blue], table.id)
  const record = readRecord(await green.http.record(table.id, table.code))
  if (isRefusal(record)) throw new Error(record.message)
  const played = replay(agricola, record)
  if (isRefusal(played)) throw new Error(played.message)
  expect(played.state.over).toBe(true)
  expect(record.entries.filter((entry) => 'move' in entry && /^pick [a-z-]+$/.test(entry.move))).toHaveLength(24)
})
