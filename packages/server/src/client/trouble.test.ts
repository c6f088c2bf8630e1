import { at } from '@furrow/engine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { FurrowHttp, ServerRefusal } from './http.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers with these, the last one for ever, and a client whose pauses take no time. */
function stand(...answers: { status: number; body: unknown }[]) {
  const asked: { method: string; path: string; body: { command?: string } | null }[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, path: new URL(url).pathname, body: body === undefined ? null : JSON.parse(body) })
    const { status, body: answer } = at(answers, Math.min(asked.length, answers.length) - 1)
    if (status === CUT) throw new TypeError('fetch failed')
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status })
  })
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  return { http: new FurrowHttp('http://server.test', null, { pause }), asked, pauses }
}

const CUT = 0
const cut = { status: CUT, body: '' }
const trouble = { status: 503, body: { code: 'storage', message: 'Not now.' } }
const bad = { status: 502, body: '<html>Bad Gateway</html>' }
const well = { status: 200, body: { id: 'x' } }
const SEATS = [{ kind: 'me' as const }]

test('what can be asked twice is asked again until the server is out of its trouble', async () => {
  const { http, asked } = stand(trouble, bad, trouble, well)
  expect(await http.table('x')).toEqual({ id: 'x' })
  expect(asked).toHaveLength(4)
})

test('a table that is asked for again is the same one', async () => {
  const { http, asked } = stand(trouble, well)
  await http.createTable({ game: 'agricola', seats: SEATS })
  const [first, second] = asked.map(({ body }) => body?.command)
  expect(second).toBe(first)
  await http.createTable({ game: 'agricola', seats: SEATS })
  expect(at(asked, 2).body?.command).not.toBe(first)
})

test('trouble that does not end is told after ten seconds', async () => {
  const { http, pauses } = stand(trouble)
  await expect(http.join('x')).rejects.toMatchObject({ code: 'storage', isTrouble: true })
  const waited = pauses.reduce((sum, ms) => sum + ms, 0)
  expect(waited).toBeLessThanOrEqual(10_000)
  expect(waited).toBeGreaterThan(6_000)
})

test('a connection that was cut is tried twice more, and then there is nobody', async () => {
  const { http, asked } = stand(cut, cut, well)
  expect(await http.table('x')).toEqual({ id: 'x' })
  expect(asked).toHaveLength(3)
  const gone = stand(cut)
  await expect(gone.http.table('x')).rejects.toBeInstanceOf(TypeError)
  expect(gone.asked).toHaveLength(3)
  const once = stand(cut)
  await expect(once.http.claim('correct horse')).rejects.toBeInstanceOf(TypeError)
  expect(once.asked).toHaveLength(1)
})

test('what would not be the same twice is asked once, and so is what was refused for a reason', async () => {
  const { http, asked } = stand(trouble)
  await expect(http.claim('correct horse')).rejects.toThrow('Not now.')
  await expect(http.leave('x')).rejects.toThrow('Not now.')
  expect(asked).toHaveLength(2)
  const full = stand({ status: 503, body: { code: 'full', message: 'There is no room.' } })
  await expect(full.http.createTable({ game: 'agricola', seats: SEATS })).rejects.toBeInstanceOf(ServerRefusal)
  expect(full.asked).toHaveLength(1)
})
