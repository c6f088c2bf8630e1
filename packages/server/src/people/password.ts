// Passwords: argon2id, and only a few at a time.
import { hash, verify } from '@node-rs/argon2'
import { Refused } from '../refused.ts'

/** The algorithm is argon2id unless another is asked for. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** How many may wait; each costs memory and tens of milliseconds. */
const MOST = 32
let working = 0

async function few<T>(work: () => Promise<T>): Promise<T> {
  if (working >= MOST) throw new Refused('too-many', 'Too many are signing in at once. Please try again.')
  working++
  try {
    return await work()
  } finally {
    working--
  }
}

export const hashPassword = (password: string): Promise<string> => few(() => hash(password, OPTIONS))

/** Takes as long for a name that nobody has. */
const nobody = hash('nobody has this password', OPTIONS)

export const isPassword = (stored: string | null, password: string): Promise<boolean> =>
  few(async () => {
    const right = await verify(stored ?? (await nobody), password, OPTIONS)
    return stored !== null && right
  })
