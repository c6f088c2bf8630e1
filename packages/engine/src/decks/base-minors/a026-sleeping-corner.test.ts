import { describe, expect, it } from 'vitest'
import { putPerson } from '../../spaces/people.ts'
import { boardOf } from '../../state/state.ts'
import { scenario } from '../../testing/scenario.ts'

const BASIC = 'basic-wish-for-children'
const URGENT = 'urgent-wish-for-children'
const ROOMY = { goods: {}, rooms: ['a1', 'a2', 'a3'] }

describe('Sleeping Corner (A026)', () => {
  const owner = { ...ROOMY, played: ['sleeping-corner'] }
  /** Seat 0 owns the card; people of these seats stand on the space already. */
  const joining = (people: number[], space = BASIC, seat = {}, more = {}) => {
    const t = scenario({ players: 3, round: 13, seats: [{ ...owner, ...seat }], ...more })
    for (const who of people) putPerson(t.state, boardOf(t.state).ids.indexOf(space), who)
    return t
  }

  it('joins another player on Basic Wish for Children', () => {
    const t = scenario({ round: 5, starting: 1, seats: [{ ...owner, hand: ['canoe'] }, ROOMY] }).play(BASIC)
    expect(t.asked).toBe(0)
    t.play(BASIC).throughJson()
    expect(t.seat(0)).toMatchObject({ people: 3, newborns: 1, home: 1 })
    expect(t.table.spaces.find(({ id }) => id === BASIC)?.people).toEqual([0, 1])
  })

  it('goes on with the minor improvement of the space, also after a save', () => {
    const t = scenario({
      round: 5,
      starting: 1,
      seats: [{ ...owner, goods: { wood: 1 }, hand: ['handplow'] }, ROOMY],
    }).play(BASIC, BASIC)
    expect(t.throughJson().moves()).toEqual(['play handplow', 'done'])
    expect(t.play('play handplow').asked).toBe(1)
  })

  it('joins on Urgent Wish for Children, where no room is needed', () => {
    expect(
      joining([1], URGENT, { rooms: ['a2', 'a3'] })
        .play(URGENT)
        .seat(0).people,
    ).toBe(3)
  })

  it('counts players, not people: a parent and a newborn are one', () => {
    expect(joining([1, 1]).moves()).toContain(BASIC)
    expect(joining([1, 2]).moves()).not.toContain(BASIC)
  })

  it('does not join oneself, nor two players of whom one is oneself', () => {
    expect(joining([0]).moves()).not.toContain(BASIC)
    expect(joining([0, 1]).refusal(BASIC)?.message).toBe(`Somebody stands on ${BASIC} already.`)
  })

  it('lifts no other obstacle: room, five people, a card that is not out', () => {
    expect(joining([1], BASIC, { rooms: ['a2', 'a3'] }).moves()).not.toContain(BASIC)
    const five = { people: 5, rooms: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'] }
    expect(joining([1], URGENT, five).moves()).not.toContain(URGENT)
    expect(joining([1], URGENT, {}, { round: 11 }).moves()).not.toContain(URGENT)
  })

  it('opens no other space, and nothing to other players', () => {
    expect(joining([1], 'forest').moves()).not.toContain('forest')
    const t = scenario({ round: 5, seats: [owner, ROOMY] }).play(BASIC)
    expect(t.moves()).not.toContain(BASIC)
  })

  it('joins on Modest Wish for Children too (ruling), but not while it is blocked', () => {
    const five = { players: 5 }
    expect(joining([1], 'modest-wish', {}, five).play('modest-wish').seat(0).people).toBe(3)
    expect(joining([1], 'lessons-wish', {}, five).moves()).not.toContain('modest-wish')
  })

  it('asks for 2 fields with grain when it is played, and 1 wood', () => {
    const play = (crops: object, wood = 1) =>
      scenario({ seats: [{ goods: { wood }, crops: { ...crops }, hand: ['sleeping-corner'] }] }).play('meeting-place')
    const t = play({ c1: 'grain 1', c2: 'grain 3' }).play('play sleeping-corner')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
    expect(play({ c1: 'grain 1', c2: 'vegetable 2' }).asked).toBe(1)
    expect(play({ c1: 'grain 3' }).asked).toBe(1)
    expect(play({ c1: 'grain 1', c2: 'grain 3' }, 0).asked).toBe(1)
  })
})
