import { testPairs } from '../testing/pairs.ts'

const HAND = ['tutor', 'conservator', 'handplow']

testPairs(true, HAND, ['building-plan', 'healing-clay', 'loam', 'stone-quarry', 'workbench'])
