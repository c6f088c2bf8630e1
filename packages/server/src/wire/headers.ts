// What every answer carries, and which pages may talk to us.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/**
 * Browsers name the page that is asking. It has to be ours, or one that was allowed; programs that name none are no
 * page that could misuse somebody's cookie.
 */
export function isOwnOrigin({ headers }: IncomingMessage, { origins, host: listens }: OwnPages): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  if (origins.includes(origin)) return true
  if (host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`)) return false
  const name = URL.parse(origin)?.hostname ?? ''
  return isNumbers(name) || [listens, ...OWN_NAMES].includes(name)
}

interface OwnPages {
  /** The pages that were named. */
  readonly origins: readonly string[]
  readonly host: string
}

/**
 * Whoever has a name of their own can let it lead to our address, and their page would then be at home here; that cannot
 * be done with an address in numbers, nor with names that never leave the machine or its network.
 */
const isNumbers = (name: string): boolean => isIP(name.replace(/^\[|\]$/g, '')) !== 0
const OWN_NAMES: readonly string[] = ['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]

/** The languages somebody reads, the best one first, as two letters each. */
export function languagesOf({ headers }: IncomingMessage): string[] {
  const wishes = (headers['accept-language'] ?? '').slice(0, 200).split(',')
  const weighed = wishes.map((wish) => {
    const [tag = '', weight] = wish.trim().split(/\s*;\s*q=/)
    return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 }
  })
  return weighed.sort((a, b) => b.weight - a.weight).map(({ language }) => language)
}

/** The browser and system somebody uses, in a few words, for the list of sessions. */
export function deviceOf({ headers }: IncomingMessage): string {
  const agent = String(headers['user-agent'] ?? '')
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : 'A program'
  const system = /Android/.test(agent)
    ? 'Android'
    : /iPhone|iPad/.test(agent)
      ? 'iOS'
      : /Windows/.test(agent)
        ? 'Windows'
        : /Mac OS/.test(agent)
          ? 'macOS'
          : /Linux/.test(agent)
            ? 'Linux'
            : ''
  return system ? `${browser} on ${system}` : browser
}
