import { FurrowHttp, type Me, ServerRefusal, type SocketOptions } from '@furrow/server/client'
import { expect, test } from 'vitest'
import { makeHouse } from './house.ts'

const RED: Me = { id: 'r', name: 'Red', claimed: false }
const BLUE: Me = { id: 'b', name: 'Blue', claimed: true }

type Line = ReturnType<NonNullable<SocketOptions['open']>>

/** A server that answers with these, one after the other, and sockets that lead nowhere. */
function stand(...answers: (Me | Error)[]) {
  const lines: (Line & { hungUp: boolean })[] = []
  const asked = { times: 0 }
  const http = new FurrowHttp('http://house.test')
  http.me = () => {
    const answer = answers[asked.times++]
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
  return { house: makeHouse(http, { open }), lines, asked }
}

test('the server is asked once who I am, however many want to know', async () => {
  const { house, asked } = stand(RED)
  expect(asked.times).toBe(0)
  expect(await Promise.all([house.arrive(), house.arrive()])).toEqual([RED, RED])
  await house.arrive()
  expect(asked.times).toBe(1)
  expect(house.me.get()).toEqual({ me: RED, trouble: null })
})

test('a server that cannot be reached is asked again when somebody tries again', async () => {
  const gone = new ServerRefusal('stopping', 'Back in a moment.', 503)
  const { house } = stand(gone, RED)
  await expect(house.arrive()).rejects.toBe(gone)
  expect(house.me.get()).toEqual({ me: null, trouble: gone })
  expect(await house.arrive()).toEqual(RED)
})

test('there is one socket, and a rename shows without another', async () => {
  const { house, lines } = stand(RED)
  await house.arrive()
  const socket = house.socket()
  const seen: (string | undefined)[] = []
  house.me.subscribe(() => seen.push(house.me.get().me?.name))
  house.become({ ...RED, name: 'Rose' })
  expect(seen).toEqual(['Rose'])
  expect(house.socket()).toBe(socket)
  expect(lines).toHaveLength(1)
})

test('another person gets another socket, and so does whoever comes after a sign-out', async () => {
  const { house, lines } = stand(RED, { ...RED, id: 'n' })
  await house.arrive()
  const first = house.socket()
  house.become(BLUE)
  expect(lines[0].hungUp).toBe(true)
  expect(house.socket()).not.toBe(first)
  house.forget()
  expect(lines[1].hungUp).toBe(true)
  expect(house.me.get().me).toBeNull()
  expect((await house.arrive()).id).toBe('n')
})

test('how the connection stands is told, and the end of a session with its sentence', async () => {
  const { house, lines } = stand(RED)
  await house.arrive()
  house.socket()
  expect(house.connection.get().status).toBe('connecting')
  lines[0].onmessage?.({ data: JSON.stringify({ type: 'hello', me: RED, heartbeat: 1000 }) })
  expect(house.connection.get()).toEqual({ status: 'open', why: null })
  lines[0].onclose?.({ code: 4001, reason: 'Signed out.' })
  expect(house.connection.get()).toEqual({ status: 'closed', why: 'Signed out.' })
  house.socket()
  expect(lines).toHaveLength(2)
  expect(house.connection.get().status).toBe('connecting')
  house.forget()
})
