// A wish of the command line, on its way to the server that has the data, and its answer on the way back.
import { isCode, Refused } from '../refused.ts'
import { MACHINE, type Office } from './office.ts'
import { carryOut, findVerb } from './verbs.ts'

export interface Order {
  readonly verb: string
  readonly wish: unknown
  /** The page's address, if whoever orders knows it: for links. */
  readonly address: string | null
}

type Answer = { readonly done: unknown } | { readonly code: string; readonly refused: string }

/** Never throws: whoever has ordered hears what went wrong. */
export async function fulfil(office: Office, order: string): Promise<string> {
  let answer: Answer
  try {
    const { verb, wish, address } = JSON.parse(order) as Order // written by `furrow admin`
    const here = { ...office, address: office.address ?? address }
    answer = { done: await carryOut(here, MACHINE, findVerb(verb), wish) }
  } catch (error) {
    answer =
      error instanceof Refused
        ? { code: error.code, refused: error.message }
        : { code: 'internal', refused: error instanceof Error ? error.message : String(error) }
  }
  return JSON.stringify(answer)
}

export function readAnswer(text: string): unknown {
  const answer = JSON.parse(text) as Answer // written above
  if ('done' in answer) return answer.done
  throw new Refused(isCode(answer.code) ? answer.code : 'internal', answer.refused)
}
