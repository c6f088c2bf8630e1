// Whether somebody is still there.
import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { House } from '../house.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Visitor } from '../people/people.ts'
import { Socket } from './socket.ts'

/** The other end of a socket: what it says, and how often it was asked for a sign of life. */
class OtherEnd extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  readonly bufferedAmount = 0
  asked = 0
  ping(): void {
    this.asked++
  }
  send(): void {}
}

function opened() {
  const end = new OtherEnd()
  // Of house, metrics and visitor only what a heartbeat needs.
  const house = { traffic: { allows: () => true } } as unknown as House
  const visitor = { person: { id: 'red', name: 'Red', key: null } } as unknown as Visitor
  const ws = end as unknown as WebSocket
  return { end, socket: new Socket(house, { messages: 0 } as Metrics, ws, new PassThrough(), visitor, false) }
}

test('whoever says something is there, and is not asked', () => {
  const { end, socket } = opened()
  for (let i = 0; i < 5; i++) {
    end.emit('message', Buffer.from('{"type":"ping"}'), false)
    expect(socket.beat()).toBe(true)
  }
  expect(end.asked).toBe(0)
})

test('whoever says nothing is asked, and stays if they answer', () => {
  const { end, socket } = opened()
  expect(socket.beat()).toBe(true) // it has just come
  for (let asked = 1; asked < 4; asked++) {
    expect(socket.beat()).toBe(true)
    expect(end.asked).toBe(asked)
    end.emit('pong')
    expect(socket.beat()).toBe(true)
  }
})

test('whoever does not answer is gone with the next look', () => {
  const { end, socket } = opened()
  expect([socket.beat(), socket.beat(), socket.beat()]).toEqual([true, true, false])
  expect(end.asked).toBe(1)
})
