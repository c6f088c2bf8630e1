import type { SeatView } from '@furrow/engine/agricola'
import type { Say } from '../texts/say.ts'
import { useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import { cellWords } from './words.ts'

/** What the picture of a farm shows, for those who listen: every space that is not empty. */
export function FarmWords({ farm, say }: { farm: SeatView; say: Say }) {
  const texts = useTexts()
  const used = farm.yard
    .map(({ cell }) => ({ cell, words: cellWords(texts, say, farm, cell) }))
    .filter(({ words }) => words !== texts.ui.cell.empty)
  return <Unseen>{used.map(({ cell, words }) => `${texts.ui.named(cell, words)}.`).join(' ')}</Unseen>
}
