import { expect, test } from 'vitest'
import { sceneOf } from './flights.ts'

test('a person walks first, then the goods come', () => {
  const { flights, beats } = sceneOf([
    { event: 'placed', seat: 1, space: 'forest' },
    { event: 'got', seat: 1, from: 'forest', goods: { wood: 3 } },
  ])
  expect(beats).toBe(2)
  expect(flights[0]).toEqual({
    beat: 0,
    what: { person: 1 },
    from: { at: 'farm', seat: 1 },
    to: { at: 'space', id: 'forest' },
  })
  expect(flights.slice(1)).toHaveLength(3)
  expect(flights[1]).toMatchObject({ beat: 1, what: { good: 'wood' }, from: { at: 'space', id: 'forest' } })
})

test('the harvest goes phase by phase', () => {
  const { flights, banners } = sceneOf([
    { event: 'phase', phase: 'field' },
    { event: 'got', seat: 0, from: 'field', goods: { grain: 1 } },
    { event: 'phase', phase: 'feeding' },
  ])
  expect(banners.map(({ beat }) => beat)).toEqual([1, 2])
  expect(flights.map(({ beat }) => beat)).toEqual([1])
})

test('a heap of goods is shown as a few pieces', () => {
  expect(sceneOf([{ event: 'got', seat: 0, from: 'forest', goods: { wood: 12 } }]).flights).toHaveLength(4)
})
