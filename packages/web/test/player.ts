import type { Page } from 'playwright-core'

/** What can be clicked, as soon as there is anything; as selectors, the better ones first. */
async function choices(page: Page): Promise<string[]> {
  const seen = await page.waitForFunction(() => {
    // A question of its own comes first.
    const within = document.querySelector('dialog[open]') ?? document
    const visible = (e: Element) => e.getClientRects().length > 0
    const all = (selector: string, name: string) =>
      [...within.querySelectorAll(selector)].filter(visible).map((e) => `[${name}="${e.getAttribute(name)}"]`)
    const moves = all('button[data-move]:not(:disabled)', 'data-move')
    const lit = [
      ...all('[data-space][data-lit="true"]', 'data-space'),
      ...all('[data-cell][data-lit="true"]:not([data-picked="true"])', 'data-cell'),
      ...all('[data-lit="true"] [data-card][aria-disabled="false"], button[data-lit="true"][data-card]', 'data-card'),
    ]
    const build = moves.filter((move) => move.includes('fence '))
    const convert = moves.filter((move) => /"(cook|craft|eat)/.test(move))
    const rest = moves.filter((move) => !build.includes(move) && !convert.includes(move))
    const found = [...build, ...convert, ...rest.filter((move) => !move.includes('"done"')), ...lit, ...rest]
    return found.length > 0 && found
  })
  return (await seen.jsonValue()) || []
}

/**
 * What the page shows, if that is no longer `before`: how many moves, and with `closely` also what is picked and whether
 * something is asked. It runs in the page, so it stands alone.
 */
const shownAfter = ({ before, closely }: { before: string | null; closely: boolean }): string | false => {
  const number = document.querySelector('[data-number]')?.getAttribute('data-number')
  const picked = document.querySelectorAll('[data-picked="true"]').length
  const asked = document.querySelectorAll('dialog[open]').length
  const now = [location.hash, number, ...(closely ? [picked, asked] : [])].join(' ')
  return now !== before && now
}

export const isOver = (page: Page): boolean => page.url().includes('/end')

/** Waits until the person can choose something, or the game is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      location.hash.includes('/end') ||
      document.querySelector('[data-lit="true"], button[data-move]:not(:disabled)') !== null,
  )
  return !isOver(page)
}

const PREFERRED = [
  'basic-wish-for-children',
  'urgent-wish-for-children',
  'house-redevelopment',
  'farm-expansion',
  'fencing',
  'grain-utilization',
  'cultivation',
  'major-improvement',
  'sheep-market',
  'cattle-market',
  'pig-market',
  'farmland',
  'vegetable-seeds',
  'reed-bank',
  'forest',
  'clay-pit',
  'grain-seeds',
]

/** Prefers what shows much of the table; now and then something else, by the turn's number. */
function choose(found: readonly string[], turn: number): string {
  const [first = ''] = found
  if (!first.includes('data-space')) return first
  const wanted = PREFERRED.map((space) => `[data-space="${space}"]`).filter((space) => found.includes(space))
  return (turn % 4 !== 3 ? wanted[0] : undefined) ?? found[(turn * 5) % found.length] ?? first
}

/** Makes one click where something is lit, and waits until the page shows what came of it. */
export async function clickOnce(page: Page, turn: number, touch = false): Promise<void> {
  const warned = (await page.locator('dialog[open]').count()) > 0
  // A warning that closes is no move yet.
  const before = await page.evaluate(shownAfter, { before: null, closely: !warned })
  const found = await choices(page)
  const target = `${warned ? `dialog[open] ${found[0]}` : choose(found, turn)}:visible`
  await (touch ? page.tap(target) : page.click(target))
  await page.waitForFunction(shownAfter, { before: before || null, closely: !warned })
}
