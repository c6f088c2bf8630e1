import { moorMinor } from '../../cards/card.ts'
import { both, onSpecial } from '../../cards/conditions.ts'
import { does, gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M123',
  name: 'stone-quarry',
  cost: { food: 3 },
  vp: 1,
  // The stone on the card.
  slots: 1,
  lies: ({ data }) => ({ stone: data[0] }),
  play: [
    does('stone-on-card', (s, _seat, { data }) => {
      data[0] = s.players.length === 3 ? 3 : 5
    }),
  ],
  on: {
    'after-special': {
      when: both(onSpecial('hiring-fair'), (_s, _owner, _at, { data }) => data[0] > 0),
      effects: [
        does('stone-off-card', (_s, _seat, { data }) => {
          data[0]--
        }),
        gain({ stone: 1 }),
      ],
    },
  },
})
