// Forgotten passwords, and who may sign up.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MACHINE } from '../admin/office.ts'
import { carryOut, findVerb } from '../admin/verbs.ts'
import { FurrowHttp } from '../client/http.ts'
import { newFolder } from '../testing/folder.ts'
import { startTestServer, type TestServer, testFolder, twoAtTable } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const at = ({ address }: TestServer) => new FurrowHttp(address, null, { troubleMs: 0 })
const order = (house: TestServer['house'], verb: string, wish: object) =>
  carryOut(house, MACHINE, findVerb(verb), wish) as Promise<{ link: string }>
const tokenOf = ({ link }: { link: string }): string => link.split('/').at(-1) ?? ''
let names = 0
const newName = () => `Forgetful ${++names}`

describe('the recovery code', () => {
  test('sets a new password once, ends other sessions and is replaced', async () => {
    const [name, home, away] = [newName(), at(server), at(server)]
    await home.me()
    const { recovery } = await home.claim('correct horse', name)
    expect(recovery).toMatch(/^([a-z]{5}-){3}[a-z]{5}$/)
    const stored = await server.house.store.links('recovery', 1000)
    expect(JSON.stringify(stored)).not.toContain(recovery)
    expect(await refusal(away.recoverByCode(name, 'bbbbb-bbbbb-bbbbb-bbbbb', 'better horse'))).toBe('wrong-password')
    expect(await refusal(away.recoverByCode('Nobody', recovery, 'better horse'))).toBe('wrong-password')
    expect(await refusal(away.recoverByCode(name, recovery, 'short'))).toBe('bad-request')
    const back = await away.recoverByCode(
      name.toUpperCase(),
      ` ${recovery.toUpperCase().replaceAll('-', ' ')}`,
      'better horse',
    )
    expect(back).toMatchObject({ name, claimed: true })
    expect(back.recovery).not.toBe(recovery)
    expect(await refusal(home.sessions())).toBe('not-signed-in')
    expect(await refusal(at(server).recoverByCode(name, recovery, 'third horse'))).toBe('wrong-password')
    expect(await at(server).signIn(name, 'better horse')).toMatchObject({ name })
  })

  test('can be had anew with the password', async () => {
    const [name, home] = [newName(), at(server)]
    await home.me()
    const { recovery } = await home.claim('correct horse', name)
    expect(await refusal(home.newRecovery('wrong horse'))).toBe('wrong-password')
    const fresh = await home.newRecovery('correct horse')
    expect(await refusal(at(server).recoverByCode(name, recovery, 'better horse'))).toBe('wrong-password')
    await at(server).recoverByCode(name, fresh.recovery, 'better horse')
  })
})

test('with an account its name goes from the log, where a code was tried and where it was renamed', async () => {
  const [name, home] = [newName(), at(server)]
  const later = `${name} later`
  await home.me()
  await home.claim('correct horse', name)
  expect(await refusal(at(server).recoverByCode(name, 'bbbbb-bbbbb-bbbbb-bbbbb', 'better horse'))).toBe(
    'wrong-password',
  )
  await order(server.house, 'rename', { person: name, name: later })
  const log = async () => JSON.stringify(await server.house.store.notes(null, null, 1000))
  expect(await log()).toContain(`"${name}"`)
  await order(server.house, 'delete-person', { person: later })
  expect(await log()).not.toContain(name)
})

test('a link from an administrator works once, and says whose password it sets', async () => {
  const [name, home, away] = [newName(), at(server), at(server)]
  await home.me()
  await home.claim('correct horse', name)
  const first = tokenOf(await order(server.house, 'password-link', { person: name }))
  const token = tokenOf(await order(server.house, 'password-link', { person: name }))
  expect(await refusal(away.whoseLink(first))).toBe('not-found') // the newer one took its place
  expect(await away.whoseLink(token)).toEqual({ name })
  expect(await refusal(away.recoverByLink(token, 'short'))).toBe('bad-request')
  expect(await away.recoverByLink(token, 'better horse')).toMatchObject({ name, recovery: expect.any(String) })
  expect(await refusal(home.sessions())).toBe('not-signed-in')
  expect(await refusal(away.recoverByLink(token, 'third horse'))).toBe('not-found')
  expect(await refusal(away.recoverByMail(name))).toBe('forbidden') // no mail server here
})

