import type { Described } from '@furrow/engine/core'
import { edgeOf } from './edge.ts'
import { pluralsOf } from './plural.ts'
import type { Say } from './say.ts'

const plural = pluralsOf('fr')

const SIDES = {
  above: (cells: string) => `Au-dessus de ${cells}`,
  below: (cells: string) => `En dessous de ${cells}`,
  left: (cells: string) => `À gauche de ${cells}`,
  right: (cells: string) => `À droite de ${cells}`,
} as const

type Words = (move: Described, say: Say) => string

/** Chaque sorte de coup. */
export const moves = {
  pick: ({ card }, say) => (card ? `Garder : ${say.name(card)}` : 'Garder une carte'),
  drop: ({ card }, say) => (card ? `Défausser : ${say.name(card)}` : 'Défausser une carte'),
  redraw: ({ kind }) => (kind === 'minor' ? 'Échanger les aménagements mineurs' : 'Échanger les savoir-faire'),
  place: ({ space = '' }, say) => say.name(space),
  stay: () => 'Rester à la maison',
  room: ({ cell = '' }) => `Construire une pièce en ${cell}`,
  stable: ({ cell = '' }) => `Construire une étable en ${cell}`,
  plow: ({ cell = '' }) => `Labourer ${cell}`,
  sow: ({ goods = {}, cell, card = '' }, say) =>
    `Semer ${say.goods(goods)} ${cell ? `en ${cell}` : `sur ${say.name(card)}`}`,
  move: ({ from = '', to = '' }, say) => `Déplacer 1 culture de ${say.name(from)} vers ${say.name(to)}`,
  extend: ({ cells = [] }) => {
    const edge = edgeOf(cells)
    return edge ? SIDES[edge.side](edge.beside.join(' et ')) : `En ${cells.join(' et ')}`
  },
  fence: ({ cells = [] }) => `Clôturer ${cells.join(', ')}`,
  bake: ({ count = 0 }, say) => `Cuire ${say.count('grain', count)}`,
  renovate: ({ to = '' }, say) => `Rénover en ${say.good(to)}`,
  build: ({ card = '', back }, say) =>
    back ? `Construire : ${say.name(card)} (en rendant : ${say.name(back)})` : `Construire : ${say.name(card)}`,
  draw: ({ count = 0 }) => `Piocher ${count} ${plural(count, { one: 'carte', other: 'cartes' })}`,
  reap: ({ cell, card = '' }, say) => `Récolter 2 cultures ${cell ? `en ${cell}` : `sur ${say.name(card)}`}`,
  play: ({ card = '' }, say) => `Jouer : ${say.name(card)}`,
  take: ({ goods = {} }, say) => `Prendre ${say.goods(goods)}`,
  buy: ({ goods = {} }, say) => `Acheter ${say.goods(goods)}`,
  pay: ({ goods = {} }, say) => `Payer ${say.goods(goods)}`,
  keep: ({ goods = {} }, say) =>
    Object.keys(goods).length === 0 ? 'Ne garder aucun animal' : `Garder ${say.goods(goods)}`,
  eat: ({ goods = {} }, say) => `Manger ${say.goods(goods)}`,
  cook: ({ goods = {} }, say) => `Cuisiner ${say.goods(goods)}`,
  discard: ({ goods = {} }, say) => `Défausser ${say.goods(goods)}`,
  craft: ({ card = '' }, say) => `Utiliser : ${say.name(card)}`,
  use: ({ card = '', goods, price }, say) => {
    if (!goods) return `Utiliser : ${say.name(card)}`
    return `${say.name(card)} : ${say.goods(goods)}${price ? ` contre ${say.goods(price)}` : ''}`
  },
  arrange: ({ pens = [] }, say) => `Animaux : ${pens.map((place) => herd(place, say)).join(', ')}`,
  special: ({ special = '', action }, say) =>
    action ? say.name(action) : `Prendre ${say.name(special)} sans faire d’action`,
  choose: ({ cell = '' }) => `Choisir ${cell}`,
  under: ({ special = '' }, say) => `Mettre ${say.name(special)} sous la pile`,
  fuel: ({ count = 0 }, say) => `Changer ${say.count('wood', count)} en combustible`,
  light: ({ card = '' }, say) => `Allumer pour 1 combustible : ${say.name(card)}`,
  heat: ({ goods = {} }, say) =>
    Object.keys(goods).length === 0 ? 'Ne pas chauffer' : `Chauffer avec ${say.goods(goods)}`,
  feed: () => 'Nourrir la famille',
  done: () => 'Terminer',
  line: ({ moves: parts = [] }, say) => parts.map((part) => moves[part.verb]?.(part, say) ?? part.text).join(', '),
} satisfies Record<string, Words> as Record<string, Words>

type Place = NonNullable<Described['pens']>[number]

const herd = ({ pen, animal, count }: Place, say: Say): string =>
  `${say.count(animal, count)} ${pen === 'house' ? 'dans la maison' : `en ${say.name(pen)}`}`
