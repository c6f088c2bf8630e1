import { expect, test } from 'vitest'
import { still } from './boxes.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// Coming in: a newcomer is offered a game that explains itself, plays by doing, and leaves it at any moment.

const { visit } = visitors()

test.each([
  ['en', 'Farmland', 'First time here?'],
  ['fr', 'champ', 'Première visite'],
])(
  '%s: a newcomer plows a first field with the guide, goes on after a reload, and stops it',
  async (language, word, offer) => {
    const { page, complaints } = await visit({ settings: { language } })
    await page.locator('[data-action="guided"]', { hasText: offer }).click()
    await untilAsked(page)
    await page.locator('[data-guide="field"]', { hasText: word }).waitFor()
    await page.locator('[data-space="farmland"][data-marked="true"]').click()
    await page.locator('[data-guide="cell"]').waitFor()
    await page.locator('[data-cell][data-lit="true"]').first().click()
    // What comes next depends on where the bot went meanwhile.
    const next = page.locator('[data-guide]:not([data-guide="cell"])')
    const said = await next.textContent()
    await page.reload()
    await untilAsked(page)
    expect(await next.textContent()).toBe(said)
    await page.click('[data-action="stop-guide"]')
    await page.locator('[data-guide]').waitFor({ state: 'detached' })
    await page.goto(page.url().replace(/#.*/, '#/'))
    await page.locator('[data-action="play-now"]').waitFor()
    expect(await page.locator('[data-action="guided"]').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

test.each([390, 1280])('the first screen says which games these are (%i wide)', async (width) => {
  const { page, complaints } = await visit({ context: { viewport: { width, height: 720 } } })
  const words = page.getByText(/Agricola with Farmers of the Moor, and its dice game Express/)
  await words.waitFor()
  await still(page)
  const box = await words.boundingBox()
  expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThan(720)
  expect(complaints).toEqual([])
  await page.context().close()
})
