// What a server needs and no more: the files that the Dockerfile takes, and the modules of npm ci --omit=dev, where nothing can be written.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'furrow-production-'))
const code = join(folder, 'code')
const data = join(folder, 'data')
const furrow = join(code, 'packages/cli/bin/furrow.js')
const isRoot = process.getuid?.() === 0
/** Root may write everywhere. */
const NOBODY = isRoot ? { uid: 65534, gid: 65534 } : {}

const IGNORED = /(^|\/)(node_modules|testing|torture|bench|test)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/

/** Does as the second half of the Dockerfile does. */
function copyAsDocker(): void {
  const [, stage = ''] = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
    .split(/^FROM .*\n/m)
    .slice(1)
  for (const [, words = ''] of stage.matchAll(/^COPY (?!--from)(.*)$/gm)) {
    const from = words.split(' ')
    const to = from.pop() ?? ''
    for (const path of from) {
      const target = join(code, to.endsWith('/') ? join(to, path.split('/').at(-1) ?? '') : to)
      mkdirSync(dirname(target), { recursive: true })
      cpSync(join(root, path), target, {
        recursive: true,
        filter: (file) => !IGNORED.test(file.slice(root.length + 1)),
      })
    }
  }
}

interface Locked {
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  link?: boolean
  resolved?: string
}

/** What npm ci --omit=dev installs, taken from what is installed here. */
function copyModules(): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  for (const [path, { dev, devOptional, link, resolved }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || dev || devOptional) continue
    if (!existsSync(join(root, path))) continue // of another system
    mkdirSync(dirname(join(code, path)), { recursive: true })
    if (link) symlinkSync(join(code, resolved ?? ''), join(code, path))
    else
      cpSync(join(root, path), join(code, path), {
        recursive: true,
        filter: (file) => !file.slice(join(root, path).length).includes('/node_modules'),
      })
  }
}

/** Everything under it, itself last. */
function* all(path: string): Generator<string> {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() && !isLink(path)) for (const name of readdirSync(path)) yield* all(join(path, name))
  yield path
}
const isLink = (path: string): boolean =>
  readdirSync(dirname(path), { withFileTypes: true }).some(
    (entry) => join(dirname(path), entry.name) === path && entry.isSymbolicLink(),
  )
const setRights = (mode: number) => {
  for (const path of [...all(code)].reverse())
    if (!isLink(path)) chmodSync(path, statSync(path).isDirectory() ? mode | 0o555 : mode | 0o444)
}

beforeAll(() => {
  chmodSync(folder, 0o755)
  copyAsDocker()
  copyModules()
  mkdirSync(join(code, 'packages/web/dist'), { recursive: true })
  writeFileSync(join(code, 'packages/web/dist/index.html'), '<!doctype html><title>the page</title>')
  mkdirSync(data)
  if (isRoot) execFileSync('chown', ['65534:65534', data])
  setRights(0)
})
afterAll(() => {
  setRights(0o200)
  rmSync(folder, { recursive: true, force: true })
})

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [furrow, ...args], {
    cwd: code,
    env: { PATH: process.env.PATH, HOME: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...NOBODY,
  })
}

async function addressOf(child: ChildProcess): Promise<string> {
  let complaints = ''
  child.stderr?.on('data', (text) => {
    complaints += text
  })
  if (!child.stdout) throw new Error('It says nothing.')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^Furrow is ready: (\S+)$/.exec(line) ?? []
    if (address) return address
  }
  throw new Error(`It ended: ${complaints}`)
}

test('it is small, and holds no tests, no tools and no data', () => {
  const files = [...all(code)].filter((path) => !isLink(path) && statSync(path).isFile())
  expect(files.reduce((bytes, file) => bytes + statSync(file).size, 0)).toBeLessThan(45_000_000)
  expect(files.filter((file) => /\.test\.ts$/.test(file) && !file.includes('node_modules'))).toEqual([])
  expect(readdirSync(join(code, 'node_modules'))).not.toContain('vite')
  expect(readdirSync(join(code, 'node_modules'))).not.toContain('node')
})

test('it serves, stores and lets bots think, and writes nothing into its own folder', async () => {
  const before = [...all(code)].sort()
  const child = start(['serve', '--port', '0', '--data', data, '--bot-time', '20', '--bot-pause', '0', '--limits', '0'])
  const address = await addressOf(child)
  expect(await (await fetch(address)).text()).toContain('the page')
  const me = await fetch(`${address}api/me`)
  const cookie = me.headers
    .getSetCookie()
    .map((set) => set.replace(/;.*/, ''))
    .join('; ')
  const ask = async (path: string, body?: object): Promise<{ id: string; status: string }> => {
    const headers = { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) }
    const answer = await fetch(address + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    return (await answer.json()) as { id: string; status: string }
  }
  const seats = [{ kind: 'bot', level: 'random' }]
  const table = await ask('api/tables', { game: 'express', setup: { players: 1 }, seats })
  await expect.poll(async () => (await ask(`api/tables/${table.id}`)).status).toBe('finished')
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect([...all(code)].sort()).toEqual(before)
})

test('an older Node, without the one of the repository, gets a sentence', () => {
  const old = ['--no-experimental-strip-types', furrow, 'serve']
  const { status, stderr } = runs(old)
  expect(stderr).toBe(
    `Furrow needs Node 24, and this is Node ${process.versions.node}: install Node 24, or bring it along with npm ci (without --omit=dev).\n`,
  )
  expect(status).toBe(1)
})

test('a page that is older than its sources says so, where there are sources', async () => {
  setRights(0o200)
  cpSync(join(root, 'packages/web/sources.json'), join(code, 'packages/web/sources.json'))
  mkdirSync(join(code, 'packages/web/src'))
  const said = async (): Promise<string> => {
    const child = start(['serve', '--port', '0', '--data', join(data, 'other'), '--log', 'warn'])
    let heard = ''
    child.stderr?.on('data', (text) => {
      heard += text
    })
    await addressOf(child)
    const ended = new Promise((done) => child.once('close', done))
    child.kill('SIGTERM')
    await ended
    return heard
  }
  const built = join(code, 'packages/web/dist/index.html')
  utimesSync(built, new Date(), new Date(Date.now() + 60_000))
  expect(await said()).not.toContain('npm run build')
  utimesSync(built, new Date(), new Date('2026-01-01'))
  expect(await said()).toContain(
    'The page was built before its sources last changed: npm run build brings it up to date.',
  )
})

test('what goes to the builder of an image is named, and nothing else', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines[0]).toBe('*')
  const named = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  for (const path of named) expect([path, existsSync(join(root, path))]).toEqual([path, true])
  expect(named.filter((path) => /data|\.git|node_modules|^\*/.test(path))).toEqual([])
  expect(lines).toContain('**/node_modules')
})

function runs(args: readonly string[]): { status: number; stderr: string } {
  try {
    execFileSync(process.execPath, args, { cwd: code, stdio: 'pipe' })
    return { status: 0, stderr: '' }
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer } // of execFileSync
    return { status, stderr: String(stderr) }
  }
}
