import { at } from '@furrow/engine/core'
// Limits: each has a setting, and more processes are not more to ask for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FurrowHttp } from './client/http.ts'
import { defaults, readConfig } from './config.ts'
import { startTestServer } from './testing/house.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { refusal } from './testing/refusal.ts'
import { Gossip, makeLimits } from './wire/limits.ts'

describe('settings', () => {
  const configOf = (...args: string[]) => {
    const reading = readConfig(args, { FURROW_LIMIT_GUESTS: '1000/120' })
    return 'config' in reading ? reading.config : reading
  }

  test('so many at once, so many a minute; 0 for none; the environment says the same', () => {
    expect(configOf('--limit-passwords-address', '500/60', '--limit-chat', '0')).toMatchObject({
      rates: {
        ...defaults.rates,
        guests: { burst: 1000, perSecond: 2 },
        passwordsOfAddress: { burst: 500, perSecond: 1 },
        chat: { burst: 0, perSecond: 0 },
      },
    })
  })

  test.each(['many', '10', '10/', '/10', '-1/1', '0/5'])('"%s" is not understood', (text) => {
    expect(configOf('--limit-tables', text)).toEqual({
      refusal: `--limit-tables needs how many at once and how many a minute, such as 100/12, or 0 for no limit, not "${text}".`,
    })
  })
})

test('what is asked for all the time: a process hears of those who ask for much at another', () => {
  const told: string[] = []
  const rates = { ...defaults.rates, account: { burst: 20, perSecond: 0.001 } }
  const make = (whisper: (text: string) => void) =>
    new Gossip(makeLimits(rates, 1, { spend: () => Promise.resolve(true) }), whisper)
  const [here, there] = [make((text) => told.push(text)), make(() => undefined)]
  for (let i = 0; i < 15; i++) here.allows('account', 'somebody')
  here.tell()
  expect(told).toEqual(['spent account somebody 15'])
  for (const text of told) there.hear(text)
  expect(Array.from({ length: 8 }, () => there.allows('account', 'somebody'))).toEqual([
    ...Array.from({ length: 5 }, () => true),
    ...Array.from({ length: 3 }, () => false),
  ])
  expect(there.allows('account', 'somebody-else')).toBe(true)
  // It is told once, and what was little is not told at all.
  here.tell()
  here.allows('messages', 'somebody')
  here.tell()
  expect(told.length).toBe(1)
  // What is much again is told again.
  here.allows('account', 'somebody')
  here.allows('account', 'somebody')
  here.tell()
  expect(told.at(-1)).toBe('spent account somebody 2')
})

describe('two processes on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('share what is done now and then to the last one, also at the same moment', async () => {
    const databaseUrl = await postgres.database()
    const slowly = (burst: number) => ({ burst, perSecond: 0.0001 })
    const rates = { ...defaults.rates, passwords: slowly(10), guests: slowly(6), tables: slowly(5) }
    const servers = await Promise.all([1, 2].map(() => startTestServer({ databaseUrl, limits: 1, rates })))
    const guests = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => {
        const http = new FurrowHttp(at(servers, i % 2).address)
        await http.me()
        return http
      }),
    )
    const [somebody, other] = guests as [FurrowHttp, FurrowHttp]
    await somebody.claim('correct horse', 'Rowan')
    const tries = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        refusal(new FurrowHttp(at(servers, i % 2).address).signIn('Rowan', 'a wrong guess')),
      ),
    )
    expect(tries.filter((code) => code === 'wrong-password').length).toBe(10)
    expect(tries.filter((code) => code === 'too-many').length).toBe(14)
    // The sixth guest, and no seventh at either process.
    await new FurrowHttp(at(servers, 1).address).me()
    for (const { address } of servers) expect(await refusal(new FurrowHttp(address).me())).toBe('too-many')
    const tables = Array.from({ length: 7 }, (_, i) => {
      const http = new FurrowHttp(at(servers, i % 2).address, other.cookie)
      return refusal(http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'open' }] }))
    })
    expect((await Promise.all(tables)).filter((code) => code === 'not refused').length).toBe(5)
    // Nobody finds an address or a name there.
    const kept = await postgres.ask<{ key: string }>(databaseUrl, 'SELECT key FROM budgets')
    expect(kept.length).toBeGreaterThan(3)
    for (const { key } of kept) expect(key).toMatch(/^[\w-]{43}$/)
    for (const server of servers) await server.stop()
  })
})
