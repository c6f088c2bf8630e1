import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxes, overlap } from './boxes.ts'
import { moment } from './moments.ts'
import { clickOnce, untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// Harvest and end are moments: short, skippable, and still where less motion is wished for.

const { visit } = visitors()

/** Notes what the harvest shows: its phases, its light, and what flies. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { furrowShown: seen })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.closest('[data-flights]') && !node.closest('[hidden]'))
          seen.push(node.dataset.phase ?? node.dataset.season ?? node.dataset.picture ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })

const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { furrowShown: string[] }).furrowShown) // put there by `watch`

/** Feeds the family, whatever it takes. */
async function feed(page: Page): Promise<void> {
  const feeding = () => page.locator('[data-move="feed"]').count()
  for (let turn = 0; turn < 12 && (await feeding()) > 0; turn++) {
    await clickOnce(page, turn)
    await untilAsked(page)
  }
}

test('the harvest is seen: the light turns, families eat, animals breed', async () => {
  const { page, complaints } = await visit({
    stored: moment('agricola-feeding'),
    hash: '#/table/game',
    // Bots that take their time leave the harvest on the screen.
    settings: { motion: 'calm', pace: 'calm' },
  })
  await untilAsked(page)
  await watch(page)
  await feed(page)
  await expect.poll(() => shown(page)).toContain('breeding')
  const all = await shown(page)
  expect(all).toContain('harvest')
  expect(all).toContain('food')
  // A key ends it at once.
  await page.keyboard.press('Shift')
  await expect.poll(() => page.locator('[data-flights] [data-season]').count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('where less motion is wished for, the harvest is in without anything moving', async () => {
  const { page, complaints } = await visit({
    stored: moment('agricola-feeding'),
    hash: '#/table/game',
    settings: { motion: 'calm' },
    context: { reducedMotion: 'reduce' },
  })
  await untilAsked(page)
  await watch(page)
  await feed(page)
  expect(await shown(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

const atEnd = (context = {}) =>
  visit({ stored: moment('agricola-end'), hash: '#/end/game', context, settings: { motion: 'calm' } })
const lasting = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime))),
  )

test('at the end the farms come side by side, in under three seconds or at a press, with what their points came from', async () => {
  const { page, complaints } = await atEnd()
  await page.locator('[data-end-farm]').first().waitFor()
  expect(await lasting(page)).toBeLessThan(3000)
  await page.keyboard.press('Shift')
  await page.locator('[data-arriving="false"]').waitFor()
  expect(await lasting(page)).toBe(0)
  const farms = await boxes(page, '[data-end-farm]')
  const [first, second] = farms
  if (!first || !second) throw new Error('There are not two farms.')
  expect(first.top).toBe(second.top)
  expect(overlap(first, second)).toBe(false)
  for (const farm of await page.locator('[data-end-farm]').all()) {
    const parts = await farm
      .locator('[data-source]')
      .evaluateAll((all) => all.map((each) => Number((each.lastChild?.textContent ?? '').replace('−', '-'))))
    const total = Number((await farm.locator('figcaption strong').innerText()).replace('−', '-'))
    expect(parts.reduce((sum, n) => sum + n, 0)).toBe(total)
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

test('where less motion is wished for, the end is there at once', async () => {
  const { page } = await atEnd({ reducedMotion: 'reduce' })
  await page.locator('[data-end-farm]').first().waitFor()
  expect(await lasting(page)).toBe(0)
  await page.context().close()
})
