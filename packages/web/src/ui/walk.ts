/** Where something lies on the screen. */
export interface Place {
  x: number
  y: number
}

export const ARROWS: { readonly [key: string]: readonly [columns: number, rows: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How much worse it is to lie aside than to lie further ahead. */
const ASIDE = 2.5
/** What lies so much more aside than ahead lies in no direction that one would press for. */
const MOST_ASIDE = 4

/** Which of these places an arrow key leads to: the nearest that lies ahead; -1 if none does. */
export function nextPlace(from: Place, places: readonly Place[], [dx, dy]: readonly [number, number]): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  places.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    if (ahead < 1 || aside > MOST_ASIDE * ahead || ahead + ASIDE * aside >= least) return
    best = i
    least = ahead + ASIDE * aside
  })
  return best
}
