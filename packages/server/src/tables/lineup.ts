// Before the game begins: the host puts bots on free seats, and takes them away again.
import { Refused } from '../refused.ts'
import type { FreeSeat, SeatDoc } from './doc.ts'
import { beginIfFull, botSeat, emptySeat, mustWait, seatStep } from './lobby.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'

/** The seat, as the host may change it before the game begins. */
function hostsSeat({ record }: Table, person: string, seat: number): Exclude<SeatDoc, { kind: 'person' }> {
  mustWait(record)
  if (record.doc.host !== person) throw new Refused('forbidden', 'Only the host gives seats to bots before the game.')
  const here = record.doc.seats[seat]
  if (!here) throw new Refused('not-found', 'There is no such seat at this table.')
  if (here.kind === 'person') throw new Refused('taken', 'Somebody sits on that seat.')
  return here
}

/** A bot on a free seat, or another one in a bot's place. The game begins if it was the last one. */
export async function putBot(
  tables: Tables,
  table: Table,
  person: string,
  seat: number,
  level: string | undefined,
): Promise<number> {
  await tables.step(table, () => {
    const here = hostsSeat(table, person, seat)
    const bot = botSeat(table.record.doc.game, seat, level)
    if (here.kind !== 'bot') return seatStep(table.record, seat, { ...bot, free: asFree(here) }, 'bot')
    if (level === undefined || here.level === level) return table.number
    return seatStep(table.record, seat, { ...here, level }, 'bot')
  })
  return beginIfFull(tables, table)
}

const asFree = (seat: Extract<SeatDoc, { kind: FreeSeat['kind'] }>): FreeSeat =>
  seat.kind === 'open' ? seat : { kind: 'invited', person: seat.person }

/** The seat is again what it was before the bot came; also kept for the same person, if they are still here. */
export async function takeBotAway(tables: Tables, table: Table, person: string, seat: number): Promise<number> {
  const before = table.record.doc.seats[seat]
  const wasFor = before?.kind === 'bot' && before.free?.kind === 'invited' ? before.free.person : null
  const kept = wasFor === null ? null : await tables.store.person(wasFor)
  return tables.step(table, () => {
    const { record } = table
    const here = hostsSeat(table, person, seat)
    if (here.kind !== 'bot') return table.number // it is free already
    return seatStep(record, seat, freed(here.free, kept) ?? emptySeat(record.doc), 'freed')
  })
}

function freed(free: FreeSeat | undefined, kept: { id: string; name: string } | null): SeatDoc | null {
  if (free?.kind !== 'invited') return free ?? null
  const whom = kept?.id === free.person ? kept : null
  return { kind: 'invited', person: whom?.id ?? null, name: whom?.name ?? null }
}
