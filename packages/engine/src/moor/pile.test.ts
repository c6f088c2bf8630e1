import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { undoable } from '../core/position.ts'
import { isRefusal } from '../core/refusal.ts'
import { begin, play } from '../core/table.ts'
import type { Event } from '../state/events.ts'
import type { State } from '../state/state.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'

const PILE = ['sa2', 'sa3', 'sa6', 'sa8', 'sa1', 'sa4', 'sa5', 'sa7', 'sa9', 'sa10']
/** Alone, with these cards from the top; the first has come up for the present round. */
const alone = (given: { pile?: string[]; food?: number; round?: number } = {}) => {
  const [up = '', ...pile] = given.pile ?? PILE
  const { food = 30, round = 1 } = given
  return scenario({ players: 1, moor: 1, round, special: { [up]: 0 }, pile, seats: [{ goods: { food } }] })
}
const up = (t: Scenario) => t.table.moor?.special[0]?.card
const pile = (t: Scenario) => t.table.moor?.pile.map(({ card }) => card)
/** On to the next round, or to the question at its start. */
const next = (t: Scenario) => {
  const { round } = t.state
  return t.until(({ state }) => state.round > round)
}
const quiet = (t: Scenario) => t.play('day-laborer', 'fishing')

describe('M13: alone', () => {
  it('the goals are 65, 70 and 72 points', () => {
    const goals = [1, 2, 3].map((moor) => {
      const setup = agricola.setup({ players: 1, moor })
      return isRefusal(setup) ? setup.message : setup.goal
    })
    expect(goals).toEqual([65, 70, 72])
  })

  it('all ten cards lie in a pile, and the first comes up in round 1; no food on the start-player space', () => {
    const setup = agricola.setup({ players: 1, moor: 1 })
    if (isRefusal(setup)) throw new Error(setup.message)
    const { table } = agricola.view(agricola.start(setup, 'pile'), 'public')
    expect([table.moor?.special.length, table.moor?.pile.length]).toEqual([1, 9])
    expect(at(table.seats, 0).goods).toEqual({})
    expect(table.spaces.find(({ id }) => id === 'meeting-place')?.goods).toEqual({})
  })

  it('S1: one use a round: cards 1 to 10 in rounds 1 to 10, and the last again in rounds 11 to 14', () => {
    const t = alone({ pile: ['sa9', 'sa2', 'sa8', 'sa3', 'sa6', 'sa4', 'sa5', 'sa1', 'sa7', 'sa10'] })
    const seen = [up(t)]
    const used = { sa9: 'horse-coper', sa5: 'horse-coper', sa4: 'horse-coper' }
    for (let round = 1; round < 11; round++) {
      const card = up(t) ?? ''
      const action = (used as { [card: string]: string })[card] ?? 'hiring-fair'
      const moves = t.moves()
      // A card without a use for this farm is put under by nobody: what it offers is simply there.
      const move = moves.find((text) => text === `special ${card} ${action}`)
      if (move) t.play(move).until(({ ask }) => ask === 'place')
      else t.state.moor = t.state.moor && { ...t.state.moor, special: [], last: at(t.state.moor.special, 0).card }
      next(t)
      seen.push(up(t))
    }
    expect(seen).toEqual(['sa9', 'sa2', 'sa8', 'sa3', 'sa6', 'sa4', 'sa5', 'sa1', 'sa7', 'sa10', 'sa10'])
  })

  it('S2, S3: an unused card stays, or goes under the pile for the next one', () => {
    const t = quiet(alone())
    expect([t.ask, t.moves()]).toEqual(['pile', ['under sa2', 'done']])
    const stays = alone()
    quiet(stays).throughJson().play('done')
    expect(up(stays)).toBe('sa2')
    t.play('under sa2')
    expect([up(t), pile(t)]).toEqual(['sa3', [...PILE.slice(2), 'sa2']])
  })

  it('S4: 2 food keep the card once a round, and it can be used again', () => {
    const t = alone({ food: 3 }).play('special sa2 hiring-fair')
    expect([t.ask, t.moves()]).toEqual(['keep-card', ['pay food 2', 'done']])
    t.throughJson().play('pay food 2', 'special sa2 hiring-fair')
    expect(t.ask).toBe('place')
    expect(t.seat(0).goods.food).toBe(3 + 1 - 2 + 1)
    expect(up(t)).toBeUndefined()
    quiet(t)
    expect(up(t)).toBe('sa3')
  })

  it('S5: a kept card can be put under the pile in the next round', () => {
    const t = quiet(alone({ food: 2 }).play('special sa2 hiring-fair', 'pay food 2')).play('under sa2')
    expect([up(t), pile(t)?.at(-1)]).toEqual(['sa3', 'sa2'])
  })

  it('S6: with an empty pile the card that is up stays, and nothing is asked', () => {
    const t = alone({ pile: ['sa10'], round: 10 })
    quiet(t)
    expect([t.state.round, t.ask, up(t)]).toEqual([11, 'place', 'sa10'])
  })

  it('S7: the card used last comes back every round, whether kept or not', () => {
    const t = alone({ pile: ['sa2'], round: 12 }).play(
      'special sa2 hiring-fair',
      'pay food 2',
      'special sa2 hiring-fair',
    )
    quiet(t)
    expect([t.state.round, up(t)]).toEqual([13, 'sa2'])
  })

  it('M13: a card is never used without an action', () => {
    expect(alone().moves()).not.toContain('special sa2')
  })

  it('M13: only the back on top of the pile is seen, and cards that were put under', () => {
    const t = quiet(alone()).play('under sa2')
    const seen = agricola.view(t.state, 0)
    expect(seen.table.moor?.pile.map(({ card }) => card)).toEqual([
      ...['sa6'],
      ...['sa1', 'sa4', 'sa5', 'sa7', 'sa8', 'sa9', 'sa10'],
      ...['sa2'],
    ])
    expect([seen.table.moor?.unseen, up(t)]).toEqual([7, 'sa3'])
    expect(JSON.stringify(seen)).not.toContain('"sa8","sa1"')
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const imagined = agricola.imagine(seen, seed)
      agricola.resample(imagined, 0, [...imagined.random])
      return agricola.view(imagined, 'all').table.moor?.pile.map(({ card }) => card) ?? []
    })
    expect(new Set(orders.map(String)).size).toBe(4)
    for (const order of orders) {
      expect([order[0], order.at(-1)]).toEqual(['sa6', 'sa2'])
      expect([...order].sort()).toEqual([...(pile(t) ?? [])].sort())
    }
  })

  it('M13: whoever has put a card under the pile has seen what comes next: no way back, and no line goes past it', () => {
    const asked = quiet(alone())
    const put = play(agricola, begin<State, Event>(asked.state), 0, 'under sa2')
    if (isRefusal(put)) throw new Error(put.message)
    expect(undoable(agricola, put, 0)).toBeNull()
    expect(asked.refusal('under sa2; forest; clay-pit')?.message).toMatch(/A line ends where/)
    const kept = play(agricola, begin<State, Event>(asked.state), 0, 'done')
    if (isRefusal(kept)) throw new Error(kept.message)
    expect(undoable(agricola, kept, 0)).toBe(1)
  })

  it('printed values decide: 2 food on the card for three, free horses on those for three and four', () => {
    expect(
      alone({ pile: ['sa3', 'sa1'], food: 0 })
        .play('special sa3 hiring-fair')
        .seat(0).goods.food,
    ).toBe(2)
    expect(
      alone({ pile: ['sa4', 'sa1'], food: 0 })
        .play('special sa4 horse-coper')
        .seat(0).goods,
    ).toEqual({ horse: 1 })
    expect(alone({ pile: ['sa9', 'sa1'], food: 0 }).moves()).not.toContain('special sa9 horse-coper')
  })
})
