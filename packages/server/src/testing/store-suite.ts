import { at } from '@furrow/engine/core'
// What every store has to do, held against each of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Line, PersonRow, SessionRow, Store, TableRow } from '../store/store.ts'

let made = 0
export const unique = (): string => `${Date.now().toString(36)}${++made}`

export const rowOf = (changes: Partial<TableRow> = {}): TableRow => {
  const id = unique()
  return {
    id,
    code: `c${id}`,
    invite: `i${id}`,
    status: 'playing',
    listed: false,
    changed: Date.now(),
    people: [],
    doc: '{"game":"agricola"}',
    ...changes,
  }
}

export const lineOf = (number: number, body = `{"move":"forest ${number}"}`): Line => ({
  number,
  at: 1_800_000_000_000 + number * 1000,
  body,
})

export const someone = (changes: Partial<PersonRow> = {}): PersonRow => ({
  id: unique(),
  name: 'Red',
  key: null,
  password: null,
  created: 5,
  ...changes,
})

export const sessionOf = (person: string, seen = 1): SessionRow => ({
  id: unique(),
  person,
  created: 1,
  seen,
  device: 'Test',
})

export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps tables`, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    const append = (table: string, number: number, more: object = {}) =>
      store.append({ table, line: lineOf(number), ...more })

    test('a table is found by its id, code and invitation', async () => {
      const row = rowOf({ people: ['red', 'blue'], listed: true })
      await store.createTable(row)
      const stored = await store.table(row.id)
      expect(stored).toMatchObject({ row: { ...row, people: expect.anything() }, snapshot: null, lines: [] })
      expect([...(stored?.row.people ?? [])].sort()).toEqual(['blue', 'red'])
      expect(await store.tableByCode(row.code)).toBe(row.id)
      expect(await store.tableByInvite(row.invite)).toBe(row.id)
      expect(await store.tableByCode('nothing')).toBeNull()
      expect(await store.table('nothing')).toBeNull()
      expect(await store.row('nothing')).toBeNull()
    })

    test('of two tables of one id the first one stays, with its people', async () => {
      const row = rowOf({ people: ['red'] })
      const other = rowOf({ id: row.id, people: ['blue'] })
      expect(await store.createTable(row)).toBe(true)
      expect(await store.createTable(other)).toBe(false)
      expect(await store.row(row.id)).toEqual(row)
      expect(await store.tableByCode(other.code)).toBeNull()
    })

    test('lines come back as they were written', async () => {
      const { id } = rowOf()
      await store.createTable(rowOf({ id }))
      for (const n of [1, 2, 3]) expect(await append(id, n)).toBe(true)
      expect(await store.lines(id, 0, 10)).toEqual([1, 2, 3].map((n) => lineOf(n)))
      expect(await store.lines(id, 1, 1)).toEqual([lineOf(2)])
      expect(await store.lines(id, 3, 10)).toEqual([])
      expect(await store.heads([id, 'nothing'])).toEqual(
        new Map([
          [id, 3],
          ['nothing', 0],
        ]),
      )
      expect(await store.lastLines([id, 'nothing'])).toEqual(new Map([[id, lineOf(3)]]))
      expect((await store.table(id))?.lines).toHaveLength(3)
    })

    test('of two writers of one number one wins, and what the other brought is not kept', async () => {
      const row = rowOf({ status: 'playing' })
      await store.createTable(row)
      const finished = { ...row, status: 'finished' as const }
      const [first, second] = await Promise.all([
        store.append({ table: row.id, line: lineOf(1, '{"a":1}') }),
        store.append({ table: row.id, line: lineOf(1, '{"b":2}'), row: finished, job: 1 }),
      ])
      expect([first, second].filter((won) => won)).toHaveLength(1)
      const stored = await store.table(row.id)
      expect(stored?.lines).toEqual([lineOf(1, first ? '{"a":1}' : '{"b":2}')])
      expect(stored?.row.status).toBe(first ? 'playing' : 'finished')
      expect(await store.append({ table: row.id, line: lineOf(1, '{"late":1}') })).toBe(false)
    })

    test('with a snapshot only the lines after it are loaded, and none is lost', async () => {
      const row = rowOf()
      await store.createTable(row)
      for (let n = 1; n <= 300; n++)
        await append(row.id, n, n % 24 === 0 ? { snapshot: { number: n - 2, body: `{"at":${n - 2}}` } } : {})
      const stored = await store.table(row.id)
      expect(stored?.snapshot).toEqual({ number: 286, body: '{"at":286}' })
      expect(stored?.lines.map(({ number }) => number)).toEqual([
        287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300,
      ])
      expect(await store.lines(row.id, 0, 1000)).toEqual(Array.from({ length: 300 }, (_, i) => lineOf(i + 1)))
      await append(row.id, 301, { snapshot: { number: 301, body: '{}' } })
      expect(await store.lastLines([row.id])).toEqual(new Map([[row.id, lineOf(301)]]))
      expect((await store.lines(row.id, 100, 5)).map(({ number }) => number)).toEqual([101, 102, 103, 104, 105])
    })

    test('a table and its lines are those of one moment, also while it is being written', async () => {
      const row = rowOf({ doc: '{"at":0}' })
      await store.createTable(row)
      let writing = true
      const written = (async () => {
        for (let n = 1; n <= 150; n++)
          await append(row.id, n, {
            row: { ...row, doc: `{"at":${n}}` },
            ...(n % 40 === 0 && { snapshot: { number: n, body: '{}' } }),
          })
        writing = false
      })()
      while (writing) {
        const [whole, later] = await Promise.all([store.table(row.id), store.since(row.id, 0)])
        const last = whole?.lines.at(-1)?.number ?? whole?.snapshot?.number ?? 0
        expect(whole?.row.doc).toBe(`{"at":${last}}`)
        expect(later?.row.doc).toBe(`{"at":${later?.lines.length}}`)
      }
      await written
      expect((await store.since(row.id, 148))?.lines).toEqual([lineOf(149), lineOf(150)])
      expect(await store.since('nothing', 0)).toBeNull()
    })

    test('many tables at once', async () => {
      const rows = Array.from({ length: 50 }, () => rowOf())
      await Promise.all(rows.map((row) => store.createTable(row)))
      for (let n = 1; n <= 10; n++) await Promise.all(rows.map(({ id }) => append(id, n)))
      for (const { id } of rows) expect(await store.lines(id, 0, 100)).toHaveLength(10)
    })

    test('lists: mine, listed, by status, page by page', async () => {
      const [red, start] = [unique(), Date.now() + 1_000_000]
      const rows = Array.from({ length: 5 }, (_, i) =>
        rowOf({
          people: i < 3 ? [red] : [],
          listed: i % 2 === 0,
          status: i === 4 ? 'waiting' : 'finished',
          changed: start + i,
        }),
      )
      for (const row of rows) await store.createTable(row)
      const ids = async (query: Parameters<Store['list']>[0]) => (await store.list(query)).map(({ id }) => id)
      expect(await ids({ person: red, limit: 10 })).toEqual([at(rows, 2).id, at(rows, 1).id, at(rows, 0).id])
      expect(await ids({ person: red, limit: 1, before: { changed: start + 2, id: '' } })).toEqual([at(rows, 1).id])
      expect(await ids({ person: red, listed: true, limit: 9 })).toEqual([at(rows, 2).id, at(rows, 0).id])
      expect((await ids({ status: ['waiting'], listed: true, limit: 1 }))[0]).toBe(at(rows, 4).id)
    })

    test('page by page nothing is skipped and nothing comes twice, also where many changed in one moment', async () => {
      const red = unique()
      const rows = Array.from({ length: 9 }, (_, i) => rowOf({ people: [red], changed: 1_900_000_000_000 + (i % 2) }))
      for (const row of rows) await store.createTable(row)
      const seen: TableRow[] = []
      for (;;) {
        const page = await store.list({ person: red, before: seen.at(-1), limit: 2 })
        seen.push(...page)
        if (page.length < 2) break
      }
      expect(seen.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
      expect(seen.map(({ changed }) => changed)).toEqual(seen.map(({ changed }) => changed).sort((a, b) => b - a))
    })

    test('tables that mention somebody are found, page by page', async () => {
      const who = unique()
      const rows = Array.from({ length: 7 }, (_, i) => rowOf({ doc: i % 3 === 0 ? `{"host":"${who}"}` : '{}' }))
      for (const row of rows) await store.createTable(row)
      const found: string[] = []
      for (let after: string | null = ''; after !== null; ) {
        const page = await store.tablesWith(who, after, 2)
        found.push(...page.found)
        after = page.last
      }
      expect(found.sort()).toEqual([0, 3, 6].map((i) => at(rows, i).id).sort())
    })

    test('a row changes with its line: people come and go', async () => {
      const row = rowOf({ people: ['red'] })
      await store.createTable(row)
      await append(row.id, 1, { row: { ...row, people: ['blue'], invite: `${row.invite}new`, doc: '{"x":1}' } })
      expect(await store.row(row.id)).toMatchObject({ people: ['blue'], doc: '{"x":1}' })
      expect(await store.tableByInvite(row.invite)).toBeNull()
    })

    test('a job is taken by one, comes back when its holder is gone, and ends with a line', async () => {
      const row = rowOf()
      await store.createTable(row)
      await append(row.id, 1, { job: 100 })
      const take = async (owner: string, now: number) =>
        (await store.takeJobs(owner, now, now + 50, 1000)).some(({ table }) => table === row.id)
      expect(await take('a', 99)).toBe(false)
      const [a, b] = await Promise.all([take('a', 100), take('b', 100)])
      expect([a, b].filter((taken) => taken)).toHaveLength(1)
      const [holder, other] = a ? ['a', 'b'] : ['b', 'a']
      expect(await store.holdJob(row.id, holder, 120, 200)).toBe(true)
      expect(await store.holdJob(row.id, other, 120, 200)).toBe(false)
      expect(await take(other, 199)).toBe(false)
      expect(await take(other, 201)).toBe(true)
      await store.moveJob({ table: row.id, at: 99 }, null) // it was another one
      await store.moveJob({ table: row.id, at: 100 }, 500)
      expect(await take('a', 499)).toBe(false)
      expect(await take('a', 500)).toBe(true)
      await store.releaseJobs('b', 501)
      expect(await take('b', 502)).toBe(false)
      await store.releaseJobs('a', 501)
      expect(await take('b', 502)).toBe(true)
      await append(row.id, 2, { job: null })
      expect(await take('c', 10_000)).toBe(false)
      expect(await store.holdJob(row.id, 'c', 1, 2)).toBe(false)
    })

    test('chat is numbered by table and person', async () => {
      const { id } = rowOf()
      const [red, blue] = [unique(), unique()]
      const said = (number: number, person: string) => ({ table: id, number, at: number, person, body: `"${number}"` })
      expect(await store.lastChat(id)).toBe(0)
      expect(await store.say(said(1, red))).toBe(true)
      expect(await store.say(said(1, blue))).toBe(false)
      expect(await store.say(said(2, blue))).toBe(true)
      expect(await store.lastChat(id)).toBe(2)
      expect(await store.chat(id, 1, 10)).toEqual([said(2, blue)])
      expect(await store.chatOf(red)).toEqual([said(1, red)])
      expect(await store.chatHeads([id, 'nothing'])).toEqual(new Map([[id, 2]]))
    })
  })

  describe(`${name} keeps people`, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    test('a guest, a claimed name, and nobody else under it', async () => {
      const [red, blue, key] = [someone(), someone({ name: 'Blue' }), unique()]
      await store.createPerson(red, sessionOf(red.id))
      await store.createPerson(blue, sessionOf(blue.id))
      expect(await store.person(red.id)).toEqual(red)
      const claimed = { ...red, key, password: 'hash' }
      expect(await store.savePerson(claimed)).toBe(true)
      expect(await store.savePerson({ ...blue, key })).toBe(false)
      expect(await store.personByKey(key)).toEqual(claimed)
      expect(await store.person(blue.id)).toEqual(blue)
    })

    test('sessions are listed, touched and ended', async () => {
      const red = someone()
      const [first, second] = [sessionOf(red.id, 1), sessionOf(red.id, 2)]
      await store.createPerson(red, first)
      await store.createSession(second)
      await store.touchSession(first.id, 9)
      expect((await store.sessions(red.id)).map(({ id }) => id)).toEqual([first.id, second.id])
      await store.endSession(first.id)
      expect(await store.session(first.id)).toBeNull()
      expect(await store.session(second.id)).toEqual(second)
      expect(await store.openSessions([first.id, second.id, 'nothing'])).toEqual(new Set([second.id]))
    })

    test('of a solo series the one that changed last is kept', async () => {
      const red = someone()
      await store.createPerson(red, sessionOf(red.id))
      expect(await store.series(red.id)).toBeNull()
      const [early, late] = [
        { changed: 5, body: 'early' },
        { changed: 7, body: 'late' },
      ]
      expect(await store.keepSeries(red.id, early)).toEqual(early)
      expect(await store.keepSeries(red.id, late)).toEqual(late)
      expect(await store.keepSeries(red.id, early)).toEqual(late)
      expect(await store.series(red.id)).toEqual(late)
    })

    test('programs are listed for whoever made them, the newest first, until either is deleted', async () => {
      const [red, blue] = [someone(), someone()]
      const made = [someone({ created: 1 }), someone({ created: 2 }), someone({ created: 3 })]
      for (const person of [red, blue, ...made]) await store.createPerson(person, sessionOf(person.id))
      const [first, second, third] = made.map(({ id }) => id)
      await store.keepMaker(first ?? '', red.id)
      await store.keepMaker(second ?? '', red.id)
      await store.keepMaker(third ?? '', blue.id)
      const listed = async (maker: string) => (await store.programsOf(maker)).map(({ id }) => id)
      expect(await listed(red.id)).toEqual([second, first])
      expect(await listed(blue.id)).toEqual([third])
      await store.deletePerson(second ?? '')
      await store.deletePerson(blue.id)
      expect([await listed(red.id), await listed(blue.id)]).toEqual([[first], []])
    })

    test('deleting a person leaves nothing of them', async () => {
      const red = someone({ key: unique() })
      const session = sessionOf(red.id)
      const row = rowOf({ people: [red.id] })
      await store.createPerson(red, session)
      await store.createTable(row)
      await store.say({ table: row.id, number: 1, at: 1, person: red.id, body: '"hello"' })
      await store.keepSeries(red.id, { changed: 1, body: 'x' })
      await store.deletePerson(red.id)
      expect(await store.series(red.id)).toBeNull()
      expect(await store.person(red.id)).toBeNull()
      expect(await store.personByKey(red.key ?? '')).toBeNull()
      expect(await store.session(session.id)).toBeNull()
      expect(await store.list({ person: red.id, limit: 9 })).toEqual([])
      // Its number stays taken, so that nobody who has heard it misses the next one.
      expect(await store.chat(row.id, 0, 9)).toEqual([{ table: row.id, number: 1, at: 1, person: '', body: '' }])
      expect(await store.lastChat(row.id)).toBe(1)
    })

    test('a setting is set once', async () => {
      const key = unique()
      const [a, b] = await Promise.all([store.setting(key, 'a'), store.setting(key, 'b')])
      expect(a).toBe(b)
      expect(await store.setting(key, 'c')).toBe(a)
      expect((await store.counts()).people).toBeGreaterThanOrEqual(0)
    })
  })
}
