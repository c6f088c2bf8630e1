import { expect, test } from 'vitest'
import { BANNER_BEATS, beatIn, sceneOf } from './flights.ts'

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
    to: { at: 'table', id: 'forest' },
  })
  expect(flights.slice(1)).toHaveLength(3)
  expect(flights[1]).toMatchObject({ beat: 1, what: { good: 'wood' }, from: { at: 'table', id: 'forest' } })
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

test('in a harvest crops come in, families eat and animals breed, each in its phase, in under three seconds', () => {
  const scene = sceneOf([
    { event: 'placed', seat: 1, space: 'forest' },
    { event: 'phase', phase: 'field' },
    { event: 'got', seat: 0, from: 'field', goods: { grain: 2 } },
    { event: 'phase', phase: 'feeding' },
    { event: 'fed', seat: 0, food: 3, begging: 0 },
    { event: 'phase', phase: 'breeding' },
    { event: 'bred', seat: 0, animals: { sheep: 1 } },
  ])
  const { flights, banners, beats, harvest } = scene
  const goods = (beat: number) => flights.filter((each) => each.beat === beat).map(({ what }) => what)
  const [field, feeding, breeding] = banners.map(({ beat }) => beat)
  expect(goods(field ?? -1)).toEqual([{ good: 'grain' }, { good: 'grain' }])
  expect(goods(feeding ?? -1)).toEqual([{ good: 'food' }, { good: 'food' }, { good: 'food' }])
  expect(goods(breeding ?? -1)).toEqual([{ good: 'sheep' }])
  expect(harvest).toEqual({ from: field, to: breeding })
  expect(beatIn(scene, 620) * (beats - 1 + BANNER_BEATS)).toBeLessThan(3000)
})

test('goods that become food, wood that becomes fuel and goods laid on later rounds are seen as well', () => {
  const { flights } = sceneOf([
    { event: 'cooked', seat: 1, good: 'sheep', count: 1, food: 2 },
    { event: 'lay', seat: 0, card: 'well', round: 7, what: 'food', count: 1 },
  ])
  const farm = { at: 'farm', seat: 1 }
  const food = { beat: 0, what: { good: 'food' }, from: farm, to: { at: 'goods', seat: 1, good: 'food' } }
  expect(flights).toEqual([
    { beat: 0, what: { good: 'sheep' }, from: { at: 'goods', seat: 1, good: 'sheep' }, to: farm },
    food,
    food,
    { beat: 0, what: { good: 'food' }, from: { at: 'farm', seat: 0 }, to: { at: 'round', round: 7 } },
  ])
})
