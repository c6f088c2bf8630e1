import { memo } from 'react'
import { CardFrame, type CardKind, type CardSize } from '../art/cards/CardFrame.tsx'
import type { PictureData } from '../art/cards/compose.ts'
import type { Printed } from '../contract/catalogue.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { needsText } from './needs.ts'

interface Props {
  name: string
  printed: Printed | undefined
  picture: PictureData | null
  size: CardSize
  lit?: boolean
  faceDown?: boolean
}

/** The Moor has a frame of its own. */
const kindOf = (printed: Printed | undefined): CardKind => printed?.kind ?? 'minor'

/** A card drawn with what is printed on it. Words for those who listen stand beside it. */
export const CardPiece = memo(function CardPiece({
  name,
  printed,
  picture,
  size,
  lit = false,
  faceDown = false,
}: Props) {
  const texts = useTexts()
  const entry = entryOf(texts, name)
  const needs = printed ? needsText(texts, printed) : []
  return (
    <CardFrame
      kind={kindOf(printed)}
      size={size}
      name={entry?.name ?? name}
      picture={picture}
      words={entry?.does}
      price={(printed?.cost ?? []).map(([good, count]) => ({ good, count }))}
      condition={needs.length > 0 ? needs.join(' · ') : undefined}
      points={printed?.vp}
      travels={printed?.travels}
      lit={lit}
      faceDown={faceDown}
    />
  )
})
