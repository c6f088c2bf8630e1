import { at, type TableView } from '@furrow/engine'
import { goodsText } from '../goods.ts'

// Moves as the entries of a menu: like with like.

const TITLES: { readonly [verb: string]: string } = {
  place: 'Place a person',
  room: 'Build a room',
  stable: 'Build a stable',
  plow: 'Plow a field',
  sow: 'Sow',
  fence: 'Enclose a pasture',
  bake: 'Bake grain',
  renovate: 'Renovate to',
  build: 'Build',
  play: 'Play a card',
  take: 'Take',
  buy: 'Buy',
  pay: 'Pay',
  keep: 'Keep animals',
  eat: 'Eat',
  cook: 'Cook',
  discard: 'Give back',
  craft: 'Make food with',
  use: 'Use a card',
  arrange: 'Move animals',
}

const isSpace = (move: string, { spaces }: TableView): boolean => spaces.some(({ id }) => id === move)

export function titleOf(move: string, table: TableView): string {
  if (isSpace(move, table)) return at(TITLES, 'place')
  const [verb = '', what = ''] = move.split(' ')
  if (verb === 'fence') return `${TITLES.fence}: ${spacesIn(what)}`
  return TITLES[verb] ?? 'Go on'
}

const spacesIn = (cells: string): string => {
  const n = cells.split('+').length
  return n === 1 ? '1 space' : `${n} spaces`
}

export function labelOf(move: string, { spaces }: TableView): string {
  const space = spaces.find(({ id }) => id === move)
  if (space) return `${move}${goodsText(space.goods, '') && ` (${goodsText(space.goods)})`}`
  const [verb = '', ...rest] = move.split(' ')
  return TITLES[verb] && rest.length > 0 ? rest.join(' ') : move
}
