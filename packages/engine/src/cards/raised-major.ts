import { tell } from '../state/events.ts'
import { NOTHING } from '../state/goods.ts'
import type { CardData } from './card.ts'
import type { Effect } from './effects.ts'
import { cardNamed } from './registry.ts'
import { isCovered, raise } from './stacks.ts'
import { does, may } from './verbs.ts'

/** It may bring a covered major to the top of its stack, and lets its owner build it after person actions of later rounds. */
export const raisesMajor = (name: string): Pick<CardData, 'slots' | 'play' | 'on'> => ({
  // The round in which it was played.
  slots: 1,
  play: [
    does('remember', (s, _seat, played) => {
      played.data[0] = s.round
    }),
    raising(name),
  ],
  on: {
    'after-use': {
      when: (s, _owner, _at, { data }) => s.round > data[0],
      effects: [may({ act: 'build', families: [name], less: [...NOTHING] })],
    },
  },
})

const raising = (name: string): Effect => ({
  verb: 'raise',
  optional: true,
  possible: (s) => isCovered(s, cardNamed(name)),
  run(s, seat) {
    raise(s, cardNamed(name))
    tell({ event: 'raised', seat, card: name })
  },
})
