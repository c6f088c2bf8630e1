import { at } from '@furrow/engine/core'
// Passwords that are tried by others than the owner, from one address and from many.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { startTestServer, type TestServer } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { readProxies } from '../wire/addresses.ts'

let server: TestServer
const PASSWORD = 'correct horse'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] }) // however long it takes here, no time passes for the limits
  const trustProxy = readProxies('loopback') ?? expect.fail()
  server = await startTestServer({ limits: 1, trustProxy })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

/** Somebody who has claimed the name, on a device at home. */
async function owner(name: string): Promise<FurrowHttp> {
  const http = new FurrowHttp(server.address)
  await http.me()
  await http.claim(PASSWORD, name)
  return http
}

/** What is answered to a password tried from an address. */
async function tryFrom(address: string, name: string, password = 'a wrong guess'): Promise<string> {
  const response = await fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ name, password }),
  })
  return response.ok ? 'signed in' : ((await response.json()) as { code: string }).code
}

async function triesFrom(address: string, names: readonly string[]): Promise<{ [code: string]: number }> {
  const count: { [code: string]: number } = {}
  for (const name of names) {
    const code = await tryFrom(address, name)
    count[code] = (count[code] ?? 0) + 1
  }
  return count
}

/** One name, as somebody might spell it who wants to be counted as many. */
const spellings = ['Rowan', 'ROWAN', 'rowan', ' rowan ', 'Ｒowan', 'ｒｏｗａｎ', '\u202eRowan', 'Rowan\t']

test('a name is one name however it is spelt', async () => {
  await owner('Rowan')
  for (const name of spellings) expect([name, await tryFrom('7.7.7.7', name, PASSWORD)]).toEqual([name, 'signed in'])
  expect(await triesFrom('6.6.6.6', [...spellings, ...spellings])).toEqual({ 'wrong-password': 10, 'too-many': 6 })
})

test('nobody keeps an owner out from another address', async () => {
  await owner('Rowan')
  await triesFrom(
    '6.6.6.6',
    Array.from({ length: 30 }, () => 'Rowan'),
  )
  expect(await tryFrom('6.6.6.6', 'Rowan', PASSWORD)).toBe('too-many')
  expect(await tryFrom('7.7.7.7', 'Rowan', PASSWORD)).toBe('signed in')
})

test('nor from the same address, or from many, on a device the owner has signed in on before', async () => {
  const home = await owner('Rowan')
  await home.signOut()
  const here = Array.from({ length: 30 }, () => 'Rowan')
  expect((await triesFrom('127.0.0.1', here))['too-many']).toBe(20)
  // Many addresses together are slowed down for the name.
  const there = Array.from({ length: 120 }, (_, i) => `8.8.${i % 250}.${Math.floor(i / 250)}`)
  for (const [i, address] of there.entries()) await tryFrom(address, at(spellings, i % spellings.length))
  expect(await tryFrom('7.7.7.7', 'Rowan', PASSWORD)).toBe('too-many')
  expect(await home.signIn('Rowan', PASSWORD)).toMatchObject({ name: 'Rowan' })
  // A device that is signed in is known as well.
  expect(await home.changePassword(PASSWORD, 'better horse')).toEqual({ ended: 0 })
})

test('a known device has a limit of its own, and is known for its own name only', async () => {
  const home = await owner('Rowan')
  await owner('Hazel')
  const tries = await Promise.all(Array.from({ length: 15 }, () => refusal(home.signIn('Rowan', 'a wrong guess'))))
  expect(tries.filter((code) => code === 'too-many').length).toBe(5)
  await triesFrom(
    '127.0.0.1',
    Array.from({ length: 12 }, () => 'Hazel'),
  )
  expect(await refusal(home.signIn('Hazel', PASSWORD))).toBe('too-many')
})

test('one address cannot try many names for ever', async () => {
  const names = Array.from({ length: 120 }, (_, i) => `Name ${i}`)
  const tries = await triesFrom('6.6.6.6', names)
  expect(tries['too-many']).toBeGreaterThan(5)
})

test('a club behind one address: whoever knows their password never waits, and uses up nothing', async () => {
  await owner('Rowan')
  for (let i = 0; i < 15; i++) expect(await tryFrom('6.6.6.6', 'Rowan', PASSWORD)).toBe('signed in')
  // Nor do passwords that were right before save anybody who guesses.
  const guesses = Array.from({ length: 12 }, () => 'Rowan')
  expect(await triesFrom('6.6.6.6', guesses)).toEqual({ 'wrong-password': 10, 'too-many': 2 })
})
