// From where a request comes: the peer itself, or what a proxy that we trust says of it.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** The reverse proxies whose word counts. */
export interface Proxies {
  trusts(address: string): boolean
}

export const noProxies: Proxies = { trusts: () => false }

const NAMED: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** `10.0.0.7, 10.1.0.0/16, loopback`: addresses, ranges and names of ranges. Null if that is not what it says. */
export function readProxies(text: string): Proxies | null {
  if (text === 'no') return noProxies
  const list = new BlockList()
  for (const word of text.split(',').map((w) => w.trim()))
    for (const range of NAMED[word] ?? [word]) if (!addRange(list, range)) return null
  return { trusts: (address) => list.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4') }
}

function addRange(list: BlockList, text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more !== undefined) return false
  const family = kind === 6 ? 'ipv6' : 'ipv4'
  if (bits === undefined) list.addAddress(address, family)
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (kind === 6 ? 128 : 32)) return false
  else list.addSubnet(address, Number(bits), family)
  return true
}

/** An IPv4 address that comes over an IPv6 socket is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/**
 * Each proxy adds at the end whom it has seen. Read from there, the first one that is no proxy of ours is who asks;
 * what stands before it can be made up.
 */
function peerOf({ socket, headers }: IncomingMessage, proxies: Proxies): string {
  let address = plain(socket.remoteAddress ?? 'unknown')
  const seen = String(headers['x-forwarded-for'] ?? '').split(',')
  while (proxies.trusts(address)) {
    const before = plain(seen.pop()?.trim() ?? '')
    if (isIP(before) === 0) return address
    address = before
  }
  return address
}

/** Whom limits count together: an address, or in IPv6 the network of one customer, who has 2^64 of them. */
export function addressOf(request: IncomingMessage, proxies: Proxies): string {
  const address = peerOf(request, proxies)
  return isIPv6(address) ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...missing, ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const OWN = ['127.0.0.1', '::1']
/** Does it come from this machine? */
export const isLocal = (request: IncomingMessage, proxies: Proxies): boolean => OWN.includes(peerOf(request, proxies))

/** Does it come from one of these? */
export const isFrom = (request: IncomingMessage, proxies: Proxies, those: Proxies): boolean =>
  those.trusts(peerOf(request, proxies))

/** Does somebody say whom they ask for, whose word does not count? */
export const isForwarded = ({ socket, headers }: IncomingMessage, proxies: Proxies): boolean =>
  headers['x-forwarded-for'] !== undefined && !proxies.trusts(plain(socket.remoteAddress ?? ''))

/** Did the browser come by https? */
export const isSecure = (request: IncomingMessage, proxies: Proxies): boolean =>
  'encrypted' in request.socket ||
  (proxies.trusts(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-proto'] === 'https')
