import { useState } from 'react'
import { useApp, useRoom, useSnapshot } from '../app/context.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Update } from '../contract/update.ts'
import { isGuided, stopGuiding } from './guided.ts'
import { type Hint, hintFor } from './hint.ts'

/** The hint for this moment, if this is somebody's guided first game, and the way to stop it. */
export function useGuide(update: Update, { harvests }: Catalogue): { hint: Hint | null; stop(): void } {
  const { store } = useApp()
  const { id } = useSnapshot()
  const room = useRoom()
  const [stopped, setStopped] = useState(false)
  const guided = !stopped && room === null && isGuided(store, id)
  return {
    hint: guided ? hintFor(update, harvests) : null,
    stop() {
      stopGuiding(store)
      setStopped(true)
    },
  }
}
