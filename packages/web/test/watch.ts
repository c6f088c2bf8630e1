import type { Page } from 'playwright-core'

/** What a page has noticed of itself, in milliseconds. */
interface Seen {
  largestPaint: number
  longestTask: number
  /** When the last click was, and when the picture stood on the screen that shows what came of it; 0: not yet. */
  clicked: number
  shown: number
  /** Has the last click changed the table? */
  changed: boolean
}

declare global {
  interface Window {
    furrowSeen: Seen
  }
}

/** Put into a page before it loads; it runs there, so it stands alone. */
export const watch = (): void => {
  const seen: Seen = { largestPaint: 0, longestTask: 0, clicked: 0, shown: 0, changed: false }
  window.furrowSeen = seen
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = Math.max(seen.largestPaint, startTime)
  })
  observe('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration)
  })

  const number = () => document.querySelector('[data-number]')?.getAttribute('data-number')
  let before: string | null | undefined
  let waiting = false
  // They stay until they have been seen, however long that takes.
  const marks: Element[] = []
  const onClick = ({ timeStamp }: Event) => {
    before = number()
    waiting = true
    seen.clicked = timeStamp
    seen.shown = 0
    seen.changed = false
  }
  addEventListener('click', onClick, true)
  // A mark comes into the page together with the move; the browser says when it stood on the screen.
  const onChange = () => {
    if (!waiting || number() === before) return
    waiting = false
    seen.changed = true
    const mark = document.createElement('p')
    mark.textContent = `${number()}`
    mark.setAttribute('elementtiming', 'move')
    mark.style.position = 'fixed'
    mark.style.top = '0'
    document.body.append(mark)
    marks.push(mark)
  }
  observe('element', (entry) => {
    if ('renderTime' in entry && typeof entry.renderTime === 'number') seen.shown = entry.renderTime
    for (const mark of marks.splice(0)) mark.remove()
  })
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(onChange).observe(document.body, { subtree: true, attributeFilter: ['data-number'] }),
  )
}

export const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => window.furrowSeen)
