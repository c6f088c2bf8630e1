import { describe, expect, it } from 'vitest'
import { removeCard } from '../../cards/standing.ts'
import { at } from '../../core/at.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

const WISH = 'basic-wish-for-children'
const OTHERS = ['forest', 'clay-pit', 'reed-bank', 'fishing']

// Printed: Joinery 4, Well 4, Fireplace 2 or 3, Cooking Hearth 4 or 5.
describe('Off-Siter (A169)', () => {
  const table = (seat = {}) =>
    scenario({ players: 5, round: 5, seats: [{ goods: { clay: 9 }, played: ['off-siter'], ...seat }] })

  it('gives room for one more person as soon as the majors print 9 building resources', () => {
    const t = table({ majors: ['joinery', 'well'] })
    expect(t.moves()).not.toContain(WISH)
    t.play('major-improvement', 'build fireplace-2')
      .throughJson()
      .play(...OTHERS)
    expect(t.moves()).toContain(WISH)
    expect(t.play(WISH).seat(0)).toMatchObject({ people: 3, rooms: ['a2', 'a3'] })
  })

  it('gives none for 8', () => {
    const t = table({ majors: ['joinery'], goods: { clay: 4 } }).play('major-improvement', 'build cooking-hearth-4')
    expect(t.play(...OTHERS).moves()).not.toContain(WISH)
  })

  it('counts what is printed, not what was paid', () => {
    const t = table({ majors: ['joinery', 'fireplace-2'], goods: {} })
    t.play('major-improvement', 'build cooking-hearth-5 return fireplace-2', ...OTHERS)
    expect(t.moves()).toContain(WISH)
  })

  it('stays when the majors are gone', () => {
    const t = table({ majors: ['joinery', 'well'] }).play('major-improvement', 'build fireplace-2', ...OTHERS)
    const p = at(t.state.players, 0)
    for (const { card } of p.played.slice(0, 2)) removeCard(p, card)
    expect(t.seat(0).majors).toEqual(['fireplace-2'])
    expect(t.throughJson().moves()).toContain(WISH)
  })

  it('looks at once when it is played', () => {
    const t = table({ played: [], hand: ['off-siter'], majors: ['joinery', 'well', 'fireplace-2'] })
    t.play('lessons', 'play off-siter').throughJson()
    expect(t.play(...OTHERS).moves()).toContain(WISH)
  })

  it('houses one person only, and does not count the majors of others', () => {
    const full = table({ people: 3, home: 2, majors: ['joinery', 'well'] })
    full.play('major-improvement', 'build fireplace-2', ...OTHERS)
    expect(full.moves()).not.toContain(WISH)
    const other = scenario({
      players: 5,
      round: 5,
      seats: [{ goods: { clay: 2 }, played: ['off-siter'] }, { majors: ['joinery', 'well', 'pottery'] }],
    })
    expect(other.play('major-improvement', 'build fireplace-2', ...OTHERS).moves()).not.toContain(WISH)
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('off-siter')).toEqual([5, 6])
  })
})
