import type { Page } from 'playwright-core'
import type { Arrival, Visit } from './visits.ts'

type Comes = (arrival?: Arrival) => Promise<Visit>

/** Gives oneself a name, wherever the name stands on the page. */
export async function rename(page: Page, name: string): Promise<void> {
  await page.click('[data-action="rename"]')
  await page.fill('[name="name"]', name)
  await page.press('[name="name"]', 'Enter')
  await page.locator('[data-me]').getByText(name, { exact: true }).waitFor()
}

/** Somebody of this name on the page of the online games. */
export async function person(visit: Comes, name: string, arrival: Arrival = {}): Promise<Visit> {
  const visited = await visit({ hash: '#/online', ...arrival })
  await rename(visited.page, name)
  return visited
}

export interface Wish {
  game?: 'agricola' | 'express'
  players?: number
  public?: boolean
  pace?: 'free' | 'live' | 'days'
  /** What other seats than the first get, such as a bot. */
  seats?: { [seat: number]: string }
}

/** Sets a table up on the new-game page. */
export async function setUp(page: Page, wish: Wish): Promise<void> {
  await page.goto(page.url().replace(/#.*/, '#/online'))
  await page.click('[data-action="set-up"]')
  const { game = 'agricola', players = 2, pace = 'free', seats = {} } = wish
  await page.check(`[name="game"][value="${game}"]`)
  await page.check(`[name="players"][value="${players}"]`)
  await page.check(`[name="pace"][value="${pace}"]`)
  await page.check(`[name="door"][value="${wish.public ? 'public' : 'link'}"]`)
  for (const [seat, who] of Object.entries(seats)) await page.selectOption(`[name="seat-${seat}"]`, who)
  await page.click('button[type="submit"]')
  await page.waitForURL(/#\/room\//)
}

/** The path of the invitation in the waiting room. */
export const invitationPath = async (page: Page): Promise<string> =>
  new URL(await page.inputValue('[name="link"]')).pathname

export async function say(page: Page, text: string): Promise<void> {
  await page.fill('[name="message"]', text)
  await page.press('[name="message"]', 'Enter')
}

/** They go home. */
export const close = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.context().close()
}

/** What the browser says of an answer that was a refusal; what came of it is looked at in words. */
export const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/
