import type { Page } from 'playwright-core'

// Whoever plays by keyboard alone.

export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector)
  while (!(await page.locator(`${selector}:focus`).count())) await page.keyboard.press('Tab')
}

/** The first answer whose name is like that, by way of the search; a warning is answered with its first button. */
export async function answerByKeys(page: Page, wanted = ''): Promise<void> {
  const before = await page.locator('[data-number]').getAttribute('data-number')
  await typeMove(page, wanted)
  const settled = () =>
    page.waitForFunction(
      (number) =>
        document.querySelector('dialog[open]') !== null ||
        document.querySelector('[data-number]')?.getAttribute('data-number') !== number,
      before,
    )
  await settled()
  if (!(await page.locator('dialog[open]').count())) return
  await tabTo(page, 'dialog [data-move]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog', { state: 'detached' })
}

export async function typeMove(page: Page, move: string): Promise<void> {
  await page.keyboard.press('/')
  await page.waitForSelector('dialog input')
  if (move) await page.keyboard.type(move)
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog:has(input)', { state: 'detached' })
}
