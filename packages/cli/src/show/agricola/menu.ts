import type { TableView } from '@furrow/engine/agricola'
import type { Described } from '@furrow/engine/core'
import { goodsText } from '../goods.ts'

// Moves as the entries of a menu: like with like.

const TITLES: { readonly [verb: string]: string } = {
  drop: 'Put away',
  redraw: 'Exchange for one card fewer: every',
  place: 'Place a person',
  room: 'Build a room',
  stable: 'Build a stable',
  plow: 'Plow a field',
  sow: 'Sow',
  move: 'Move a crop',
  fence: 'Enclose a pasture',
  bake: 'Bake grain',
  renovate: 'Renovate to',
  build: 'Build',
  play: 'Play a card',
  draw: 'Draw cards',
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
  special: 'Take a special action card',
  choose: 'Choose a space',
  under: 'Put under the pile',
  fuel: 'Turn wood into fuel',
  light: 'Light for 1 fuel',
  heat: 'Heat with',
}

export function titleOf({ verb, cells, card }: Described, { seats }: TableView): string {
  if (cells) return `${TITLES.fence}: ${spacesIn(cells.length)}`
  if (verb !== 'pick') return TITLES[verb] ?? 'Go on'
  const isOccupation = seats.some(({ pack }) => pack.occupations.includes(card ?? null))
  return isOccupation ? 'Keep an occupation' : 'Keep a minor improvement'
}

const spacesIn = (n: number): string => (n === 1 ? '1 space' : `${n} spaces`)

/** What the title does not say already. */
export function labelOf({ text, verb, space }: Described, { spaces }: TableView): string {
  const lying = spaces.find(({ id }) => id === space)?.goods ?? {}
  if (space) return `${space}${goodsText(lying, '') && ` (${goodsText(lying)})`}`
  return (TITLES[verb] || verb === 'pick') && text.length > verb.length ? text.slice(verb.length + 1) : text
}
