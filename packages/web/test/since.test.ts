import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()

/** Notes from now on what flies over the table. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { furrowFlown: seen })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.matches('[data-picture], [data-person]') && !node.closest('[hidden]'))
          seen.push(node.dataset.picture ?? `person ${node.dataset.person}`)
    }).observe(document.body, { childList: true, subtree: true })
  })

const flown = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { furrowFlown: string[] }).furrowFlown) // put there by `watch`

test('one key shows again what the others did, in words and as it moved, as often as one likes', async () => {
  const { page, complaints } = await visit({
    stored: moment('agricola-herds'),
    hash: '#/table/game',
    settings: { motion: 'brisk' },
  })
  await untilAsked(page)
  await watch(page)
  await page.keyboard.press('r')
  const dialog = page.locator('dialog[open]')
  await dialog.getByText('went to Fishing').waitFor()
  // The other player went fishing for 5 food; a heap is shown as a few pieces.
  const once = ['person 1', 'food', 'food', 'food', 'food']
  await expect.poll(() => flown(page)).toEqual(once)
  await dialog.locator('[data-action="once-more"]').click()
  await expect.poll(() => flown(page)).toEqual([...once, ...once])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('[data-picture]:not([hidden] *)').count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('where less motion is wished for, the key shows the words alone', async () => {
  const { page, complaints } = await visit({
    stored: moment('agricola-herds'),
    hash: '#/table/game',
    settings: { motion: 'calm' },
    context: { reducedMotion: 'reduce' },
  })
  await untilAsked(page)
  await page.keyboard.press('r')
  await page.locator('dialog[open]').getByText('went to Fishing').waitFor()
  expect(await page.locator('[data-action="once-more"]').count()).toBe(0)
  // Without a stage nothing can fly, now or later.
  expect(await page.locator('[data-flights]').count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})
