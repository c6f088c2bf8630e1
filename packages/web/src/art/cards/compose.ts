import type { BackdropName } from '../parts/backdrops.tsx'
import type { FOLK } from '../parts/folk.tsx'
import type { PartName } from '../parts/index.ts'
import type { TOOLS } from '../parts/tools.tsx'
import type { PieceName } from '../pieces/index.ts'

// The words pictures are written in: a light, a place, and one to three subjects from back to front. A picture is 120
// wide and 80 high; subjects stand with their foot at x, y.

export type Backdrop = BackdropName extends `bd-${infer Name}` ? Name : never
export type Light = 'day' | 'evening' | 'lamp'
export type Figure = 'man' | 'woman' | 'robe' | 'elder' | 'child' | 'sitting' | 'cheering' | 'kneeling'
export type Hat = keyof typeof FOLK extends infer Name ? (Name extends `hat-${infer H}` ? H : never) : never
export type Coat =
  | 'red'
  | 'blue'
  | 'green'
  | 'ochre'
  | 'plum'
  | 'rust'
  | 'grey'
  | 'brown'
  | 'white'
  | 'black'
  | 'teal'
  | 'rose'
type Held = keyof typeof TOOLS | PartName | PieceName | 'nothing'

interface Placed {
  x: number
  y: number
  size: number
  flip: boolean
}

export interface Thing extends Placed {
  part: PartName | PieceName
  count: number
}

export interface Folk extends Placed {
  figure: Figure
  coat: Coat
  hat: Hat
  holds: Held
}

export interface PictureData {
  place: Backdrop
  light: Light
  subjects: readonly (Thing | Folk)[]
}

const GROUND = 75

const picture =
  (light: Light) =>
  (place: Backdrop, ...subjects: [Thing | Folk, ...(Thing | Folk)[]]): PictureData => ({ place, light, subjects })

export const day = picture('day')
export const evening = picture('evening')
export const lamp = picture('lamp')

export const thing = (part: PartName | PieceName, x: number, size: number, y = GROUND): Thing => ({
  part,
  x,
  y,
  size,
  count: 1,
  flip: false,
})

/** Several of a kind, side by side around x. */
export const few = (count: number, part: PartName | PieceName, x: number, size: number, y = GROUND): Thing => ({
  ...thing(part, x, size, y),
  count,
})

export const folk = (figure: Figure, coat: Coat, hat: Hat, holds: Held, x: number, size = 58, y = GROUND): Folk => ({
  figure,
  coat,
  hat,
  holds,
  x,
  y,
  size,
  flip: false,
})

/** Looks to the left. */
export const left = <S extends Thing | Folk>(subject: S): S => ({ ...subject, flip: true })

/** The whole picture seen from the other side; not for what has letters on it. */
export const mirrored = (picture: PictureData): PictureData => ({
  ...picture,
  subjects: picture.subjects.map((subject) => ({ ...subject, x: 120 - subject.x, flip: !subject.flip })),
})
