import { once } from 'node:events'
import { command } from '../command.ts'
import { type Line, lines } from '../referee/lines.ts'
import { idOf, parseLine, Refused, readRequest } from '../referee/request.ts'
import { type Answer, knownGames, Tables } from '../referee/tables.ts'

export const PROTOCOL = 1
const LONGEST_LINE = 1024 * 1024

export const referee = command({
  name: 'referee',
  summary: 'Runs games for another program: one JSON request a line on stdin, one JSON answer a line on stdout.',
  options: {},
  more: 'docs/PROTOCOL.md describes every request and answer. It ends when its input does, or with {"do": "bye"}.',
  async run() {
    const tables = new Tables()
    await say({ protocol: PROTOCOL, games: knownGames() })
    for await (const line of lines(process.stdin, LONGEST_LINE)) {
      if ('text' in line && line.text.trim() === '') continue
      const answer = await reply(tables, line)
      await say(answer)
      if ('bye' in answer) break
    }
    return 0
  },
})

/** Answers a line. Whatever is wrong with it becomes a refusal, and no game has changed. */
async function reply(tables: Tables, line: Line): Promise<Answer> {
  let id: string | number | null = null
  try {
    if ('tooLong' in line) throw new Refused('too-long', `A line holds at most ${LONGEST_LINE} bytes.`)
    const input = parseLine(line.text)
    id = idOf(input)
    const answer = tables.answer(readRequest(input))
    return { id, ...(answer instanceof Promise ? await answer : answer) }
  } catch (error) {
    if (error instanceof Refused) return { id, refused: error.code, message: error.message }
    const reason = error instanceof Error ? error.message : String(error)
    return { id, refused: 'failed', message: `The game could not do that, which is a mistake in Furrow: ${reason}` }
  }
}

/** Writes a line; waits while nobody reads. */
async function say(answer: Answer): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain')
}
