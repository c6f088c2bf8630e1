import type { Described } from '@furrow/engine/core'

const TITLES: { readonly [verb: string]: string } = {
  keep: 'Dice',
  roll: 'Dice',
  set: 'Set a die',
  rooms: 'Build rooms',
  upgrade: 'Upgrade the house',
  baby: 'Have a baby',
  field: 'Plow a field',
  pasture: 'Fence a pasture',
  learn: 'Learn an occupation',
  build: 'Build an improvement',
  take: 'Take goods',
  pay: 'Pay',
  cook: 'Cook',
  discard: 'Give back',
  breed: 'Breed',
}

export const titleOf = ({ verb }: Described): string => TITLES[verb] ?? 'Go on'

export const labelOf = ({ text }: Described): string => text
