import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { type SeatSetup, scenario } from '../testing/scenario.ts'
import { pens } from './pens.ts'
import { roomyPastures } from './roomy.ts'

/** The most pastures with an animal and room for 3 more, by trying every number of every kind in every pen. */
function byHand(t: ReturnType<typeof scenario>, herd: readonly number[], pastures: number): number {
  const all = pens(t.state, 0)
  const rest = [...herd]
  const fill = (i: number): number => {
    if (i === all.length) return rest.every((n) => n === 0) ? 0 : Number.NEGATIVE_INFINITY
    const { holds, mixed } = at(all, i)
    let best = Number.NEGATIVE_INFINITY
    const take = (kind: number, here: number, kinds: number): void => {
      if (kind === rest.length) {
        const roomy = i < pastures && here > 0 && holds - here >= 3 ? 1 : 0
        best = Math.max(best, roomy + fill(i + 1))
        return
      }
      const most = at(rest, kind)
      for (let n = 0; n <= Math.min(most, holds - here); n++) {
        if (n > 0 && kinds > 0 && !mixed) break
        rest[kind] = most - n
        take(kind + 1, here + n, n > 0 ? kinds + 1 : kinds)
      }
      rest[kind] = most
    }
    take(0, 0, 0)
    return best
  }
  return Math.max(0, fill(0))
}

describe('Pastures with animals and room for more', () => {
  const farms: { [name: string]: SeatSetup } = {
    'two pastures': {
      pastures: [
        ['c1', 'c2'],
        ['d1', 'd2'],
      ],
    },
    'pastures of different sizes and a stable outside': { pastures: [['c1'], ['d1', 'e1']], stables: ['c1', 'e3'] },
    'an animal in every room': { pastures: [['c1', 'c2'], ['d1']], stables: ['d1'], played: ['animal-tamer'] },
    'a drinking trough': { pastures: [['c1'], ['d1']], played: ['drinking-trough'] },
  }

  it.each(Object.keys(farms))('are as many as trying every arrangement finds: %s', (name) => {
    for (let sheep = 0; sheep <= 5; sheep++)
      for (let boar = 0; boar <= 3; boar++)
        for (let cattle = 0; cattle <= 2; cattle++) {
          const t = scenario({ seats: [{ ...farms[name], goods: { sheep, boar, cattle } }] })
          const found = roomyPastures(t.state, 0, 3)
          expect([sheep, boar, cattle, found]).toEqual([sheep, boar, cattle, byHand(t, [sheep, boar, cattle], 2)])
        }
  })
})
