import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'special-pasture'

describe('Special Pasture (M039)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: { wood: 2 }, hand: [CARD], pastures: [['e1']], ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', `play ${CARD}`)

  it('fences one space apart from all pastures for nothing', () => {
    const t = play().throughJson()
    expect(t.moves()).not.toContain('fence d1')
    expect(t.moves()).not.toContain('fence e2')
    expect(t.moves()).toContain('fence d2')
    t.play('fence c2').throughJson()
    expect(t.seat(0)).toMatchObject({ goods: {}, fencesLeft: 7 })
    expect([t.asked, t.score(0, 'pastures')]).toEqual([1, 2])
  })

  it('lets later pastures border any of them', () => {
    const t = play({ goods: { wood: 17 } }).play('fence c2')
    t.until((at) => at.asked === 0 && at.state.round === 2 && at.moves().includes('fencing'))
    const moves = t.play('fencing').moves()
    expect(moves).toContain('fence c1')
    expect(moves).toContain('fence d1')
    expect(moves).not.toContain('fence e3')
  })

  it('fences only what can be fenced; a stable is welcome', () => {
    const moves = play({ forests: ['c1'], moors: ['c2'], fields: ['c3'], stables: ['b1'] }).moves()
    for (const cell of ['c1', 'c2', 'c3', 'a2']) expect(moves).not.toContain(`fence ${cell}`)
    expect(moves).toContain('fence b1')
  })

  it('is a fencing like others for cards that watch it', () => {
    const t = play({ played: ['bovine-pioneer'] }).play('fence c2')
    expect(t.seat(0).goods).toEqual({ cattle: 1 })
  })

  it('needs 4 fences, a pasture and 2 wood', () => {
    const t = table({ pastures: [['e1'], ['d1', 'd2'], ['e2', 'e3']] })
    expect([t.seat(0).fencesLeft, t.canPlay(CARD)]).toEqual([2, false])
    expect(table({ pastures: [] }).canPlay(CARD)).toBe(false)
    expect(table({ goods: { wood: 1 } }).canPlay(CARD)).toBe(false)
  })
})
