import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { addressOf, isLocal, isSecure, noProxies, readProxies } from './addresses.ts'

const request = (remoteAddress: string, forwarded?: string, proto?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': proto },
  }) as unknown as IncomingMessage // all that is looked at

const proxies = (text: string) => readProxies(text) ?? expect.fail(`${text} is not understood`)

describe('which proxies are trusted', () => {
  test.each([
    ['10.0.0.7', ['10.0.0.7', '::ffff:10.0.0.7'], ['10.0.0.8', '127.0.0.1']],
    ['10.1.0.0/16, 2001:db8::/32', ['10.1.2.3', '2001:db8:7::1'], ['10.2.0.1', '2001:db9::1']],
    ['loopback', ['127.0.0.1', '127.1.2.3', '::1'], ['10.0.0.1']],
    ['private', ['172.16.0.9', '192.168.1.1'], ['172.32.0.1', '8.8.8.8']],
    ['no', [], ['127.0.0.1', '10.0.0.1']],
  ])('%s', (text, trusted, others) => {
    for (const address of trusted) expect([address, proxies(text).trusts(address)]).toEqual([address, true])
    for (const address of others) expect([address, proxies(text).trusts(address)]).toEqual([address, false])
  })

  test.each(['yes', '', '10.0.0', '10.0.0.1/33', '10.0.0.1/8/8', '10.0.0.1,nowhere', '::1/129'])(
    '"%s" names none',
    (text) => expect(readProxies(text)).toBeNull(),
  )
})

describe('who is asking', () => {
  test('nobody but a trusted proxy is believed', () => {
    expect(addressOf(request('9.9.9.9', '1.2.3.4'), noProxies)).toBe('9.9.9.9')
    expect(addressOf(request('9.9.9.9', '1.2.3.4'), proxies('10.0.0.1'))).toBe('9.9.9.9')
    expect(addressOf(request('10.0.0.1', '1.2.3.4'), proxies('10.0.0.1'))).toBe('1.2.3.4')
  })

  test('behind several proxies the last stranger counts, and not what he made up', () => {
    const chain = proxies('10.0.0.0/8')
    expect(addressOf(request('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2'), chain)).toBe('1.2.3.4')
    expect(addressOf(request('10.0.0.1', 'nonsense, 10.0.0.2'), chain)).toBe('10.0.0.2')
    expect(addressOf(request('10.0.0.1', ''), chain)).toBe('10.0.0.1')
  })

  test('one address has one name, and an IPv6 network counts as one', () => {
    expect(addressOf(request('::ffff:1.2.3.4'), noProxies)).toBe('1.2.3.4')
    const network = addressOf(request('2001:db8:0:7::1'), noProxies)
    for (const same of ['2001:db8::7:ffff:1:2:3', '2001:0DB8:0:7:0:0:0:9', '2001:db8:0:7::1%eth0'])
      expect([same, addressOf(request(same), noProxies)]).toEqual([same, network])
    expect(addressOf(request('2001:db8:0:8::1'), noProxies)).not.toBe(network)
  })

  test('this machine is this machine, unless a proxy on it asks for somebody', () => {
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isLocal(request(own), noProxies)).toBe(true)
    expect(isLocal(request('127.0.0.1', '1.2.3.4'), proxies('loopback'))).toBe(false)
    expect(isLocal(request('1.2.3.4', '127.0.0.1'), noProxies)).toBe(false)
  })

  test('that it came by https is believed to a trusted proxy alone', () => {
    expect(isSecure(request('10.0.0.1', '1.2.3.4', 'https'), proxies('10.0.0.1'))).toBe(true)
    expect(isSecure(request('10.0.0.2', '1.2.3.4', 'https'), proxies('10.0.0.1'))).toBe(false)
  })
})
