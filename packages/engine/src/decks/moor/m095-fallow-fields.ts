import { gainOne } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import type { Effect } from '../../cards/effects.ts'
import { cards } from '../../cards/registry.ts'
import { fieldCards, playedBy } from '../../cards/standing.ts'
import { does, mayWork } from '../../cards/verbs.ts'
import { putGoods } from '../../farm/put-goods.ts'
import { cellsOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'
import { FOOD } from '../../state/goods.ts'
import type { Played, Player, State } from '../../state/state.ts'

const MOST = 3
const FOOD_EACH = 2

const emptyFields = (p: Player): number =>
  cellsOf(p.fields).reduce((mask, cell) => (p.crops[cell] === 0 ? mask | (1 << cell) : mask), 0)
const emptyCard = (p: Player): Played | undefined => fieldCards(p).find(({ data }) => data[0] === 0)

/** A card that is a field may get food too: it lies there until the card is sown. */
const onCard: Effect = {
  verb: 'food-on-field',
  optional: true,
  possible: (s, seat, card) => {
    const p = s.players[seat]
    return emptyCard(p) !== undefined && playedBy(p, card).data[0] < MOST
  },
  run(s, seat, { data }) {
    const field = emptyCard(s.players[seat])
    if (!field) return
    data[1] = field.order
    const on = cards()[field.card].name
    tell({ event: 'put', seat, card: 'fallow-fields', goods: { food: FOOD_EACH }, on })
  },
}

/** The card with the food has been sown. */
const isSown = (s: State, owner: number, data: readonly number[]): boolean =>
  data[1] > 0 && fieldCards(s.players[owner]).some((field) => field.order === data[1] && field.data[0] !== 0)

export default moorMinor({
  id: 'M095',
  name: 'fallow-fields',
  // Slot 0: the field tiles that got food. Slot 1: the card that did, by the order in which it was played, or 0.
  slots: 2,
  play: [mayWork('fallow-fields', MOST), onCard],
  work: {
    cells: (s, owner) => emptyFields(s.players[owner]),
    run(s, owner, cell, { data }) {
      data[0]++
      putGoods(s, owner, cell, { food: FOOD_EACH }, 'fallow-fields')
    },
  },
  on: {
    'after-sow': {
      when: (s, owner, _at, { data }) => isSown(s, owner, data),
      effects: [
        does('food-off-field', (s, seat, { data }) => {
          data[1] = 0
          gainOne(s, seat, FOOD, FOOD_EACH, 'farm')
        }),
      ],
    },
  },
})
