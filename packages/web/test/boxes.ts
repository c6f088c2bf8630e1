import type { Page } from 'playwright-core'

// Where things are on the screen. Words, typefaces and pictures come one after the other and make things larger, so
// everything here is measured once the page lies still.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Waits until the typefaces are there, nothing is on its way, and what follows from sizes has been drawn. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const passing = () =>
      document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
    await document.fonts.ready
    await drawn()
    await Promise.allSettled(passing().map((each) => each.finished))
    await drawn()
  })

/** Where all these are on the screen. */
export async function boxes(page: Page, selector: string): Promise<Box[]> {
  await still(page)
  return page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
  )
}

/** What can be seen of all these: not what lies outside the part of the page in which they are scrolled. */
export async function seenBoxes(page: Page, selector: string): Promise<Box[]> {
  await still(page)
  const all = await page.locator(selector).evaluateAll((found) =>
    found.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const seen = { left, top, right, bottom }
      for (let around = each.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const frame = around.getBoundingClientRect()
        if (overflowX !== 'visible') {
          seen.left = Math.max(seen.left, frame.left)
          seen.right = Math.min(seen.right, frame.right)
        }
        if (overflowY !== 'visible') {
          seen.top = Math.max(seen.top, frame.top)
          seen.bottom = Math.min(seen.bottom, frame.bottom)
        }
      }
      return seen
    }),
  )
  return all.filter(({ left, top, right, bottom }) => right > left && bottom > top)
}

/** Where the first of these is. */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  await page.locator(selector).first().waitFor()
  const [box] = await boxes(page, selector)
  if (!box) throw new Error(`There is no ${selector}.`)
  return box
}

export const inside = ({ left, top, right, bottom }: Box, width: number, height: number): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

export const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

/** How far the page sticks out at the side, and below. */
export async function outside(page: Page): Promise<[aside: number, below: number]> {
  await still(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })
}

/** How far the page sticks out at the side. */
export const overflow = async (page: Page): Promise<number> => (await outside(page))[0]