describe('who may come in', () => {
  const site = async (settings: Parameters<typeof startTestServer>[0], work: (server: TestServer) => Promise<void>) => {
    const here = await startTestServer(settings)
    await work(here).finally(() => here.stop())
  }

  test('sign-ups by invitation: one name for each use, given back if the name is taken', () =>
    site({ signUps: 'invited' }, async (here) => {
      const http = at(here)
      await http.me()
      expect(await refusal(http.claim('correct horse', 'Red'))).toBe('forbidden')
      const token = tokenOf(await order(here.house, 'invite', { uses: 2 }))
      expect(await http.claim('correct horse', 'Red', token)).toMatchObject({ name: 'Red' })
      expect(await refusal(at(here).signUp('Red', 'correct horse', token))).toBe('taken')
      expect(await at(here).signUp('Blue', 'correct horse', token)).toMatchObject({ name: 'Blue', claimed: true })
      expect(await refusal(at(here).signUp('White', 'correct horse', token))).toBe('forbidden')
      const reset = tokenOf(await order(here.house, 'password-link', { person: 'Red' }))
      expect(await refusal(at(here).signUp('White', 'correct horse', reset))).toBe('forbidden')
      expect(await at(here).whoseLink(reset)).toEqual({ name: 'Red' })
    }))

  test('closed: nobody new, and those who are there sign in', () =>
    site({ signUps: 'closed' }, async (here) => {
      expect(await refusal(at(here).signUp('Red', 'correct horse'))).toBe('forbidden')
      const { site: about } = await at(here).about()
      expect(about).toMatchObject({ signUps: 'closed', guests: true, chat: true, mail: false, imprint: false })
    }))

  test('without guests one signs up first; a guest of before claims the name', async () => {
    const folder = testFolder()
    const open = await startTestServer({}, folder)
    const guest = at(open)
    await guest.me()
    await open.stop()
    const here = await startTestServer({ guests: false }, folder)
    const again = new FurrowHttp(here.address, guest.cookie, { troubleMs: 0 })
    expect(await refusal(at(here).me())).toBe('no-guests')
    expect(await refusal(again.me())).toBe('no-guests')
    expect(await again.claim('correct horse', 'Old Guest')).toMatchObject({ claimed: true })
    expect(await again.myTables()).toEqual([])
    const fresh = at(here)
    await fresh.signUp('Somebody New', 'correct horse')
    expect(await fresh.myTables()).toEqual([])
    await here.stop()
    rmSync(folder, { recursive: true })
  })

  test('chat off: nobody talks', () =>
    site({ chat: false }, async (here) => {
      const [red, blue] = [await here.person(), await here.person()]
      const table = await twoAtTable(red, blue)
      expect(await refusal(red.socket.chat(table.id, 'hello'))).toBe('forbidden')
    }))

  test('imprint and privacy are plain texts, in French where there is one', async () => {
    const folder = newFolder('site')
    mkdirSync(folder, { recursive: true })
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    file('imprint.fr.txt', 'Le club <b>')
    await site({ imprint: file('imprint.txt', 'The club <b>'), siteName: 'Club' }, async (here) => {
      expect(await at(here).sitePage('imprint', 'en')).toBe('The club <b>')
      expect(await at(here).sitePage('imprint', 'fr')).toBe('Le club <b>')
      expect(await refusal(at(here).sitePage('privacy', 'fr'))).toBe('not-found')
      expect((await at(here).about()).site).toMatchObject({ name: 'Club', imprint: true, privacy: false })
      const response = await fetch(`${here.address}/api/site/imprint`)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    })
    await expect(startTestServer({ privacy: join(folder, 'missing.txt') })).rejects.toThrow(
      /missing\.txt cannot be read/,
    )
  })
})
