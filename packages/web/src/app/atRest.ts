// What nobody waits for comes when there is nothing left that somebody waits for: a slow line carries one thing at a time.

const waiting: (() => void)[] = []
/** How many parts of the page are still on their way. */
let coming = 0

const isAtRest = () => coming === 0 && document.readyState === 'complete'

/** Acts when the browser has nothing else to do; where it cannot say so, a little later. */
export function atLeisure(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 50)
}

function go(): void {
  if (waiting.length === 0 || !isAtRest()) return
  // Something else may have been asked for meanwhile.
  atLeisure(() => {
    if (isAtRest()) for (const act of waiting.splice(0)) act()
  })
}

/** Acts once all that the page shows is there. */
export function atRest(act: () => void): void {
  waiting.push(act)
  addEventListener('load', go, { once: true })
  go()
}

/** Says that a part of the page is on its way; the returned function, that it is there. */
export function awaited(): () => void {
  coming++
  return () => {
    coming--
    go()
  }
}
