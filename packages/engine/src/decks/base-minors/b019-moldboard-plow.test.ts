import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Moldboard Plow (B019)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ seats: [{ goods: {}, played: ['moldboard-plow'], ...seat }], ...more })
  const cells = (t: ReturnType<typeof table>) => t.seat(0).fields.map(({ cell }) => cell)

  it('plows one of its tiles before the field of Farmland', () => {
    const t = table().play('farmland')
    expect(t.moves()).toEqual(['use moldboard-plow', 'done'])
    t.play('use moldboard-plow').throughJson()
    expect(t.moves()).toContain('plow e3')
    t.play('plow e3').throughJson()
    expect([t.moves(), cells(t)]).toEqual([['plow e2', 'plow d3'], ['e3']])
    expect([cells(t.play('plow d3')), t.asked]).toEqual([['d3', 'e3'], 1])
  })

  it('plows two tiles in all, one a use', () => {
    const t = table().play('farmland', 'use moldboard-plow', 'plow e1', 'plow e2').toRound(2)
    t.play('farmland', 'use moldboard-plow', 'plow e3', 'plow d3').throughJson().toRound(3)
    t.play('farmland')
    expect([t.ask, cells(t)]).toEqual(['acts', ['e1', 'e2', 'd3', 'e3']])
  })

  it('keeps a tile that is not used', () => {
    const t = table().play('farmland', 'done', 'plow e1').toRound(2)
    t.play('farmland', 'use moldboard-plow', 'plow e2', 'plow e3').toRound(3)
    expect(t.play('farmland').moves()).toEqual(['use moldboard-plow', 'done'])
  })

  it('never takes the space that Farmland itself needs', () => {
    const last = { fields: ['e3'], stables: ['e2', 'd2', 'c3'] }
    const t = table(last).play('farmland')
    expect(t.moves()).not.toContain('use moldboard-plow')
    expect(t.until(({ ask }) => ask === 'acts').moves()).toEqual(['plow d3'])
  })

  it('is offered where the first field opens a space for the second', () => {
    const t = table({ fields: ['e3'], stables: ['e2', 'd2'] }).play('farmland', 'use moldboard-plow')
    expect(t.moves()).toEqual(['plow d3'])
    expect(t.play('plow d3').moves()).toEqual(['plow c3'])
  })

  it('works on Farmland only, and for its owner', () => {
    expect(table({}, { round: 13 }).play('cultivation').ask).toBe('acts')
    const other = scenario({ seats: [{}, { played: ['moldboard-plow'] }] })
    expect(other.play('farmland').ask).toBe('acts')
  })

  it('asks for 1 occupation, and 2 wood', () => {
    const play = (wood: number, played: string[]) =>
      scenario({ seats: [{ goods: { wood }, played, hand: ['moldboard-plow'] }] }).play('meeting-place')
    expect(play(2, ['conservator']).play('play moldboard-plow').seat(0).goods).toEqual({})
    expect(play(2, []).asked).toBe(1)
    expect(play(1, ['conservator']).asked).toBe(1)
  })

  it('shows the tiles that are left on it', () => {
    const t = table()
    const lies = () => at(t.seat(0).played, 0).lies
    expect(lies()).toEqual([{ what: 'field', count: 2 }])
    t.play('farmland', 'use moldboard-plow', 'plow e1', 'plow e2')
    expect(lies()).toEqual([{ what: 'field', count: 1 }])
  })
})
