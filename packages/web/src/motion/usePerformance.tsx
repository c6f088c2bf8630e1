import type { Event } from '@furrow/engine/agricola'
import { memo, type ReactNode, type Ref, useDeferredValue, useRef } from 'react'
import { useApp } from '../app/context.ts'
import type { Motion } from '../app/settings.ts'
import { GOOD_ART } from '../art/goods.tsx'
import { Icon } from '../art/Icon.tsx'
import { PersonPiece } from '../art/pieces/Person.tsx'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import { eventText, useTexts } from '../texts/texts.ts'
import { type Banner, beatIn, type Flight, sceneOf } from './flights.ts'
import styles from './Movement.module.css'
import { perform, performed } from './stage.ts'

const BEAT_MS: Record<Motion, number> = { calm: 620, brisk: 320, none: 0 }
const SEATS = [0, 1, 2, 3, 4, 5]

const nothing = (): void => undefined

/** How long a beat lasts; 0 where nothing is to move. */
const beatOf = (motion: Motion): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BEAT_MS[motion]

export interface Performance {
  /** What it is played on; stands anywhere in the page. There is none where nothing moves. */
  stage: ReactNode
  /** Does anything move at all? Not where less motion is wished for. */
  moves: boolean
  /** Lets people walk and goods fly as these events tell. A press, a key or the returned function ends it. */
  show(events: readonly Event[]): () => void
}

/** Shows events as movement over the table; `later`: nothing flies at once, so the table comes first. */
export function usePerformance(later = false): Performance {
  const texts = useTexts()
  const { settings } = useApp()
  const { say } = useTable()
  const layer = useRef<HTMLDivElement>(null)
  const pictures = useRef<HTMLDivElement>(null)
  const ready = useDeferredValue(true, !later)

  function show(events: readonly Event[]): () => void {
    const beat = beatOf(settings.motion)
    if (beat === 0 || !layer.current) return nothing
    const picture = (what: Flight['what']) => {
      const name = 'good' in what ? `[data-picture="${what.good}"]` : `[data-person="${what.person}"]`
      const copy = pictures.current?.querySelector(name)?.cloneNode(true)
      return copy instanceof Element ? copy : null
    }
    const banner = ({ event }: Banner) => {
      const element = document.createElement('p')
      element.className = at(styles, 'banner')
      element.textContent = eventText(texts, say, event)
      if (event.event === 'phase') element.dataset.phase = event.phase
      return element
    }
    const season = () => {
      const element = document.createElement('div')
      element.className = at(styles, 'season')
      element.dataset.season = 'harvest'
      return element
    }
    const scene = sceneOf(events)
    const end = perform(layer.current, scene, beatIn(scene, beat), { picture, banner, season })
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    const leave = () => {
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
    // A press after the end asks the browser for nothing.
    void performed().then(leave)
    return () => {
      leave()
      end()
    }
  }

  const moves = beatOf(settings.motion) > 0
  const stage = moves && (
    <div aria-hidden="true" data-flights>
      {ready && <Pictures ref={pictures} />}
      <div ref={layer} className={styles.layer} />
    </div>
  )
  return { stage, moves, show }
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
          <PersonPiece seat={seat} kind="adult" size={38} />
        </span>
      ))}
    </div>
  )
})
