import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { isRefusal } from '../core/refusal.ts'
import { harvest } from '../testing/harvest.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'

/** What a text meets with; the table must be left as it was, whatever the answer. */
function answer(t: Scenario, text: string, seat = t.asked) {
  const before = agricola.copy(t.state)
  const refusal = t.refusal(text, seat)
  expect(agricola.equal(t.state, before)).toBe(true)
  return refusal
}

describe('texts that are no move', () => {
  const texts = [
    '',
    ' ',
    ';',
    'forest;',
    'the forest',
    'forest please',
    'plow',
    'plow f1',
    'plow a4',
    'plow c1 c2',
    'sow c1',
    'sow wood z9',
    'fence',
    'fence a1+',
    'fence a1 b1',
    'bake',
    'bake 0',
    'bake -1',
    'bake 1.5',
    'bake two',
    'renovate wood',
    'renovate gold',
    'build castle',
    'build well for free',
    'play excalibur',
    'eat',
    'eat bread 1',
    'eat grain 0',
    'eat grain 99999',
    'discard grain -1',
    'keep sheep',
    'keep sheep 1 sheep 1',
    'keep sheep one',
    'arrange',
    'arrange moon sheep 1',
    'craft',
    'feed me',
    'done done',
    'x'.repeat(3000),
  ]
  it.each(texts)('"%s"', (text) => {
    const refusal = answer(scenario(), text)
    expect(refusal?.refused).toBe('unknown-move')
    expect(refusal?.message).toMatch(/is not a move\. Moves look like "forest", "plow c2" or "done"\.$/)
  })

  it('what is no text at all', () => {
    for (const text of [null, undefined, 7, {}, ['forest']])
      expect(agricola.parse(scenario().state, 0, text as unknown as string)).toMatchObject({ refused: 'unknown-move' })
  })

  it('capitals and blanks do not matter', () => {
    const t = scenario()
    expect(agricola.parse(t.state, 0, '  Forest ')).toEqual(agricola.parse(t.state, 0, 'forest'))
    expect(agricola.parse(t.state, 0, 'PLOW   c2')).toEqual(agricola.parse(t.state, 0, 'plow c2'))
  })
})

describe('the text of a move', () => {
  const texts = [
    'forest',
    'day-laborer',
    'stay',
    'done',
    'feed',
    'room b2',
    'stable e3',
    'plow c2',
    'sow grain c1',
    'sow vegetable beanfield',
    'fence a1+b1+b2',
    'bake 3',
    'renovate stone',
    'build well',
    'build cooking-hearth-4 return fireplace-3',
    'play basket',
    'take sheep 1 food 1',
    'buy grain 1',
    'pay wood 2 reed 1',
    'keep sheep 2 cattle 1',
    'keep nothing',
    'eat grain 2',
    'cook boar 1',
    'discard stone 4',
    'craft joinery',
    'use basket',
    'use grocer wood 1',
    'arrange d1 sheep 2, house boar 1',
    'arrange nothing',
    'fence a1; fence b1; done',
  ]
  it.each(texts)('"%s" is read and printed alike', (text) => {
    const { state } = scenario()
    const move = agricola.parse(state, 0, text)
    if (isRefusal(move)) throw new Error(move.message)
    expect(agricola.print(state, move)).toBe(text)
  })
})

