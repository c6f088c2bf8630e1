import { testPairs } from '../testing/pairs.ts'

const HAND = ['tutor', 'conservator', 'handplow']

testPairs(false, HAND, ['dutch-windmill', 'pig-breeder', 'fold-builder'])
