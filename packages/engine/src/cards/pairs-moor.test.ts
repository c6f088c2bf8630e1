import { describe, expect, it } from 'vitest'
import { Pairs } from '../testing/pairs.ts'

const pairs = new Pairs(3, ({ moor }) => moor)

describe('Two cards of the Moor in one window', () => {
  const tried = new Map(pairs.shared.map((window) => [window, 0]))

  it.each(pairs.shared.flatMap((window) => pairs.inWindow(window).map((name) => ({ window, name }))))(
    '$window: $name',
    ({ window, name }) => {
      const result = pairs.tryAll(window, name)
      expect(result).toEqual(expect.any(Number))
      tried.set(window, (tried.get(window) ?? 0) + Number(result))
    },
  )

  it('tries something in every window that two cards share', () => {
    expect([...tried].filter(([, count]) => count === 0)).toEqual([])
  })

  it('leaves out only cards that never meet another one', () => {
    const out = pairs.watchers.map(({ name }) => name).filter((name) => !pairs.acts(name))
    expect(out).toEqual([
      'building-plan',
      'forest-hut',
      'hearth-brush',
      'farmhands-quarters',
      'fallow-fields',
      'healing-clay',
      'loam',
      'stone-quarry',
    ])
  })
})
