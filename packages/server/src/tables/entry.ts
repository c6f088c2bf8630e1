// Who may know of a table, and with what.
import { isSame } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { TableRecord } from './doc.ts'
import type { Table } from './table.ts'

/** Is it the table's link or its code? */
export const opens = ({ invite, code }: TableRecord, key: string | undefined): boolean =>
  key !== undefined && (isSame(key, invite) || isSame(key.toLowerCase(), code))

/** Public tables are open to all; the others to those who sit there or have the link or code. */
export function mayWatch(record: TableRecord, person: string, key?: string): boolean {
  const { doc } = record
  if (doc.public || doc.host === person) return true
  return doc.seats.some((seat) => 'person' in seat && seat.person === person) || opens(record, key)
}

export function mustSee(table: Table, person: string, key?: string): void {
  if (!mayWatch(table.record, person, key))
    throw new Refused('forbidden', 'This table is open only to those who were invited.')
}
