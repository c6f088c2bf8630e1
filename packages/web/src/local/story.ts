import { isRefusal } from '@furrow/engine/core'
import { type GameName, onlyPerson } from '../contract/options.ts'
import type { Moment, Story } from '../contract/story.ts'
import type { AnyUpdate } from '../contract/update.ts'
import { type LocalTable, logOf, openStored, shownLog } from './authority.ts'
import { harvestsIn } from './chapters.ts'
import { NOT_WAITING, updateOf } from './update.ts'

/** The table and its state after every move in force. */
interface Opened {
  stored: string
  table: LocalTable
  states: unknown[]
}

/** Opens stories one at a time and keeps the last one at hand. */
export function makeShelf() {
  let last: Opened | null = null

  function open(stored: string): Opened | null {
    if (last?.stored === stored) return last
    const table = openStored(stored)
    if (isRefusal(table)) return null
    const { game } = table.local
    const states = [table.history.start]
    for (const { seat, move } of logOf(table)) {
      const before = states[states.length - 1]
      const parsed = game.parse(before, seat, move)
      if (isRefusal(parsed)) return null
      states.push(game.play(before, seat, parsed).state)
    }
    last = { stored, table, states }
    return last
  }

  return {
    story(stored: string): Story | null {
      const opened = open(stored)
      return opened && storyOf(opened)
    },
    moment(stored: string, step: number, seat: number): Moment | null {
      const opened = open(stored)
      return opened && momentOf(opened, step, seat)
    },
  }
}

function storyOf({ table, states }: Opened): Story {
  const { local, record } = table
  const totals = local.game.points
  const rounds: number[] = []
  const points: number[][] = []
  states.forEach((state, step) => {
    if (local.game.round(state) <= rounds.length) return
    // What was true just before the new round came out is what the last one ended with.
    if (step > 0) points.push(totals(states[step - 1]))
    rounds.push(step)
  })
  const end = states[states.length - 1]
  const outcome = local.game.outcome(end)
  points.push(outcome ? outcome.seats.map(({ total }) => total) : totals(end))
  return {
    game: record.game as GameName, // the table is open, so it is one of them
    steps: logOf(table).length,
    rounds,
    harvests: harvestsIn(local, logOf(table)),
    points,
    over: outcome !== null,
    seats: record.seats,
  }
}

/** The moment after that many moves: of a finished game everything, else what the one person there may know. */
function momentOf({ table, states }: Opened, wanted: number, from: number): Moment {
  const log = shownLog(table)
  const step = Math.max(0, Math.min(wanted, log.length))
  const state = states[step]
  const { local } = table
  const over = local.game.outcome(states[states.length - 1]) !== null
  const seat = Math.max(0, Math.min(from, table.record.seats.length - 1))
  const shown = { ...table, history: { ...table.history, state } }
  const update = updateOf(shown, { seat: null, handover: null }, NOT_WAITING, log.slice(0, step))
  const seen = local.game.view(state, over ? 'all' : (onlyPerson(table.record.seats) ?? 'public')) as AnyUpdate['seen']
  return {
    catalogue: local.catalogue(state),
    update: { ...update, number: step, human: seat, canUndo: false, view: seen.table, seen } as AnyUpdate, // of this game
  }
}
