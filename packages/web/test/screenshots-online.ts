import type { Browser, BrowserContext, Page } from 'playwright-core'

// What is to be seen of games between people, with two of them there.

type Call = (method: string, path: string, body?: object) => Promise<{ id: string; invite: string }>

/** Asks the server as the person of this browser. */
async function asPerson(context: BrowserContext, address: string, name: string): Promise<Call> {
  const call: Call = async (method, path, body) => {
    const answer = await context.request.fetch(`${address}api/${path}`, { method, ...(body && { data: body }) })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  await call('GET', 'me')
  await call('PATCH', 'me', { name })
  return call
}

const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }]

/** Another person's tables: one that waits, one to be joined by its invitation, and games under way. */
export interface Company {
  invitation: string
  /** Sets up what the person in the picture sees, and says where. */
  meet(context: BrowserContext, what: string): Promise<string>
  leave(): Promise<void>
}

export async function company(browser: Browser, address: string): Promise<Company> {
  const context = await browser.newContext()
  const blue = await asPerson(context, address, 'Blue')
  const days = { kind: 'days', days: 2 }
  await blue('POST', 'tables', { game: 'agricola', public: true, seats, setup: { cards: 'dealt' } })
  const { invite } = await blue('POST', 'tables', { game: 'agricola', seats, setup: { cards: 'dealt' }, pace: days })
  return {
    invitation: `#/join/${invite}`,
    async meet(own, what) {
      const red = await asPerson(own, address, 'Red')
      const live = { kind: 'live', seconds: 1800, extra: 15 }
      const waiting = await red('POST', 'tables', { game: 'agricola', seats, pace: live })
      if (what === 'waiting') return `#/room/${waiting.id}`
      const running = await red('POST', 'tables', {
        game: 'agricola',
        seats,
        pace: live,
        setup: { cards: 'dealt', starting: 0 },
      })
      await blue('POST', `tables/${running.id}/join`, { key: running.invite })
      return what === 'room' ? `#/room/${running.id}` : `#/${what}`
    },
    leave: () => context.close(),
  }
}

/** Says something at the table, so that the picture shows talk. */
export async function talk(page: Page): Promise<void> {
  const tab = page.locator('[data-tab="talk"]')
  await page.locator('[data-number]').waitFor()
  if (!(await tab.isVisible())) await page.click('nav [data-pane="cards"]')
  await tab.click()
  await page.fill('[name="message"]', 'A good harvest to you!')
  await page.keyboard.press('Enter')
  await page.getByText('A good harvest to you!').waitFor()
}
