// npm run icons: the icon in the sizes that systems ask for, and the picture of link previews, from their drawings.
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { launchBrowser } from './browser.ts'

const SIZES = [32, 180, 192, 512]
const PREVIEW = { width: 1200, height: 630 }
const PUBLIC = new URL('../public/', import.meta.url)

const icon = readFileSync(new URL('icon.svg', PUBLIC), 'utf8')
/** Systems cut a maskable icon to their shape: it fills its square, with all that matters in the middle. */
const maskable = icon
  .replace('width="64" height="64" rx="14"', 'x="-8" y="-8" width="80" height="80"')
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')

const server = await createServer({ logLevel: 'error', server: { middlewareMode: true, hmr: false, watch: null } })
const { Landscape } = (await server.ssrLoadModule(
  '/src/start/Landscape.tsx',
)) as typeof import('../src/start/Landscape.tsx')
const landscape = renderToStaticMarkup(createElement(Landscape, {}))
await server.close()

const preview = `<style>
  :root { --sky: #cfe3ea; --sun: #f6cf5d; --night: transparent }
  body { margin: 0; background: #cfe3ea; font-family: Georgia, 'DejaVu Serif', serif; color: #2e2419 }
  svg { position: absolute; bottom: 0; width: 1200px; height: 430px }
  h1, p { z-index: 1 }
  h1 { position: absolute; top: 44px; left: 72px; margin: 0; font-size: 120px; line-height: 1; color: #2f6b34 }
  p { position: absolute; top: 178px; left: 78px; margin: 0; font-size: 36px }
</style><h1>Furrow</h1><p>Agricola and Express, at an open table</p>${landscape}`

const browser = await launchBrowser()
try {
  const page = await browser.newPage()
  const paint = async (name: string, content: string, size: { width: number; height: number }) => {
    await page.setViewportSize(size)
    await page.setContent(content)
    writeFileSync(new URL(name, PUBLIC), await page.screenshot({ omitBackground: true }))
    console.log(name)
  }
  const full = (svg: string) =>
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`
  for (const size of SIZES) await paint(`icon-${size}.png`, full(icon), { width: size, height: size })
  await paint('icon-maskable-512.png', full(maskable), { width: 512, height: 512 })
  await paint('preview.png', preview, PREVIEW)
} finally {
  await browser.close()
}
