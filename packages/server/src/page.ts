// The built page, read once at the start. Only what was read can be served, so no path leads anywhere else.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SiteInfo } from './client/types.ts'

export interface PageFile {
  readonly body: Buffer
  /** Only where it makes the file smaller to send. */
  readonly gzipped: Buffer | null
  readonly type: string
  readonly cache: string
  readonly etag: string
}

/** The files by the path they are asked for, '/assets/app-1a2b3c4d.js'. */
export type Page = ReadonlyMap<string, PageFile>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

export interface Place {
  /** Where people find the page, if that was told: those who show a preview of a link want the whole address of its picture. */
  readonly origin?: string | undefined
  /** The folder in which it lies there: '' or '/furrow'. */
  readonly base?: string
}

/** The page in this folder, or null if nothing was built there. */
export function readPage(folder: string, place: Place = {}): Page | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const page = new Map<string, PageFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).replaceAll('\\', '/')
    page.set(path, readPageFile(file, path, place))
  }
  page.set('/', page.get('/index.html')!)
  return page
}

function readPageFile(file: string, path: string, place: Place): PageFile {
  const read = readFileSync(file)
  const body = path === '/index.html' ? Buffer.from(placed(read.toString(), place)) : read
  return asPageFile(body, path)
}

/** The page with what it has to know of its site before it shows anything. */
export function withSite(page: Page, site: SiteInfo): Page {
  const index = page.get('/index.html')!
  const text = JSON.stringify(site).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const body = index.body.toString().replace('</head>', () => `<meta name="furrow-site" content="${text}" /></head>`)
  const told = asPageFile(Buffer.from(body), '/index.html')
  return new Map([...page, ['/index.html', told], ['/', told]])
}

function asPageFile(body: Buffer, path: string): PageFile {
  const type = types[extname(path)] ?? 'application/octet-stream'
  return {
    body,
    gzipped: type.includes('charset') || type === 'application/wasm' ? gzipSync(body) : null,
    type,
    cache: isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

/** The page is built for any place; at which one it lies is told here, since it is also shown for addresses inside of it. */
const placed = (html: string, { origin = '', base = '' }: Place): string =>
  html
    .replaceAll(/(href|src)="\.\//g, `$1="${base}/`)
    .replaceAll(/content="\.?\/preview\.png"/g, `content="${origin}${base}/preview.png"`)
    .replace('name="furrow-base" content="/"', `name="furrow-base" content="${base}/"`)

/** Vite puts a hash of the content into the names of what it builds: such a file never changes. */
function isHashed(path: string): boolean {
  return /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path)
}
