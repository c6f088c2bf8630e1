import type { Event, Obstacle, SeatView } from '@furrow/engine/agricola'
import { createContext, useContext, useEffect, useState } from 'react'
import { useClient } from '../app/context.ts'
import { at } from '../contract/at.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { TableClient } from '../contract/tableClient.ts'
import type { Update } from '../contract/update.ts'
import type { Targets, Tool } from '../now/targets.ts'
import type { Say } from '../texts/say.ts'

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
  /** Puts animals elsewhere. */
  arrange(move: string): void
  /** The last move has put animals elsewhere: whoever moves them about stays on the farm. */
  arranging: boolean
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

/** What the engine answers to each of these questions about this moment, as far as it is known yet. */
function useAnswers<T>(
  about: readonly string[],
  ask: (client: TableClient, about: string) => Promise<T>,
): ReadonlyMap<string, T> {
  const client = useClient()
  const { update } = useTable()
  const [known, setKnown] = useState<{ key: string; answers: ReadonlyMap<string, T> }>({ key: '', answers: new Map() })
  const key = `${update.number}|${about.join('|')}`
  useEffect(() => {
    let wanted = true
    const asked = key.split('|').slice(1).filter(Boolean)
    Promise.all(asked.map((each) => ask(client, each))).then(
      (answers) => wanted && setKnown({ key, answers: new Map(asked.map((each, i) => [each, at(answers, i)])) }),
      // Without an answer nothing is said.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [client, key, ask])
  return known.key === key ? known.answers : new Map()
}

const askPreview = async (client: TableClient, move: string): Promise<Event[]> => (await client.preview(move)) ?? []
const askFarm = (client: TableClient, move: string): Promise<SeatView | null> => client.farmAfter(move)
const askWhy = (client: TableClient, space: string): Promise<Obstacle[]> => client.why(space)

/** What these moves would do. */
export const usePreviews = (moves: readonly string[]): ReadonlyMap<string, Event[]> => useAnswers(moves, askPreview)

/** What the own farm would be after these moves. */
export const useFarmsAfter = (moves: readonly string[]): ReadonlyMap<string, SeatView | null> =>
  useAnswers(moves, askFarm)

/** What keeps the person from using these spaces. */
export const useObstacles = (spaces: readonly string[]): ReadonlyMap<string, Obstacle[]> => useAnswers(spaces, askWhy)
