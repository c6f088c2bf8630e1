import { moorMinor } from '../../cards/card.ts'
import { onSpecial, tookAtLeast } from '../../cards/conditions.ts'
import { gain, mayTrade } from '../../cards/verbs.ts'

/** 1 wood, and another one for 1 fuel. */
const effects = [gain({ wood: 1 }), mayTrade({ pay: { fuel: 1 }, gain: { wood: 1 } })]

export default moorMinor({
  id: 'M118',
  name: 'timber-mill',
  cost: { clay: 3, stone: 2 },
  vp: 3,
  on: {
    'after-special': { when: onSpecial('fell-trees'), effects },
    'after-take': { when: tookAtLeast({ wood: 4 }), effects },
  },
})
