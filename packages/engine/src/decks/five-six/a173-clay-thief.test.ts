import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

describe('Clay Thief (A173)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      players: 5,
      seats: [
        { goods: {}, played: ['clay-thief'], home: 1, ...seat },
        ...Array.from({ length: 4 }, () => ({ home: 1 })),
      ],
      ...more,
    })
  const ROUND = ['forest', 'clay-pit', 'reed-bank', 'fishing', 'grove']
  const clay = { clay: 6, wood: 3 }

  it('takes all clay of the Hollow once, when a work phase begins, the new clay included', () => {
    const t = table().play(...ROUND)
    expect([t.throughJson().asked, t.moves(), t.lying('hollow')]).toEqual([0, ['use clay-thief', 'done'], 6])
    t.play('use clay-thief').throughJson()
    expect([t.seat(0).goods, t.lying('hollow'), t.asked, t.ask]).toEqual([clay, 0, 0, 'place'])
    expect(t.toRound(3).ask).toBe('place')
  })

  it('leaves a space that is empty, and so cannot be used, but not occupied', () => {
    const t = table().play(...ROUND, 'use clay-thief')
    expect(t.moves()).not.toContain('hollow')
    expect(t.table.spaces.find(({ id }) => id === 'hollow')?.people).toEqual([])
  })

  it('may wait for a later round', () => {
    const t = table()
      .play(...ROUND, 'done')
      .toRound(3)
    expect([t.asked, t.moves()]).toEqual([0, ['use clay-thief', 'done']])
    expect(t.play('use clay-thief').seat(0).goods.clay).toBeGreaterThanOrEqual(9)
  })

  it('is no use of the space: Hollow Gardener brings nothing', () => {
    const t = table({ played: ['clay-thief', 'hollow-gardener'] }).play(...ROUND, 'use clay-thief')
    expect(t.seat(0).goods).toEqual(clay)
  })

  it('counts as clay gained in the work phase: Claypipe', () => {
    const t = table({ played: ['clay-thief', 'claypipe'], goods: {} }).play(...ROUND, 'use clay-thief')
    expect(at(t.state.players, 0).gained).toBe(6)
  })

  it('still counts as an occupation when it lies face down', () => {
    const t = table({ hand: ['conservator'], goods: { food: 1 } }).play(...ROUND, 'use clay-thief')
    expect(t.play('lessons', 'play conservator').seat(0).goods).toEqual(clay)
    const poor = table({ hand: ['conservator'] }).play(...ROUND, 'use clay-thief')
    expect(poor.moves()).not.toContain('lessons')
  })

  it('asks nobody else, and not in the round in which it is played', () => {
    const t = table({ played: [], hand: ['clay-thief'] }).play('lessons', 'play clay-thief')
    expect([t.asked, t.ask]).toEqual([1, 'place'])
    const other = table({ played: [] }, { cards: 'given' }).play(...ROUND)
    expect(other.ask).toBe('place')
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('clay-thief')).toEqual([5, 6])
  })

  it('lies face down once it has acted', () => {
    const t = table().play(...ROUND)
    expect(at(t.seat(0).played, 0).faceDown).toBe(false)
    expect(at(t.play('use clay-thief').seat(0).played, 0).faceDown).toBe(true)
  })
})
