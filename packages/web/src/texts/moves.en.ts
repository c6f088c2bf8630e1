import type { Described } from '@furrow/engine/core'
import { edgeOf } from './edge.ts'
import { pluralsOf } from './plural.ts'
import type { Say } from './say.ts'

const plural = pluralsOf('en')

const SIDES = { above: 'Above', below: 'Below', left: 'Left of', right: 'Right of' } as const

type Words = (move: Described, say: Say) => string

const theOne = (goods: Described['goods'] = {}): string => Object.keys(goods).join()

/** The label of every kind of move. */
export const moves = {
  pick: ({ card }, say) => (card ? `Keep ${say.name(card)}` : 'Keep a card'),
  drop: ({ card }, say) => (card ? `Put ${say.name(card)} away` : 'Put a card away'),
  redraw: ({ kind }) => (kind === 'minor' ? 'Exchange the minor improvements' : 'Exchange the occupations'),
  place: ({ space = '' }, say) => say.name(space),
  stay: () => 'Stay at home',
  room: ({ cell = '' }) => `Build a room on ${cell}`,
  stable: ({ cell = '' }) => `Build a stable on ${cell}`,
  plow: ({ cell = '' }) => `Plow ${cell}`,
  sow: ({ goods, cell, card = '' }, say) => `Sow ${say.count(theOne(goods), 1)} on ${cell ?? say.name(card)}`,
  move: ({ from = '', to = '' }, say) => `Move 1 crop from ${say.name(from)} to ${say.name(to)}`,
  extend: ({ cells = [] }) => {
    const edge = edgeOf(cells)
    return edge ? `${SIDES[edge.side]} ${edge.beside.join(' and ')}` : `At ${cells.join(' and ')}`
  },
  fence: ({ cells = [] }) => `Fence ${cells.join(', ')}`,
  bake: ({ count = 0 }, say) => `Bake ${say.count('grain', count)}`,
  renovate: ({ to = '' }, say) => `Renovate to ${say.good(to)}`,
  build: ({ card = '', back }, say) =>
    back ? `Build ${say.name(card)}, handing in ${say.name(back)}` : `Build ${say.name(card)}`,
  draw: ({ count = 0 }) => `Draw ${count} ${plural(count, { one: 'card', other: 'cards' })}`,
  reap: ({ cell, card = '' }, say) => `Take 2 crops from ${cell ?? say.name(card)}`,
  play: ({ card = '' }, say) => `Play ${say.name(card)}`,
  take: ({ goods = {} }, say) => `Take ${say.goods(goods)}`,
  buy: ({ goods = {} }, say) => `Buy ${say.goods(goods)}`,
  pay: ({ goods = {} }, say) => `Pay ${say.goods(goods)}`,
  keep: ({ goods = {} }, say) => (theOne(goods) === '' ? 'Keep no animal' : `Keep ${say.goods(goods)}`),
  eat: ({ goods = {} }, say) => `Eat ${say.goods(goods)}`,
  cook: ({ goods = {} }, say) => `Cook ${say.goods(goods)}`,
  discard: ({ goods = {} }, say) => `Give up ${say.goods(goods)}`,
  craft: ({ card = '' }, say) => `Use ${say.name(card)}`,
  use: ({ card = '', goods, price }, say) => {
    if (!goods) return `Use ${say.name(card)}`
    return `${say.name(card)}: ${say.goods(goods)}${price ? ` for ${say.goods(price)}` : ''}`
  },
  arrange: ({ pens = [] }, say) => `Animals: ${pens.map((place) => herd(place, say)).join(', ')}`,
  special: ({ special = '', action }, say) =>
    action ? say.name(action) : `Take ${say.name(special)} without an action`,
  choose: ({ cell = '' }) => `Choose ${cell}`,
  under: ({ special = '' }, say) => `Put ${say.name(special)} under the pile`,
  fuel: ({ count = 0 }, say) => `Turn ${say.count('wood', count)} into fuel`,
  light: ({ card = '' }, say) => `Light ${say.name(card)} for 1 fuel`,
  heat: ({ goods = {} }, say) => (theOne(goods) === '' ? 'Do not heat' : `Heat with ${say.goods(goods)}`),
  feed: () => 'Feed the family',
  done: () => 'Done',
  line: ({ moves: parts = [] }, say) => parts.map((part) => moves[part.verb]?.(part, say) ?? part.text).join(', '),
} satisfies Record<string, Words> as Record<string, Words>

type Place = NonNullable<Described['pens']>[number]

const herd = ({ pen, animal, count }: Place, say: Say): string =>
  `${say.count(animal, count)} in ${pen === 'house' ? 'the house' : say.name(pen)}`
