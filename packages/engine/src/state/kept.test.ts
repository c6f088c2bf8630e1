import { expect, it } from 'vitest'
import { kept } from './kept.ts'

const before = () => ({
  round: 1,
  spaces: [
    { id: 'forest', people: [] as number[] },
    { id: 'grove', people: [1] },
  ],
  moor: null as object | null,
})

it('is the old one where nothing has changed', () => {
  const old = before()
  expect(kept(old, before())).toBe(old)
})

it('is the new one, made of the old parts that are equal', () => {
  const old = before()
  const now = before()
  now.spaces[1]?.people.push(0)
  const view = kept(old, now)
  expect(view).toEqual({ ...before(), spaces: [before().spaces[0], { id: 'grove', people: [1, 0] }] })
  expect(view.spaces[0]).toBe(old.spaces[0])
  expect(old).toEqual(before())
})

it('notices what is missing, longer, shorter or of another kind', () => {
  const cases: [before: unknown, after: unknown][] = [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: 1 }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [1, '1'],
  ]
  for (const [old, now] of cases) {
    const copy = structuredClone(now)
    expect(kept(old, now)).toEqual(copy)
    expect(kept(old, now)).not.toBe(old)
  }
})
