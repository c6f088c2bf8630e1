import type { Event } from '@furrow/engine'
import { createContext, useContext, useEffect, useState } from 'react'
import { useClient } from '../app/context.ts'
import type { Catalogue } from '../local/catalogue.ts'
import type { Update } from '../local/messages.ts'
import type { Say } from '../texts/say.ts'
import type { Targets, Tool } from './targets.ts'

/** What every part of the table shares. */
export interface TableState {
  update: Update
  catalogue: Catalogue
  targets: Targets
  /** The moves in force up to this moment. */
  log: Update['log']
  say: Say
  names: readonly string[]
  play(move: string): void
  /** Spaces marked as worth a look. */
  suggested: readonly string[]
  /** How the rows of the own score sheet changed in the last turn. */
  gains: ReadonlyMap<string, number>
  tool: Tool | null
  setTool(tool: Tool): void
  /** The spaces picked for the pasture that is being composed. */
  picked: ReadonlySet<string>
  setPicked(picked: ReadonlySet<string>): void
}

export const TableContext = createContext<TableState | null>(null)

export function useTable(): TableState {
  const table = useContext(TableContext)
  if (!table) throw new Error('This part of the page stands outside the table.')
  return table
}

/** What these moves would do, as far as it is known yet. */
export function usePreviews(moves: readonly string[]): ReadonlyMap<string, Event[]> {
  const client = useClient()
  const { update } = useTable()
  const [known, setKnown] = useState<{ key: string; events: ReadonlyMap<string, Event[]> }>({
    key: '',
    events: new Map(),
  })
  const key = `${update.number}|${moves.join('|')}`
  useEffect(() => {
    let wanted = true
    const asked = key.split('|').slice(1).filter(Boolean)
    void Promise.all(asked.map((move) => client.preview(move))).then((answers) => {
      if (wanted) setKnown({ key, events: new Map(asked.map((move, i) => [move, answers[i] ?? []])) })
    })
    return () => {
      wanted = false
    }
  }, [client, key])
  return known.key === key ? known.events : new Map()
}
