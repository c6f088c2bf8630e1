import { express, isRefusal, readRecord, replay } from '@furrow/engine'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { TableContext } from './context.ts'
import { Log } from './Log.tsx'
import type { ExpressEntry, ExpressUpdate } from './local/types.ts'
import { Others } from './Others.tsx'
import styles from './ReplayScreen.module.css'
import { hrefOf } from './route.ts'
import { Sheet } from './Sheet.tsx'
import { Tray } from './Tray.tsx'
import { useTableState } from './useTableState.ts'

/** The table after so many moves in force; nothing can be played there. */
function momentOf(update: ExpressUpdate, step: number): ExpressUpdate {
  const record = readRecord(update.stored)
  if (isRefusal(record)) return update
  const line: readonly ExpressEntry[] = update.log.slice(0, step)
  const entries = line.map(({ seat, move }) => ({ seat, move }))
  const played = replay(express, { ...record, entries, result: null })
  if (isRefusal(played)) return update
  const seat = line.at(-1)?.seat ?? 0
  return {
    ...update,
    seat,
    view: express.view(played.state, seat).table,
    number: step,
    decision: null,
    offers: [],
    extras: [],
    canUndo: false,
    log: [...line],
    rolls: line.filter(({ events }) => events.some(({ event }) => event === 'rolled')).length,
  }
}

/** A game stepped through, move by move, forwards and back. */
export function ReplayScreen({ update }: { update: ExpressUpdate }) {
  const last = update.log.length
  const [step, setStep] = useState(0)
  const moment = useMemo(() => momentOf(update, step), [update, step])
  const table = useTableState(moment)
  const { texts } = table
  const { replay: words } = texts

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
      if (by !== 0) setStep((now) => Math.min(last, Math.max(0, now + by)))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [last])

  return (
    <TableContext value={table}>
      <main className={styles.page} data-step={step}>
        <header className={styles.bar}>
          <a href={hrefOf(update.view.over ? 'end' : 'table')}>← {texts.back}</a>
          <h1>{words.title}</h1>
          <Button onClick={() => setStep(0)} disabled={step === 0} aria-label={words.first}>
            |◀
          </Button>
          <Button onClick={() => setStep(step - 1)} disabled={step === 0} aria-label={words.before}>
            ◀
          </Button>
          <input
            type="range"
            min={0}
            max={last}
            value={step}
            aria-label={words.slider}
            onChange={(event) => setStep(Number(event.target.value))}
          />
          <Button onClick={() => setStep(step + 1)} disabled={step === last} aria-label={words.after}>
            ▶
          </Button>
          <Button onClick={() => setStep(last)} disabled={step === last} aria-label={words.last}>
            ▶|
          </Button>
          <span aria-live="polite">
            {words.step(step, last)} · {texts.round(moment.view.round, moment.view.rounds)}
          </span>
        </header>
        <div className={styles.table}>
          <div className={styles.column}>
            <Tray still />
            <Log />
          </div>
          <div className={styles.column}>
            <Sheet own={moment.view.seats[moment.seat]} />
            <Others />
          </div>
        </div>
      </main>
    </TableContext>
  )
}
