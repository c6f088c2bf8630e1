import { describe, expect, it } from 'vitest'
import { scenario } from '../../../testing/scenario.ts'

const FOUR_OF_A_KIND = { sheep: 1, boar: 1, cattle: 1, horse: 1 }
const PENS = { pastures: [['e1'], ['e2'], ['e3']] }

describe('Horse Slaughterhouse', () => {
  const table = (majors = ['horse-slaughterhouse-1']) =>
    scenario({ moor: 1, seats: [{ goods: { ...FOUR_OF_A_KIND, vegetable: 1 }, majors, ...PENS }] })

  it('cooks sheep and boar for 1 food, cattle and horses for 2; a vegetable stays at 1', () => {
    const t = table().play('cook sheep 1', 'cook boar 1', 'cook cattle 1', 'cook horse 1', 'eat vegetable 1')
    expect(t.seat(0).goods).toEqual({ food: 1 + 1 + 2 + 2 + 1 })
  })

  it('the better rate of all cards is used', () => {
    const t = table(['horse-slaughterhouse-1', 'fireplace-2']).play('cook sheep 1', 'cook horse 1')
    expect(t.seat(0).goods.food).toBe(4)
  })

  it('nothing else but the Cookhouse cooks horses (M7)', () => {
    expect(table(['fireplace-2', 'cooking-hearth-4']).refusal('cook horse 1')?.message).toBe(
      'You have no improvement to cook that with.',
    )
  })

  it('lies under a Fireplace, and is hidden again when that one comes back', () => {
    const t = scenario({ moor: 1, seats: [{ goods: { clay: 2 } }, { goods: { clay: 4, stone: 1, food: 9 } }] })
    expect(t.table.majors).not.toContain('horse-slaughterhouse-1')
    t.play('major-improvement', 'build fireplace-2')
    expect(t.table.majors).toContain('horse-slaughterhouse-1')
    expect(t.table.majors).not.toContain('horse-slaughterhouse-2')
  })
})

describe('Cookhouse', () => {
  const rates = { sheep: 2, boar: 3, cattle: 4, horse: 2 }
  it.each(Object.entries(rates))('cooks %s for %i food', (animal, food) => {
    const t = scenario({ moor: 1, seats: [{ goods: { [animal]: 1 }, majors: ['cookhouse-1'] }] })
    expect(t.play(`cook ${animal} 1`).seat(0).goods).toEqual({ food })
  })

  it('cooks vegetables for 3 food and bakes grain into 3', () => {
    const t = scenario({ moor: 1, round: 3, seats: [{ goods: { vegetable: 1, grain: 4 }, majors: ['cookhouse-1'] }] })
    t.play('cook vegetable 1', 'grain-utilization', 'bake 4')
    expect(t.seat(0).goods).toEqual({ food: 3 + 12 })
  })

  const buying = (majors: string[], goods = {}, others: string[] = ['cooking-hearth-5']) =>
    scenario({ moor: 1, seats: [{ goods, majors }, { majors: others }] }).play('major-improvement')

  it('costs 6 clay, or a Fireplace, or a Cooking Hearth (M9)', () => {
    const t = buying(['fireplace-2', 'cooking-hearth-4'], { clay: 6 })
    expect(t.moves().filter((move) => move.includes('cookhouse-1'))).toEqual([
      'build cookhouse-1',
      'build cookhouse-1 return fireplace-2',
      'build cookhouse-1 return cooking-hearth-4',
    ])
  })

  it('M9: is taken first; then the Hearth goes back to the very space, which the Cookhouse has left', () => {
    const t = buying(['cooking-hearth-4']).play('build cookhouse-1 return cooking-hearth-4')
    expect(t.seat(0).majors).toEqual(['cookhouse-1'])
    expect(t.table.stacks[2]).toEqual(['cooking-hearth-4'])
  })

  it('a Hearth returned for the other copy covers the Cookhouse of its own space', () => {
    const t = buying(['cooking-hearth-4']).play('build cookhouse-2 return cooking-hearth-4')
    expect(t.table.stacks[2]).toEqual(['cookhouse-1', 'cooking-hearth-4'])
    expect(t.table.majors).not.toContain('cookhouse-1')
  })

  it('a returned Fireplace covers the Horse Slaughterhouse again', () => {
    const t = buying(['fireplace-3', 'cooking-hearth-4']).play('build cookhouse-1 return fireplace-3')
    expect(t.table.stacks[1]).toEqual(['horse-slaughterhouse-2', 'fireplace-3'])
  })
})
