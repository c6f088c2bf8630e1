import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Taps (M057)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      moor: 2,
      seats: [
        { goods: {}, played: ['taps'], moors: ['c1', 'd1'], home: 1, ...seat },
        { goods: {}, home: 2 },
      ],
      ...more,
    })

  it('gives one more turn for a special action when all people are out', () => {
    const t = table().play('day-laborer', 'fishing').throughJson()
    expect([t.asked, t.moves()]).toEqual([
      0,
      [
        'special sa1 cut-peat',
        'special sa1',
        'special sa2 horse-coper',
        'special sa2 hiring-fair',
        'special sa2',
        'done',
      ],
    ])
    t.play('special sa1 cut-peat', 'choose c1').throughJson()
    expect([t.asked, t.seat(0).goods]).toEqual([1, { food: 2, fuel: 3 }])
    t.play('forest')
    expect(t.state.round).toBe(2)
  })

  it('is spent for the round if it is declined', () => {
    const t = table().play('day-laborer', 'fishing', 'done')
    expect(t.asked).toBe(1)
    t.play('forest')
    expect(t.state.round).toBe(2)
  })

  it('waits for all people, guests included', () => {
    const t = table({ guests: 1 }).play('day-laborer', 'fishing')
    expect(t.moves()).toContain('forest')
    t.play('forest', 'clay-pit')
    expect([t.asked, t.moves().at(-1)]).toEqual([0, 'done'])
  })

  it('pays 2 food for a card of another player', () => {
    const t = table({ goods: { food: 0 } }, { special: { sa1: 1, sa2: '1 down' } }).play('day-laborer', 'fishing')
    expect(t.moves()).toContain('special sa1 cut-peat')
    t.play('special sa1 cut-peat', 'choose c1')
    expect([t.seat(0).goods, t.table.moor?.special[0]?.down]).toEqual([{ fuel: 3 }, true])
  })

  it('passes without a question where no card can be taken', () => {
    const own = table({}, { special: { sa1: 0, sa2: 0 } }).play('day-laborer', 'fishing')
    expect(own.asked).toBe(1)
    const poor = table({}, { special: { sa1: 1, sa2: 1 } }).play('clay-pit', 'fishing')
    expect(poor.asked).toBe(1)
    // Food that can be raised counts.
    const rich = table({ goods: { grain: 2 } }, { special: { sa1: 1, sa2: 1 } }).play('clay-pit', 'fishing')
    expect(rich.moves()).toContain('special sa1 cut-peat')
  })

  it('alone, carries out an action of the card that lies face up', () => {
    const solo = { players: 1, round: 3, special: { sa7: 0 }, pile: ['sa1', 'sa2'] }
    const t = table({}, solo).play('grain-seeds').throughJson()
    expect(t.moves()).toEqual(['special sa7 cut-peat', 'done'])
    expect(table({ moors: [] }, solo).play('grain-seeds').state.round).toBe(4)
  })

  it('waits for a newborn whom Adoptive Parents let work, and comes though that one stays at home', () => {
    const seat = { goods: { food: 1 }, people: 3, newborns: 1, played: ['taps', 'adoptive-parents'] }
    const t = table(seat).play('clay-pit', 'fishing')
    expect(t.moves()).toContain('use adoptive-parents')
    expect(t.moves()).toContain('special sa1 cut-peat')
    t.play('special sa1 cut-peat', 'choose c1').throughJson().play('forest')
    // Its special action is spent, the newborn can still be woken.
    expect(t.moves()).toEqual(['use adoptive-parents', 'done'])
  })

  it('comes again in the next round', () => {
    const t = table().play('day-laborer', 'fishing', 'done', 'forest')
    t.until((at) => at.asked === 0 && at.moves().includes('done') && at.ask === 'place')
    expect([t.state.round, t.seat(0).home]).toEqual([2, 0])
  })

  it('needs 2 improvements', () => {
    const open = (majors: string[]) => table({ played: [], hand: ['taps'], majors }).canPlay('taps')
    expect([open(['well', 'joinery']), open(['well'])]).toEqual([true, false])
  })
})
