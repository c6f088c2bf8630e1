import type en from './moor.en.ts'
import farm from './moor-farm.fr.ts'
import goods from './moor-goods.fr.ts'
import type { SameCards } from './shape.ts'

/** Les 117 aménagements mineurs de la lande, avec nos propres mots. */
export default { ...farm, ...goods } satisfies SameCards<typeof en>
