import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

const WISH = 'basic-wish-for-children'

describe('Caravan (B010)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ round: 6, seats: [{ goods: {}, played: ['caravan'], ...seat }], ...more })

  it('has room for one more person', () => {
    const t = table()
    expect(t.moves()).toContain(WISH)
    expect(t.play(WISH).seat(0)).toMatchObject({ people: 3, rooms: ['a2', 'a3'] })
    expect(table({ played: [], hand: ['caravan'] }).moves()).not.toContain(WISH)
  })

  it('has room for one only, and none for others', () => {
    expect(table({ people: 3 }).moves()).not.toContain(WISH)
    expect(table({ people: 3, rooms: ['a1', 'a2', 'a3'] }).moves()).toContain(WISH)
    expect(table().play('forest').moves()).not.toContain(WISH)
  })

  it('gives room as soon as it is played', () => {
    const t = table({ played: [], hand: ['caravan'], goods: { wood: 3, food: 3 } })
    t.play('meeting-place').throughJson().play('play caravan', 'forest')
    expect([t.seat(0).goods, t.moves().includes(WISH)]).toEqual([{}, true])
  })

  it('is no room: it is not renovated, and holds no animal of the Animal Tamer', () => {
    const t = table({ goods: { clay: 2, reed: 1 } }).play('house-redevelopment')
    expect(t.seat(0)).toMatchObject({ house: 'clay', goods: {} })
    const tamer = table({ played: ['caravan', 'animal-tamer'] }, { lying: { 'sheep-market': 3 } })
    expect(tamer.play('sheep-market').moves()).toEqual(['keep sheep 2'])
  })

  it('scores nothing but the person who lives there', () => {
    const t = table({ house: 'clay' })
    expect([t.score(0, 'rooms'), t.score(0, 'cards')]).toEqual([scenario().score(0, 'rooms') + 2, 0])
    expect(t.play(WISH).score(0, 'people')).toBe(9)
  })

  it('costs 3 wood and 3 food', () => {
    const play = (wood: number, food: number) =>
      scenario({ seats: [{ goods: { wood, food }, hand: ['caravan'] }] }).play('meeting-place')
    expect([play(3, 3).asked, play(2, 3).asked, play(3, 2).asked]).toEqual([0, 1, 1])
  })

  it('shows who lives there, once the rooms are full', () => {
    const t = table()
    expect(at(t.seat(0).played, 0).people).toBe(0)
    expect(at(t.play(WISH).seat(0).played, 0).people).toBe(1)
    expect(at(table({ people: 3, rooms: ['a1', 'a2', 'a3'] }).seat(0).played, 0).people).toBe(0)
  })
})
