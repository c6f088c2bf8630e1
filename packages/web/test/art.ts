// npm run art: contact sheets of all drawings, light and dark, in a temporary folder; with names, only those.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { launchBrowser } from './browser.ts'

const SHEETS = [
  ...['pieces', 'parts', 'farms', 'scenes', 'ground', 'frames', 'table'],
  ...['cards-base-minors', 'cards-base-occupations', 'cards-five-six', 'cards-moor-1', 'cards-moor-2', 'cards-majors'],
]
const THEMES = ['light', 'dark']

const asked = process.argv.slice(2)
const themes = THEMES.filter((theme) => !asked.some((word) => THEMES.includes(word)) || asked.includes(theme))
const named = asked.filter((word) => !THEMES.includes(word))
const unknown = named.filter((name) => !SHEETS.some((sheet) => sheet.startsWith(name)))
if (unknown.length > 0) throw new Error(`There is no sheet ${unknown.join(', ')}; there are ${SHEETS.join(', ')}.`)
const sheets = SHEETS.filter((sheet) => named.length === 0 || named.some((name) => sheet.startsWith(name)))

const folder = join(tmpdir(), 'furrow-art')
mkdirSync(folder, { recursive: true })
const web = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({
  root: web,
  logLevel: 'error',
  cacheDir: join(tmpdir(), 'furrow-art-cache'),
  server: { port: 0, hmr: false, watch: null },
})
await server.listen()
const { port } = server.httpServer!.address() as import('node:net').AddressInfo // listening on a port, not on a pipe
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 800 } })
  page.on('pageerror', (error) => console.error(error.message))
  for (const sheet of sheets)
    for (const theme of themes) {
      await page.goto(`http://localhost:${port}/test/art/index.html?sheet=${sheet}&theme=${theme}`)
      await page.waitForSelector('.sheet > *')
      const path = join(folder, `${sheet}-${theme}.png`)
      await page.screenshot({ path, fullPage: true })
      console.log(path)
    }
} finally {
  await browser.close()
  await server.close()
}
