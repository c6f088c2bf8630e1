import { moorMinor } from '../../cards/card.ts'
import { goods, HORSE } from '../../state/goods.ts'

/** Two horses at the same moment. */
const PAIR = { pay: goods({ horse: 2 }), gain: goods({ food: 5 }), cooks: true as const }

export default moorMinor({
  id: 'M106',
  name: 'horse-butchery',
  upgrades: 'horse-slaughterhouse',
  vp: 3,
  cooks: { sheep: 1, boar: 2, cattle: 3, horse: 2 },
  exchange: {
    offers: () => [PAIR],
    most: (_s, _owner, _played, have) => goods({ food: 5 * Math.floor(have[HORSE] / 2) }),
    whilePlacing: true,
  },
})
