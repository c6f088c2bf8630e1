// What a process leaves behind that ends between two steps which belong together.
import { seatStep } from '../tables/lobby.ts'
import type { Person, TestServer } from './house.ts'

/** The person has sat down on the last free seat; the process ended before the game began. */
export async function sitWithoutBeginning({ house: { tables } }: TestServer, id: string, seat: number, who: Person) {
  const table = await tables.get(id)
  const { id: person, name } = await who.http.me()
  await tables.step(table, () => seatStep(table.record, seat, { kind: 'person', person, name, bot: null }, 'joined'))
}
