import { moorMinor } from '../../cards/card.ts'

export default moorMinor({
  id: 'M085',
  name: 'built-in-oven',
  upgrades: 'furnace',
  vp: -1,
  heating: { none: true },
})
