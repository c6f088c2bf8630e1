import { HOUSE } from '../dice.ts'
import { tell } from '../events.ts'
import type { GroupMove } from '../moves.ts'
import { canPay, FREE, type Price, payable } from '../pay.ts'
import { goods, HOUSES, MATERIAL, MOST_BABIES, NOTHING, type Player, REED } from '../sheet.ts'
import type { Group, MoveOf } from './group.ts'

// X4: the three groups of a house die. They are not combined.

const roomsCost = (p: Player, count: number): Price => {
  const cost = NOTHING.slice()
  cost[REED] = count
  cost[MATERIAL[p.house]] = count
  return [cost]
}

/** X4: 1 reed and 1 of the house's material for each room. */
export const rooms: Group<MoveOf<'rooms'>> = {
  options(s, seat, show, out) {
    if (show[HOUSE] === 0) return
    const p = s.players[seat]
    const most = Math.min(payable(p, show, REED), payable(p, show, MATERIAL[p.house]))
    for (let count = 1; count <= most; count++) out.push({ verb: 'rooms', count })
  },
  dice: () => [HOUSE],
  price: (p, _show, { count }) => roomsCost(p, count),
  run(s, seat, { count }) {
    s.players[seat].rooms += count
    tell(() => ({ event: 'rooms', seat, count }))
  },
}

const BRICKS = goods({ brick: 2 })
const STONES = goods({ stone: 2 })
const BOTH = goods({ brick: 2, stone: 2 })

/** X4: 2 brick from wood to brick, 2 stone from brick to stone; both steps in one action cost both. */
const upgradeCost = (from: number, to: number): Price => {
  if (HOUSES[from] === 'brick') return [STONES]
  return HOUSES[to] === 'brick' ? [BRICKS] : [BOTH]
}

export const upgrade: Group<MoveOf<'upgrade'>> = {
  options(s, seat, show, out) {
    if (show[HOUSE] === 0) return
    const p = s.players[seat]
    for (let to = p.house + 1; to < HOUSES.length; to++)
      if (canPay(p, show, upgradeCost(p.house, to))) out.push({ verb: 'upgrade', to })
  },
  dice: () => [HOUSE],
  price: (p, _show, { to }) => upgradeCost(p.house, to),
  run(s, seat, { to }) {
    s.players[seat].house = to
    tell(() => ({ event: 'upgraded', seat, to: HOUSES[to] }))
  },
}

const BABY: GroupMove = { verb: 'baby' }

/** X4: needs more rooms than babies. X2: the baby acts in this very round. */
export const baby: Group<MoveOf<'baby'>> = {
  options(s, seat, show, out) {
    const p = s.players[seat]
    if (show[HOUSE] > 0 && p.rooms > p.babies && p.babies < MOST_BABIES) out.push(BABY)
  },
  dice: () => [HOUSE],
  price: () => FREE,
  run(s, seat) {
    const p = s.players[seat]
    p.babies++
    p.left++
    tell(() => ({ event: 'born', seat }))
  },
}
