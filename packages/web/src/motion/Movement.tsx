import type { Event } from '@furrow/engine'
import { memo, type Ref, useDeferredValue, useEffect, useRef } from 'react'
import { useApp } from '../app/context.ts'
import type { Motion } from '../app/settings.ts'
import { GOOD_ART } from '../art/goods.tsx'
import { Icon } from '../art/Icon.tsx'
import { Token } from '../art/Token.tsx'
import { useTable } from '../table/context.ts'
import { eventText, useTexts } from '../texts/texts.ts'
import { type Banner, type Flight, sceneOf } from './flights.ts'
import styles from './Movement.module.css'
import { soundFor } from './sound.ts'
import { perform } from './stage.ts'

const BEAT_MS: Record<Motion, number> = { calm: 620, brisk: 320, none: 0 }
/** After a jump, as in a replay, one does not see everything on the way. */
const MOST_MOVES = 6
const SEATS = [0, 1, 2, 3, 4, 5]

/** Shows what just happened: people walk, goods move, the harvest goes phase by phase. A press or key ends it. */
export function Movement() {
  const texts = useTexts()
  const { settings } = useApp()
  const { update, log, say } = useTable()
  const layer = useRef<HTMLDivElement>(null)
  const pictures = useRef<HTMLDivElement>(null)
  const seen = useRef(update.number)
  const shown = useRef(log.length)
  // Nothing flies at once: the table comes first.
  const ready = useDeferredValue(true, false)

  useEffect(() => {
    const fresh = log.slice(shown.current)
    const forward = update.number > seen.current && fresh.length > 0 && fresh.length <= MOST_MOVES
    seen.current = update.number
    shown.current = log.length
    if (!forward || !layer.current) return
    const events: Event[] = fresh.flatMap((entry) => [...entry.events])
    if (settings.sound) soundFor(events, update.decision !== null)
    const beat = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BEAT_MS[settings.motion]
    if (beat === 0) return
    const picture = (what: Flight['what']) => {
      const name = 'good' in what ? `[data-picture="${what.good}"]` : `[data-person="${what.person}"]`
      const copy = pictures.current?.querySelector(name)?.cloneNode(true)
      return copy instanceof Element ? copy : null
    }
    const banner = ({ event }: Banner) => {
      const element = document.createElement('p')
      element.className = styles.banner
      element.textContent = eventText(texts, say, event)
      return element
    }
    const end = perform(layer.current, sceneOf(events), beat, { picture, banner })
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
      end()
    }
    // A new moment starts a scene; a changed setting or language does not.
  }, [update.number])

  return (
    <div aria-hidden="true">
      {ready && <Pictures ref={pictures} />}
      <div ref={layer} className={styles.layer} />
    </div>
  )
}

/** What may fly over the table, to be copied. */
const Pictures = memo(function Pictures({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} hidden>
      {Object.keys(GOOD_ART).map((good) => (
        <span key={good} className={styles.flying} data-picture={good}>
          <Icon name={good} />
        </span>
      ))}
      {SEATS.map((seat) => (
        <span key={seat} className={styles.flying} data-person={seat}>
          <Token seat={seat} />
        </span>
      ))}
    </div>
  )
})
