import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { at, current, type GameRecord, isRefusal, readRecord, replay } from '@furrow/engine/core'
import { flag, whole } from '@furrow/server/options'
import { command } from '../command.ts'
import { Complaint } from '../complaint.ts'
import type { AnyBox, AnyEvent } from '../games/box.ts'
import { boxNamed } from '../games.ts'
import { drawScores } from '../show/scores.ts'
import { tellMove } from '../show/tell.ts'

export const replayFile = command({
  name: 'replay',
  summary: 'Shows a recorded game: the moves up to a number, the table as it then stood, and the scores.',
  words: ['FILE'],
  options: {
    to: whole('the number up to which it is played', 0, 999_999, null),
    json: flag('prints one JSON object instead: the record, the events, the table, the outcome'),
  },
  more: 'With - as FILE the record is read from standard input.',
  async run({ to, json }, [file]) {
    const record = await load(file)
    const box = boxNamed(record.game)
    const { game, face } = box
    const number = to ?? record.entries.length
    const replayed = replay(game, record, number)
    if (isRefusal(replayed)) throw new Complaint(`${file}: ${replayed.message}`)
    const { state } = replayed
    const events = replayed.log.map((line) => line.events)
    const { table } = game.view(state, 'all')
    const outcome = game.outcome(state)
    if (json) console.log(JSON.stringify({ record, number, events, table, outcome }))
    else {
      const names = record.seats.map(({ name }) => name)
      console.log([...log(box, record, events, names), '', ...face.table(table, names)].join('\n'))
      if (outcome) console.log(['', ...drawScores(outcome, names)].join('\n'))
    }
    return 0
  },
})

async function load(file: string): Promise<GameRecord> {
  const record = readRecord(file === '-' ? await text(process.stdin) : readText(file))
  if (isRefusal(record)) throw new Complaint(`${file}: ${record.message}`)
  return record
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT' // errors of node:fs have a code
    throw new Complaint(missing ? `There is no file ${file}.` : `${file} cannot be read.`)
  }
}

/** A line for every entry that was played; what was undone later is marked. */
function log(
  { face }: AnyBox,
  record: GameRecord,
  events: readonly (readonly AnyEvent[])[],
  names: readonly string[],
): string[] {
  const played = record.entries.slice(0, events.length)
  const inForce = new Set(current(played).map(({ number }) => number))
  const wide = String(played.length).length
  return played.flatMap((entry, i) => {
    const number = `${String(i + 1).padStart(wide)}. `
    if ('undo' in entry) return [`${number}${names[entry.seat]} goes back to the moment after ${entry.undo}.`]
    const [first, ...more] = tellMove({ ...entry, events: at(events, i) }, names, face)
    const undone = inForce.has(i + 1) ? '' : ' (undone)'
    return [`${number}${first}${undone}`, ...more.map((line) => `${' '.repeat(number.length)}${line}`)]
  })
}
