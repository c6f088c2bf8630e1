import { useEffect, useRef, useState } from 'react'
import { copyText } from '../app/Report.tsx'
import { at } from '../contract/at.ts'
import type { Story } from '../contract/story.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { useKeys } from '../ui/useShortcuts.ts'
import styles from './ReplayBar.module.css'
import { Timeline } from './Timeline.tsx'

const SPEEDS = [0.5, 1, 2, 4, 8]
const STEP_MS = 1000

/** Where one can go from a moment of a replay. */
export interface Ways {
  onGo(step: number, seat?: number): void
  /** The address under which everybody sees this moment. */
  link(): Promise<string>
  /** Saves the record as a file; left out where a server keeps it. */
  onSave?: (() => void) | undefined
}

interface Props {
  story: Story
  step: number
  seat: number
  names: readonly string[]
  /** What the last move did; null before the first. */
  last: string | null
  ways: Ways
}

/** The controls of a replay, and in a sentence what the last move did. */
export function ReplayBar({ story, step, seat, names, last, ways: { onGo, link, onSave } }: Props) {
  const { pages } = useTexts()
  const { replay } = pages
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const { steps, rounds } = story
  const runs = playing && step < steps
  // Keys are pressed faster than moments come.
  const now = useRef(step)
  useEffect(() => {
    now.current = step
  }, [step])

  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => onGo(step + 1), STEP_MS / speed)
    return () => clearTimeout(timer)
  }, [runs, step, speed, onGo])

  useKeys((event) => {
    if (event.target instanceof Element && event.target.closest('select, input, table, [role="tablist"]')) return
    const at = now.current
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps }[event.key]
    if (to === undefined) return
    event.preventDefault()
    now.current = Math.max(0, Math.min(to, steps))
    onGo(now.current)
  })

  function copy(): void {
    link()
      .then((href) => copyText(new URL(href, location.href).href))
      .then(
        () => setCopied('yes'),
        () => setCopied('no'),
      )
  }

  const to = (label: string, sign: string, target: number, off: boolean) => (
    <Button aria-label={label} title={label} disabled={off} onClick={() => onGo(target)}>
      {sign}
    </Button>
  )
  const round = rounds.filter((begins) => begins <= step).length
  return (
    <section className={styles.bar} id="now" tabIndex={-1} aria-label={replay.title}>
      <div className={styles.row}>
        <div className={styles.steps}>
          {to(replay.first, '|◀', 0, step === 0)}
          {to(replay.before, '◀', step - 1, step === 0)}
          <Button look="main" data-action="run" onClick={() => setPlaying(!runs)} disabled={step >= steps}>
            {runs ? replay.pause : replay.play}
          </Button>
          {to(replay.next, '▶', step + 1, step >= steps)}
          {to(replay.last, '▶|', steps, step >= steps)}
        </div>
        <strong className={styles.at} data-step={step}>
          {replay.step(step, steps)}
        </strong>
        <Select
          label={replay.round}
          value={round}
          options={rounds.map((_, i) => [i + 1, String(i + 1)])}
          onChange={(to) => onGo(at(rounds, to - 1))}
        />
        <Select
          label={replay.speed}
          value={speed}
          options={SPEEDS.map((each) => [each, `× ${each}`])}
          onChange={setSpeed}
        />
        <Select
          label={replay.seat}
          value={seat}
          options={names.map((name, i) => [i, name])}
          onChange={(from) => onGo(step, from)}
        />
        <Button data-action="link" title={replay.linkHint} onClick={copy}>
          {replay.link}
        </Button>
        {onSave && (
          <Button data-action="save" onClick={onSave}>
            {replay.file}
          </Button>
        )}
        <span className={styles.said} role="status">
          {copied === 'yes' ? replay.linkCopied : copied === 'no' ? replay.linkNot : ''}
        </span>
      </div>
      <Timeline story={story} step={step} onGo={onGo} />
      <p className={styles.last}>{last ?? replay.begins}</p>
    </section>
  )
}

interface SelectProps {
  label: string
  value: number
  options: [value: number, label: string][]
  onChange(value: number): void
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={styles.select}>
      {label}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
