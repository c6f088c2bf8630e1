import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import type { Json } from '../core/shape.ts'
import { harvest } from '../testing/harvest.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'

type Obj = { [key: string]: Json }
type Path = readonly (string | number)[]

const written = (t: Scenario): Obj => JSON.parse(JSON.stringify(agricola.save(t.state))) as Obj

/** The same save with one thing changed; undefined takes it away. */
function changed(save: Obj, path: Path, value: Json | undefined): Obj {
  const out = structuredClone(save)
  let part: Obj = out
  for (const key of path.slice(0, -1)) part = part[key] as Obj
  const last = at(path, path.length - 1)
  if (value === undefined) delete part[last]
  else part[last] = value
  return out
}

/** In the middle of fencing, with goods, a farm, a promise and cards. */
const FENCING = scenario({
  round: 2,
  seats: [
    {
      goods: { wood: 9, sheep: 1 },
      fields: ['b1'],
      majors: ['well'],
      stables: ['c3'],
      pastures: [['d1', 'e1']],
      played: ['grocer'],
      hand: ['basket'],
    },
    { hand: ['lasso'] },
  ],
}).play('fencing', 'fence d2')
const FEEDING = harvest({ seats: [{ goods: { grain: 1 } }] })

/** The sentence with which the save is refused. */
function refusal(saved: unknown): string {
  const loaded = agricola.load(saved)
  if (!isRefusal(loaded)) throw new Error('The damaged save was taken.')
  expect(loaded.refused).toBe('bad-save')
  return loaded.message
}
const damaged = (path: Path, value: Json | undefined, t = FENCING): string => refusal(changed(written(t), path, value))

describe('a save', () => {
  it('gives the same table back, in the middle of a choice', () => {
    for (const t of [FENCING, FEEDING]) {
      const loaded = agricola.load(written(t))
      if (isRefusal(loaded)) throw new Error(loaded.message)
      expect(loaded).toEqual(t.state)
      expect(agricola.hash(loaded)).toBe(agricola.hash(t.state))
    }
  })

  it('made while all choose at once asks the same seats the same, and so does a copy', () => {
    const asked = agricola.decisions(FEEDING.state)
    expect(asked.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['0 feed', '1 feed'])
    expect(agricola.decisions(agricola.load(written(FEEDING)) as Scenario['state'])).toEqual(asked)
    expect(agricola.decisions(agricola.copy(FEEDING.state))).toEqual(asked)
  })

  it('can be played on to the same end', () => {
    const loaded = scenario()
    loaded.state = agricola.load(written(FENCING)) as Scenario['state']
    const original = scenario()
    original.state = FENCING.state
    expect(loaded.toEnd().state).toEqual(original.toEnd().state)
  })
})

describe('a damaged save is refused: torn', () => {
  it.each([null, undefined, 0, 'save', true, [], {}].map((saved) => [saved]))('%j', (saved) => {
    expect(refusal(saved)).toMatch(/\.$/)
  })

  it('cut off anywhere', () => {
    const text = JSON.stringify(written(FENCING))
    for (let end = 10; end < text.length; end += 97) {
      let saved: unknown = text.slice(0, end)
      try {
        saved = JSON.parse(text.slice(0, end))
      } catch {}
      refusal(saved)
    }
  })

  const state = written(FENCING).state as Obj
  it.each(['game', 'rules', 'state'])('without %s', (key) => {
    damaged([key], undefined)
  })
  it.each(Object.keys(state))('without state.%s', (key) => {
    expect(damaged(['state', key], undefined)).toMatch(/\.$/)
  })
  it.each(Object.keys(at(state.players as Obj[], 0)))('without a player’s %s', (key) => {
    expect(damaged(['state', 'players', 0, key], undefined)).toContain(key)
  })
})

describe('a damaged save is refused: wrong kinds of values', () => {
  const state = written(FENCING).state as Obj
  const WRONG: Json[] = ['x', 1.5, null, { a: 1 }, [[]], true, -7]
  it.each(Object.keys(state))('state.%s', (key) => {
    for (const value of WRONG) {
      if (typeof value === typeof state[key] && value !== 1.5 && value !== -7) continue
      damaged(['state', key], value)
    }
  })
  it.each(Object.keys(at(state.players as Obj[], 0)))('a player’s %s', (key) => {
    for (const value of ['x', 1.5, null, true, [['x']], { bread: 1 }]) damaged(['state', 'players', 0, key], value)
  })

  it.each<[string, Path, Json]>([
    ['another game', ['game'], 'chess'],
    ['other rules', ['rules'], 999],
    ['an unknown field beside the state', ['more'], 1],
    ['an unknown field of the state', ['state', 'weather'], 'rain'],
    ['an unknown field of a player', ['state', 'players', 0, 'luck'], 3],
    ['an unknown field of the setup', ['state', 'setup', 'weather'], 'rain'],
    ['an unknown good', ['state', 'players', 0, 'goods', 'gold'], 1],
    ['negative goods', ['state', 'players', 0, 'goods', 'wood'], -1],
    ['half a good', ['state', 'players', 0, 'goods', 'wood'], 0.5],
    ['an unknown card in hand', ['state', 'players', 0, 'hand', 0], 'excalibur'],
    ['an unknown card in play', ['state', 'players', 0, 'played', 0, 'card'], 'excalibur'],
    ['no card in play', ['state', 'players', 0, 'played', 0, 'card'], null],
    ['another number of players', ['state', 'setup', 'players'], 3],
    ['seven players', ['state', 'setup', 'players'], 7],
    ['another board', ['state', 'setup', 'tile'], true],
    ['a starting seat that is not there', ['state', 'starting'], 2],
    ['too few spaces', ['state', 'lying'], [0, 0, 0]],
    ['negative goods on a space', ['state', 'lying', 6], -1],
  ])('%s', (_what, path, value) => {
    expect(damaged(path, value)).toMatch(/\.$/)
  })
})

