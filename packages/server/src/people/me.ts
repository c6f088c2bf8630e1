import { markOf } from '../admin/standing.ts'
import type { Me } from '../client/types.ts'
import type { House } from '../house.ts'
import type { PersonRow } from '../store/store.ts'
import { asMe } from './people.ts'

/** Does the person run the house? A program never does. */
export const isAdmin = async ({ store, tables }: House, { id, password }: PersonRow): Promise<boolean> =>
  password !== null && (await markOf(store, id, 'admin', tables.now())) !== null

/** The person as they are told who they are. */
export const meOf = async (house: House, person: PersonRow): Promise<Me> => ({
  ...asMe(person),
  ...((await isAdmin(house, person)) && { admin: true as const }),
})
