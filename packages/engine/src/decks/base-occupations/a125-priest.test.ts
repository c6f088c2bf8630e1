import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Priest (A125)', () => {
  const table = (seat: SeatSetup = {}) =>
    scenario({ round: 6, seats: [{ goods: {}, house: 'clay', hand: ['priest'], ...seat }] })
  const played = (seat: SeatSetup = {}) => table(seat).play('lessons').throughJson().play('play priest')

  it('gives 3 clay, 2 reed and 2 stone to the owner of a clay house of 2 rooms', () => {
    const t = played()
    expect([t.seat(0).goods, t.asked]).toEqual([{ clay: 3, reed: 2, stone: 2 }, 1])
  })

  it('may be played by others, but gives nothing', () => {
    expect(played({ house: 'wood' }).seat(0)).toEqual(
      expect.objectContaining({ goods: {}, played: [expect.objectContaining({ card: 'priest' })] }),
    )
    expect(played({ house: 'stone' }).seat(0).goods).toEqual({})
    expect(played({ rooms: ['a1', 'a2', 'a3'] }).seat(0).goods).toEqual({})
  })

  it('looks at the house once: a later renovation brings nothing', () => {
    const t = played({ house: 'wood', goods: { clay: 2, reed: 1 } }).play('forest', 'house-redevelopment')
    expect(t.seat(0)).toEqual(expect.objectContaining({ house: 'clay', goods: {} }))
  })

  it('does not take a Caravan for a room', () => {
    expect(played({ played: ['caravan'] }).seat(0).goods).toEqual({ clay: 3, reed: 2, stone: 2 })
  })
})
