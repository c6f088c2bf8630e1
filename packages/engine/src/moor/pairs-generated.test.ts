import { testPairs } from '../testing/pairs.ts'

const HAND = ['tutor', 'conservator', 'handplow']

testPairs(true, HAND, [
  'building-plan',
  'forest-hut',
  'hearth-brush',
  'farmhands-quarters',
  'fallow-fields',
  'healing-clay',
  'loam',
  'stone-quarry',
  'workbench',
])
