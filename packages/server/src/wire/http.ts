// HTTP: reads requests, asks the routes, and answers; every refusal is a code and a sentence.

import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { at } from '@furrow/engine/core'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Page } from '../page.ts'
import { clearCookie, credentialIn, readCookie, setCookie } from '../people/cookie.ts'
import { DEVICE_COOKIE } from '../people/device.ts'
import { isAdmin } from '../people/me.ts'
import type { Visitor } from '../people/people.ts'
import { Refused } from '../refused.ts'
import { servePage } from '../static.ts'
import { StoreFailure } from '../store/store.ts'
import { addressOf, isForwarded, isFrom, isLocal, isSecure, type Proxies } from './addresses.ts'
import { withoutBase } from './base.ts'
import { endWith } from './goodbye.ts'
import { deviceOf, isOwnOrigin, languagesOf, securityHeaders } from './headers.ts'
import { apiCss, apiPage, openApi } from './openapi.ts'
import type { Answer, Route } from './route.ts'
import { routes } from './routes.ts'
import { reader } from './schemas.ts'

export interface HttpConfig {
  readonly trustProxy: Proxies
  readonly origins: readonly string[]
  /** Where it listens: pages from there are our own. */
  readonly host: string
  /** So long a request may take to come in, from its first byte to its last. */
  readonly requestMs: number
  /** The folder in which the page lies: '' or '/furrow'. */
  readonly base: string
  /** Who may read what is measured, besides this machine. */
  readonly metricsFrom: Proxies
  /** Or whoever shows this. */
  readonly metricsToken: string | null
}

const BODY_BYTES = 64 * 1024
/** How often it is looked for requests that take too long. */
const LOOK_MS = 1000

export function makeHttp(house: House, page: Page, metrics: Metrics, config: HttpConfig): FastifyInstance<Server> {
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: config.requestMs,
    connectionTimeout: 2 * config.requestMs,
    http: { headersTimeout: config.requestMs, connectionsCheckingInterval: Math.min(LOOK_MS, config.requestMs / 4) },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => withoutBase(url, config.base),
    logger: false,
    clientErrorHandler(error, socket) {
      const late = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      const what = late ? '408 Request Timeout' : '400 Bad Request'
      if (socket.writable) endWith(socket, `HTTP/1.1 ${what}\r\nConnection: close\r\n\r\n`)
      else socket.destroy(error)
    },
  })

  let warned = false
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    if (config.base !== '' && request.originalUrl === config.base) return reply.redirect(`${config.base}/`, 308)
    metrics.requests++
    if (!warned && isForwarded(request.raw, config.trustProxy)) {
      warned = true
      house.log(
        'warn',
        'requests come through a proxy that is not trusted: everybody counts as one address; --trust-proxy names it',
        {
          proxy: request.raw.socket.remoteAddress,
        },
      )
    }
    const address = addressOf(request.raw, config.trustProxy)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    // Files of the page lie in memory; half a page, because many sit behind one address, would help nobody.
    const isFile = reads && page.get(at(request.url.split('?'), 0)) !== undefined
    if (!isFile && !house.traffic.allows('address', address)) throw tooMany()
    if (!reads && !isOwnOrigin(request.raw, config))
      throw new Refused('forbidden', 'Only pages of this server may ask for that: --origin names others.')
  })
  app.setErrorHandler((error, request, reply) => {
    const refused = asRefused(error)
    if (refused.code === 'internal')
      house.log('error', 'a request failed', { path: request.url.split('?')[0], error: stackOf(error) })
    if (refused.code === 'too-many') reply.header('Retry-After', '5')
    metrics.refused(refused.code)
    return reply
      .status(refused.status)
      .header('Cache-Control', 'no-store')
      .send({ ...refused.details, code: refused.code, message: refused.message })
  })

  for (const route of routes) addRoute(app, house, config, route)
  addDescription(app, config.base)
  addOperations(app, house, metrics, config)
  const pages = servePage(page)
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || request.url === '/api')
      throw new Refused('not-found', 'There is nothing at this address.')
    reply.hijack()
    pages(request.raw, reply.raw)
  })
  return app
}

function addRoute(app: FastifyInstance<Server>, house: House, config: HttpConfig, route: Route): void {
  const params = route.params && reader(route.params, 'path')
  const query = route.query && reader(route.query, 'query')
  const body = route.body && reader(route.body, 'body')
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      const visitor = await visitorOf(house, config, request, reply, route)
      const answer = await route.run({
        house,
        visitor,
        params: params?.(request.params),
        query: query?.(request.query),
        body: body?.(request.body ?? {}),
        address: addressOf(request.raw, config.trustProxy),
        device: deviceOf(request.raw),
        devices: readCookie(request.headers.cookie, DEVICE_COOKIE),
      })
      return send(house, config, request, reply, answer)
    },
  })
}

