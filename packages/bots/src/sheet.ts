import { agricola, BOAR, CATTLE, GRAIN, type Setup, SHEEP, type State, scoreLines, VEGETABLE } from '@furrow/engine'

// The score sheet (B14) as tables, read off the engine so that no rule stands here a second time.

const MOST = 40
/** As many as the farmyard holds beside the house. */
const TILES = 13

/** Puts `n` of something on an empty farm; the engine says what the category is then worth. */
function row(category: string, most: number, put: (s: State, n: number) => void): number[] {
  return Array.from({ length: most + 1 }, (_, n) => {
    const s = agricola.start(agricola.setup({ players: 2 }) as Setup, 'sheet')
    put(s, n)
    return scoreLines(s, 0).find((line) => line.category === category)?.points ?? 0
  })
}

const goods = (category: string, good: number): number[] =>
  row(category, MOST, (s, n) => {
    s.players[0].goods[good] = n
  })

/** Points for so many fields, pastures, crops and animals. */
export const POINTS = {
  fields: row('fields', TILES, (s, n) => {
    s.players[0].fields = (1 << n) - 1
  }),
  pastures: row('pastures', TILES, (s, n) => {
    s.players[0].pastures = Array.from({ length: n }, (_, cell) => 1 << cell)
  }),
  grain: goods('grain', GRAIN),
  vegetables: goods('vegetables', VEGETABLE),
  sheep: goods('sheep', SHEEP),
  boar: goods('boar', BOAR),
  cattle: goods('cattle', CATTLE),
} as const

export type Category = keyof typeof POINTS

/** The same with the steps of the sheet made into slopes: what a count is worth while it can still grow. */
const slope = (points: readonly number[]): number[] => {
  const steps = points.flatMap((worth, n) => (n === 0 || worth !== points[n - 1] ? [n] : []))
  return points.map((worth, n) => {
    const from = steps.findLast((step) => step <= n) ?? 0
    const to = steps.find((step) => step > n)
    return to === undefined ? worth : worth + ((points[to] - worth) * (n - from)) / (to - from)
  })
}

export const SLOPES: { readonly [category in Category]: readonly number[] } = {
  fields: slope(POINTS.fields),
  pastures: slope(POINTS.pastures),
  grain: slope(POINTS.grain),
  vegetables: slope(POINTS.vegetables),
  sheep: slope(POINTS.sheep),
  boar: slope(POINTS.boar),
  cattle: slope(POINTS.cattle),
}
