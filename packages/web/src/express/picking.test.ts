import { expect, test } from 'vitest'
import type { Offer } from '../contract/offer.ts'
import { isWithin, listed, offersWith, pickable, worthListing } from './picking.ts'

const offer = (text: string, verb: string, ...dice: Offer['dice']): Offer => ({
  move: { text, verb },
  dice,
  by: null,
  gain: {},
  cost: {},
  paid: [],
  choice: false,
  points: 0,
})

const OFFERS = [
  offer('take wood', 'take', 'wood'),
  offer('take wood+wood', 'take', 'wood', 'wood'),
  offer('field', 'field', 'field'),
  offer('field grain die', 'field', 'field', 'grain'),
]

const DICE = [
  { kind: 'farm', face: 'field', used: false },
  { kind: 'produce', face: 'grain', used: false },
  { kind: 'resource', face: 'wood', used: false },
  { kind: 'resource', face: 'wood', used: false },
  { kind: 'resource', face: 'wood', used: true },
  { kind: 'animal', face: 'sheep', used: false },
] as const

test('faces count as often as they come', () => {
  expect(isWithin(['wood', 'wood'], ['wood', 'field', 'wood'])).toBe(true)
  expect(isWithin(['wood', 'wood'], ['wood', 'field'])).toBe(false)
})

test('without a pick only the largest of like groups is listed', () => {
  expect(worthListing(OFFERS).map(({ move }) => move.text)).toEqual(['take wood+wood', 'field', 'field grain die'])
})

test('with a pick come the groups that use it, the exact one first', () => {
  expect(offersWith(OFFERS, ['wood']).map(({ move }) => move.text)).toEqual(['take wood', 'take wood+wood'])
  expect(offersWith(OFFERS, ['grain', 'field']).map(({ move }) => move.text)).toEqual(['field grain die'])
})

test('dice can be picked that go with those picked; used ones and those of no group cannot', () => {
  expect([...pickable([...DICE], OFFERS, [])]).toEqual([0, 1, 2, 3])
  expect([...pickable([...DICE], OFFERS, [0])]).toEqual([0, 1])
  expect([...pickable([...DICE], OFFERS, [2])]).toEqual([2, 3])
})

test('dice to be set to another face lie folded away, but not where nothing else can be chosen', () => {
  const set = offer('set joinery oven', 'set', 'joinery')
  expect(listed([...OFFERS, set], []).folded).toBe(true)
  expect(listed([...OFFERS, set], ['joinery']).folded).toBe(false)
  expect(listed([set], []).folded).toBe(false)
})
