import { CRAFTS } from './crafts.tsx'
import { FOLK } from './folk.tsx'
import { NATURE } from './nature.tsx'
import { PLACES } from './places.tsx'
import { PLANTS } from './plants.tsx'
import { TOOLS } from './tools.tsx'
import { VESSELS } from './vessels.tsx'

/** What scenes and card pictures are composed of, besides the pieces. */
export const PARTS = { ...FOLK, ...TOOLS, ...VESSELS, ...CRAFTS, ...PLACES, ...PLANTS, ...NATURE }

export type PartName = keyof typeof PARTS
