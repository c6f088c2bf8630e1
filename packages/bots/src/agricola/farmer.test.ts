import { agricola, cardNamed } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { botNames, makeBot, suggest } from '../index.ts'
import { answer, bot, playOn, playOut } from '../testing/agricola.ts'

/** What the golden games and those of the levels leave out: odd tables without hand cards. */
const TABLES = [{ players: 3, tile: true }, { players: 5 }]

describe('the farmer', () => {
  // How well it plays is measured by `npm run bench -- bots`.
  it('plays sensibly: it beats random and does not beg', async () => {
    const { outcome, s } = await playOut({ players: 2 }, 'sensible', ['random', 'farmer'])
    expect(outcome.seats.map(({ rank }) => rank)).toEqual([2, 1])
    expect(at(s.players, 1).begging).toBe(0)
  })

  it.each(TABLES)('plays to the end with legal moves, and makes something of it: %o', async (setup) => {
    const { outcome } = await playOut(setup, 'every', ['farmer', 'dreamer'])
    expect(Math.max(...outcome.seats.map(({ total }) => total))).toBeGreaterThan(15)
  })

  it('M2: plays the Moor with hand cards, whose tiles and reminders lie on coming rounds, to the end', async () => {
    const { s } = await playOut({ players: 2, moor: 2 }, 'a2', ['dreamer', 'farmer'])
    expect(s.over).toBe(true)
  })

  it('M8: heats as far as fuel and wood go', async () => {
    const t = scenario({
      moor: 1,
      round: 4,
      seats: [
        { goods: { food: 9, fuel: 1, wood: 1 }, home: 0 },
        { goods: { food: 9, fuel: 9 }, home: 0 },
      ],
    })
    t.until(({ ask }) => ask === 'feed')
    while (agricola.decisions(t.state).some(({ seat, ask }) => seat === 0 && ask === 'feed'))
      t.playAs(0, await answer(bot('farmer'), t.state, 0))
    expect(t.seat(0)).toMatchObject({ ill: 0, begging: 0 })
    expect(t.seat(0).goods).not.toHaveProperty('wood')
  })

  it('M13: alone it carries out special actions, and keeps everybody warm and fed', async () => {
    // Three of the last four rounds end with a harvest, and they are soon thought of.
    const land = { rooms: ['a1', 'a2', 'a3'], moors: ['d1', 'e1', 'e2'], forests: ['d3', 'e3'] }
    const family = { ...land, people: 3, goods: { food: 5, fuel: 2, wood: 3 }, majors: ['fireplace-2'] }
    const { state } = scenario({ players: 1, moor: 1, round: 11, seats: [family] })
    const { s, told } = await playOn(state, 'alone', ['farmer'])
    expect(told.filter((move) => move.startsWith('0 special')).length).toBeGreaterThan(1)
    expect(at(s.players, 0).begging).toBe(0)
    expect(at(s.players, 0).ill).toBe(0)
  })

  it('M14: lights a stove that it needs', async () => {
    const t = scenario({
      moor: 1,
      lighting: true,
      round: 4,
      seats: [
        { goods: { food: 1, fuel: 5, sheep: 3 }, majors: ['fireplace-2'], home: 0 },
        { goods: { food: 9, fuel: 9 }, home: 0 },
      ],
    })
    at(t.state.players, 0).unlit = [cardNamed('fireplace-2')]
    t.until(({ ask }) => ask === 'feed')
    expect(t.seat(0).unlit).toEqual(['fireplace-2'])
    while (agricola.decisions(t.state).some(({ seat, ask }) => seat === 0 && ask === 'feed'))
      t.playAs(0, await answer(bot('farmer'), t.state, 0))
    expect(t.seat(0)).toMatchObject({ unlit: [], begging: 0 })
  })

  it('does not beg when it could cook or eat', async () => {
    const t = scenario({
      round: 4,
      seats: [
        { goods: { food: 1, grain: 1, sheep: 1 }, majors: ['fireplace-2'], home: 1 },
        { goods: { food: 9 }, home: 1 },
      ],
    }).play('meeting-place', 'forest')
    while (agricola.decisions(t.state).some(({ seat }) => seat === 0))
      t.playAs(0, await answer(bot('farmer'), t.state, 0))
    expect(t.seat(0)).toMatchObject({ begging: 0 })
  })

  it('is moved by nothing that its seat cannot see', async () => {
    const table = (foreign: string[]) =>
      scenario({ seats: [{ hand: ['pond-hut', 'grocer'] }, { hand: foreign }], seed: 'blind' }).state
    const hands = [
      ['basket', 'lasso'],
      ['beanfield', 'big-country'],
      ['handplow', 'junk-room'],
    ]
    const answers = await Promise.all(hands.map((hand) => answer(bot('farmer'), table(hand), 0)))
    expect(new Set(answers).size).toBe(1)
  })

  it('answers the same question in the same way', async () => {
    const { state } = scenario({ players: 3 })
    expect(await answer(bot('farmer'), state, 0)).toBe(await answer(bot('farmer'), state, 0))
  })
})

describe('bots', () => {
  it('go by names; an unknown one is nobody', () => {
    expect(botNames).toEqual(['random', 'dreamer', 'neighbour', 'farmhand', 'farmer'])
    expect(makeBot('nobody', 'x')).toBeNull()
    expect(makeBot('toString', 'x')).toBeNull()
    expect(makeBot('planner', 'x', 'express')?.name).toBe('planner')
  })
})

describe('suggestions', () => {
  it('are up to three usable spaces for whoever has to place a person', () => {
    const t = scenario({ seats: [{ goods: { wood: 5, reed: 2 } }] })
    const spaces = suggest(agricola.view(t.state, 0))
    expect(spaces.length).toBeGreaterThan(0)
    expect(spaces.length).toBeLessThanOrEqual(3)
    for (const space of spaces) expect(t.moves()).toContain(space)
  })

  it('are none for others, and in the middle of an action', () => {
    const t = scenario()
    expect(suggest(agricola.view(t.state, 1))).toEqual([])
    expect(suggest(agricola.view(t.play('farmland').state, 0))).toEqual([])
  })
})
