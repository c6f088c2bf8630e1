import { agricola } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import { expect, test } from 'vitest'
import { memoryStore } from '../local/store.ts'
import {
  type Choices,
  fitting,
  hasTile,
  keepChoices,
  mostPlayers,
  paceOf,
  readChoices,
  recordSeats,
  seatWishes,
  setupOf,
  sitOnline,
  usualChoices,
} from './choices.ts'
import { MOOR_LEVELS } from './moor.ts'

const usual = usualChoices()

test('people keep their names, bots get theirs', () => {
  expect(recordSeats(usual)).toEqual([{ name: '' }, { name: 'Avena', bot: 'farmer' }])
  const device = [
    { who: 'random', name: '' },
    { who: 'person', name: ' Green ' },
    { who: 'farmer', name: 'x' },
    ...usual.device.slice(3),
  ]
  expect(recordSeats({ ...usual, players: 3, device })).toEqual([
    { name: 'Avena', bot: 'random' },
    { name: 'Green' },
    { name: 'Bellis', bot: 'farmer' },
  ])
})

test('online there is one seat for the visitor, who changes seats with whoever was there', () => {
  expect(seatWishes({ ...usual, players: 3 })).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  const moved = sitOnline(sitOnline(usual.online, 2, 'farmer'), 2, 'me')
  expect(seatWishes({ ...usual, players: 3, online: moved })).toEqual([
    { kind: 'bot', level: 'farmer' },
    { kind: 'open' },
    { kind: 'me' },
  ])
  const fewer = fitting({ ...usual, players: 2, online: moved })
  expect(seatWishes(fewer).filter(({ kind }) => kind === 'me')).toHaveLength(1)
})

test('with another game come its own players and bots', () => {
  const changed = fitting({ ...usual, game: 'express', players: 6, starting: 5 })
  expect(changed).toMatchObject({ players: 4, starting: null })
  expect(recordSeats(changed)[1]).toMatchObject({ bot: 'planner' })
  expect(recordSeats(fitting({ ...changed, game: 'agricola' }))[1]).toMatchObject({ bot: 'farmer' })
})

test('every combination of choices is a setup that the game accepts', () => {
  for (const players of [1, 2, 3, 4, 5, 6])
    for (const cards of [false, true])
      for (const tile of [false, true]) {
        const choices: Choices = { ...usual, players, cards, tile, starting: players - 1 }
        expect(isRefusal(agricola.setup({ players, ...setupOf(choices, null) }))).toBe(false)
        const dice = fitting({ ...choices, game: 'express' })
        expect(isRefusal(express.setup({ players: dice.players, ...setupOf(dice, null) }))).toBe(false)
      }
})

test('every level of the Moor is a setup that the game accepts, for as many as it is offered to', () => {
  for (const level of MOOR_LEVELS)
    for (const players of [1, 2, 3, 4, 5, 6])
      for (const on of [false, true]) {
        const moor = { level, mixed: on, lighting: on }
        const choices = fitting({ ...usual, players, moor, cards: on, dealing: { ...usual.dealing, promos: on } })
        const setup = agricola.setup({ players: choices.players, ...setupOf(choices, null) })
        expect(setup).toMatchObject({ players: level > 0 ? Math.min(players, 5) : players, moor: level })
      }
})

test('six are not offered with the Moor, and the engine refuses them', () => {
  for (const moor of MOOR_LEVELS)
    for (let players = 1; players <= 6; players++)
      expect(players <= mostPlayers('agricola', { level: moor, mixed: false, lighting: false })).toBe(
        !isRefusal(agricola.setup({ players, moor })),
      )
})

test('a clock is told in seconds', () => {
  expect(paceOf(usual)).toEqual({ kind: 'free' })
  expect(paceOf({ ...usual, pace: 'live' })).toEqual({ kind: 'live', seconds: 1800, extra: 15 })
  expect(paceOf({ ...usual, pace: 'days' })).toEqual({ kind: 'days', days: 2 })
})

test('the last choices are remembered, and nonsense is not', () => {
  const store = memoryStore()
  expect(readChoices(store)).toEqual(usual)
  const last: Choices = {
    ...usual,
    place: 'online',
    players: 4,
    cards: true,
    pace: 'days',
    days: 7,
    starting: 3,
    moor: { level: 2, mixed: true, lighting: true },
  }
  keepChoices(store, last)
  expect(readChoices(store)).toEqual(last)
  for (const text of ['', 'nonsense', '[]', 'null', '{"game":"chess","players":99,"device":[1],"online":"me"}']) {
    store.setItem('furrow.new', text)
    expect(readChoices(store)).toEqual(usual)
  }
})

test('what the page offers is what the engine takes', () => {
  const takes = (game: typeof agricola | typeof express, setup: object) => !isRefusal(game.setup(setup))
  for (let players = 1; players <= 8; players++) {
    expect(players <= mostPlayers('agricola'), `Agricola for ${players}`).toBe(takes(agricola, { players }))
    expect(players <= mostPlayers('express'), `Express for ${players}`).toBe(takes(express, { players }))
    expect(hasTile({ ...usualChoices(), players }), `tile for ${players}`).toBe(
      takes(agricola, { players, tile: true }),
    )
  }
})

test('a chosen hand without any card is dealt after all', () => {
  const alone = { ...usualChoices(), players: 1, cards: true }
  expect(setupOf(alone, null, [])).toMatchObject({ cards: 'dealt' })
})

test('whether anybody may join is never remembered', () => {
  const store = memoryStore()
  keepChoices(store, { ...usualChoices(), players: 4, public: true })
  expect(readChoices(store)).toMatchObject({ players: 4, public: false })
  store.setItem('furrow.new', JSON.stringify({ ...usualChoices(), public: true }))
  expect(readChoices(store).public).toBe(false)
})
