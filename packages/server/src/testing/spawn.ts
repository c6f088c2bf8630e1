// A server as a process of its own, to be killed. Outside of tests too.
import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const next = new URL('./next-version.ts', import.meta.url).href

/** What holds unless the options say something else. */
const USUAL = {
  FURROW_LOG: 'warn',
  FURROW_LIMITS: '0',
  FURROW_BUSY: '0',
  FURROW_BOTS: '1',
  FURROW_BOT_TIME: '20',
  FURROW_BOT_PAUSE: '0',
}

const children = new Set<ChildProcess>()

/** Whoever is in a hurry leaves no server behind. */
export function killAll(): void {
  for (const child of children) child.kill('SIGKILL')
}

export interface Running {
  child: ChildProcess
  /** What it has written to its log so far. */
  said(): string
  /** With what code it ended, once it has. */
  ended: Promise<number | null>
  kill(): Promise<void>
  /** Asks it to stop; gives the exit code. */
  stop(): Promise<number | null>
}

export interface ServerProcess extends Running {
  address: string
}

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // a TCP server
      server.close(() => done(port))
    })
  })

/** Starts a server and waits until it is ready. */
export async function startProcess(
  port: number,
  args: readonly string[],
  pageFolder: string,
  version: Version = 'this',
  uid?: number,
): Promise<ServerProcess> {
  const running = await run(['--page', pageFolder, '--port', String(port), ...args], 'ready', version, uid)
  return { ...running, address: `http://127.0.0.1:${port}` }
}

/** Starts a process that thinks for the bots of servers. */
export const startWork = (url: string, version: Version = 'this'): Promise<Running> =>
  run(['work', '--database', url], 'at work', version)

/** This program, or the one that comes after it, with a schema of its own. */
export type Version = 'this' | 'next'

function run(args: readonly string[], ready: string, version: Version, uid?: number): Promise<Running> {
  const first = version === 'next' ? [`--import=${next}`] : []
  const child = spawn(process.execPath, [...first, main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...USUAL },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  children.add(child)
  const ended = new Promise<number | null>((done) =>
    child.once('exit', (code) => {
      children.delete(child)
      done(code)
    }),
  )
  let said = ''
  return new Promise((done, failed) => {
    child.stderr.on('data', (data) => {
      said += data
    })
    child.stdout.on('data', (data) => {
      if (!String(data).includes(ready)) return
      done({
        child,
        said: () => said,
        ended,
        async kill() {
          child.kill('SIGKILL')
          await ended
        },
        stop() {
          child.kill('SIGTERM')
          return ended
        },
      })
    })
    void ended.then((code) => failed(new Error(`The process ended with ${code}: ${said}`)))
  })
}
