import { ServerRefusal } from '../client/http.ts'

/** The code with which something is refused. */
export async function refusal(what: Promise<unknown>): Promise<string> {
  try {
    await what
  } catch (error) {
    if (error instanceof ServerRefusal) return error.code
    throw error
  }
  return 'not refused'
}
