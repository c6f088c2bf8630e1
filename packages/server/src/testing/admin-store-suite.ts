import { at } from '@furrow/engine/core'
// What every store has to keep for those who run the server, held against each of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinkRow, LogRow, MailRow, ReportRow } from '../store/admin-store.ts'
import type { Store } from '../store/store.ts'
import { lineOf, rowOf, sessionOf, someone, unique } from './store-suite.ts'

const linkOf = (changes: Partial<LinkRow> = {}): LinkRow => ({
  id: unique(),
  kind: 'password',
  person: unique(),
  made: 1,
  until: 100,
  uses: 1,
  note: '',
  ...changes,
})
const turnMail = (person: string, table: string, at = 10): MailRow => ({
  id: `turn ${person} ${table}`,
  person,
  kind: 'turn',
  table,
  at,
  tries: 0,
  body: '{}',
})
const reportOf = (changes: Partial<ReportRow> = {}): ReportRow => ({
  id: unique(),
  at: 5,
  person: unique(),
  about: unique(),
  table: unique(),
  chat: 3,
  body: '{}',
  closed: null,
  ...changes,
})
const noteOf = (changes: Partial<LogRow> = {}): Omit<LogRow, 'id'> => ({
  at: 1,
  kind: 'deed',
  actor: '',
  actorName: '',
  what: 'ban',
  about: '',
  name: 'Red',
  more: '',
  ...changes,
})

