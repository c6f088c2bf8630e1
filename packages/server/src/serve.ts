// The server from its command line to its end.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Config, readConfig, usage } from './config.ts'
import { readPage } from './page.ts'
import { servePage } from './static.ts'

/** How many ports after a busy one are tried. */
const tries = 50
/** How long open requests may take to finish once we were asked to stop. */
const patienceMs = 5_000

/** Serves until asked to stop; gives the exit code. */
export async function serve(args: readonly string[]): Promise<number> {
  const reading = readConfig(args)
  if ('help' in reading) return say(usage, 0)
  if ('refusal' in reading) return complain(reading.refusal, 2)

  const started = await start(reading.config)
  if ('refusal' in started) return complain(started.refusal, 1)
  say(`Furrow is ready: ${started.address}`, 0)
  await untilStopped(started.server)
  return 0
}

type Started = { server: Server; address: string } | { refusal: string }

export async function start(config: Config): Promise<Started> {
  const page = readPage(config.pageFolder)
  if (!page) return { refusal: 'The page is not built yet: npm start builds and serves it.' }
  const server = createServer(servePage(page))
  try {
    const port = await listen(server, config)
    return { server, address: `http://${nameInBrowser(config.host)}:${port}/` }
  } catch (error) {
    return { refusal: whyNot(error, config) }
  }
}

/** Listens where the configuration says, or on the next free port if none was asked for. */
async function listen(server: Server, config: Config): Promise<number> {
  const last = config.portIsChosen ? config.port : config.port + tries
  for (let port = config.port; ; port++) {
    try {
      return await listenOn(server, config.host, port)
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || port >= last) throw error
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done((server.address() as AddressInfo).port) // a TCP server, so never a pipe's name
    })
  })
}

function untilStopped(server: Server): Promise<void> {
  return new Promise((done) => {
    const stop = () => {
      server.close(() => done())
      setTimeout(() => server.closeAllConnections(), patienceMs).unref()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}

function nameInBrowser(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function whyNot(error: unknown, config: Config): string {
  const place = `${config.host}:${config.port}`
  if (codeOf(error) === 'EADDRINUSE') return `${place} is in use: choose another port with --port.`
  if (codeOf(error) === 'EACCES') return `This user may not listen on ${place}.`
  if (codeOf(error) === 'ENOTFOUND' || codeOf(error) === 'EADDRNOTAVAIL')
    return `${config.host} is not an address of this machine.`
  return `Cannot listen on ${place}: ${error instanceof Error ? error.message : error}`
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function say(text: string, code: number): number {
  console.log(text)
  return code
}

function complain(sentence: string, code: number): number {
  console.error(sentence)
  return code
}
