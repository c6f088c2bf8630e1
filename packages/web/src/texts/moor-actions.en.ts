import type { Entry } from './shape.ts'

/** The seven special actions of the Moor. */
export const moorActions = {
  'cut-peat': { name: 'Cut Peat', does: 'Remove 1 of your visible moors and take 3 fuel.' },
  'slash-and-burn': {
    name: 'Slash and Burn',
    does: 'Turn 1 of your forests into a field, next to a field if you have one. Not where a forest lies on another tile. This is no plowing.',
  },
  'fell-trees': { name: 'Fell Trees', does: 'Remove 1 of your visible forests and take 2 wood.' },
  'horse-coper': { name: 'Horse Coper', does: 'Take 1 horse; if the card says so, pay 1 food first.' },
  'hiring-fair': { name: 'Hiring Fair', does: 'Take the food on the card: 1, or 2 with three players.' },
  'black-market': { name: 'Black Market', does: 'Pay 1 fuel to play a minor improvement at its price.' },
  'clandestine-work': {
    name: 'Clandestine Work',
    does: 'Pay 1 fuel and 1 food to play a minor improvement or build a major one at its price.',
  },
} satisfies Record<string, Entry>

/** The space that the Moor adds to the board. */
export const moorSpaces = {
  infirmary: {
    name: 'Infirmary',
    does: 'Take 1 food; an ill person is well again. Any number of people may come here, healthy ones too.',
  },
} satisfies Record<string, Entry>

const goods: Record<'fuel' | 'horse', readonly [one: string, many: string]> = {
  fuel: ['fuel', 'fuel'],
  horse: ['horse', 'horses'],
}

/** What cards and farms of the Moor are called, and what may be done with a special action card. */
export const moorWords = {
  goods,
  tiles: { forest: 'forest', moor: 'moor' },
  stack: (top: string, beneath: string) => `${top}, on top of ${beneath}`,
  startCard: (n: number) => `Start card ${n}`,
  specialCard: 'Special action card',
  specialCards: 'Special actions',
  numbered: (n: number) => `special action card ${n}`,
  chooseTile: (action: string) => `${action}: choose a space of your farm.`,
  extend: (about: string) => `${about}: choose where the two new spaces lie.`,
  placeOrTake: 'Place a person, or take a special action.',
  pileLeft: (n: number) => `${n} in the pile`,
  pileNext: (actions: string) => `Next: ${actions}`,
  price: (goods: string) => `costs ${goods}`,
  brings: (goods: string) => `brings ${goods}`,
  beneath: (names: string) => `Beneath it: ${names}`,
  /** Where such a card lies, and whether it can be taken. */
  cardLies: {
    common: 'In the middle: free to take',
    up: (who: string) => `Face up before ${who}: 2 food to take`,
    own: 'Before you: not again in this round',
    down: (who: string) => `Face down before ${who}: not again in this round`,
  },
  mayPutUnder: 'Put the special action card under the pile, or leave it.',
  mayKeep: 'Pay 2 food to keep the special action card, or go on.',
  noAction: 'Take the card without an action',
  keepCard: 'Pay 2 food to keep the card',
  putUnder: 'Put the card under the pile',
  heating: 'Heating',
  heatingBill: (fuel: number) => `Heating: ${fuel} fuel`,
  heatNeed: (need: number, have: number) => `${have} fuel, ${need} needed to heat`,
  feedAndHeat: (hungry: boolean) => (hungry ? 'Feed your family and heat your house.' : 'Heat your house.'),
  heatTitle: 'Heat your house',
  heatFuel: 'Fuel',
  heatWood: 'Wood',
  heatEnough: 'There is enough to heat the whole house. Wood burns like fuel.',
  heatWarn: (n: number) =>
    `${n} fuel missing: for each, a person falls ill and has to go to the Infirmary before working again.`,
  heatFirst: 'The family is fed. Now heat your house.',
  ill: 'ill',
  illCount: (n: number) => `${n} ill`,
  falling: (n: number) =>
    n === 1
      ? '1 person would fall ill: in the next rounds it can only go to the Infirmary.'
      : `${n} people would fall ill: in the next rounds they can only go to the Infirmary.`,
  willBeIll: (n: number) => (n === 1 ? '1 person will fall ill' : `${n} people will fall ill`),
  woodToFuel: 'Turn wood into fuel',
  guest: 'guest',
  tombstone: 'tombstone',
  arrow: 'green arrow: −1 point',
  lyingHorse: 'lying horse',
  unlit: 'not lit yet: 1 fuel',
}
