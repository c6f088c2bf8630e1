import { FurrowHttp, FurrowSocket, type SocketOptions, type TableState } from '@furrow/server/client'
import type { Page } from 'playwright-core'

type Open = NonNullable<SocketOptions['open']>

/** A second connection of whoever sits at this page. */
async function connect(page: Page): Promise<FurrowSocket> {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const known = cookies.find(({ name }) => name === 'furrow')
  if (!known) throw new Error('The server does not know this visitor.')
  const Cookie = `furrow=${known.value}`
  // Where protocols stand in a browser, Node takes options too.
  const options = { headers: { Cookie } } as unknown as string[]
  // The same methods as in a browser.
  const open = (url: string) => new WebSocket(url, options) as unknown as ReturnType<Open>
  return new FurrowSocket(new FurrowHttp(origin, Cookie), { open })
}

/**
 * Plays on for the people of these pages, past their pages, until the table is as wished: whole games by clicks take long.
 * The pages see every move.
 */
export async function playQuickly(
  pages: readonly Page[],
  table: string,
  isThere: (state: TableState) => boolean,
): Promise<void> {
  const sockets = await Promise.all(pages.map(connect))
  let heard = (): void => undefined
  const states = await Promise.all(sockets.map((socket) => socket.join(table, () => heard())))
  let number = Math.max(...states.map((state) => state.number))
  const isBehind = (socket: FurrowSocket) => (socket.state(table)?.number ?? 0) < number
  for (let turn = 0; ; turn++) {
    while (sockets.some(isBehind))
      await new Promise<void>((done) => {
        heard = done
      })
    const seen = sockets.flatMap((socket) => socket.state(table) ?? [])
    if (seen.some(isThere)) break
    const asked = sockets.find((socket) => socket.state(table)?.ask)
    const moves = asked?.state(table)?.ask?.moves ?? []
    const move = moves[(turn * 7) % moves.length]
    if (!asked || !move) throw new Error('Nobody has anything to choose.')
    number = await asked.play(table, move.text)
  }
  for (const socket of sockets) socket.close()
  // The pages have seen it all go by, before anybody looks there for something to click. After the last move they go on to the end.
  for (const page of pages)
    await page.waitForFunction(
      (n) =>
        location.href.includes('/end') ||
        Number(document.querySelector('[data-number]')?.getAttribute('data-number')) >= n,
      number,
    )
}
