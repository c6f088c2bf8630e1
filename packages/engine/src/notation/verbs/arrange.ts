import { int, list, record } from '../../core/shape.ts'
import { GOODS } from '../../state/goods.ts'
import type { Penned } from '../../state/state.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodFrom, numberFrom, penFrom, penText } from '../words.ts'

/** Puts the animals into these pens: `arrange house sheep 1, d1 boar 2`. B12 */
export interface Arrange {
  readonly verb: 'arrange'
  readonly pens: readonly Penned[]
}

function penned(part: string): Penned | null {
  const [where = '', what, many, ...more] = part.split(' ')
  const [pen, animal, count] = [penFrom(where), goodFrom(what), numberFrom(many)]
  return pen === null || animal < 0 || count === null || more.length > 0 ? null : { pen, animal, count }
}

export const arrange: VerbRules<Arrange> = verb<Arrange>('arrange', {
  fields: { pens: list(record<Penned>({ pen: int, animal: int, count: int })) },
  anytime: true,
  print: ({ pens }) =>
    pens.map(({ pen, animal, count }) => `${penText(pen)} ${GOODS[animal]} ${count}`).join(', ') || 'nothing',
  parse(_words, rest) {
    if (rest === 'nothing') return { pens: [] }
    const pens = rest.split(/\s*,\s*/).map(penned)
    const known = pens.filter((place) => place !== null)
    return known.length === pens.length ? { pens: known } : null
  },
  parts: ({ pens }) => ({
    pens: pens.map(({ pen, animal, count }) => ({ pen: penText(pen), animal: GOODS[animal], count })),
  }),
})
