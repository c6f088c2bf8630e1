import type { CSSProperties } from 'react'
import { entryOf, eventText, useTexts } from '../texts/texts.ts'
import { CardFacts } from './CardFacts.tsx'
import { usePreviews, useTable } from './context.ts'
import styles from './Tip.module.css'
import type { TipTarget } from './tip.ts'

const WIDTH = 250

function positionBeside({ left, right, top, bottom }: DOMRect): CSSProperties {
  const room = innerWidth - right
  const x = room > WIDTH + 16 ? right + 6 : Math.max(6, left - WIDTH - 6)
  const narrow = x < right && x + WIDTH > left
  const y = narrow ? bottom + 6 : Math.min(top, innerHeight - 190)
  return { left: Math.min(x, Math.max(6, innerWidth - WIDTH - 6)), top: Math.min(y, innerHeight - 150), width: WIDTH }
}

/** What a space or card does, and what using it now would bring. */
export function Tip({ id, move, beside }: TipTarget) {
  const texts = useTexts()
  const { update, catalogue, say } = useTable()
  const space = update.view.spaces.find((each) => each.id === id)
  const entry = entryOf(texts, id)
  const previews = usePreviews(move ? [move] : [])
  const events = (move && previews.get(move)) || []
  const told = events.filter(({ event }) => event !== 'placed' && event !== 'phase')
  return (
    <div className={styles.tip} style={positionBeside(beside)} aria-hidden="true">
      <strong className={styles.name}>{entry?.name ?? id}</strong>
      {catalogue.cards[id] && <CardFacts name={id} />}
      <p className={styles.does}>{entry?.does}</p>
      {space && space.group > 0 && <p className={styles.does}>{texts.ui.linked}</p>}
      {told.length > 0 && (
        <ul className={styles.events}>
          {told.map((event, i) => (
            <li key={i}>{eventText(texts, say, event)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
