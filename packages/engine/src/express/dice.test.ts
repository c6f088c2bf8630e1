import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'
import { expressScenario } from '../testing/express-scenario.ts'
import { ALL_DICE, DICE, FACES, KINDS, rollAll, SIDES, STANDARD_SIDES } from './dice.ts'
import { express } from './express.ts'
import { type ExpressSetup, sidesOf } from './setup.ts'

describe('dice (X1)', () => {
  it('are 2 farm, 1 occupation, 1 improvement, 3 produce, 3 resource and 3 animal dice', () => {
    const count = (kind: string) => DICE.filter((k) => KINDS[k] === kind).length
    expect(KINDS.map((kind) => [kind, count(kind)])).toEqual([
      ['farm', 2],
      ['occupation', 1],
      ['improvement', 1],
      ['produce', 3],
      ['resource', 3],
      ['animal', 3],
    ])
  })

  it('have six sides, whose faces come up as often as they stand there', () => {
    const setup = express.setup({}) as ExpressSetup
    const random = seeded('dice')
    const seen = new Map<string, number>()
    const tray = { dice: DICE.map(() => -1), used: ALL_DICE }
    const rolls = 6000
    for (let i = 0; i < rolls; i++) {
      rollAll(tray, sidesOf(setup), random)
      for (const face of tray.dice) seen.set(at(FACES, face), (seen.get(at(FACES, face)) ?? 0) + 1)
    }
    for (const kind of KINDS) {
      const sides = STANDARD_SIDES[kind]
      expect(sides).toHaveLength(SIDES)
      const dice = DICE.filter((k) => KINDS[k] === kind).length
      for (const face of new Set(sides)) {
        const expected = (rolls * dice * sides.filter((side) => side === face).length) / SIDES
        expect(Math.abs((seen.get(face) ?? 0) - expected) / expected).toBeLessThan(0.1)
      }
    }
  })

  it('can be given other sides by the setup', () => {
    const faces = { animal: Array.from({ length: 6 }, () => 'cattle' as const) }
    const t = expressScenario({ faces }).play('roll')
    expect(t.dice().split(' ').slice(-3)).toEqual(['cattle', 'cattle', 'cattle'])
    t.throughJson()
    expect(t.state.setup.faces).toEqual(faces)
  })

  it('are set only to a face that they have', () => {
    const faces = { animal: ['cattle', 'cattle', 'cattle', 'sheep', 'sheep', 'sheep'] as const }
    const seats = [{ occupations: ['rancher' as const] }]
    const t = expressScenario({ faces, seats, dice: 'sheep wood' }).play('keep')
    expect(t.moves()).toEqual(['take wood', 'set sheep cattle'])
  })

  it('cannot be given faces of another kind, five sides, or unknown kinds', () => {
    const six = (face: string) => Array.from({ length: 6 }, () => face)
    for (const faces of [{ animal: six('wood') }, { animal: ['sheep'] }, { moor: six('sheep') }, { animal: 3 }, []])
      expect(isRefusal(express.setup({ players: 2, faces }))).toBe(true)
  })
})
