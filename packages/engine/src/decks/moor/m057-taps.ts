import { moorMinor } from '../../cards/card.ts'

export default moorMinor({
  id: 'M057',
  name: 'taps',
  needs: { improvements: { atLeast: 2 } },
  // The round of the last extra turn, whether it was used or not.
  slots: 1,
  lateSpecial: {
    open: (s, _owner, { data }) => data[0] !== s.round,
    spend(s, { data }) {
      data[0] = s.round
    },
  },
})
