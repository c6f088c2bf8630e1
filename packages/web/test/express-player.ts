import type { Page } from 'playwright-core'

// Plays Express by clicking, as a person would.

export const isOver = (page: Page): boolean => page.url().includes('/end')

/** Waits until the person can choose something, a harvest wants to be seen, or the game is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      location.hash.includes('/end') ||
      document.querySelector('[data-action="go-on"]') !== null ||
      document.querySelector('button[data-move]:not(:disabled)') !== null,
  )
  return !isOver(page)
}

/** What the page shows, if that is no longer `before`. It runs in the page, so it stands alone. */
const shownAfter = (before: string | null): string | false => {
  const number = document.querySelector('[data-number]')?.getAttribute('data-number')
  const now = [location.hash, number, document.querySelector('dialog') !== null].join(' ')
  return now !== before && now
}

const WANTED = ['baby', 'rooms', 'learn', 'build', 'pasture', 'field', 'upgrade', 'take']

/** The moves that can be seen, as soon as there are any; none if a harvest wants to be seen. */
async function movesOn(page: Page): Promise<string[]> {
  const seen = await page.waitForFunction(() => {
    if (document.querySelector('[data-action="go-on"]')) return []
    const moves = [...document.querySelectorAll('button[data-move]')].filter((button) => button.checkVisibility())
    return moves.length > 0 && moves.map((button) => button.getAttribute('data-move') ?? '')
  })
  return (await seen.jsonValue()) || []
}

/** Picks a die that is lit if `turn` says so, then clicks a move, and waits until the page shows what came of it. */
export async function clickOnce(page: Page, turn: number): Promise<void> {
  const before = await page.evaluate(shownAfter, null)
  const lit = page.locator('[data-die][data-lit="true"]')
  const dice = turn % 3 === 0 && (await movesOn(page)).length > 0 ? await lit.count() : 0
  if (dice > 0) await lit.nth(turn % dice).click()
  const moves = await movesOn(page)
  const [wanted] = WANTED.flatMap((verb) => moves.filter((move) => move.split(' ')[0] === verb))
  const cook = moves.find((move) => move.startsWith('cook') && moves.includes('feed'))
  const move = cook ?? (turn % 2 === 0 ? wanted : undefined) ?? moves[turn % moves.length]
  await page
    .locator(move === undefined ? '[data-action="go-on"]' : `button[data-move="${move}"]`)
    .first()
    .click()
  await page.waitForFunction(shownAfter, before || null)
}
