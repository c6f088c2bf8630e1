import { FurrowHttp, type Me, ServerRefusal, type SocketOptions } from '@furrow/server/client'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { makeServer } from './server.ts'

const RED: Me = { id: 'r', name: 'Red', claimed: false }
const BLUE: Me = { id: 'b', name: 'Blue', claimed: true }

type Line = ReturnType<NonNullable<SocketOptions['open']>>

/** A server that answers with these, one after the other, and sockets that lead nowhere. */
function stand(...answers: (Me | Error)[]) {
  const lines: (Line & { hungUp: boolean })[] = []
  const asked = { times: 0 }
  const http = new FurrowHttp('http://server.test')
  http.me = () => {
    const answer = at(answers, asked.times++)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const open = (): Line => {
    const line = {
      hungUp: false,
      readyState: 0,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: () => undefined,
      close() {
        line.hungUp = true
      },
    } as Line & { hungUp: boolean } // what a socket of the client library needs
    lines.push(line)
    return line
  }
  return { server: makeServer(http, { open }), lines, asked }
}

test('the server is asked once who I am, however many want to know', async () => {
  const { server, asked } = stand(RED)
  expect(asked.times).toBe(0)
  expect(await Promise.all([server.arrive(), server.arrive()])).toEqual([RED, RED])
  await server.arrive()
  expect(asked.times).toBe(1)
  expect(server.me.get()).toEqual({ me: RED, trouble: null })
})

test('a server that cannot be reached is asked again when somebody tries again', async () => {
  const gone = new ServerRefusal('stopping', 'Back in a moment.', 503)
  const { server } = stand(gone, RED)
  await expect(server.arrive()).rejects.toBe(gone)
  expect(server.me.get()).toEqual({ me: null, trouble: gone })
  expect(await server.arrive()).toEqual(RED)
})

test('there is one socket, and a rename shows without another', async () => {
  const { server, lines } = stand(RED)
  await server.arrive()
  const socket = server.socket()
  const seen: (string | undefined)[] = []
  server.me.subscribe(() => seen.push(server.me.get().me?.name))
  server.become({ ...RED, name: 'Rose' })
  expect(seen).toEqual(['Rose'])
  expect(server.socket()).toBe(socket)
  expect(lines).toHaveLength(1)
})

test('another person gets another socket, and so does whoever comes after a sign-out', async () => {
  const { server, lines } = stand(RED, { ...RED, id: 'n' })
  await server.arrive()
  const first = server.socket()
  server.become(BLUE)
  expect(at(lines, 0).hungUp).toBe(true)
  expect(server.socket()).not.toBe(first)
  server.forget()
  expect(at(lines, 1).hungUp).toBe(true)
  expect(server.me.get().me).toBeNull()
  expect((await server.arrive()).id).toBe('n')
})

test('how the connection stands is told, and the end of a session with its sentence', async () => {
  const { server, lines } = stand(RED)
  await server.arrive()
  server.socket()
  expect(server.connection.get().status).toBe('connecting')
  at(lines, 0).onmessage?.({ data: JSON.stringify({ type: 'hello', me: RED, heartbeat: 1000 }) })
  expect(server.connection.get()).toEqual({ status: 'open', why: null })
  at(lines, 0).onclose?.({ code: 4001, reason: 'Signed out.' })
  expect(server.connection.get()).toEqual({ status: 'closed', why: 'Signed out.' })
  server.socket()
  expect(lines).toHaveLength(2)
  expect(server.connection.get().status).toBe('connecting')
  server.forget()
})
