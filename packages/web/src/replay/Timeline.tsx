import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { Story } from '../contract/story.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './Timeline.module.css'

/** While it is dragged, a moment is asked for so often; browsers mind more changes of the address. */
const PAUSE_MS = 80

interface Props {
  story: Story
  step: number
  onGo(step: number): void
}

/** The whole game as a line: dragged to any move, with marks where rounds and harvests begin. */
export function Timeline({ story: { steps, rounds, harvests }, step, onGo }: Props) {
  const { replay } = useTexts().pages
  // Where the thumb is, as long as the moment has not come.
  const [wanted, setWanted] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    setWanted((now) => (now === step ? null : now))
  }, [step])
  useEffect(() => () => clearTimeout(timer.current), [])

  function drag(to: number): void {
    setWanted(to)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onGo(to), PAUSE_MS)
  }

  const shown = wanted ?? step
  const round = rounds.filter((begins) => begins <= shown).length
  const at = (place: number) => ({ '--at': steps === 0 ? 0 : place / steps }) as CSSProperties // a property of our own
  return (
    <div className={styles.timeline}>
      <input
        type="range"
        min={0}
        max={steps}
        value={shown}
        data-timeline={shown}
        aria-label={replay.timeline}
        aria-valuetext={replay.place(round, shown, steps)}
        onChange={(event) => drag(Number(event.target.value))}
      />
      <div className={styles.marks} aria-hidden="true">
        {rounds.map((place, i) => (
          <button
            key={place}
            type="button"
            tabIndex={-1}
            className={styles.round}
            data-mark="round"
            data-now={i + 1 === round}
            style={at(place)}
            title={replay.toRound(i + 1)}
            onClick={() => onGo(place)}
          >
            {i + 1}
          </button>
        ))}
        {harvests.map((place) => (
          <span key={place} className={styles.harvest} data-mark="harvest" style={at(place)}>
            <Icon name="harvest" />
          </span>
        ))}
      </div>
    </div>
  )
}
