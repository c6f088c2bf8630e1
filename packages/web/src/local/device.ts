import { agricola } from '@furrow/engine'
import type { LocalTable } from './authority.ts'
import { optionsOf } from './newRecord.ts'
import { personsOf } from './options.ts'

/** Who has the device in hand, and who has to get it. */
export interface Device {
  /** The seat whose secrets may be shown, or null as long as nobody has taken the device. */
  seat: number | null
  /** The seat to which the device has to be handed over first; until then nobody's secrets are shown. */
  handover: number | null
}

/** Several people at one device, with cards that the others must not see. */
const isSecretive = ({ record }: LocalTable): boolean => optionsOf(record).cards && personsOf(record.seats).length > 1

export const firstDevice = (table: LocalTable): Device => ({
  seat: isSecretive(table) ? null : (personsOf(table.record.seats)[0] ?? null),
  handover: null,
})

/** The device goes to whoever has to choose; where hands are hidden, by way of a hand-over. */
export function passDevice(table: LocalTable, { seat }: Device): Device {
  const persons = personsOf(table.record.seats)
  const asked = agricola
    .decisions(table.history.state)
    .map((decision) => decision.seat)
    .filter((each) => persons.includes(each))
  if (asked.length === 0 || (seat !== null && asked.includes(seat))) return { seat, handover: null }
  return isSecretive(table) ? { seat, handover: asked[0] } : { seat: asked[0], handover: null }
}
