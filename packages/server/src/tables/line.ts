// The lines of a table's log as they are stored.
import type { Json, LogLine } from '../client/types.ts'
import type { Line } from '../store/store.ts'

type Told = LogLine extends infer L ? (L extends LogLine ? Omit<L, 'number' | 'at'> : never) : never

export type SeatReason = Extract<Told, { kind: 'seat' }>['why']

/**
 * `doc` says that the table's row was written with the line; `command` is the one that asked for it; `turn` are the
 * seats that have to choose after it, so that lists need not look into the game; `bots` are those for which bots play
 * from the start on, because seats change later and the log does not.
 */
export type LineBody = Told & { doc?: true; command?: string; turn?: number[]; bots?: readonly number[] }

export const readBody = (line: Line): LineBody => JSON.parse(line.body) as LineBody // written by the table

/** A line as people see it. */
export function tellLine({ number, at }: Line, body: LineBody): LogLine {
  const { doc: _, command: __, turn: ___, bots: ____, ...told } = body
  return { number, at, ...told } as LogLine // the same kind with its number
}

/** Events are plain data of the game's own kind. */
export const asJson = (value: unknown): Json => value as Json
