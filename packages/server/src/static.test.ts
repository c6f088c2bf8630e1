import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from './page.ts'
import { servePage } from './static.ts'

const html = '<!doctype html><title>Furrow</title>'
const script = 'console.log("plow")\n'.repeat(50)
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47])

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'furrow-page-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(dist, 'index.html'), html)
  writeFileSync(join(dist, 'assets/app-1a2b3c4d.js'), script)
  writeFileSync(join(dist, 'assets/app-1a2b3c4d.css'), 'body { margin: 0 }')
  writeFileSync(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, 'icon.png'), picture)
  server = createServer(servePage(readPage(dist)!))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(async () => {
  await new Promise((done) => server.close(done))
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path exactly as written: fetch would tidy up '/../'. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', failed)
    sent.end()
  })
}

describe('what is served', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/?table=7', 'text/html; charset=utf-8'],
    ['/assets/app-1a2b3c4d.js', 'text/javascript; charset=utf-8'],
    ['/assets/app-1a2b3c4d.css', 'text/css; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icon.png', 'image/png'],
    ['/table/abc', 'text/html; charset=utf-8'],
  ])('%s comes as %s', async (path, type) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })

  test('text is sent smaller to whoever accepts it', async () => {
    const { headers, body } = await ask('/assets/app-1a2b3c4d.js', { 'Accept-Encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(body.length).toBeLessThan(script.length)
    expect(gunzipSync(body).toString()).toBe(script)
  })

  test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
    'text is sent as it is to whoever accepts %j',
    async (accepted) => {
      const { headers, body } = await ask('/assets/app-1a2b3c4d.js', { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString()).toBe(script)
    },
  )

  test('pictures are never compressed again', async () => {
    const { headers, body } = await ask('/icon.png', { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toEqual(picture)
  })

  test('HEAD gives the headers of GET and no body', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, String(html.length), 0])
  })
})

describe('caching', () => {
  test('a file with a hash in its name is kept for ever, the page is asked for again', async () => {
    expect((await ask('/assets/app-1a2b3c4d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/')).headers['cache-control']).toBe('no-cache')
  })

  test('an unchanged page is not sent twice', async () => {
    const etag = (await ask('/')).headers.etag!
    const { status, body } = await ask('/', { 'If-None-Match': etag })
    expect([status, body.length]).toEqual([304, 0])
  })
})

describe('what is refused', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/assets',
    '/%zz',
    '/index.html%00',
    '/nothing',
  ])('%s is not there', async (path) => {
    const { status, body } = await ask(path)
    expect([status, body.toString()]).toEqual([404, 'There is nothing at this address.\n'])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test.each(['/', '/assets/app-1a2b3c4d.js', '/join/abc', '/nothing'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  },
)

test('a folder without a built page is no page', () => {
  expect(readPage(join(folder, 'nowhere'))).toBeNull()
})

test('a link preview names its picture by the whole address, where that was told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-preview-'))
  writeFileSync(join(folder, 'index.html'), '<meta property="og:image" content="/preview.png" />')
  const shown = (origin?: string) => readPage(folder, { origin })?.get('/')?.body.toString()
  expect(shown('https://furrow.example')).toContain('content="https://furrow.example/preview.png"')
  expect(shown()).toContain('content="/preview.png"')
  rmSync(folder, { recursive: true })
})
