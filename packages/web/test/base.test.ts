import { expect, test } from 'vitest'
import { close, person, setUp } from './people.ts'
import { untilOffline, visitors } from './visits.ts'

const { serve, visit } = visitors()

test('in a folder of its address: page, parts, socket, links, and opened without a network', async () => {
  const served = await serve(['--base', '/furrow'])
  const { origin, pathname } = new URL(served.address)
  expect(pathname).toBe('/furrow/')
  const { page: red, complaints } = await person(visit, 'Red', { address: served.address })
  const outside: string[] = []
  const look = (url: string) => !url.startsWith(`${origin}/furrow/`) && /^(http|ws)/.test(url) && outside.push(url)
  red.on('request', (request) => look(request.url()))
  red.on('websocket', (socket) => look(socket.url().replace(/^ws/, 'http')))
  await red.reload()
  await setUp(red, { players: 2 })

  // The link leads there, and both play over the socket.
  const link = await red.inputValue('[name="link"]')
  expect(link).toMatch(new RegExp(`^${origin}/furrow/join/[\\w-]+$`))
  const { page: blue } = await visit({ address: origin, path: new URL(link).pathname })
  expect(blue.url()).toMatch(new RegExp(`^${origin}/furrow/#/join/`))
  await blue.fill('[name="name"]', 'Blue')
  await blue.click('[data-action="sit"]')
  for (const page of [red, blue]) await page.locator('[data-space="forest"]').first().waitFor()

  // Without the slash it is the same page.
  const { page: green } = await visit({ address: origin, path: '/furrow', offline: true })
  expect(new URL(green.url()).pathname).toBe('/furrow/')
  const manifest = new URL((await green.getAttribute('link[rel="manifest"]', 'href')) ?? '', green.url()).href
  const said = (await (await fetch(manifest)).json()) as { start_url: string; scope: string; icons: { src: string }[] }
  for (const path of [said.start_url, said.scope]) expect(new URL(path, manifest).pathname).toBe('/furrow/')
  for (const { src } of said.icons) expect((await fetch(new URL(src, manifest))).status).toBe(200)
  const preview = await green.getAttribute('meta[property="og:image"]', 'content')
  expect((await fetch(new URL(preview ?? '', origin))).status).toBe(200)

  await untilOffline(green)
  expect(await green.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))).toBe(`${origin}/furrow/`)
  await green.context().setOffline(true)
  await green.goto(`${origin}/furrow/table/somewhere`)
  await green.locator('#root > *').first().waitFor()
  expect(outside).toEqual([])
  expect(complaints).toEqual([])
  await close(red, blue, green)
  await served.stop()
})