describe('a damaged save is refused: questions that cannot be', () => {
  const stack = (written(FENCING).state as { stack: Obj[] }).stack
  const top = stack.length - 1
  const frame = (value: Json, at = top) => damaged(['state', 'stack', at], value)

  it('an unknown step', () => {
    frame({ ...stack[top], step: 'dance' })
  })
  it.each(stack.slice(0, -1).map((f, i) => [i, f.step]))(
    'an unknown step in place %i (%s), below the question',
    (at) => {
      frame({ ...stack[Number(at)], step: 'dance' }, Number(at))
    },
  )
  it.each([-1, 2, 99, '0', null])('the seat %j', (seat) => {
    frame({ ...stack[top], seat })
  })
  it('no step, no seat, no frame', () => {
    for (const value of [{ seat: 0 }, { step: 'acts' }, null, 'acts', 7, []]) frame(value)
  })
  const parts = ['space', 'acts', 'binding', 'optional', 'left', 'doing', 'times', 'memo', 'begun']
  it.each(parts)('an action without its %s, or with something else there', (key) => {
    damaged(['state', 'stack', top, key], undefined)
    frame({ ...stack[top], [key]: { odd: 1 } })
  })
  it('an action that does not exist', () => {
    damaged(['state', 'stack', top, 'acts', 0, 'act'], 'steal')
  })
  it('nothing to decide', () => {
    damaged(['state', 'stack'], [])
    damaged(['state', 'lanes'], [[], []], FEEDING)
  })
  it('lanes for another number of seats', () => {
    damaged(['state', 'lanes'], [[]])
  })
  it('a game that is over with a question', () => {
    damaged(['state', 'over'], true)
  })
})

describe('a damaged save is refused: positions that cannot be', () => {
  const player = (key: string, value: Json) => damaged(['state', 'players', 0, key], value)
  it.each<[string, string, Json]>([
    ['six people', 'people', 6],
    ['no people', 'people', 0],
    ['more newborns than people', 'newborns', 3],
    ['negative newborns', 'newborns', -1],
    ['more people at home than there are', 'home', 3],
    ['a house of straw', 'house', 3],
    ['a room outside of the farmyard', 'rooms', (1 << 15) | 0b10000100000],
    ['a room on a field', 'rooms', 0b10000100010],
    ['five stables', 'stables', 0b11111],
    ['a stable on a field', 'stables', 0b10],
    ['crops without a field', 'crops', [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['too many crops', 'crops', [0, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['crops for another farm', 'crops', [0, 0, 0]],
    ['a fence that is missing', 'across', 0],
    ['a fence too many', 'upright', (1 << 3) | (1 << 5) | (1 << 9)],
    ['fences outside of the farmyard', 'across', (1 << 3) | (1 << 4) | (1 << 8) | (1 << 9) | (1 << 25)],
    ['a farmyard that does not exist', 'yard', 13],
    ['pastures told apart from the fences', 'pastures', [0b11000]],
    ['a tile on a room', 'forests', 1 << 5],
    ['a tile outside of the farmyard', 'moors', 1 << 15],
    ['a tile beneath nothing', 'ground', [{ cell: 14, tiles: ['moor'], markers: [], goods: {} }]],
    ['an unknown tile', 'ground', [{ cell: 14, tiles: ['lake'], markers: [], goods: {} }]],
    ['nothing lying on a space', 'ground', [{ cell: 14, tiles: [], markers: [], goods: {} }]],
    ['negative begging', 'begging', -1],
    ['majors that do not exist', 'played', [{ card: 'palace', order: 1, data: [] }]],
    ['majors of the 6-player game', 'played', [{ card: 'well-b', order: 1, data: [] }]],
    ['a card that was never played', 'played', [{ card: 'well', order: 99, data: [] }]],
  ])('%s', (_what, key, value) => {
    player(key, value)
  })
  it('animals without room, where nobody is fencing', () => {
    damaged(['state', 'players', 0, 'goods'], { sheep: 90 }, FEEDING)
  })

  it.each<[string, Path, Json]>([
    ['a round after the last', ['state', 'round'], 15],
    ['a round before the first', ['state', 'round'], -1],
    ['a major with two owners', ['state', 'players', 1, 'majors'], 1 << 4],
    ['a card with two owners', ['state', 'players', 1, 'hand'], ['basket']],
    ['a promise to nobody', ['state', 'promises'], [{ round: 9, seat: 7, good: 'food', count: 1, card: null }]],
    ['no random numbers', ['state', 'random'], []],
    ['people of nobody on a space', ['state', 'who', 0], 1 << 15],
  ])('%s', (_what, path, value) => {
    damaged(path, value)
  })
})
