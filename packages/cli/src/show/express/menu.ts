import { at } from '@furrow/engine'

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

export const titleOf = (move: string): string => TITLES[at(move.split(' '), 0)] ?? 'Go on'

export const labelOf = (move: string): string => move
