// Puts the server together, lets it listen, and ends it.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtPage, type Config, root } from './config.ts'
import { type House, openHouse } from './house.ts'
import { Keeper } from './ops/keeper.ts'
import { makeLog } from './ops/log.ts'
import { Metrics } from './ops/metrics.ts'
import { readPage, withSite } from './page.ts'
import { oldPage } from './page-age.ts'
import { SiteRefusal, siteInfo } from './site/site.ts'
import { StoreRefusal } from './store/store.ts'
import { noProxies } from './wire/addresses.ts'
import { makeHttp } from './wire/http.ts'
import { Sockets } from './wire/sockets.ts'

/** How many ports after a busy one are tried. */
const tries = 50
/** How long open requests may take to finish once we were asked to stop. */
const patienceMs = 5_000

/** A server that runs, and how to end it: writes are finished and clients told. `gone` says why it can only be ended. */
export type Started =
  | { server: Server; address: string; house: House; keeper: Keeper; gone: Promise<string>; stop(): Promise<void> }
  | { refusal: string }

export async function start(config: Config, now: () => number = Date.now): Promise<Started> {
  const built = readPage(config.pageFolder, { origin: config.origins[0], base: config.base })
  if (!built) return { refusal: 'The page is not built yet: npm run build builds it, npm start builds and serves it.' }
  const log = makeLog(config.logLevel)
  let house: House
  try {
    house = await openHouse(config, log, now)
  } catch (error) {
    if (error instanceof StoreRefusal || error instanceof SiteRefusal) return { refusal: error.message }
    throw error
  }
  const page = withSite(built, siteInfo(house.site, house.mail !== null))
  const keeper = new Keeper(house, config, now)
  const metrics = new Metrics(house, keeper)
  const app = makeHttp(house, page, metrics, config)
  const sockets = new Sockets(app.server, house, metrics, config)
  await app.ready()
  try {
    const port = await listen(app.server, config)
    const old = config.pageFolder === builtPage ? oldPage(builtPage, root) : null
    if (old !== null) log('warn', old)
    if (isBehindProxy(config))
      log(
        'warn',
        'pages by https come through a proxy, and none is trusted: everybody counts as one address; --trust-proxy names it',
      )
    log('info', 'started', { host: config.host, port, store: house.store.kind })
    return {
      server: app.server,
      house,
      keeper,
      gone: house.gone,
      address: `http://${nameInBrowser(config.host)}:${port}${config.base}/`,
      async stop() {
        log('info', 'stopping')
        const late = setTimeout(() => app.server.closeAllConnections(), patienceMs)
        app.server.close()
        await sockets.close(patienceMs)
        await app.close()
        clearTimeout(late)
        metrics.close()
        await keeper.close()
        await house.close()
        log('info', 'stopped')
      },
    }
  } catch (error) {
    await sockets.close(0)
    await app.close()
    metrics.close()
    await keeper.close()
    await house.close()
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

/** We speak http alone, so https is spoken by somebody before us. */
const isBehindProxy = ({ origins, trustProxy }: Config): boolean =>
  trustProxy === noProxies && origins.some((origin) => origin.startsWith('https:'))

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
