// What Prometheus reads: who may, what is in it, and whether it can be added up.
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { startTestServer, twoAtTable } from '../testing/house.ts'
import { deploy } from '../testing/nginx.ts'
import { startPostgres } from '../testing/postgres.ts'
import { readProxies } from '../wire/addresses.ts'

afterEach(() => vi.restoreAllMocks())

const read = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}/metrics`, { headers })
  return { status: response.status, text: await response.text() }
}
/** The sum of a measure over processes, as Prometheus adds it up. */
const sum = (texts: readonly string[], name: string): number =>
  texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((n, line) => n + Number(line.split(' ').at(-1)), 0)

test('two processes: each thing is counted once, also what both have', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const servers = await Promise.all([1, 2].map(() => startTestServer({ databaseUrl })))
  const [one, two] = servers as [(typeof servers)[0], (typeof servers)[0]]
  const [a, b] = [await one.person('A'), await two.person('B')]
  await b.http.claim('correct horse')
  const { id } = await twoAtTable(a, b)
  for (const { keeper } of servers) await keeper.look()
  const both = async () => (await Promise.all(servers.map(({ address }) => read(address)))).map(({ text }) => text)
  const texts = await both()
  expect(texts.filter((text) => text.includes('furrow_people{')).length).toBe(1)
  expect(sum(texts, 'furrow_people')).toBe(2)
  expect(texts.join('\n')).toMatch(/^furrow_people\{kind="guest"\} 1$/m)
  expect(texts.join('\n')).toMatch(/^furrow_people_active\{within="day"\} 2$/m)
  expect(sum(texts, 'furrow_stored_tables')).toBe(1)
  expect(sum(texts, 'furrow_store_bytes')).toBeGreaterThan(1_000_000)
  expect(sum(texts, 'furrow_tables_live')).toBe(2)
  expect(sum(texts, 'furrow_tables_active')).toBe(1)
  expect(sum(texts, 'furrow_sockets')).toBe(2)
  // Whoever moves, wherever: it stays one.
  for (let i = 0; i < 3; i++) {
    const mover = a.socket.state(id)?.ask ? a : b
    const number = await mover.socket.play(id, mover.socket.state(id)?.ask?.moves[0]?.text ?? '')
    await expect.poll(() => [a, b].map(({ socket }) => socket.state(id)?.number)).toEqual([number, number])
    await expect.poll(async () => sum(await both(), 'furrow_tables_active')).toBe(1)
  }
  // The one that counted is gone: the other does it.
  const counter = servers.find(({ keeper }) => keeper.census !== null)
  const other = servers.find(({ keeper }) => keeper.census === null)
  await counter?.stop()
  await other?.keeper.look()
  expect(other?.keeper.census).toMatchObject({ people: { guest: 1, claimed: 1 } })
  await other?.stop()
  await postgres.stop()
})

test('this machine, the addresses that are named, and whoever shows the token may read it, and nobody else', async () => {
  const trustProxy = readProxies('loopback') ?? expect.fail()
  const metricsFrom = readProxies('10.0.0.7') ?? expect.fail()
  const server = await startTestServer({ trustProxy, metricsFrom, metricsToken: 'open sesame' })
  const from = (address: string, authorization?: string) =>
    read(server.address, { 'X-Forwarded-For': address, ...(authorization && { Authorization: authorization }) })
  expect((await read(server.address)).status).toBe(200)
  expect((await from('10.0.0.7')).status).toBe(200)
  expect((await from('10.0.0.8')).status).toBe(403)
  expect((await from('10.0.0.8', 'Bearer open sesame')).status).toBe(200)
  expect((await from('10.0.0.8', 'Bearer open')).status).toBe(403)
  await server.stop()
  const without = await startTestServer({ trustProxy })
  expect((await read(without.address, { 'X-Forwarded-For': '10.0.0.8', Authorization: 'Bearer ' })).status).toBe(403)
  await without.stop()
})

test('the dashboard asks for what is measured, and for all of it', async () => {
  const server = await startTestServer()
  await server.keeper.look()
  await fetch(`${server.address}/api/nothing`)
  const { text } = await read(server.address)
  const measured = new Set([...text.matchAll(/^(furrow_\w+)/gm)].map(([, name]) => name))
  const asked = new Set(
    [...readFileSync(deploy('grafana-dashboard.json'), 'utf8').matchAll(/furrow_\w+/g)].map(([name]) => name),
  )
  expect([...asked].sort()).toEqual([...measured].sort())
  await server.stop()
})

test('behind a proxy that is not trusted it says so once, and where pages come by https already at the start', async () => {
  const said: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const warnings = () => said.filter((line) => line.includes('--trust-proxy names it')).length
  const server = await startTestServer()
  const ask = (from?: string) =>
    new FurrowHttp(server.address)
      .me()
      .then(() => fetch(server.address, { headers: from ? { 'X-Forwarded-For': from } : {} }))
  await ask()
  expect(warnings()).toBe(0)
  for (const from of ['10.0.0.7', '10.0.0.8']) await ask(from)
  expect(warnings()).toBe(1)
  await server.stop()
  const origins = ['https://furrow.example']
  await (await startTestServer({ origins })).stop()
  expect(warnings()).toBe(2)
  await (await startTestServer({ origins, trustProxy: readProxies('loopback') ?? expect.fail() })).stop()
  expect(warnings()).toBe(2)
})
