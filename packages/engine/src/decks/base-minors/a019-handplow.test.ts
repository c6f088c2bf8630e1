import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Handplow (A019)', () => {
  const table = (round: number, more = {}) =>
    scenario({ round, seats: [{ goods: { wood: 1 }, hand: ['handplow'], ...more }] })
  const promises = (t: ReturnType<typeof table>) => agricola.view(t.state, 'public').table.promises

  it('puts a field tile on the fifth round space from here, to be plowed when that round begins', () => {
    const t = table(1).play('meeting-place', 'play handplow')
    expect(t.seat(0).goods).toEqual({})
    expect(promises(t)).toEqual([{ round: 6, seat: 0, what: 'field', count: 1 }])
    t.toRound(6).throughJson()
    expect([t.asked, t.ask, t.moves().length]).toEqual([0, 'acts', 14])
    expect(t.play('plow d3').seat(0).fields).toEqual([{ cell: 'd3', crop: null, count: 0 }])
    expect(t.ask).toBe('place')
    expect(promises(t)).toEqual([])
  })

  it('asks in the preparation phase, before the spaces are filled', () => {
    const t = table(1)
      .play('meeting-place', 'play handplow')
      .until(({ state }) => state.round === 6)
    const before = t.lying('clay-pit')
    expect(t.play('done').lying('clay-pit')).toBe(before + 1)
  })

  it('loses the tile when it is declined', () => {
    const t = table(1).play('meeting-place', 'play handplow').toRound(6).play('done')
    expect([t.ask, t.seat(0).fields, promises(t)]).toEqual(['place', [], []])
  })

  it('keeps to the rules of plowing, and asks nothing where no space is legal', () => {
    const near = table(1, { fields: ['e3'] })
      .play('meeting-place', 'play handplow')
      .toRound(6)
    expect(near.moves()).toEqual(['plow e2', 'plow d3', 'done'])
    const none = table(1, { fields: ['e3'], stables: ['e2', 'd3'] })
    expect(none.play('meeting-place', 'play handplow').toRound(6).ask).toBe('place')
  })

  it('waits until animals that arrive in the same round have found a place (B10)', () => {
    const t = table(1, { hand: ['handplow', 'sheep-whisperer'], played: ['sheep-walker'], goods: { wood: 1, food: 9 } })
    t.play('lessons', 'play sheep-whisperer', 'forest', 'meeting-place', 'play handplow').toRound(6)
    // One sheep came in round 3 and lives in the house, the second one comes together with the tile.
    expect([t.asked, t.ask, t.moves()]).toEqual([0, 'keep', ['keep sheep 1']])
    expect(t.throughJson().play('keep sheep 1').moves()).toContain('plow c1')
  })

  it('does nothing after round 9, and costs 1 wood', () => {
    expect(promises(table(9).play('meeting-place', 'play handplow'))).toHaveLength(1)
    const late = table(10).play('meeting-place', 'play handplow')
    expect([promises(late), late.seat(0).played]).toMatchObject([[], [{ card: 'handplow' }]])
    expect(table(1, { goods: { food: 9 } }).play('meeting-place').asked).toBe(1)
  })
})
