import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Complaint } from '../complaint.ts'
import type { Players } from '../games/box.ts'
import type { Met } from './league.ts'

// A league as a file: a line that says what is played, then a line for every two games that are finished. What was
// interrupted goes on from there.

/** What has to be the same for all games of a league. */
export interface LeagueHead {
  readonly league: 1
  readonly game: string
  readonly rules: number
  readonly setup: Players
  readonly seed: string
  readonly milliseconds: number
}

/** The results in the file; a file that is not there yet is begun. */
export function openLeague(file: string, head: LeagueHead): Met[] {
  if (!existsSync(file)) {
    write(file, () => writeFileSync(file, `${JSON.stringify(head)}\n`))
    return []
  }
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  if (first !== JSON.stringify(head))
    throw new Complaint(`${file} holds another league: its first line is ${first.slice(0, 300)}`)
  // A line that was being written when the power went has no end.
  const whole = rest.slice(0, -1)
  if (rest.at(-1) !== '') write(file, () => writeFileSync(file, `${[first, ...whole].join('\n')}\n`))
  return whole.map((line, i) => {
    try {
      return JSON.parse(line) as Met // lines of this file are our own
    } catch {
      throw new Complaint(`${file}, line ${i + 2}: this is no result of a league.`)
    }
  })
}

export const addToLeague = (file: string, met: readonly Met[]): void =>
  write(file, () => appendFileSync(file, met.map((one) => `${JSON.stringify(one)}\n`).join('')))

function write(file: string, doing: () => void): void {
  try {
    doing()
  } catch {
    throw new Complaint(`${file} cannot be written.`)
  }
}
