// The cookie that says who somebody is: the session's name, signed, out of reach of scripts.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const SESSION_COOKIE = 'furrow'
const YEAR_S = 31_536_000

const signature = (secret: string, session: string): Buffer => createHmac('sha256', secret).update(session).digest()

export const signSession = (secret: string, session: string): string =>
  `${session}.${signature(secret, session).toString('base64url')}`

/** The session in a signed value, or null if the signature is not ours. */
export function openSession(secret: string, value: string): string | null {
  const at = value.lastIndexOf('.')
  if (at <= 0) return null
  const session = value.slice(0, at)
  const given = Buffer.from(value.slice(at + 1), 'base64url')
  const right = signature(secret, session)
  return given.length === right.length && timingSafeEqual(given, right) ? session : null
}

/** The value of one of our cookies in a request's header; that of the session unless another is asked for. */
export function readCookie(header: string | undefined, wanted: string = SESSION_COOKIE): string | null {
  for (const part of (header ?? '').slice(0, 8192).split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === wanted) return value.join('=')
  }
  return null
}

/** What a request says about who is asking: a token, or the cookie. */
export function credentialIn(headers: IncomingHttpHeaders): string | null {
  const [, token] = /^Bearer ([\w.-]{1,200})$/.exec(headers.authorization ?? '') ?? []
  return token ?? readCookie(headers.cookie)
}

/** Where a cookie is to be sent. */
export interface CookiePlace {
  readonly secure: boolean
  /** The folder of the page: '' or '/furrow'. */
  readonly base: string
}

const cookie = (name: string, value: string, seconds: number, { secure, base }: CookiePlace): string =>
  `${name}=${value}; Path=${base}/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const setCookie = (value: string, place: CookiePlace, name: string = SESSION_COOKIE): string =>
  cookie(name, value, YEAR_S, place)

export const clearCookie = (place: CookiePlace): string => cookie(SESSION_COOKIE, '', 0, place)
