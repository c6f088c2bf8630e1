import { ANIMALS } from './animals.tsx'
import { BUILDINGS } from './buildings.tsx'
import { GOODS } from './goods.tsx'
import { PEOPLE } from './people.tsx'
import { TILES } from './tiles.tsx'
import { TOKENS } from './tokens.tsx'

/** Everything that lies on a table; the sheet of pieces has to be on the page wherever a piece is shown. */
export const PIECES = { ...GOODS, ...ANIMALS, ...PEOPLE, ...BUILDINGS, ...TOKENS, ...TILES }

export type PieceName = keyof typeof PIECES

const NAMES = new Set<string>(Object.keys(PIECES))

/** Names from outside: a piece that nobody drew is not shown rather than shown wrong. */
export const isPiece = (name: string): name is PieceName => NAMES.has(name)
