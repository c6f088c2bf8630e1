// The state of a game that is going on, which otherwise only its board knows.
import { isRefusal } from '@furrow/engine/core'
import type { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'

export async function stateOf({ boards }: Tables, { board, number, played }: Table): Promise<unknown> {
  const state = played.game.load(JSON.parse(await boards.ask('saved', board, number)))
  if (isRefusal(state)) throw new Error(state.message)
  return state
}
