import { describe, expect, it } from 'vitest'
import { cardNamed } from '../../cards/registry.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Stone Clawer (B177)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ players: 5, seats: [{ goods: {}, played: ['stone-clawer'], ...seat }], ...more })

  it('takes 1 stone when its owner plows, without a question', () => {
    const t = table().play('farmland').throughJson().play('plow c1')
    expect([t.seat(0).goods, t.asked]).toEqual([{ stone: 1 }, 1])
  })

  it('takes it once for each plowing: Moldboard Plow and Farmland are two', () => {
    const t = table({ played: ['stone-clawer', 'moldboard-plow'] }).play('farmland', 'use moldboard-plow', 'plow c1')
    expect(t.throughJson().seat(0).goods).toEqual({ stone: 1 })
    expect(t.play('plow c2').seat(0).goods).toEqual({ stone: 2 })
  })

  it('takes it for a field tile of a card, too', () => {
    const seats = [{ goods: {}, played: ['stone-clawer'], home: 1 }, ...Array.from({ length: 4 }, () => ({ home: 1 }))]
    const t = scenario({ players: 5, seats })
    t.state.promises.push({ round: 2, seat: 0, good: -1, count: 1, card: cardNamed('handplow') })
    t.play('forest', 'grove', 'copse', 'clay-pit', 'reed-bank', 'plow c1')
    expect(t.seat(0).goods).toEqual({ wood: 3, stone: 1 })
  })

  it('takes it at Cultivation for the field, not for the seed', () => {
    const t = table({ goods: { grain: 1 } }, { round: 13 }).play('cultivation', 'plow c1')
    expect(t.seat(0).goods).toEqual({ grain: 1, stone: 1 })
    expect(t.play('sow grain c1').seat(0).goods).toEqual({ stone: 1 })
    const sown = table({ goods: { grain: 1 }, fields: ['c1'] }, { round: 13 }).play(
      'cultivation',
      'sow grain c1',
      'done',
    )
    expect(sown.seat(0).goods).toEqual({})
  })

  it('takes nothing when others plow', () => {
    expect(table({}, { starting: 4 }).play('farmland', 'plow c1').seat(0).goods).toEqual({})
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('stone-clawer')).toEqual([5, 6])
  })
})
