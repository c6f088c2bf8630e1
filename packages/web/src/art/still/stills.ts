import { atLeisure } from '../../app/atRest.ts'
import { drawingOf, scaleOf } from './drawing.ts'
import { type Pixels, painted, pixelsOf } from './paint.ts'

// A drawing of a hundred shapes is filled with pixels anew whenever something beside it changes. What never changes is painted
// once while nobody waits, at the size it has on the screen, and shown as a picture from then on.

/** Pictures that are shown no more are kept, in case they come again. */
const MOST_KEPT = 240
/** So many take the place of their drawings at a time: each change has all around it painted again. */
const AT_ONCE = 32
/** What has just come is seen first, and whoever moves the mouse or presses something comes first too. */
const QUIET_MS = 500

interface Shown {
  svg: SVGSVGElement
  /** What is no part of the picture. */
  without: string
  show(still: string | null): void
  /** The drawing, once all of it has been on the page. */
  drawing: string | null
  /** How it was painted last. */
  as: Pixels | null
}

export interface Stills {
  /** Paints this drawing when there is time, and again whenever its size or the theme changes. The returned function forgets it. */
  keep(svg: SVGSVGElement, without: string, show: (still: string | null) => void): () => void
}

const NIGHT = '(prefers-color-scheme: dark)'

const themeNow = (): string => {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia(NIGHT).matches ? 'dark' : 'light'
}

export function makeStills(): Stills {
  const all = new Map<Element, Shown>()
  const kept = new Map<string, string>()
  const waiting = new Set<Element>()
  const ready: (() => void)[] = []
  let busy = false
  let touched = Number.NEGATIVE_INFINITY

  function ask(element: Element): void {
    waiting.add(element)
    if (busy) return
    busy = true
    atLeisure(() => void work())
  }

  /** One after the other; those that are done are shown together. */
  async function work(): Promise<void> {
    if (performance.now() - touched < QUIET_MS) {
      setTimeout(() => void work(), QUIET_MS)
      return
    }
    const [next] = waiting
    if (next && ready.length < AT_ONCE) {
      waiting.delete(next)
      const show = await paint(next)
      if (show) ready.push(show)
    } else for (const show of ready.splice(0)) show()
    busy = waiting.size > 0 || ready.length > 0
    if (busy) atLeisure(() => void work())
  }

  async function paint(element: Element): Promise<(() => void) | null> {
    const shown = all.get(element)
    const as = pixelsOf(element)
    if (!shown || as.width === 0 || as.height === 0) return null
    shown.drawing ??= drawingOf(shown.svg, shown.without)
    const { drawing } = shown
    if (drawing === null) {
      // Not all of it has come yet.
      setTimeout(() => all.has(element) && ask(element), QUIET_MS)
      return null
    }
    const theme = themeNow()
    const scale = scaleOf(shown.svg)
    const key = [theme, as.width, as.height, scale, drawing].join(' ')
    try {
      const still = kept.get(key) ?? (await painted(drawing, theme, scale, as))
      remember(key, still)
      return () => {
        if (all.get(element) !== shown || theme !== themeNow()) return
        shown.as = as
        shown.show(still)
      }
    } catch {
      // The drawing itself remains.
      return null
    }
  }

  function remember(key: string, still: string): void {
    kept.delete(key)
    kept.set(key, still)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const as = all.get(target)?.as
      const now = pixelsOf(target)
      if (as?.width !== now.width || as.height !== now.height) ask(target)
    }
  })

  /** In another light all drawings come back, until they have been painted in it. */
  const turn = () => {
    for (const [element, shown] of all) {
      shown.show(null)
      ask(element)
    }
  }
  new MutationObserver(turn).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia(NIGHT).addEventListener('change', turn)
  const touch = () => {
    touched = performance.now()
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown']) addEventListener(event, touch, { passive: true })

  return {
    keep(svg, without, show) {
      touch()
      all.set(svg, { svg, without, show, drawing: null, as: null })
      sizes.observe(svg)
      return () => {
        all.delete(svg)
        waiting.delete(svg)
        sizes.unobserve(svg)
      }
    },
  }
}
