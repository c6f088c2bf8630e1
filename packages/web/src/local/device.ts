import { current, isRefusal } from '@furrow/engine/core'
import { personsOf } from '../contract/options.ts'
import type { LocalTable } from './authority.ts'

/** Who has the device in hand, and who has to get it. */
export interface Device {
  /** The seat whose secrets may be shown, or null as long as nobody has taken the device. */
  seat: number | null
  /** The seat to which the device has to be handed over first; until then nobody's secrets are shown. */
  handover: number | null
}

/** Several people at one device, with something that the others must not see. */
export function isSecretive({ local, record }: LocalTable): boolean {
  const setup = local.game.setup(record.setup)
  return !isRefusal(setup) && local.game.secretive(setup) && personsOf(record.seats).length > 1
}

export const firstDevice = (table: LocalTable): Device => ({
  seat: isSecretive(table) ? null : (personsOf(table.record.seats)[0] ?? null),
  handover: null,
})

/** The device goes to whoever has to choose; where hands are hidden, by way of a hand-over. */
export function passDevice(table: LocalTable, { seat }: Device): Device {
  const persons = personsOf(table.record.seats)
  const asked = table.local.game
    .decisions(table.history.state)
    .map((decision) => decision.seat)
    .filter((each) => persons.includes(each))
  const [next] = asked
  if (next === undefined || (seat !== null && asked.includes(seat))) return { seat, handover: null }
  return isSecretive(table) ? { seat, handover: next } : { seat: next, handover: null }
}

/** Whose move can be taken back: with nothing to hide, whoever at this device moved last. */
export function undoer(table: LocalTable, { seat, handover }: Device): number | null {
  if (handover !== null || isSecretive(table)) return handover === null ? seat : null
  const last = current(table.history.log).at(-1)?.entry.seat
  return last !== undefined && personsOf(table.record.seats).includes(last) ? last : seat
}
