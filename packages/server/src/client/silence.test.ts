import { connect, createServer, type Server, type Socket } from 'node:net'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Person, startTestServer, type TestServer, twoAtTable } from '../testing/house.ts'
import { FurrowHttp } from './http.ts'
import { openNodeSocket } from './node.ts'
import { FurrowSocket, type Status } from './socket.ts'

let server: TestServer
let red: Person
let blue: Person
let line: Server
let port: number
/** The connections through which nothing comes any more, in either direction, though nobody has closed them. */
const silent = new Set<Socket>()
const open = new Set<Socket>()

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
  line = createServer((near) => {
    const far = connect(server.port, '127.0.0.1')
    open.add(near)
    near.on('data', (data) => silent.has(near) || far.write(data))
    far.on('data', (data) => silent.has(near) || near.write(data))
    near.on('error', () => undefined)
    far.on('error', () => undefined)
    near.on('close', () => far.destroy())
    far.on('close', () => silent.has(near) || near.destroy())
  })
  port = await new Promise<number>((done) => {
    line.listen(0, '127.0.0.1', () => done((line.address() as { port: number }).port)) // a TCP server
  })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  line.close()
  await server.stop()
})

test('a line that has gone silent is given up soon, and nothing that comes through it later counts', async () => {
  const table = await twoAtTable(red, blue)
  const mover = red.socket.state(table.id)?.ask ? red : blue
  const other = mover === red ? blue : red
  const lines: ReturnType<typeof openNodeSocket>[] = []
  let now = 0
  let beat = (): void => undefined
  const socket = new FurrowSocket(new FurrowHttp(`http://127.0.0.1:${port}`, other.http.cookie), {
    open: (url, cookie) => {
      const one = openNodeSocket(url, cookie)
      lines.push(one)
      return one
    },
    again: () => 20,
    patienceMs: 1000,
    clock: {
      now: () => now,
      every(_, what) {
        beat = what
        return () => undefined
      },
    },
  })
  await socket.join(table.id)
  for (const each of open) silent.add(each)
  const seen: Status[] = []
  socket.onStatus = (status) => seen.push(status)
  const number = await mover.socket.play(table.id, mover.socket.state(table.id)?.ask?.moves[0]?.text ?? '')
  now = 1000
  beat()
  expect(seen).toEqual([])
  now = 1001
  beat()
  await expect.poll(() => socket.state(table.id)?.number).toBe(number)
  expect(seen).toEqual(['connecting', 'open'])
  expect(lines).toHaveLength(2)
  at(lines, 0).onmessage?.({ data: JSON.stringify({ type: 'presence', table: table.id, seats: [], spectators: 99 }) })
  expect(socket.state(table.id)?.presence.spectators).not.toBe(99)
  // The old line ends at last: the new one stands.
  for (const each of silent) each.destroy()
  await expect.poll(() => at(lines, 0).readyState).toBe(WebSocket.CLOSED)
  expect([socket.status, seen.length]).toEqual(['open', 2])
  socket.close()
})
