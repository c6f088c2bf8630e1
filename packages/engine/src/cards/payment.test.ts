import { expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { scenario } from '../testing/scenario.ts'

it('proposes the cheapest mixture where goods may replace each other', () => {
  const t = scenario({
    round: 2,
    seats: [{ goods: { wood: 4, clay: 4 }, played: ['rammed-clay'] }],
  }).play('fencing', 'fence e1')
  expect(t.ask).toBe('pay')
  const proposal = agricola.propose?.(t.state, 0)
  expect(proposal && agricola.print(t.state, proposal)).toBe('pay wood 4')
})
