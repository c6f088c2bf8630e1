import { gainOne } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import { FUEL, goods, HORSE } from '../../state/goods.ts'

export default moorMinor({
  id: 'M084',
  name: 'bog-pony',
  needs: { majors: { atLeast: 1 } },
  // The horses that lie on their side. They never stand up again.
  slots: 1,
  anytime: {
    pay: goods({}),
    possible: (s, owner, { data }) => s.players[owner].goods[HORSE] > data[0],
    run(s, owner, { data }) {
      data[0]++
      gainOne(s, owner, FUEL, 2, 'bog-pony')
    },
    beforeScoring: true,
  },
  resting: ({ data }, animal) => (animal === HORSE ? data[0] : 0),
  // A horse that goes is one that lies, if there is one: it is worth less in every way (ruling).
  animalsGone({ data }, animal, count) {
    if (animal === HORSE) data[0] = Math.max(0, data[0] - count)
  },
  score: (_s, _owner, { data }) => -data[0] / 2,
})
