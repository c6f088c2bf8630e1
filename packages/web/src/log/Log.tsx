import { useMemo } from 'react'
import type { Update } from '../contract/update.ts'
import { LogList } from '../shell/LogList.tsx'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { logLines } from './lines.ts'

const SHOWN = 150

/** What happened, the latest first. */
export function Log() {
  const { log } = useTable()
  return <LogOf log={log.slice(-SHOWN)} whole={log.length <= SHOWN} />
}

/** These moves in words, the latest first; `whole`: from the beginning of the game. */
export function LogOf({ log, whole = false }: { log: Update['log']; whole?: boolean }) {
  const texts = useTexts()
  const { say } = useTable()
  const lines = useMemo(() => logLines(texts, say, log), [texts, say, log])
  return <LogList lines={lines} begins={whole ? texts.ui.begins : undefined} />
}
