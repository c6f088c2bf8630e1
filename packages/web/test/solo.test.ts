import { expect, test } from 'vitest'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()

test('alone, the hand is chosen by typing and by ticking, and the game begins with it', async () => {
  const { page, complaints } = await visit({ hash: '#/new' })
  await page.check('[name="players"][value="1"]')
  await page.check('[name="cards"]')
  expect(await page.locator('[name="hand"]').inputValue()).toBe('dealt')
  await page.selectOption('[name="hand"]', 'chosen')
  const boxes = page.locator('[name^="hand-"][type="checkbox"]')
  await boxes.first().waitFor()
  const all = await boxes.count()
  await page.focus('[name="hand-search"]')
  await page.keyboard.type('room')
  await expect.poll(() => boxes.count()).toBeLessThan(all)
  await page.keyboard.press('Enter')
  await page.getByText('1 of 7').waitFor()
  await page.fill('[name="hand-search"]', '')
  for (let i = 0; i < 9; i++)
    if (!(await boxes.nth(i).isChecked()) && (await boxes.nth(i).isEnabled())) await boxes.nth(i).check()
  const disabled = page.locator('[name^="hand-"][type="checkbox"]:disabled')
  expect(await disabled.count()).toBeGreaterThan(0)
  const chosen = await page.locator('label:has([name^="hand-"]:checked) small').allInnerTexts()
  await page.click('button[type="submit"]')
  await untilAsked(page)
  const inHand = page.locator('[data-in-hand]')
  expect(await inHand.count()).toBe(chosen.length)
  expect(complaints).toEqual([])
  await page.context().close()
})
