// Whom to write to when it is their turn in a game over days.
import { isProgram } from '../people/programs.ts'
import type { Store } from '../store/store.ts'
import { presentPeople, type Table } from '../tables/table.ts'

/** Puts mails into the store for those who are not there; whether they want any, the store knows. */
export async function queueTurns(store: Store, table: Table, turn: readonly number[], afterMs: number): Promise<void> {
  const { doc } = table.record
  if (doc.pace.kind !== 'days') return
  const now = table.now()
  const here = presentPeople(table, now)
  for (const seat of turn) {
    const one = doc.seats[seat]
    if (one?.kind !== 'person' || one.bot !== null || isProgram(one.person) || here.has(one.person)) continue
    const { person } = one
    const id = `turn ${person} ${table.id}`
    await store.queueTurn({ id, person, kind: 'turn', table: table.id, at: now + afterMs, tries: 0, body: '' })
  }
}
