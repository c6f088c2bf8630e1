// What a request may take its time for, and from which pages it may come.
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/house.ts'
import { isOwnOrigin } from './headers.ts'

describe('a request that takes too long to come in', () => {
  /** What is answered until the line is cut, to somebody who sends a byte now and then and never closes. */
  const dribble = (server: TestServer, start: string): Promise<string> =>
    new Promise((done) => {
      const line = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
      line.write(start)
      let heard = ''
      const more = setInterval(() => line.write('x'), 20)
      line.on('data', (data) => {
        heard += data
      })
      line.on('error', () => undefined) // 'close' follows
      line.on('close', () => {
        clearInterval(more)
        done(heard)
      })
    })

  test.each([
    [
      'its body',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    ],
    ['its head', 'GET /api/me HTTP/1.1\r\nX-Slow: '],
  ])('is cut at the stated time: %s', async (_, start) => {
    const server = await startTestServer({ requestMs: 400 })
    expect(await dribble(server, start)).toMatch(/^HTTP\/1\.1 408 /)
    await expect.poll(() => promisify(server.server.getConnections.bind(server.server))()).toBe(0)
    await server.stop()
  })
})

describe('pages', () => {
  const asked = (host: string, origin: string, own = { origins: [] as string[], host: '127.0.0.1' }) =>
    isOwnOrigin({ headers: { host, origin } } as unknown as IncomingMessage, own) // all that is looked at

  test.each([
    ['localhost:8300', 'http://localhost:8300'],
    ['127.0.0.1:8300', 'http://127.0.0.1:8300'],
    ['192.168.1.20:8300', 'http://192.168.1.20:8300'],
    ['[fe80::1]:8300', 'http://[fe80::1]:8300'],
    [`${hostname().toLowerCase()}:8300`, `http://${hostname().toLowerCase()}:8300`],
  ])('at the address where it listens are our own: %s', (host, origin) => {
    expect(asked(host, origin)).toBe(true)
  })

  test('of a name that somebody lets lead here are not, though Host and Origin agree', () => {
    expect(asked('evil.example', 'http://evil.example')).toBe(false)
    expect(asked('127.0.0.1.evil.example', 'http://127.0.0.1.evil.example')).toBe(false)
    expect(asked('localhost.evil.example:8300', 'http://localhost.evil.example:8300')).toBe(false)
  })

  test('of a name are our own when it was configured, or listened on', () => {
    const named = { origins: ['https://furrow.example'], host: '0.0.0.0' }
    expect(asked('furrow.example', 'https://furrow.example', named)).toBe(true)
    expect(asked('furrow.example', 'http://furrow.example', named)).toBe(false)
    expect(asked('furrow.lan:80', 'http://furrow.lan:80', { origins: [], host: 'furrow.lan' })).toBe(true)
  })

  test('of another address are not', () => {
    expect(asked('127.0.0.1:8300', 'http://192.168.1.1')).toBe(false)
    expect(asked('localhost:8300', 'null')).toBe(false)
    expect(asked('localhost:8300', 'http://localhost:9999')).toBe(false)
  })
})
