import farm from './moor-farm.en.ts'
import goods from './moor-goods.en.ts'
import type { CardTexts } from './shape.ts'

/** The 117 minor improvements of the Moor, in our own words. */
export default { ...farm, ...goods } satisfies CardTexts
