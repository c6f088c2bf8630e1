import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { spaceAt } from '../../cards/conditions.ts'
import { cardNamed } from '../../cards/registry.ts'
import { isRefusal } from '../../core/refusal.ts'
import { begin, play, undo } from '../../core/table.ts'
import type { Event } from '../../state/events.ts'
import type { State } from '../../state/state.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Young Artist (C171)', () => {
  const PILE = ['lasso', 'basket', 'canoe']

  /** The last person of the round is about to be placed. */
  const table = (seat: SeatSetup, pile: string[] = PILE, round = 1) => {
    const rest = Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))
    const t = scenario({
      players: 5,
      round,
      seats: [{ goods: { food: 1 }, home: 1, played: ['young-artist'], ...seat }, ...rest],
    })
    t.state.minors = pile.map(cardNamed)
    return t
  }
  const hand = (t: Scenario, seat = 0) => t.seat(seat).hand.minors

  it('pays 1 food for a minor improvement, or to draw 2 of those that were not dealt', () => {
    const t = table({ hand: ['handplow'] })
      .play('forest')
      .throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['use young-artist', 'done']])
    t.play('use young-artist').throughJson()
    expect([t.seat(0).goods, t.moves()]).toEqual([{ wood: 3 }, ['play handplow', 'draw 2']])
    const played = table({ hand: ['handplow'] }).play('forest', 'use young-artist', 'play handplow')
    expect(played.seat(0)).toMatchObject({ goods: { wood: 2 }, hand: { minors: [] } })
    expect([played.state.round, played.state.minors.length]).toEqual([2, 3])
    t.play('draw 2')
    expect([hand(t), t.seat(0).goods]).toEqual([['handplow', 'canoe', 'basket'], { wood: 3 }])
    expect([t.state.round, t.state.minors]).toEqual([2, [cardNamed('lasso')]])
  })

  it('acts once a round, in every round, and may be left', () => {
    const t = table({ goods: { food: 3 } }).play('forest', 'done')
    expect([t.state.round, hand(t), t.state.minors.length]).toEqual([2, [], 3])
    t.until((at) => at.asked === 0 && at.ask === 'window').play('use young-artist', 'draw 2')
    expect([t.state.round, hand(t)]).toEqual([3, ['canoe', 'basket']])
  })

  it('draws what is left where fewer than 2 are', () => {
    const t = table({}, ['lasso']).play('forest', 'use young-artist')
    expect(t.moves()).toEqual(['draw 1'])
    expect(hand(t.play('draw 1'))).toEqual(['lasso'])
  })

  it('is not offered without food, or where nothing could be played after paying and none are left to draw', () => {
    expect(table({ goods: {} }).play('forest').state.round).toBe(2)
    const poor = { goods: { food: 2 }, hand: ['shifting-cultivation'] }
    expect(table(poor, []).play('forest').state.round).toBe(2)
    expect(table(poor).play('forest', 'use young-artist').moves()).toEqual(['draw 2'])
    const rich = { goods: { food: 3 }, hand: ['shifting-cultivation'] }
    expect(table(rich, []).play('forest', 'use young-artist').moves()).toEqual(['play shifting-cultivation'])
  })

  it('does not take the grain that the improvement costs as its food', () => {
    const stall = { goods: { grain: 1 }, hand: ['market-stall'] }
    expect(table(stall, []).play('forest').state.round).toBe(2)
    const t = table({ ...stall, goods: { grain: 2 } }, []).play('forest', 'use young-artist', 'eat grain 1')
    expect(t.moves()).toEqual(['play market-stall'])
  })

  it('keeps the drawn cards hidden from everybody else', () => {
    const t = table({}).play('forest', 'use young-artist', 'draw 2')
    expect(t.events).toContainEqual({ event: 'drew', seat: 0, count: 2 })
    const told = JSON.stringify(t.events)
    for (const viewer of [1, 'public'] as const) {
      const seen = agricola.view(t.state, viewer)
      expect(seen.table.seats[0]?.hand.minors).toEqual([null, null])
      for (const name of PILE) expect(JSON.stringify(seen) + told).not.toContain(`"${name}"`)
    }
    expect(agricola.view(t.state, 0).table.seats[0]?.hand.minors).toEqual(['canoe', 'basket'])
  })

  it('cannot be taken back once cards were drawn, and a line ends there', () => {
    const t = table({}, PILE, 4).play('forest')
    const line = t.refusal('use young-artist; draw 2; feed')
    expect(line?.message).toBe('A line ends where cards are passed or drawn.')
    const after = (...texts: string[]) =>
      texts.reduce((table, text) => {
        const next = play(agricola, table, 0, text)
        if (isRefusal(next)) throw new Error(next.message)
        return next
      }, begin<State, Event>(t.state))
    const paid = after('use young-artist')
    expect(undo(agricola, paid, 0)).toMatchObject({ since: [] })
    expect(undo(agricola, after('use young-artist', 'draw 2'), 0)).toMatchObject({ refused: 'illegal-move' })
  })

  it('opens while people still stand on their spaces, and after what Claypipe brings', () => {
    const brook = { goods: { food: 1 }, hand: ['brook'] }
    expect(table(brook).play('fishing', 'use young-artist').moves()).toContain('play brook')
    expect(table(brook).play('forest', 'use young-artist').moves()).not.toContain('play brook')
    const pipe = table({ goods: {}, played: ['young-artist', 'claypipe'] })
    pipe.state.lying[spaceAt(pipe.state, 'forest')] = 7
    expect(pipe.play('forest').moves()).toEqual(['use young-artist', 'done'])
  })

  it('takes a real "Minor Improvement" action', () => {
    const t = table({ played: ['young-artist', 'junk-room'], hand: ['handplow'] })
    expect(t.play('forest', 'use young-artist', 'play handplow').seat(0).goods).toEqual({ wood: 2, food: 1 })
  })
})
