import { type boardOf, GOODS } from '@furrow/engine/agricola'
import { at } from '../contract/at.ts'
import type { Face, Pile } from '../contract/catalogue.ts'

type Space = ReturnType<typeof boardOf>['spaces'][number]
type Act = Space['acts'][number]

export const piles = (goods: readonly number[] | null): Pile[] =>
  goods
    ? GOODS.flatMap((good, g): Pile[] => {
        const count = at(goods, g)
        return count > 0 ? [[good, count]] : []
      })
    : []

const SIGNS: { readonly [A in Act['act']]?: string } = {
  rooms: 'room',
  stables: 'stable',
  plow: 'plow',
  sow: 'sow',
  bake: 'bread',
  fences: 'fence',
  renovate: 'renovate',
  grow: 'grow',
  'starting-player': 'first',
}

function pictureOf(act: Act): Face['acts'] {
  switch (act.act) {
    case 'take':
      return []
    case 'occupation':
      return [{ sign: 'occupation', food: act.price }]
    case 'improvement':
      return [{ sign: act.major ? 'improvement' : 'minor' }]
    case 'choose':
      return [{ bundles: act.among.map(({ pay, gain }) => ({ pay: piles(pay), gain: piles(gain) })) }]
    case 'buy':
      return [{ bundles: [{ pay: piles(act.pay), gain: piles(act.gain) }] }]
    case 'corral':
      return ['sheep', 'boar', 'cattle'].map((sign) => ({ sign }))
    default:
      return [{ sign: SIGNS[act.act] ?? '' }]
  }
}

export const faceOf = ({ stage, accumulates, gives, acts, binding }: Space): Face => ({
  stage,
  perRound: accumulates ? [[at(GOODS, accumulates.good), accumulates.count]] : [],
  gives: piles(gives),
  acts: acts.flatMap(pictureOf),
  binding,
})
