import { memo } from 'react'
import { LAMPS } from './cards/Picture.tsx'
import { HOUSE_CLIPS } from './farm/House.tsx'
import { BACKDROPS } from './parts/backdrops.tsx'
import { PARTS } from './parts/index.ts'
import { PIECES } from './pieces/index.ts'
import { Sheet } from './Sprite.tsx'

/** What every table needs; once on the page. */
export const PieceSheet = memo(function PieceSheet() {
  return (
    <>
      <Sheet drawings={PIECES} />
      <svg width="0" height="0" className="art-sheet" aria-hidden="true" focusable="false">
        {HOUSE_CLIPS}
      </svg>
    </>
  )
})

/** What scenes and card pictures are made of; once on the page. */
export const PictureSheet = memo(function PictureSheet() {
  return (
    <>
      <Sheet drawings={PARTS} />
      <Sheet drawings={BACKDROPS} box="0 0 120 80" />
      <svg width="0" height="0" className="art-sheet" aria-hidden="true" focusable="false">
        {LAMPS}
      </svg>
    </>
  )
})