describe('moves that are refused', () => {
  it('out of turn', () => {
    expect(answer(scenario(), 'forest', 1)).toEqual({
      refused: 'not-your-turn',
      message: 'Seat 1 has nothing to decide now.',
    })
  })

  it.each([-1, 2, 99, 0.5])('of seat %s, which is not at the table', (seat) => {
    expect(answer(scenario(), 'forest', seat)?.refused).toBe('not-your-turn')
    expect(answer(harvest(), 'feed', seat)?.refused).toBe('not-your-turn')
    expect(agricola.moves(harvest().state, seat)).toEqual([])
    expect(agricola.extras(harvest().state, seat)).toEqual([])
  })

  it('after the end', () => {
    const t = scenario({ round: 14 }).toEnd()
    expect(answer(t, 'forest', 0)).toEqual({ refused: 'game-over', message: 'The game is over.' })
    expect(agricola.decisions(t.state)).toEqual([])
    expect(agricola.moves(t.state, 0)).toEqual([])
    expect(agricola.extras(t.state, 0)).toEqual([])
  })

  const rich = { wood: 20, clay: 9, reed: 9, stone: 9, grain: 2 }
  const illegal: [text: string, sentence: string][] = [
    ['done', '"done" is not possible now. A person has to be placed first. The answers are '],
    ['feed', '"feed" is not possible now. A person has to be placed first. The answers are '],
    ['stay', '"stay" is not possible now. A person has to be placed first. The answers are '],
    ['plow c2', '"plow c2" is not possible now. A person has to be placed first. The answers are '],
    ['room b2', '"room b2" is not possible now. A person has to be placed first. The answers are '],
    ['build well', '"build well" is not possible now. It can be built with a major improvement action.'],
    ['renovate clay', '"renovate clay" is not possible now. A person has to be placed first. The answers are '],
    ['take wood 1', '"take wood 1" is not possible now. A person has to be placed first. The answers are '],
    ['keep nothing', '"keep nothing" is not possible now. A person has to be placed first. The answers are '],
    ['bake 1', '"bake 1" is not possible now. A person has to be placed first. The answers are '],
    ['use basket', '"use basket" is not possible now. A person has to be placed first. The answers are '],
    ['cook grain 1', 'You have no improvement to cook that with.'],
    ['eat wood 1', 'Only grain and vegetables can be eaten as they are.'],
    ['vegetable-seeds', 'vegetable-seeds has not come out yet.'],
    ['lessons', 'None of the actions of lessons is possible for you now. It is for games with hand cards.'],
  ]
  it.each(illegal)('"%s": %s', (text, message) => {
    expect(answer(scenario({ seats: [{ goods: rich }] }), text)).toEqual({
      refused: 'illegal-move',
      message: expect.stringContaining(message),
    })
  })

  it('another space while an action is under way', () => {
    const t = scenario().play('farmland')
    expect(answer(t, 'forest')).toEqual({
      refused: 'illegal-move',
      message: expect.stringContaining(
        '"forest" is not possible now. Something else is being done. The answers are plow ',
      ),
    })
  })
})

describe('playing', () => {
  it('leaves the state it was given alone, and counts moves', () => {
    const t = scenario()
    const kept = agricola.copy(t.state)
    const move = agricola.parse(t.state, 0, 'forest')
    if (isRefusal(move)) throw new Error(move.message)
    const { state } = agricola.play(t.state, 0, move)
    expect(agricola.equal(t.state, kept)).toBe(true)
    expect(agricola.number(state)).toBe(agricola.number(kept) + 1)
    const draft = agricola.copy(kept)
    agricola.advance(draft, 0, move)
    expect(agricola.equal(draft, state)).toBe(true)
  })

  it('what is offered is allowed, and what is allowed at any time is too', () => {
    const seats = [{ majors: ['fireplace-2'], pastures: [['e1']], goods: { sheep: 2, grain: 1, wood: 9, reed: 2 } }]
    const t = scenario({ round: 5, seats })
    for (const move of [...agricola.moves(t.state, 0), ...agricola.extras(t.state, 0)])
      expect(agricola.check(t.state, 0, move)).toBeNull()
  })
})

