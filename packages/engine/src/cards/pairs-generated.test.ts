import { testPairs } from '../testing/pairs.ts'

testPairs(false, ['dutch-windmill', 'pig-breeder', 'fold-builder'])
