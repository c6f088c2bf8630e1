import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const WISH = 'basic-wish-for-children'

describe('Adoptive Parents (A092)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      round: 7,
      seats: [{ goods: { food: 1 }, rooms: ['a1', 'a2', 'a3'], played: ['adoptive-parents'], ...seat }],
      ...more,
    })
  /** The newborn is there, and everybody else has been placed. */
  const grown = (seat = {}) => table(seat).play(WISH, 'clay-pit', 'reed-bank', 'grain-seeds')

  it('lets the newborn act on a later turn for 1 food', () => {
    const t = grown().throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['use adoptive-parents', 'done']])
    t.play('use adoptive-parents').throughJson()
    expect(t.seat(0)).toMatchObject({ goods: { reed: 1 }, home: 1, newborns: 0, people: 3 })
    expect(t.refusal(WISH)?.refused).toBe('illegal-move')
    expect(t.moves()).not.toContain('done')
    t.play('forest')
    expect(t.seat(0).goods.wood).toBe(3)
  })

  it('may place it before the others, but never two in a row', () => {
    const t = table().play(WISH, 'clay-pit')
    expect(t.extras()).toContain('use adoptive-parents')
    t.play('use adoptive-parents', 'reed-bank')
    expect(t.asked).toBe(1)
    t.play('grain-seeds')
    expect([t.asked, t.seat(0).home]).toEqual([0, 1])
  })

  it('makes an adult of it, who eats as one at the harvest', () => {
    const t = grown().play('use adoptive-parents', 'forest')
    expect([t.ask, t.seat(0).foodNeeded]).toEqual(['feed', 6])
    const alone = table({}, { players: 1 }).play(WISH, 'reed-bank', 'use adoptive-parents', 'forest')
    expect([alone.ask, alone.seat(0).foodNeeded]).toEqual(['feed', 9])
  })

  it('may be declined: the newborn stays one', () => {
    const t = grown().play('done')
    expect([t.ask, t.seat(0).foodNeeded, t.seat(0).goods.food]).toEqual(['feed', 5, 1])
    expect(t.refusal('use adoptive-parents')?.refused).toBe('illegal-move')
    expect(t.toRound(8).seat(0)).toMatchObject({ home: 3, newborns: 0 })
  })

  it('works though it is played after the growth', () => {
    const t = table({ played: [], hand: ['adoptive-parents'] }).play(
      WISH,
      'clay-pit',
      'lessons',
      'play adoptive-parents',
    )
    expect(t.play('grain-seeds').moves()).toEqual(['use adoptive-parents', 'done'])
  })

  it('takes food raised from crops, and asks nothing without any', () => {
    const t = grown({ goods: { grain: 1 } })
    expect([t.asked, t.moves()]).toEqual([0, ['done']])
    expect(t.throughJson().play('eat grain').moves()).toEqual(['use adoptive-parents', 'done'])
    expect(grown({ goods: {} }).ask).toBe('feed')
  })

  it('costs 1 food for each newborn', () => {
    const t = table({ goods: { food: 1 } }, { round: 13 }).play(WISH, 'clay-pit', 'urgent-wish-for-children', 'forest')
    t.play('use adoptive-parents', 'fishing')
    expect(t.seat(0)).toMatchObject({ people: 4, newborns: 1, goods: { food: 1 } })
    expect(t.play('use adoptive-parents', 'day-laborer').seat(0)).toMatchObject({ newborns: 0, goods: { food: 2 } })
  })

  it('does nothing without a newborn or for the newborns of others', () => {
    expect(table().extras()).not.toContain('use adoptive-parents')
    const t = table(
      {},
      { starting: 1, seats: [{ goods: { food: 1 }, played: ['adoptive-parents'] }, { rooms: ['a1', 'a2', 'a3'] }] },
    )
    expect(t.play(WISH, 'clay-pit', 'reed-bank', 'grain-seeds').ask).toBe('feed')
  })
})
