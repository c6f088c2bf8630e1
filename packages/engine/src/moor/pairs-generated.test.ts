import { testPairs } from '../testing/pairs.ts'

testPairs(true, ['building-plan', 'healing-clay', 'loam', 'stone-quarry', 'workbench'])
