import type { Obstacle } from '@furrow/engine'
import type { CSSProperties } from 'react'
import { CardFacts } from '../hand/CardFacts.tsx'
import { obstacleText, outlookOf } from '../now/outlook.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { useFarmsAfter, useObstacles, usePreviews, useTable } from './context.ts'
import styles from './Tip.module.css'
import type { TipTarget } from './tip.ts'

const WIDTH = 250
const LARGE = 320

function positionBeside({ left, right, top, bottom }: DOMRect, width: number): CSSProperties {
  const room = innerWidth - right
  const x = room > width + 16 ? right + 6 : Math.max(6, left - width - 6)
  const narrow = x < right && x + width > left
  const y = narrow ? bottom + 6 : Math.min(top, innerHeight - 220)
  return { left: Math.min(x, Math.max(6, innerWidth - width - 6)), top: Math.min(y, innerHeight - 180), width }
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
  const brings = outlookOf(texts, say, events, update.human, (move && farms.get(move)) || null)
  // Who stands there can be seen; about the rest the engine is asked, for whoever has to choose.
  const by = space?.people ?? []
  const told = useObstacles(space && !move && by.length === 0 && update.decision ? [id] : []).get(id)
  const obstacles: Obstacle[] | undefined = !move && by.length > 0 ? [{ why: 'taken', by }] : told
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
      {brings.length > 0 && (
        <ul className={styles.events}>
          {brings.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
