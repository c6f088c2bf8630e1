import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, defaults } from './config.ts'
import { start } from './start.ts'

const pageFolder = mkdtempSync(join(tmpdir(), 'furrow-page-'))
const busy = createServer()
let busyPort: number
let servers = 0

beforeAll(async () => {
  writeFileSync(join(pageFolder, 'index.html'), 'the page')
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done))
  busyPort = (busy.address() as AddressInfo).port
})

afterAll(() => {
  busy.close()
  rmSync(pageFolder, { recursive: true })
})

function config(changes: Partial<Config>): Config {
  const dataFolder = join(pageFolder, `data${++servers}`)
  return { ...defaults, port: 0, portIsChosen: true, pageFolder, dataFolder, logLevel: 'silent', ...changes }
}

async function withServer(changes: Partial<Config>, look: (server: Server, address: string) => Promise<void>) {
  const started = await start(config(changes))
  if ('refusal' in started) throw new Error(started.refusal)
  await look(started.server, started.address)
  await started.stop()
}

describe('starting', () => {
  test('the address it names is where the page is', async () => {
    await withServer({}, async (_, address) => {
      expect(address).toMatch(/^http:\/\/localhost:\d+\/$/)
      expect(await (await fetch(address)).text()).toBe('the page')
    })
  })

  test('the default port is busy: it takes a later one', async () => {
    await withServer({ port: busyPort, portIsChosen: false }, async (server) => {
      expect((server.address() as AddressInfo).port).toBeGreaterThan(busyPort)
    })
  })

  test('the port that was asked for is busy: it says so', async () => {
    expect(await start(config({ port: busyPort }))).toEqual({
      refusal: `127.0.0.1:${busyPort} is in use: choose another port with --port.`,
    })
  })

  test('nothing was built: it says how', async () => {
    expect(await start(config({ pageFolder: join(pageFolder, 'nowhere') }))).toEqual({
      refusal: 'The page is not built yet: npm run build builds it, npm start builds and serves it.',
    })
  })
})

describe('as a program', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const runs = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })

  test('what it does not understand costs one line and exit code 2', () => {
    const { status, stdout, stderr } = runs('--prot', '9000')
    expect([status, stdout, stderr]).toEqual([2, '', 'furrow serve has no option --prot; see furrow serve --help.\n'])
  })

  test('--help lists every option', () => {
    const { status, stdout } = runs('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('--port N')
    expect(stdout).toContain('--host NAME')
  })
})