describe('several answers in one line', () => {
  const rich = { wood: 20, reed: 4, grain: 3 }
  const table = () => scenario({ round: 4, seats: [{ goods: rich, fields: ['b1', 'c1'], majors: ['fireplace-2'] }] })

  it.each([
    [['fencing', 'fence e1', 'fence e2+e3', 'done']],
    [['farm-expansion', 'room b2', 'stable c3', 'stable d3', 'done']],
    [['grain-utilization', 'sow grain b1', 'sow grain c1', 'bake 1']],
    [['eat grain 1', 'discard wood 2', 'forest']],
  ])('%j ends where the single steps end', (texts) => {
    const steps = table().play(...texts)
    const line = table().play(texts.join('; '))
    expect({ ...line.state, number: 0 }).toEqual({ ...steps.state, number: 0 })
    expect(agricola.number(line.state)).toBe(1)
    expect(agricola.number(steps.state)).toBe(texts.length)
  })

  it('tells everything that the steps tell', () => {
    const line = table().play('fencing; fence e1; done')
    expect(line.events.map(({ event }) => event)).toEqual(['placed', 'fenced', 'gave'])
  })

  it('a feeding in one line', () => {
    const t = harvest({ seats: [{ goods: { grain: 2, vegetable: 2 } }] }).playAs(
      0,
      'eat grain 2; eat vegetable 2; feed',
    )
    expect(t.seat(0)).toMatchObject({ goods: {}, begging: 0 })
  })

  it.each([
    [
      'fencing; fence a2; done',
      'illegal-move',
      'Move 2 of the line: "fence a2" is not possible now. a2 is a room or a field.',
    ],
    ['fencing; fence e1; fence c3', 'illegal-move', 'Move 3 of the line: "fence c3" is not possible now.'],
    ['fencing; done', 'illegal-move', 'Move 2 of the line: "done" is not possible now.'],
    ['forest; clay-pit', 'not-your-turn', 'Move 2 of the line: Seat 0 has nothing to decide now.'],
    ['done; forest', 'illegal-move', '"done" is not possible now.'],
  ])('"%s": all of it or nothing (%s)', (text, refused, message) => {
    expect(answer(table(), text)).toEqual({ refused, message: expect.stringContaining(message) })
  })

  it.each<[string, Parameters<typeof scenario>[0], string, string]>([
    ['fields', {}, 'farmland', 'plow a2'],
    ['fields apart', { seats: [{ fields: ['e3'] }] }, 'farmland', 'plow b1'],
    ['rooms', { seats: [{ goods: { wood: 9, reed: 9 } }] }, 'farm-expansion', 'room e1'],
    ['rooms without goods', { seats: [{ goods: { wood: 2 } }] }, 'farm-expansion', 'room b2'],
    ['a stable', { seats: [{ goods: { wood: 9 } }] }, 'farm-expansion', 'stable a2'],
    ['what was not asked for', {}, 'farmland', 'bake 1'],
  ])('says why: %s', (_what, setup, space, text) => {
    const told = answer(scenario(setup).play(space), text)
    expect(told?.message).toMatch(
      /^".*" is not possible now\. (a2 is not free|b1 is not beside a field|e1 is not beside the house|There is 3 wood, 2 reed missing|Something else is being done)\. The answers are /,
    )
  })

  it('may end in done where the action has closed itself', () => {
    const line = scenario().play('farmland; plow c2; done')
    expect(line.seat(0).fields).toHaveLength(1)
    expect(agricola.parse(scenario().state, 0, 'forest; done')).toMatchObject({ verb: 'place' })
    expect(answer(scenario(), 'forest; done; clay-pit')?.refused).toBe('not-your-turn')
  })

  it('may name a step that was the only answer and went by itself', () => {
    const table = () =>
      scenario({ round: 6, seats: [{ goods: { clay: 5, reed: 1, stone: 1 } }], first: ['house-redevelopment'] })
    const short = table().play('house-redevelopment; build fireplace-2')
    const long = table().play('house-redevelopment; renovate clay; build fireplace-2')
    expect(agricola.equal(long.state, short.state)).toBe(true)
    expect(long.seat(0)).toMatchObject({ house: 'clay', majors: ['fireplace-2'] })
    expect(answer(table(), 'house-redevelopment; renovate stone; build fireplace-2')?.refused).toBe('illegal-move')
    expect(answer(table(), 'house-redevelopment; build fireplace-2; renovate clay')?.refused).toBe('not-your-turn')
  })

  it('is not endless', () => {
    const discards = (n: number) => Array.from({ length: n }, () => 'discard wood 1').join('; ')
    const woody = scenario({ seats: [{ goods: { wood: 99 } }] })
    expect(answer(woody, discards(61))?.refused).toBe('unknown-move')
    expect(answer(woody, discards(60))).toBeNull()
  })

  it('ends where a new round card comes out, so that no refusal tells which', () => {
    const t = scenario({ players: 1, seats: [{ home: 1 }] })
    const message = 'A line ends where a new round card comes out.'
    for (const text of ['clay-pit; fencing', 'clay-pit; pig-market', 'clay-pit; forest'])
      expect(answer(t, text)).toEqual({ refused: 'illegal-move', message })
  })
})

describe('a question whose only answer is to leave it', () => {
  const farm = { fields: ['b1', 'c1'], crops: { c1: 'grain 3' }, majors: ['fireplace-2'], played: ['threshing-board'] }
  const cultivate = (goods: object) =>
    scenario({
      round: 13,
      // No space is left to plow: sowing is all there is to do.
      seats: [
        {
          ...farm,
          goods,
          rooms: ['a1', 'a2', 'a3', 'b2'],
          pastures: [['d1', 'e1', 'e2', 'e3', 'd3', 'd2']],
          stables: ['b3', 'c2', 'c3'],
        },
        {},
      ],
    }).play('cultivation')

  it('is not asked: baking the last grain would leave nothing to sow', () => {
    const t = cultivate({ grain: 1 })
    expect([t.asked, t.ask, t.moves()]).toEqual([0, 'acts', ['sow grain b1']])
  })

  it('is asked where there is more', () => {
    const t = cultivate({ grain: 1, vegetable: 1 })
    expect([t.ask, t.moves()]).toEqual(['window', ['use threshing-board', 'done']])
    const much = cultivate({ grain: 3 }).play('use threshing-board')
    expect(much.moves()).toEqual(['bake 1', 'bake 2'])
  })

  it('lets a whole line pass over it', () => {
    const t = scenario({
      round: 13,
      seats: [
        {
          ...farm,
          goods: { grain: 1 },
          rooms: ['a1', 'a2', 'a3', 'b2'],
          pastures: [['d1', 'e1', 'e2', 'e3', 'd3', 'd2']],
          stables: ['b3', 'c2', 'c3'],
        },
        {},
      ],
    })
    expect(t.play('cultivation; sow grain b1').seat(0).goods).toEqual({})
  })
})
