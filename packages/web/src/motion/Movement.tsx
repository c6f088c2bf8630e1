import type { Event } from '@furrow/engine/agricola'
import { useEffect, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { useTable } from '../table/context.ts'
import { soundFor } from './sound.ts'
import { usePerformance } from './usePerformance.tsx'

/** After a jump, as in a replay, one does not see everything on the way. */
const MOST_MOVES = 6

/** Shows what just happened: people walk, goods move, the harvest goes phase by phase. A press or key ends it. */
export function Movement() {
  const { settings } = useApp()
  const { update, log } = useTable()
  const { stage, show } = usePerformance(true)
  const seen = useRef(update.number)
  const shown = useRef(log.length)

  useEffect(() => {
    const fresh = log.slice(shown.current)
    const forward = update.number > seen.current && fresh.length > 0 && fresh.length <= MOST_MOVES
    seen.current = update.number
    shown.current = log.length
    if (!forward) return
    const events: Event[] = fresh.flatMap((entry) => [...entry.events])
    if (settings.sound) soundFor(events, update.decision !== null)
    return show(events)
    // A new moment starts a scene; a changed setting or language does not.
  }, [update.number])

  return stage
}
