// Root backs up and restores, and the server runs as another user: nothing it needs becomes root's.
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { restoreFile } from '../store/sqlite-file.ts'
import { testFolder } from '../testing/house.ts'
import { freePort, startProcess } from '../testing/spawn.ts'
import { backup, restore } from './backup.ts'

const folder = testFolder()
const page = join(folder, 'page')
const data = join(folder, 'data')
/** The rights of a file, and to whom it belongs. */
const rights = (path: string): string => {
  const { mode, uid } = statSync(path)
  return `${(mode & 0o777).toString(8)} ${uid}`
}
const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A user who has nothing. */
const NOBODY = 65534

if (process.getuid?.() !== 0)
  test.skip('nobody is root here, so no server is run as another user: sudo npx vitest run owner', () => undefined)
else {
  test('a server of another user goes on after a restore by root, running or not', async () => {
    chmodSync(folder, 0o755)
    mkdirSync(data)
    chownSync(data, NOBODY, NOBODY)
    const open = async () => startProcess(await freePort(), ['--data', data], page, 'this', NOBODY)
    let server = await open()
    const somebody = new FurrowHttp(server.address)
    await somebody.me()
    const { id } = await somebody.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const file = join(folder, 'backup.db')
    expect(await backup([file, '--data', data])).toBe(0)
    expect(rights(file)).toBe('600 0')

    expect(await restore([file, '--data', data])).toBe(0)
    expect((await somebody.table(id)).id).toBe(id)
    // What root cannot be asked to give away is not taken up: the server plays on with what it has.
    writeFileSync(restoreFile(data), 'of root', { mode: 0o600 })
    expect((await somebody.table(id)).id).toBe(id)
    rmSync(restoreFile(data))
    expect(await server.stop()).toBe(0)

    expect(await restore([file, '--data', data])).toBe(0)
    server = await open()
    expect((await new FurrowHttp(server.address, somebody.cookie).table(id)).id).toBe(id)
    expect(await server.stop()).toBe(0)
    expect(rights(data)).toBe(`700 ${NOBODY}`)
    for (const name of readdirSync(data)) expect([name, rights(join(data, name))]).toEqual([name, `600 ${NOBODY}`])
  })

  test('a file that belongs to somebody else is refused with a sentence that says what to do', async () => {
    chownSync(join(data, 'furrow.db'), 0, 0)
    const opened = startProcess(await freePort(), ['--data', data], page, 'this', NOBODY)
    await expect(opened).rejects.toThrow(
      /This user \(65534\) may not read and write .*furrow\.db, which belongs to user 0: give it to this user with chown\./,
    )
  })
}
