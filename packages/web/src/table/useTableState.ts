import { useCallback, useMemo, useRef, useState } from 'react'
import { useClient } from '../app/context.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Update } from '../contract/update.ts'
import { isForced, isRisky, isRival, type Risk, riskOf } from '../dialogs/risk.ts'
import { type Tool, targetsOf } from '../now/targets.ts'
import { gainsOf, keptAfter, NOTHING_KEPT } from '../score/gains.ts'
import { namesIn, sayIn, useTexts } from '../texts/texts.ts'
import type { TableState } from './context.ts'
import { useShared } from './shared.ts'

/** Some questions have dozens of answers; if none of the first ones loses less, hardly any does. */
const MOST_ANSWERS = 12

const NOBODY: ReadonlySet<string> = new Set()
const NONE: readonly string[] = []

/** A move that asks first, and what would happen. */
export interface Doubt {
  move: string
  risk: Risk
}

/** What the parts of the table share, for this moment of the game, and what has to be asked before a move. */
export function useTableState(
  told: Update,
  catalogue: Catalogue,
  suggested: readonly string[] = NONE,
): TableState & { doubt: Doubt | null; answer(doIt: boolean): void } {
  const texts = useTexts()
  const client = useClient()
  // What is seen besides is asked about, not drawn, and lines of the log stay the same anyway.
  const { seen, log, ...drawn } = told
  const same = useShared(drawn)
  const update = useMemo(() => ({ ...same, seen, log }), [same, seen, log])
  const { human, number } = update
  const now = useRef(update)
  now.current = update
  const kept = useRef(NOTHING_KEPT)
  kept.current = keptAfter(kept.current, told)
  const gains = gainsOf(kept.current, human)
  const [doubts, setDoubts] = useState<(Doubt & { number: number }) | null>(null)
  const doubt = doubts?.number === number ? doubts : null
  const targets = useMemo(() => targetsOf(update.moves), [update.moves])
  const [chosen, setTool] = useState<Tool | null>(null)
  // What was picked holds for one question only.
  const [picks, setPicks] = useState({ number, picked: NOBODY })
  /** How many moves there will be once the animals are where they were put. */
  const [arranged, setArranged] = useState(0)
  const tool = chosen && targets.tools.includes(chosen) ? chosen : (targets.tools[0] ?? null)
  const names = useMemo(() => namesIn(texts, update.seats, update.you), [texts, update.seats, update.you])
  const say = useMemo(() => sayIn(texts, names), [texts, names])
  const play = useCallback(
    (move: string) => {
      setArranged(0)
      const { human, number, moves, extras } = now.current
      const meant = [...moves, ...extras].find((each) => each.text === move && isRisky(each))
      if (!meant) return client.play(move)
      const riskAt = async (text: string) => riskOf((await client.preview(text)) ?? [], human)
      void riskAt(move).then(async (risk) => {
        // Nobody is asked about a loss that cannot be helped; what is given up by one's own will always is asked about.
        const others = moves.filter((each) => isRival(meant, each)).slice(0, MOST_ANSWERS)
        const isAnswer = moves.some(({ text }) => text === move)
        const forced = risk && isAnswer && isForced(risk, await Promise.all(others.map(({ text }) => riskAt(text))))
        if (risk && !forced) setDoubts({ move, risk, number })
        else client.play(move)
      })
    },
    [client],
  )
  return {
    update,
    catalogue,
    targets,
    log,
    say,
    names,
    play,
    arrange(move) {
      play(move)
      setArranged(log.length + 1)
    },
    arranging: log.length <= arranged,
    suggested,
    gains,
    doubt,
    answer(doIt) {
      if (doIt && doubt) client.play(doubt.move)
      setDoubts(null)
    },
    tool,
    setTool,
    picked: picks.number === number ? picks.picked : NOBODY,
    setPicked: (picked) => setPicks({ number, picked }),
  }
}
