import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Bog Pony (M084)', () => {
  const table = (horse: number, seat = {}, more = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods: { horse }, pastures: [['d1', 'e1', 'd2', 'e2']], played: ['bog-pony'], ...seat }],
      ...more,
    })

  it('may tip a standing horse at any time for 2 fuel, each once', () => {
    const t = table(2)
    expect(t.extras()).toContain('use bog-pony')
    t.play('use bog-pony').throughJson().play('use bog-pony')
    expect(t.seat(0).goods).toEqual({ horse: 2, fuel: 4 })
    expect(t.refusal('use bog-pony')?.refused).toBe('illegal-move')
  })

  it('makes a horse score half a point; the half stays', () => {
    const t = table(3).play('use bog-pony')
    expect([t.score(0, 'horses'), t.score(0, 'bonus')]).toEqual([3, -0.5])
    expect(t.seat(0).score.total % 1).not.toBe(0)
  })

  it('keeps the horse from breeding: 2 horses, 1 lying, no foal', () => {
    const foals = (tipped: number, horse = 2) => {
      const t = table(horse, { goods: { horse, food: 9 }, home: 1 }, { round: 4 })
      for (let i = 0; i < tipped; i++) t.play('use bog-pony')
      return (t.toRound(5).seat(0).goods.horse ?? 0) - horse
    }
    expect([foals(0), foals(1), foals(1, 3), foals(2, 3)]).toEqual([1, 0, 1, 0])
  })

  it('makes room for a foal: where no place is left, a lying horse goes for it (ruling)', () => {
    const herd = (tipped: number, seat = {}) => {
      const t = table(3, { goods: { horse: 3, food: 20 }, pastures: [], stables: ['c1', 'c2'], ...seat }, { round: 4 })
      for (let i = 0; i < tipped; i++) t.play('use bog-pony')
      t.toRound(5)
      return [t.score(0, 'horses'), t.score(0, 'bonus')]
    }
    expect([herd(0), herd(1), herd(2)]).toEqual([
      [3, 0],
      [3, 0],
      [3, -1],
    ])
  })

  it('leaves it a horse: for prerequisites, for the Kiln, and for cooking', () => {
    const t = table(2, { hand: ['pot-roast-recipe'], moors: ['c3'], majors: ['peat-charcoal-kiln', 'cookhouse-1'] })
    t.play('use bog-pony', 'use bog-pony')
    expect(t.canPlay('pot-roast-recipe')).toBe(true)
    expect(t.play('special sa1 cut-peat').seat(0).goods.fuel).toBe(4 + 5)
  })

  it('gives up lying horses first: they are worth less in every way (ruling)', () => {
    const t = table(3, { majors: ['cookhouse-1'] }).play('use bog-pony', 'cook horse 1')
    expect([t.score(0, 'horses'), t.score(0, 'bonus')]).toEqual([2, 0])
    t.play('use bog-pony', 'use bog-pony', 'discard horse 1')
    expect([t.score(0, 'horses'), t.score(0, 'bonus')]).toEqual([1, -0.5])
  })

  it('is asked about once more before scoring, is no horse itself, and needs a major', () => {
    expect(table(0).score(0, 'horses')).toBe(-1)
    const end = table(1, { goods: { horse: 1, food: 9, fuel: 9 } }, { round: 14 }).toAsk('last-chance')
    expect(end.moves()).toEqual(['use bog-pony', 'done'])
    const play = (majors: string[]) => scenario({ moor: 2, seats: [{ goods: {}, majors, hand: ['bog-pony'] }] })
    expect([play(['well']).canPlay('bog-pony'), play([]).canPlay('bog-pony')]).toEqual([true, false])
  })
})