export function adminStoreSuite(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps what administrators need`, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    const newPerson = async (changes: Parameters<typeof someone>[0] = {}, seen = 1) => {
      const person = someone(changes)
      const session = sessionOf(person.id, seen)
      await store.createPerson(person, session)
      return { ...person, session }
    }

    test('people are listed newest first, by part of the name, by kind and by mark', async () => {
      const part = unique()
      const red = await newPerson({ name: `Red ${part}`, created: 10 }, 70)
      const blue = await newPerson({ name: `B${part}`, key: `b${part}`, password: 'x', created: 11 })
      const bot = await newPerson({ name: `C${part}`, key: `c${part}`, created: 12 })
      const ids = async (query: Partial<Parameters<Store['listPeople']>[0]> = {}) =>
        (await store.listPeople({ text: part, limit: 9, ...query })).map(({ id }) => id)
      expect(await ids()).toEqual([bot.id, blue.id, red.id])
      expect(await ids({ limit: 1, before: { created: 12, id: bot.id } })).toEqual([blue.id])
      expect(await ids({ kind: 'guest' })).toEqual([red.id])
      expect(await ids({ kind: 'claimed' })).toEqual([blue.id])
      expect(await ids({ kind: 'program' })).toEqual([bot.id])
      await store.setMark({ person: blue.id, mark: 'banned', at: 1, until: null, note: 'rude' })
      expect(await ids({ mark: 'banned' })).toEqual([blue.id])
      expect(await store.listPeople({ text: `red ${part}`, limit: 1 })).toEqual([
        { id: red.id, name: `Red ${part}`, key: null, created: 10, seen: 70 },
      ])
    })

    test('guests are found by a name in any letters', async () => {
      const part = unique()
      const guest = await newPerson({ name: `ÜNÏ ÉLÉNA ${part}` })
      const wide = await newPerson({ name: `Ａｎｎａ ${part}` })
      const found = async (text: string) => (await store.listPeople({ text, limit: 9 })).map(({ id }) => id)
      expect(await found(`ünï éléna ${part.toLowerCase()}`)).toEqual([guest.id])
      expect(await found(`anna ${part.toLowerCase()}`)).toEqual([wide.id])
    })

    test('marks are set, replaced and dropped', async () => {
      const [red, blue] = [unique(), unique()]
      await store.setMark({ person: red, mark: 'banned', at: 1, until: 5, note: 'a' })
      await store.setMark({ person: red, mark: 'banned', at: 2, until: null, note: 'b' })
      await store.setMark({ person: blue, mark: 'admin', at: 3, until: null, note: '' })
      expect(await store.marks([red, 'nobody'])).toEqual([
        { person: red, mark: 'banned', at: 2, until: null, note: 'b' },
      ])
      expect(await store.marks([red, blue])).toHaveLength(2)
      expect(await store.dropMark(red, 'banned')).toBe(true)
      expect(await store.dropMark(red, 'banned')).toBe(false)
      expect(await store.marks([red])).toEqual([])
    })

    test('a link works as often as it says, until its time is over; of two for one person the newer', async () => {
      const once = linkOf()
      await store.keepLink(once)
      expect(await store.link(once.id, 99)).toEqual(once)
      expect(await store.useLink(once.id, 100)).toBeNull()
      const used = await Promise.all([store.useLink(once.id, 50), store.useLink(once.id, 50)])
      expect(used.filter((link) => link !== null)).toEqual([{ ...once, uses: 0 }])
      expect(await store.link(once.id, 50)).toBeNull()
      const newer = linkOf({ person: once.person, made: 2 })
      const other = linkOf({ person: once.person, kind: 'recovery', until: null })
      for (const link of [linkOf({ person: once.person }), other, newer]) await store.keepLink(link)
      expect((await store.links('password', 1000)).filter(({ person }) => person === once.person)).toEqual([newer])
      expect(await store.link(other.id, 1e15)).toEqual(other)
      const invitation = linkOf({ person: null, kind: 'invitation', uses: 2 })
      for (const link of [invitation, linkOf({ person: null, kind: 'invitation' })]) await store.keepLink(link)
      await store.useLink(invitation.id, 1)
      expect(await store.links('invitation', 1000)).toContainEqual({ ...invitation, uses: 1 })
      expect(await store.dropLink(invitation.id)).toBe(true)
      expect(await store.dropLink(invitation.id)).toBe(false)
    })

    test('of a turn one mail waits, until the person has looked; only those who want it get any', async () => {
      const [red, table] = [unique(), unique()]
      const due = async (now: number) => (await store.takeMails(now, now + 100, 99)).filter((m) => m.person === red)
      await store.queueTurn(turnMail(red, table))
      const address = { person: red, address: 'red@example.org', confirmed: null, language: 'fr', turns: true }
      await store.keepAddress(address)
      await store.queueTurn(turnMail(red, table))
      expect(await due(1000)).toEqual([])
      await store.keepAddress({ ...address, confirmed: 7 })
      expect(await store.address(red)).toEqual({ ...address, confirmed: 7 })
      for (const at of [10, 20]) await store.queueTurn(turnMail(red, table, at))
      expect(await due(9)).toEqual([])
      expect(await due(10)).toMatchObject([{ id: `turn ${red} ${table}`, tries: 0, table, kind: 'turn' }])
      expect(await due(50)).toEqual([]) // somebody is sending it
      expect(await due(200)).toMatchObject([{ tries: 1 }])
      await store.mailDone(`turn ${red} ${table}`)
      await store.queueTurn(turnMail(red, table))
      expect(await due(1_000_000)).toEqual([])
      await store.looked(red, table)
      await store.queueTurn(turnMail(red, table))
      expect(await due(2_000_000)).toHaveLength(1)
      await store.keepAddress({ ...address, confirmed: 7, turns: false })
      await store.looked(red, table)
      await store.queueTurn(turnMail(red, table))
      expect(await due(3_000_000)).toEqual([])
      await store.queueMail({ ...turnMail(red, ''), id: `password ${red}`, kind: 'password' })
      expect(await due(4_000_000)).toHaveLength(1)
      await store.mailDone(`password ${red}`)
      expect(await due(9_000_000)).toEqual([])
      await store.dropAddress(red)
      expect(await store.address(red)).toBeNull()
    })

    test('reports are open until they are closed', async () => {
      const report = reportOf({ at: 1e15 })
      await store.report(report)
      expect(await store.reports(true, 1)).toEqual([report])
      expect(await store.closeReport(report.id, 1e15)).toBe(true)
      expect(await store.closeReport(report.id, 2e15)).toBe(false)
      expect(await store.closeReport('nothing', 1)).toBe(false)
      expect(await store.reports(false, 1)).toEqual([{ ...report, closed: 1e15 }])
      expect((await store.reports(true, 1000)).map(({ id }) => id)).not.toContain(report.id)
    })

    test('the log keeps the newest lines of each kind', async () => {
      await store.note(noteOf({ what: 'kept' }), 1000)
      for (let i = 1; i <= 6; i++) await store.note(noteOf({ kind: 'refused', what: `try ${i}` }), 4)
      const refused = await store.notes('refused', null, 99)
      expect(refused.map(({ what }) => what)).toEqual(['try 6', 'try 5', 'try 4', 'try 3'])
      expect((await store.notes('refused', at(refused, 1).id, 1)).map(({ what }) => what)).toEqual(['try 4'])
      expect((await store.notes(null, null, 99)).map(({ what }) => what)).toContain('kept')
      expect(await store.notes('deed', null, 1)).toEqual([{ ...noteOf({ what: 'kept' }), id: expect.any(Number) }])
    })

    test('a line of talk is gone and its number stays taken', async () => {
      const table = unique()
      await store.say({ table, number: 1, at: 1, person: 'red', body: '"x"' })
      expect(await store.unsay(table, 1)).toBe(true)
      expect(await store.unsay(table, 1)).toBe(false)
      expect(await store.chat(table, 0, 9)).toEqual([{ table, number: 1, at: 1, person: '', body: '' }])
    })

    test('of a deleted table nothing is left', async () => {
      const row = rowOf({ people: ['red'] })
      await store.createTable(row)
      for (let n = 1; n <= 9; n++)
        await store.append({
          table: row.id,
          line: lineOf(n),
          job: 1,
          ...(n === 5 && { snapshot: { number: 5, body: '{}' } }),
        })
      await store.say({ table: row.id, number: 1, at: 1, person: 'red', body: '"x"' })
      const report = reportOf({ table: row.id })
      await store.report(report)
      await store.deleteTable(row.id)
      expect(await store.table(row.id)).toBeNull()
      expect(await store.lines(row.id, 0, 99)).toEqual([])
      expect(await store.chat(row.id, 0, 99)).toEqual([])
      expect(await store.holdJob(row.id, 'a', 1, 2)).toBe(false)
      expect((await store.list({ person: 'red', limit: 999 })).map(({ id }) => id)).not.toContain(row.id)
      expect((await store.reports(true, 999)).map(({ id }) => id)).not.toContain(report.id)
    })

    test('with a person goes what was kept about them, and their name from the log', async () => {
      const red = await newPerson({ key: unique(), password: 'x' })
      const link = linkOf({ person: red.id })
      const [byRed, aboutRed] = [reportOf({ person: red.id }), reportOf({ about: red.id })]
      await store.setMark({ person: red.id, mark: 'admin', at: 1, until: null, note: '' })
      await store.keepLink(link)
      await store.keepAddress({ person: red.id, address: 'a@b.c', confirmed: 1, language: 'en', turns: true })
      await store.queueTurn(turnMail(red.id, 'x', 1))
      for (const report of [byRed, aboutRed]) await store.report(report)
      await store.note(noteOf({ about: red.id, name: 'Red of the log', actor: red.id, actorName: 'Red' }), 1000)
      await store.note(noteOf({ what: 'rename', about: red.id, name: 'Red of the log', more: 'Rot' }), 1000)
      await store.note(noteOf({ kind: 'refused', about: red.id, name: 'Red of the log' }), 1000)
      await store.deletePerson(red.id)
      expect(await store.marks([red.id])).toEqual([])
      expect(await store.link(link.id, 1)).toBeNull()
      expect(await store.address(red.id)).toBeNull()
      expect((await store.takeMails(1e15, 1e15, 999)).filter(({ person }) => person === red.id)).toEqual([])
      const reports = await store.reports(true, 999)
      expect(reports.find(({ id }) => id === byRed.id)).toEqual({ ...byRed, person: '' })
      expect(reports.find(({ id }) => id === aboutRed.id)).toBeUndefined()
      const about = (await store.notes(null, null, 999)).filter((note) => note.about === red.id)
      expect(about).toMatchObject([
        { kind: 'deed', what: 'rename', name: '', more: '' },
        { kind: 'deed', name: '', actorName: '' },
      ])
    })

    test('usage counts what there is', async () => {
      const before = await store.usage(1000, 500)
      await newPerson({}, 2000)
      await newPerson({ key: unique(), password: 'x' }, 700)
      await store.createTable(rowOf({ status: 'waiting' }))
      const after = await store.usage(1000, 500)
      expect(after.people).toEqual({
        claimed: before.people.claimed + 1,
        guests: before.people.guests + 1,
        programs: before.people.programs,
      })
      expect(after.active).toEqual({ day: before.active.day + 1, week: before.active.week + 2 })
      expect(after.tables.waiting).toBe(before.tables.waiting + 1)
      expect(after.bytes).toBeGreaterThan(0)
    })
  })
}
