import type { CSSProperties } from 'react'
import { entryOf, useTexts } from '../texts/texts.ts'
import { CardFacts } from './CardFacts.tsx'
import { useFarmsAfter, useObstacles, usePreviews, useTable } from './context.ts'
import { obstacleText, outlookOf } from './outlook.ts'
import styles from './Tip.module.css'
import type { TipTarget } from './tip.ts'

const WIDTH = 250
const LARGE = 320

function positionBeside({ left, right, top, bottom }: DOMRect, width: number): CSSProperties {
  const room = innerWidth - right
  const x = room > width + 16 ? right + 6 : Math.max(6, left - width - 6)
  const narrow = x < right && x + width > left
  const y = narrow ? bottom + 6 : Math.min(top, innerHeight - 190)
  return { left: Math.min(x, Math.max(6, innerWidth - width - 6)), top: Math.min(y, innerHeight - 150), width }
}

/** What a space or card does, and what using it now would bring. */
export function Tip({ id, move, beside }: TipTarget) {
  const texts = useTexts()
  const { update, catalogue, say, suggested } = useTable()
  const space = update.view.spaces.find((each) => each.id === id)
  const entry = entryOf(texts, id)
  const large = catalogue.cards[id] !== undefined
  const previews = usePreviews(move ? [move] : [])
  const farms = useFarmsAfter(move ? [move] : [])
  const events = (move && previews.get(move)) || []
  const told = outlookOf(texts, say, events, update.human, (move && farms.get(move)) || null)
  const asked = space && !move ? [id] : []
  const obstacles = useObstacles(asked).get(id)
  const why = (obstacles ?? []).map((obstacle) => obstacleText(texts, say, obstacle))
  // A card may let one place a person on certain spaces only.
  if (obstacles?.length === 0 && update.decision?.ask === 'place') why.push(texts.table.notNow)
  const marked = move !== undefined && suggested.includes(id)
  return (
    <div
      className={styles.tip}
      data-tip={id}
      data-large={large}
      style={positionBeside(beside, large ? LARGE : WIDTH)}
      aria-hidden="true"
    >
      <strong className={styles.name}>{entry?.name ?? id}</strong>
      <CardFacts card={catalogue.cards[id]} />
      <p className={styles.does}>{entry?.does}</p>
      {space && space.group > 0 && <p className={styles.does}>{texts.ui.linked}</p>}
      {why.length > 0 && <p className={styles.why}>{[...new Set(why)].join(' ')}</p>}
      {marked && <p className={styles.marked}>★ {texts.pages.turn.suggested}</p>}
      {told.length > 0 && (
        <ul className={styles.events}>
          {told.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
