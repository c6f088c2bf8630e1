import { at } from '@furrow/engine/core'
// Mail: the address and its proof, a forgotten password, and "your turn" in games over days.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { type Person, startTestServer, type TestServer, until } from '../testing/house.ts'
import { type MailServer, type Received, startMailServer } from '../testing/mail-server.ts'
import { refusal } from '../testing/refusal.ts'

const MINUTE_MS = 60_000
let clock = Date.now()
let post: MailServer
let server: TestServer
beforeAll(async () => {
  post = await startMailServer()
  server = await startTestServer(
    {
      mailUrl: post.url,
      mailFrom: 'Furrow <furrow@example.org>',
      mailAfterMs: 10 * MINUTE_MS,
      origins: ['https://furrow.example'],
      logLevel: 'error',
    },
    undefined,
    () => clock,
  )
})
afterAll(async () => {
  await server.stop()
  await post.down()
})

/** Time goes on, and what is due goes out. */
function pass(ms: number): void {
  clock += ms
  server.house.mail?.look()
}
const to = (address: string): Received[] => post.mails.filter((mail) => mail.to === address)
const tokenIn = ({ text }: Received, path: string): string =>
  new RegExp(`https://furrow\\.example/${path}/(\\S+)`).exec(text)?.[1] ?? ''

let names = 0
async function withAddress(language = 'en'): Promise<Person & { address: string }> {
  const n = ++names
  const person = await server.person(`Reader ${n}`)
  const address = `reader${n}@example.org`
  await person.http.claim('correct horse')
  await person.http.setMail(address, language)
  await expect.poll(() => to(address).length).toBe(1)
  await person.http.confirmMail(tokenIn(at(to(address), 0), 'mail'))
  return { ...person, address }
}
const device = () => new FurrowHttp(server.address, null, { troubleMs: 0 })

/** A game over days in which it is the first one's turn; nobody looks at it. */
async function overDays(a: Person, b: Person): Promise<string> {
  const table = await a.http.createTable({
    game: 'agricola',
    setup: { starting: 0 },
    seats: [{ kind: 'me' }, { kind: 'invited' }],
    pace: { kind: 'days', days: 3 },
  })
  await b.http.join(table.id, table.code)
  return table.id
}

test('an address counts once its owner has opened the link, which works once', async () => {
  const person = await server.person('Cautious')
  expect(await refusal(person.http.setMail('a@example.org', 'en'))).toBe('forbidden') // a guest has no password
  await person.http.claim('correct horse')
  expect(await refusal(person.http.setMail('no address', 'en'))).toBe('bad-request')
  expect(await person.http.mail()).toBeNull()
  expect(await person.http.setMail('cautious@example.org', 'fr')).toEqual({
    address: 'cautious@example.org',
    confirmed: false,
    turns: true,
  })
  await expect.poll(() => to('cautious@example.org').length).toBe(1)
  const mail = at(to('cautious@example.org'), 0)
  expect(mail.subject).toBe('Furrow : est-ce bien votre adresse ?')
  await device().recoverByMail('Cautious') // not confirmed: nothing goes there
  const token = tokenIn(mail, 'mail')
  await device().confirmMail(token)
  expect(await refusal(device().confirmMail(token))).toBe('not-found')
  expect(await person.http.mail()).toMatchObject({ confirmed: true })
  expect(to('cautious@example.org')).toHaveLength(1)
  await person.http.dropMail()
  expect(await person.http.mail()).toBeNull()
})

test('a forgotten password: the link comes by mail, for an hour; nobody learns who has an address', async () => {
  const red = await withAddress('fr')
  expect(await device().recoverByMail('Nobody at all')).toEqual({})
  expect(await device().recoverByMail(red.name)).toEqual({})
  await expect.poll(() => to(red.address).length).toBe(2)
  const mail = at(to(red.address), 1)
  expect(mail.subject).toBe(`Furrow : un nouveau mot de passe pour ${red.name}`)
  expect(await device().recoverByLink(tokenIn(mail, 'reset'), 'better horse')).toMatchObject({ name: red.name })
  expect(await refusal(red.http.sessions())).toBe('not-signed-in')
  await device().recoverByMail(red.name)
  await expect.poll(() => to(red.address).length).toBe(3)
  clock += 61 * MINUTE_MS
  expect(await refusal(device().recoverByLink(tokenIn(at(to(red.address), 2), 'reset'), 'third horse'))).toBe(
    'not-found',
  )
})

test('your turn: after a while, once for a table until one has looked, and never after unsubscribing', async () => {
  const [red, blue] = [await withAddress(), await server.person()]
  const id = await overDays(red, blue)
  pass(9 * MINUTE_MS)
  pass(2 * MINUTE_MS)
  await expect.poll(() => to(red.address).length).toBe(2)
  const mail = at(to(red.address), 1)
  expect(mail.subject).toBe('Furrow: it is your turn')
  expect(mail.text).toContain(`with ${blue.name}`)
  expect(mail.text).toContain(`https://furrow.example/table/${id}`)

  // Looks, plays, goes; when it is the turn again, there is one more.
  await until(red, id, ({ ask }) => ask !== null)
  await red.socket.play(id, 'forest')
  await red.socket.leave(id)
  await until(blue, id, ({ ask }) => ask !== null)
  await blue.socket.play(id, 'grain-seeds')
  pass(11 * MINUTE_MS)
  await expect.poll(() => to(red.address).length).toBe(3)

  await device().unsubscribe(tokenIn(mail, 'unsubscribe'))
  expect(await refusal(device().unsubscribe('somebody.else'))).toBe('not-found')
  expect(await red.http.mail()).toMatchObject({ turns: false, confirmed: true })
  await until(red, id, ({ ask }) => ask !== null)
  await red.socket.play(id, 'day-laborer')
  await red.socket.leave(id)
  await until(blue, id, ({ ask }) => ask !== null)
  const other = await withAddress()
  await overDays(other, blue)
  await blue.socket.play(id, 'clay-pit')
  pass(11 * MINUTE_MS)
  await expect.poll(() => to(other.address).length).toBe(2) // so the post has been round
  expect(to(red.address)).toHaveLength(3)
})

test('whoever looked in time gets no mail, nor is there one about a game that a bot plays', async () => {
  const [red, blue, white] = [await withAddress(), await withAddress(), await server.person()]
  const seen = await overDays(red, white)
  await until(red, seen, ({ ask }) => ask !== null)
  await red.socket.leave(seen)
  const handed = await overDays(blue, white)
  await blue.http.handToBot(handed, 0)
  const other = await withAddress()
  await overDays(other, white)
  pass(11 * MINUTE_MS)
  await expect.poll(() => to(other.address).length).toBe(2)
  expect([to(red.address).length, to(blue.address).length]).toEqual([1, 1])
})

test('while the mail server is away everybody plays on, and the mail comes later; one that is refused for good is given up', async () => {
  const [red, blue] = [await withAddress(), await server.person()]
  await post.down()
  const id = await overDays(red, blue)
  pass(11 * MINUTE_MS)
  await until(blue, id, ({ view }) => view !== null)
  await blue.socket.chat(id, 'take your time')
  await post.up()
  pass(2 * MINUTE_MS)
  await expect.poll(() => to(red.address).length, { timeout: 20_000 }).toBe(2)

  post.answer = '550 no such mailbox'
  await device().recoverByMail(red.name)
  const waiting = async () => (await server.house.store.takeMails(clock + 1e9, clock + 1e9, 99)).length
  await expect.poll(waiting).toBe(0)
  post.answer = '250 OK'
})