async function visitorOf(
  house: House,
  config: HttpConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
): Promise<Visitor> {
  const visitor = await house.people.visitor(credentialIn(request.headers), route.always || route.anybody)
  if (visitor) {
    if (!house.traffic.allows('account', visitor.person.id)) throw tooMany()
    if (!route.always && !route.anybody) mustBeWelcome(house, visitor)
    if (route.admin && !(await isAdmin(house, visitor.person)))
      throw new Refused('forbidden', 'Only administrators may do that.')
    return visitor
  }
  if (request.headers.authorization !== undefined) throw new Refused('not-signed-in', 'Nobody has this token.')
  // Such a route does not look at its visitor.
  if (route.anybody) return null as unknown as Visitor
  if (!house.site.guests) throw noGuests()
  if (!route.welcomes) throw new Refused('not-signed-in', 'Nobody knows you yet: ask GET /api/me first.')
  if (!(await house.limits.guests.allows(addressOf(request.raw, config.trustProxy))))
    throw new Refused('too-many', 'Too many guests have come from your address. Please wait a little.')
  const guest = await house.people.newGuest(deviceOf(request.raw), languagesOf(request.raw))
  signIn(house, config, request, reply, guest)
  return guest
}

/** Where guests are not let in, one who came before may still claim a name. */
function mustBeWelcome(house: House, { person }: Visitor): void {
  if (!house.site.guests && person.key === null) throw noGuests()
}

const noGuests = (): Refused =>
  new Refused('no-guests', 'Guests are not let in here: sign in with your name, or sign up.')

function signIn(
  house: House,
  config: HttpConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor | null,
): void {
  const place = { secure: isSecure(request.raw, config.trustProxy), base: config.base }
  reply.header('Set-Cookie', visitor ? setCookie(house.people.cookieFor(visitor.session), place) : clearCookie(place))
  const devices = visitor && house.people.deviceFor(visitor.person, readCookie(request.headers.cookie, DEVICE_COOKIE))
  if (devices) reply.header('Set-Cookie', setCookie(devices, place, DEVICE_COOKIE))
}

function send(house: House, config: HttpConfig, request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if (answer.cookie !== undefined) signIn(house, config, request, reply, answer.cookie)
  reply.status(answer.status ?? 200).header('Cache-Control', 'no-store')
  if (answer.type) reply.type(answer.type)
  return reply.send(answer.body)
}

function addDescription(app: FastifyInstance<Server>, base: string): void {
  const description = openApi(routes)
  const html = apiPage(routes, base)
  app.get('/api', (_, reply) => reply.type('text/html; charset=utf-8').send(html))
  app.get('/api/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(apiCss))
  app.get('/api/openapi.json', (_, reply) => reply.send(description))
}

function addOperations(app: FastifyInstance<Server>, house: House, metrics: Metrics, config: HttpConfig): void {
  app.get('/healthz', async (_, reply) => {
    const well = await metrics.isWell()
    return reply
      .status(well ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: well ? 'ok' : 'unwell', store: house.store.kind })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request.raw, config))
      throw new Refused('forbidden', 'Measurements are shown to this machine only: --metrics-from names others.')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text())
  })
}

function mayMeasure(request: IncomingMessage, config: HttpConfig): boolean {
  const { authorization } = request.headers
  if (authorization !== undefined)
    return isSame(authorization, `Bearer ${config.metricsToken ?? ''}`, config.metricsToken)
  return isLocal(request, config.trustProxy) || isFrom(request, config.trustProxy, config.metricsFrom)
}

/** In the same time whatever is given. */
const isSame = (given: string, wanted: string, set: string | null): boolean =>
  set !== null &&
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(wanted).digest())

const tooMany = (): Refused => new Refused('too-many', 'That is more than one can ask at once. Please wait a little.')

/** What Fastify itself refuses, and what went wrong: never more than a sentence. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof StoreFailure)
    return new Refused('storage', 'What is stored cannot be reached at the moment. Please try again.')
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new Refused('too-large', `A body has at most ${BODY_BYTES} bytes.`)
  if (status === 404) return new Refused('not-found', 'There is nothing at this address.')
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refused('bad-request', 'The request cannot be read: bodies are JSON objects.')
  return new Refused('internal', 'Something went wrong here. Please try again.')
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
