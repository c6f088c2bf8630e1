import { afterAll, describe, expect, it } from 'vitest'
import { minor } from '../../cards/card.ts'
import { cards, register } from '../../cards/registry.ts'
import { gain } from '../../cards/verbs.ts'
import type { Occasion } from '../../cards/windows.ts'
import { at } from '../../core/at.ts'
import type { State } from '../../state/state.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

// A card that does not exist pays 1 food for each space of a turn.
const spacesUsed = (_s: State, _seat: number, { used }: Occasion) => ({ food: used.length })
const all = cards()
afterAll(() => register(all))

describe('Tag-Along (B178)', () => {
  const table = (seat = {}, first = {}, more = {}) =>
    scenario({
      players: 5,
      round: 4,
      seats: [
        { goods: {}, ...first },
        { goods: {}, played: ['tag-along'], ...seat },
      ],
      ...more,
    })
  const GOODS = { wood: 1, reed: 1, stone: 1 }
  const people = (t: ReturnType<typeof table>) => t.table.spaces.find(({ id }) => id === 'resource-market')?.people

  it('may place a person beside another player who has used the Resource Market, out of turn', () => {
    const t = table().play('resource-market').throughJson()
    expect([t.asked, t.moves()]).toEqual([1, ['use tag-along', 'done']])
    t.play('use tag-along').throughJson()
    expect([t.seat(0).goods, t.seat(1).goods, people(t)]).toEqual([GOODS, GOODS, [0, 1]])
    expect([t.seat(1).home, t.asked, t.ask]).toEqual([1, 1, 'place'])
    t.play('forest')
    expect([t.asked, t.seat(1).home]).toEqual([2, 0])
  })

  it('may be left', () => {
    const t = table().play('resource-market', 'done')
    expect([t.asked, t.ask, t.seat(1).home]).toEqual([1, 'place', 2])
  })

  it('has no further turn if it was the last person, and the order goes on', () => {
    const t = table({ home: 1 }).play('resource-market', 'use tag-along')
    expect([t.asked, t.ask]).toEqual([2, 'place'])
    t.play('forest', 'grove', 'copse')
    expect(t.asked).toBe(0)
    expect(t.play('fishing').asked).toBe(2)
  })

  it('needs a person at home: a newborn goes along only when it has been adopted', () => {
    expect(table({ home: 0 }).play('resource-market').asked).toBe(2)
    const parents = { goods: { food: 1 }, people: 3, newborns: 1, home: 0, played: ['tag-along', 'adoptive-parents'] }
    const t = table(parents).play('resource-market')
    expect([t.asked, t.ask, t.moves()]).toEqual([1, 'place', ['use adoptive-parents', 'done']])
  })

  it('in the Moor places a healthy person or a guest, but nobody who is ill', () => {
    const moor = (seat: object) => table(seat, {}, { moor: 3 }).play('resource-market')
    expect(moor({ home: 1, ill: 1 }).ask).toBe('place')
    expect(moor({ home: 2, ill: 1 }).play('use tag-along').seat(1)).toMatchObject({ home: 1, ill: 1, goods: GOODS })
    expect(moor({ home: 0, guests: 1 }).play('use tag-along').seat(1)).toMatchObject({ guests: 0, goods: GOODS })
  })

  it('goes along with nobody elsewhere, and not with its owner', () => {
    expect(table().play('grove').ask).toBe('place')
    const own = table({}, {}, { starting: 1 }).play('resource-market')
    expect([own.asked, own.ask]).toEqual([2, 'place'])
  })

  it('is a use like any other: the goods count as gained, and it waits for the cards of the first user', () => {
    const t = table({ played: ['tag-along', 'claypipe'] }, { played: ['basket'] }).play(
      'resource-market',
      'use tag-along',
    )
    expect(at(t.state.players, 1).gained).toBe(3)
    expect(t.events.filter(({ event }) => event === 'placed')).toEqual([
      { event: 'placed', seat: 1, space: 'resource-market' },
    ])
  })

  it('does not belong to the turn of the first user', () => {
    register([...all, minor({ id: 'TALLY', name: 'tally', on: { 'end-of-turn': { effects: [gain(spacesUsed)] } } })])
    const t = table({}, { played: ['tally', 'lasso'] })
      .play('resource-market', 'use tag-along')
      .throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['use lasso', 'done']])
    expect(t.play('done').seat(0).goods).toEqual({ ...GOODS, food: 1 })
  })

  it('follows a person whom Lasso has placed there', () => {
    const t = table({}, { played: ['lasso'] }).play('sheep-market', 'use lasso', 'resource-market')
    expect([t.asked, t.moves()]).toEqual([1, ['use tag-along', 'done']])
    expect(t.play('use tag-along').asked).toBe(1)
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('tag-along')).toEqual([5, 6])
  })
})
