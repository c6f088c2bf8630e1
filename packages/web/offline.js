// The service worker: the files of this build are kept under its version, so that the page opens without a network.
// Built by vite.config.ts, which puts the version and the list of files in place of the two names below.

/** Where the page lies at its server: `/`, or a folder of it. */
const BASE = new URL('./', location.href).pathname
/** Another Furrow may lie elsewhere at the same server. */
const OWN = `furrow-${BASE}-`
const CACHE = `${OWN}__VERSION__`
const FILES = __FILES__.map((name) => BASE + name)

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(addTo)
      .then(() => skipWaiting()),
  )
})

/** One after the other: whoever begins a game meanwhile does not wait for all of them. */
async function addTo(cache) {
  for (const file of FILES) await cache.add(file)
}

addEventListener('activate', (event) => {
  const forgetOld = async () => {
    for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(forgetOld())
})

// Before a page could lie in a folder, its files were kept without it.
const isOld = (name) => name !== CACHE && (name.startsWith(OWN) || (BASE === '/' && /^furrow-[0-9a-f]+$/.test(name)))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname: asked } = new URL(request.url)
  // Invitations and tables have addresses of their own, and are the same page.
  const inside = asked.startsWith(BASE) ? asked.slice(BASE.length) : ''
  const pathname = /^(join|table|reset|welcome|mail|unsubscribe)\/[\w.-]+$/.test(inside) ? BASE : asked
  if (request.method !== 'GET' || origin !== location.origin || !FILES.includes(pathname)) return
  // The page itself comes fresh if it can; what carries its hash in its name never changes.
  event.respondWith(pathname.startsWith(`${BASE}assets/`) ? keptFirst(request) : freshFirst(request, pathname))
})

const kept = (what) => caches.match(what, { ignoreSearch: true, ignoreVary: true })

async function keptFirst(request) {
  return (await kept(request)) ?? fetch(request)
}

async function freshFirst(request, pathname) {
  try {
    return await fetch(request)
  } catch (error) {
    const answer = await kept(pathname)
    if (!answer) throw error
    return answer
  }
}

// A message of the browser ("your turn") leads to its table, in a page that is open already if there is one.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function show(address) {
  const [page] = await clients.matchAll({ type: 'window' })
  if (!page) return clients.openWindow(address)
  await page.focus()
  return page.navigate(address)
}
