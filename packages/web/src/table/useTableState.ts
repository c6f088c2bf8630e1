import { useCallback, useMemo, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { Catalogue } from '../local/catalogue.ts'
import type { Update } from '../local/messages.ts'
import { sayIn, useTexts } from '../texts/texts.ts'
import type { TableState } from './context.ts'
import { type Tool, targetsOf } from './targets.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** What the parts of the table share, for this moment of the game. */
export function useTableState(update: Update, catalogue: Catalogue): TableState {
  const texts = useTexts()
  const { client } = useApp()
  const { human, number } = update
  const targets = useMemo(() => targetsOf(update.moves), [update.moves])
  const [chosen, setTool] = useState<Tool | null>(null)
  // What was picked holds for one question only.
  const [picks, setPicks] = useState({ number, picked: NOBODY })
  const tool = chosen && targets.tools.includes(chosen) ? chosen : (targets.tools[0] ?? null)
  const names = useMemo(
    () => update.names.map((name, seat) => (seat === human ? texts.ui.you : name)),
    [update.names, human, texts],
  )
  const say = useMemo(() => sayIn(texts, names), [texts, names])
  const play = useCallback((move: string) => client.play(move), [client])
  return {
    update,
    catalogue,
    targets,
    say,
    names,
    play,
    tool,
    setTool,
    picked: picks.number === number ? picks.picked : NOBODY,
    setPicked: (picked) => setPicks({ number, picked }),
  }
}
