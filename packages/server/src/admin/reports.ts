// Reports by players about a person or a line of talk.
import { newId } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { Table } from '../tables/table.ts'
import { isGone, readChat, tellChat } from '../tables/updates.ts'

interface ReportBody {
  /** What was said, as it was when it was reported. */
  said: string | null
  note: string
}

export const readReport = (body: string): ReportBody => JSON.parse(body) as ReportBody // written below

export interface Reported {
  /** The seat of the person, or the number of the line. */
  seat?: number | undefined
  line?: number | undefined
  note?: string | undefined
}

export async function reportPerson(store: Store, table: Table, person: string, wish: Reported): Promise<void> {
  const { about, said } =
    wish.line === undefined ? onSeat(table, wish.seat) : await saidAt(store, table, person, wish.line)
  if (about === person) throw new Refused('bad-request', 'That is you.')
  const body: ReportBody = { said, note: wish.note ?? '' }
  await store.report({
    id: newId(),
    at: table.now(),
    person,
    about,
    table: table.id,
    chat: wish.line ?? null,
    body: JSON.stringify(body),
    closed: null,
  })
}

function onSeat({ record: { doc } }: Table, seat: number | undefined): { about: string; said: null } {
  const here = seat === undefined ? undefined : doc.seats[seat]
  if (here?.kind !== 'person') throw new Refused('not-found', 'Nobody sits there.')
  return { about: here.person, said: null }
}

async function saidAt(store: Store, table: Table, person: string, line: number) {
  const [row] = await store.chat(table.id, line - 1, 1)
  if (!row || row.number !== line || isGone(row) || !tellChat(table, row, person))
    throw new Refused('not-found', 'That was not said here.')
  return { about: row.person, said: readChat(row).text }
}
