import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Pastor (B163)', () => {
  const THREE = { rooms: ['a1', 'a2', 'a3'] }
  const GIFT = { wood: 3, clay: 2, reed: 1, stone: 1 }
  /** Seat 0 builds, seat 1 has the card. */
  const table = (builder: SeatSetup, owner: SeatSetup = {}, others: SeatSetup = THREE) =>
    scenario({
      players: 4,
      seats: [{ goods: {}, ...builder }, { goods: {}, played: ['pastor'], ...owner }, others, others],
    })
  const wealth = { goods: { wood: 10, reed: 4 } }

  it('gives its goods when the last of the others adds a third room, in that player’s turn', () => {
    const t = table(wealth)
    expect(t.seat(1).goods).toEqual({})
    t.play('farm-expansion', 'room a1', 'done').throughJson()
    expect([t.seat(1).goods, t.asked]).toEqual([GIFT, 1])
  })

  it('looks when the building is finished, once for two rooms', () => {
    const t = table(wealth).play('farm-expansion', 'room a1')
    expect(t.seat(1).goods).toEqual({})
    expect(t.play('room b1').seat(1).goods).toEqual(GIFT)
  })

  it('gives its goods when it is played, if the time has come by then', () => {
    const hand = { played: [], hand: ['pastor'] }
    const t = table(THREE, hand).play('forest', 'lessons', 'play pastor')
    expect(t.seat(1).goods).toEqual(GIFT)
    const early = table({}, hand).play('forest', 'lessons', 'play pastor')
    expect(early.seat(1).goods).toEqual({})
  })

  it('waits as long as another house has 2 rooms', () => {
    const t = table(wealth, {}, {}).play('farm-expansion', 'room a1', 'room b1')
    expect(t.seat(1).goods).toEqual({})
  })

  it('needs exactly 2 rooms of its owner', () => {
    const t = table(wealth, THREE).play('farm-expansion', 'room a1', 'room b1')
    expect(t.seat(1).goods).toEqual({})
  })

  it('gives its goods once a game', () => {
    const t = table({ goods: { wood: 15, reed: 6 } }).play('farm-expansion', 'room a1', 'done')
    t.toRound(2).until(({ asked, ask }) => asked === 0 && ask === 'place')
    t.play('farm-expansion', 'room b1', 'done')
    expect(t.events.filter((event) => event.event === 'used')).toEqual([])
  })

  it('does not take a Caravan for a room, neither the owner’s nor another’s', () => {
    const own = table(wealth, { played: ['pastor', 'caravan'] }).play('farm-expansion', 'room a1', 'done')
    expect(own.seat(1).goods).toEqual(GIFT)
    const other = table({ played: ['caravan'] }, { played: [], hand: ['pastor'] })
    expect(other.play('forest', 'lessons', 'play pastor').seat(1).goods).toEqual({})
  })

  it('is used with 4 or more players', () => {
    expect(pool('occupation', 4)).toContain(cardNamed('pastor'))
    expect(pool('occupation', 3)).not.toContain(cardNamed('pastor'))
  })
})
