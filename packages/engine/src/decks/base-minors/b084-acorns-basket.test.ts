import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const THREE = ['conservator', 'hedge-keeper', 'stonecutter']

describe('Acorns Basket (B084)', () => {
  const table = (round: number, seat = {}) =>
    scenario({ round, seats: [{ goods: { reed: 1 }, played: THREE, hand: ['acorns-basket'], ...seat }] }).play(
      'meeting-place',
    )
  const promises = (round: number) =>
    table(round)
      .play('play acorns-basket')
      .table.promises.map(({ round: at, what, count }) => `${at} ${what} ${count}`)

  it('puts 1 boar on each of the next two round spaces', () => {
    expect(promises(1)).toEqual(['2 boar 1', '3 boar 1'])
    expect(promises(13)).toEqual(['14 boar 1'])
    expect(promises(14)).toEqual([])
  })

  it('gives the boar when the round begins; the second one is asked about where there is no place', () => {
    const t = table(1).play('play acorns-basket').throughJson().toRound(2)
    expect([t.seat(0).goods.boar, t.ask]).toEqual([1, 'place'])
    t.toRound(3)
    expect([t.asked, t.ask, t.throughJson().moves()]).toEqual([0, 'keep', ['keep boar 1']])
    expect(t.play('keep boar 1').seat(0).goods.boar).toBe(1)
  })

  it('lets a boar without a place be cooked', () => {
    const t = table(1, { majors: ['fireplace-2'] })
      .play('play acorns-basket')
      .toRound(3)
    const food = t.seat(0).goods.food ?? 0
    expect(t.play('keep boar 1').seat(0).goods).toMatchObject({ boar: 1, food: food + 2 })
  })

  it('comes before the spaces are filled', () => {
    const t = table(1).play('play acorns-basket').toRound(3)
    const before = t.lying('fishing')
    expect(t.play('keep boar 1').lying('fishing')).toBe(before + 1)
  })

  it('asks for 3 occupations, and 1 reed', () => {
    expect(table(1).play('play acorns-basket').seat(0).goods).toEqual({})
    expect(table(1, { played: THREE.slice(0, 2) }).asked).toBe(1)
    expect(table(1, { goods: {} }).asked).toBe(1)
  })
})
