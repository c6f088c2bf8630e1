import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'

const proposed = (t: Scenario): string | null => {
  const move = agricola.propose?.(t.state, t.asked) ?? null
  return move && agricola.print(t.state, move)
}

const feeding = (goods: object, majors: string[] = []) =>
  scenario({
    round: 4,
    seats: [
      { goods, majors, home: 0 },
      { goods: { food: 9 }, home: 0 },
    ],
  })
    .play('done')
    .toAsk('feed')

describe('the engine proposes', () => {
  it('to feed without turning anything when there is food enough', () => {
    expect(proposed(feeding({ food: 4, grain: 3 }))).toBe('feed')
  })

  it('the goods of least worth when food is missing (B11)', () => {
    expect(proposed(feeding({ food: 2, grain: 2, vegetable: 2 }))).toBe('eat grain 1; eat grain 1; feed')
    expect(proposed(feeding({ food: 1, grain: 1, sheep: 1 }, ['fireplace-2']))).toBe('eat grain 1; cook sheep 1; feed')
    expect(proposed(feeding({ food: 2, wood: 1, vegetable: 2 }, ['joinery']))).toBe('craft joinery; feed')
  })

  it('everything that gives food when it is not enough, for begging costs more', () => {
    expect(proposed(feeding({ grain: 1, vegetable: 1 }))).toBe('eat grain 1; eat vegetable 1; feed')
  })

  it('what cards make of a piece where that feeds more, and food that lies on cards', () => {
    const fed = (goods: object, majors: string[], played: string[], onCard = 0, people = 2) => {
      const t = scenario({
        players: 6,
        round: 4,
        seats: [{ goods, majors, played, people, home: 1 }, ...Array.from({ length: 5 }, () => ({ home: 0 }))],
      }).play('clay-pit')
      if (onCard > 0) at(t.state.players, 0).played.at(-1)?.data.splice(0, 1, onCard)
      return proposed(t)
    }
    const walker = 'use sheep-walker vegetable 1; cook vegetable 1; feed'
    expect(fed({ food: 1, sheep: 1 }, ['cooking-hearth-4'], ['sheep-walker'])).toBe(walker)
    expect(fed({ food: 2, sheep: 1 }, ['cooking-hearth-4'], ['sheep-walker'])).toBe('cook sheep 1; feed')
    const reed = 'craft basketmakers-workshop; use putcher-maker food 2; feed'
    expect(fed({ reed: 2 }, ['basketmakers-workshop'], ['putcher-maker'], 0, 3)).toBe(reed)
    expect(fed({ food: 2, vegetable: 2 }, [], ['town-clerk'], 2)).toBe('use town-clerk food 2; feed')
    expect(fed({ wood: 2 }, ['joinery', 'joinery-b'], [])).toBe('craft joinery; craft joinery-b; feed')
  })

  it('a line that ends in the same state as its steps', () => {
    const whole = feeding({ food: 2, grain: 2 })
    const steps = feeding({ food: 2, grain: 2 })
    whole.play(proposed(whole) ?? '')
    steps.play('eat grain 1', 'eat grain 1', 'feed')
    expect({ ...whole.state, number: 0 }).toEqual({ ...steps.state, number: 0 })
  })

  it('the herd of most worth when animals do not fit (B10)', () => {
    const t = scenario({
      round: 8,
      first: ['pig-market'],
      seats: [{ goods: { sheep: 1 } }],
      lying: { 'pig-market': 2 },
    }).play('pig-market')
    expect(proposed(t)).toBe('keep boar 1')
  })
})
