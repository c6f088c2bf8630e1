// What no client would say: broken messages, broken requests, bytes at random.
import { connect } from 'node:net'
import { below, pick, type Random } from '@furrow/engine/core'
import { FurrowHttp } from '../../client/http.ts'
import { openRaw } from '../../testing/raw-socket.ts'
import { insist } from '../crowd.ts'
import { type Harm, wait } from '../scene.ts'

const bytes = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: 1 + below(random, most) }, () => below(random, 256)))

const ODD: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[[[]]]],
  true,
  '\u0000',
  '__proto__',
  '../..',
]

/** A message that was well formed before one of its parts was exchanged, dropped or added. */
export function brokenMessage(random: Random, table: string): string {
  const well: { [key: string]: unknown }[] = [
    { type: 'join', table, from: 0, chatFrom: 0, command: 'c' },
    { type: 'play', table, number: 1, move: 'forest', command: 'c' },
    { type: 'undo', table, number: 1, move: 1, command: 'c' },
    { type: 'chat', table, number: 0, text: 'hello', command: 'c' },
    { type: 'leave', table, command: 'c' },
    { type: 'ping' },
  ]
  const message = { ...pick(random, well) }
  const key = pick(random, Object.keys(message))
  switch (below(random, 4)) {
    case 0:
      delete message[key]
      break
    case 1:
      message[key] = pick(random, ODD)
      break
    case 2:
      message[`more${below(random, 9)}`] = pick(random, ODD)
      break
    default:
      return JSON.stringify(message).slice(0, below(random, 40))
  }
  return JSON.stringify(message)
}

const PATHS = [
  'me',
  'tables',
  'me/tables',
  'session',
  'me/export',
  'join/x',
  'openapi.json',
  'tables/x/log',
  'me/sessions',
]
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']

export const fuzzHarms: readonly Harm[] = [
  {
    name: 'say broken things over the socket',
    async run({ target, crowd, random }) {
      for (let socket = 0; socket < 10; socket++) {
        const address = pick(random, target.addresses)
        const http = new FurrowHttp(address)
        await insist(() => http.me())
        const raw = await insist(() => openRaw(address, http.cookie))
        raw.stream.resume()
        for (let i = 0; i < 90 && raw.stream.writable; i++) raw.send(brokenMessage(random, pick(random, crowd.tables)))
        await wait(50)
        if (below(random, 2) === 0) raw.stream.write(bytes(random, 500))
        await wait(50)
        raw.stream.destroy()
      }
    },
  },
  {
    name: 'send bytes that are no HTTP',
    async run({ target, random }) {
      for (let i = 0; i < 100; i++) {
        const socket = connect(Number(new URL(pick(random, target.addresses)).port), '127.0.0.1')
        socket.on('error', () => undefined) // it is cut, and that is what is wanted
        socket.write(
          below(random, 2) === 0 ? bytes(random, 2000) : `GET /${bytes(random, 60).toString('latin1')} HTTP/1.1\r\n`,
        )
        setTimeout(() => socket.destroy(), 300)
      }
      await wait(400)
    },
  },
  {
    name: 'ask for odd things over HTTP',
    async run({ target, random }) {
      const address = pick(random, target.addresses)
      const http = new FurrowHttp(address)
      await insist(() => http.me())
      for (let i = 0; i < 150; i++) {
        const method = pick(random, METHODS)
        const body =
          method === 'GET' || method === 'OPTIONS'
            ? {}
            : { body: JSON.stringify({ [String(pick(random, PATHS))]: pick(random, ODD) }) }
        const response = await fetch(
          `${address}/api/${pick(random, PATHS)}?${encodeURIComponent(String(pick(random, ODD)))}`,
          {
            method,
            headers: { 'Content-Type': 'application/json', Cookie: http.cookie ?? '' },
            ...body,
          },
        ).catch(() => null)
        const text = (await response?.text()) ?? ''
        if (response?.status === 500 || /node_modules|at \w+ \(/.test(text))
          throw new Error(`${method} was answered with ${response?.status}: ${text.slice(0, 200)}`)
      }
    },
  },
]
