import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('..', import.meta.url))
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))
const server = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const cli = fileURLToPath(new URL('../../cli/bin/furrow.js', import.meta.url))
const node = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url))

export interface Served {
  address: string
  /** Carries out `furrow admin` on its data; gives what it says. */
  admin(...args: string[]): Promise<string>
  stop(): Promise<void>
  /** Dies at once, as when the power fails. */
  crash(): Promise<void>
  /** Starts again at the same address, with what was stored. */
  comeBack(): Promise<void>
}

/** Where this process builds the page, until it ends. */
export const builtFolder = mkdtempSync(join(tmpdir(), 'furrow-built-'))
process.on('exit', () => rmSync(builtFolder, { recursive: true, force: true }))

/** Builds the page as it is shipped; a test runner's NODE_ENV would give another one. */
export function buildPage(folder = builtFolder): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(node, [vite, 'build', web, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    env,
    stdio: 'inherit',
  })
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`The page cannot be built (${code}).`))))
  })
}

/** The command as people run it, on what a server keeps. */
function furrow(...args: string[]): Promise<string> {
  const child = spawn(node, [cli, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text
  })
  return new Promise((done, failed) => {
    child.once('exit', (code) => (code === 0 ? done(said) : failed(new Error(`furrow ended with code ${code}.`))))
  })
}

interface Running {
  child: ChildProcess
  address: string
}

/** Starts the server and waits until it says where it is. */
function start(folder: string, data: string, port: string, more: readonly string[]): Promise<Running> {
  const env = { ...process.env, FURROW_DATA: data }
  // However busy the machine is, tables are set up.
  const flags = ['--port', port, '--page', folder, '--busy', '0', ...more]
  const child = spawn(node, [server, ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => {
    complaints += text
  })
  return new Promise((ready, failed) => {
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`The server ended with code ${code}. ${complaints}`)))
    child.stdout.on('data', (text: Buffer) => {
      const [address] = /http:\S+/.exec(String(text)) ?? []
      if (address) ready({ child, address })
    })
  })
}

function kill({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  return ended
}

/** Serves the built page with the server itself, headers and all, on a free port and with a folder of its own. */
export async function servePage(folder = builtFolder, more: readonly string[] = []): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'furrow-page-'))
  let running = await start(folder, data, '0', more)
  const { address } = running
  return {
    address,
    admin: (...args) => furrow('admin', ...args, '--data', data),
    async stop() {
      await kill(running, 'SIGTERM')
      rmSync(data, { recursive: true })
    },
    async crash() {
      await kill(running, 'SIGKILL')
    },
    async comeBack() {
      running = await start(folder, data, new URL(address).port, more)
    },
  }
}
