import { expect, test } from 'vitest'
import { unhurried } from './unhurried.ts'

/** Thinks in steps of two milliseconds by a clock of its own, and notes what it has thought. */
function thinker() {
  const notes: string[] = []
  let now = 0
  function* think() {
    for (let step = 1; step <= 12; step++) {
      now += 2
      notes.push(`step ${step}`)
      yield
    }
    return 'done'
  }
  return { notes, steps: think(), clock: () => now }
}

test('what nobody waits for is thought a little at a time, and what is asked meanwhile comes first', async () => {
  const { notes, steps, clock } = thinker()
  const thought = unhurried(steps, () => true, clock)
  setTimeout(() => notes.push('a click'))
  expect(await thought).toBe('done')
  expect(notes.indexOf('a click')).toBeGreaterThan(-1)
  expect(notes.indexOf('a click')).toBeLessThan(notes.indexOf('step 12'))
})

test('it is given up as soon as it is not wanted any more', async () => {
  const { notes, steps, clock } = thinker()
  let wanted = true
  const thought = unhurried(steps, () => wanted, clock)
  wanted = false
  expect(await thought).toBeNull()
  expect(notes).not.toContain('step 12')
})
