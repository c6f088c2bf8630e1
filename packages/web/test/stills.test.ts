import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// Scenes and pictures of cards are painted once when nobody waits, and shown as they were painted.

const { visit } = visitors()

const SCENES = '[data-space] svg.art-picture'

/** Waits until every scene of the board is shown as it was painted. */
const untilPainted = (page: Page) =>
  page.waitForFunction((scenes) => {
    const all = [...document.querySelectorAll(scenes)]
    return all.length > 0 && all.every((scene) => scene.querySelector('image'))
  }, SCENES)

/** How many pixels the first painted scene has, and how many it covers on the screen. */
const widths = (page: Page) =>
  page.evaluate(async (scenes) => {
    const scene = document.querySelector(scenes)
    const image = new Image()
    image.src = scene?.querySelector('image')?.href.baseVal ?? ''
    await image.decode()
    const { left, right } = scene?.getBoundingClientRect() ?? { left: 0, right: 0 }
    const at = (edge: number) => Math.round(edge * devicePixelRatio)
    return { painted: image.width, seen: at(right) - at(left) }
  }, SCENES)

test('scenes are painted with as many pixels as they cover, also on a sharper screen', async () => {
  const context = { deviceScaleFactor: 2 }
  const { page, complaints } = await visit({ stored: moment('agricola-crowd'), hash: '#/table/game', context })
  await untilAsked(page)
  await untilPainted(page)
  const { painted, seen } = await widths(page)
  expect(painted).toBe(seen)
  expect(painted).toBeGreaterThan(100)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('in another light the drawings come back and are painted anew', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-crowd'), hash: '#/table/game' })
  await untilAsked(page)
  await untilPainted(page)
  const first = page.locator(`${SCENES} image`).first()
  const byDay = await first.getAttribute('href')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.waitForFunction((scenes) => !document.querySelector(`${scenes} image`), SCENES)
  await untilPainted(page)
  expect(await first.getAttribute('href')).not.toBe(byDay)
  expect(complaints).toEqual([])
  await page.context().close()
})
