import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import {
  afterGame,
  foodAfter,
  keepOccupation,
  newSeries,
  nextSetup,
  readSeries,
  type Series,
  type State,
} from '@furrow/engine/agricola'
import { isRefusal, type Refusal } from '@furrow/engine/core'
import { Complaint } from '../complaint.ts'
import { agricola } from '../games/agricola.ts'
import { freshSeed } from '../options.ts'
import { readSetup } from '../run/game.ts'
import { type Ask, dialogue, type Say } from './dialogue.ts'
import { Session } from './session.ts'

// The solo series of B15 in the terminal: its file is written after every game and every choice.

export interface SeriesTable {
  file: string
  /** How the cards are dealt, and whatever else the player may choose. */
  wishes: { readonly [field: string]: unknown }
  name: string
  seed: string | null
  record: string | null
}

function seriesIn(file: string): Series {
  if (!existsSync(file)) return newSeries()
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Complaint(`${file} cannot be read as a series.`)
  }
  return sure(readSeries(json), `${file}: `)
}

function sure<T extends object>(given: T | Refusal, where = ''): T {
  if (isRefusal(given)) throw new Complaint(`${where}${given.message}`)
  return given
}

function keep(file: string, series: Series): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(series, null, 2)}\n`)
    renameSync(`${file}.new`, file)
  } catch {
    throw new Complaint(`${file} cannot be written.`)
  }
}

/** How the series stands. */
function told({ games, kept, over }: Series): string[] {
  return [
    ...games.map(
      ({ goal, points }, i) => `Game ${i + 1}: ${points} of ${goal} points, ${points < goal ? 'missed' : 'reached'}.`,
    ),
    ...(kept.length > 0 ? [`In play from the start: ${kept.join(', ')}.`] : []),
    ...(over ? ['The series is over. Another file begins a new one.'] : []),
  ]
}

/** Plays the next game of the series, and asks what to keep after a success. */
export async function playSeries(table: SeriesTable, ask: Ask, say: Say): Promise<void> {
  let series = await chosen(table.file, seriesIn(table.file), ask, say)
  say(...told(series))
  if (series.over || series.choices.length > 0) return
  const next = sure(nextSetup(series))
  say(`The next target: ${next.goal} points. Food at the start: ${foodAfter(series)}.`, '')
  const session = new Session(agricola, {
    setup: readSetup(agricola.game, { ...table.wishes, ...next }),
    seed: table.seed ?? freshSeed(),
    seats: [{ name: table.name }],
    milliseconds: 0,
    file: table.record,
  })
  await dialogue(session, ask, say)
  if (!session.over) {
    say('The game counts for nothing: the series stands as before.')
    return
  }
  series = sure(afterGame(series, session.state as State)) // a game of Agricola, as it was set up
  keep(table.file, series)
  series = await chosen(table.file, series, ask, say)
  say('', ...told(series))
}

/** After a success one occupation is kept. */
async function chosen(file: string, series: Series, ask: Ask, say: Say): Promise<Series> {
  const { choices } = series
  if (choices.length === 0) return series
  say('', 'Which occupation stays in play?', ...choices.map((name, i) => `  ${i + 1} ${name}`))
  for (;;) {
    const line = (await ask())?.trim()
    if (line === undefined || line === 'quit') return series
    const next = keepOccupation(series, choices[Number(line) - 1] ?? line)
    if (isRefusal(next)) {
      say(next.message)
      continue
    }
    keep(file, next)
    return next
  }
}
