import { moorMinor } from '../../cards/card.ts'
import { gain, offer } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M015',
  name: 'peat-burn-off',
  travels: true,
  play: [gain({ fuel: 1 }), offer({ act: 'reclaim' })],
})
