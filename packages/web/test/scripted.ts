import { agricola } from '@furrow/engine/agricola'
import { type GameRecord, isRefusal, type Json, replay, writeRecord } from '@furrow/engine/core'
import { at } from '../src/contract/at.ts'

/** A game in which the person on seat 0 plays these moves and everybody else the first there is, up to the person's next question. */
export function scripted(setup: { players: number; [key: string]: Json }, moves: readonly string[]): string {
  const whole = agricola.setup({ starting: 0, ...setup })
  if (isRefusal(whole)) throw new Error(whole.message)
  const seats = Array.from({ length: setup.players }, (_, i) => (i === 0 ? { name: '' } : { name: '', bot: 'farmer' }))
  const plain = JSON.parse(JSON.stringify(whole)) as Json // plain data, as it will be stored
  const start = { game: agricola.name, rules: agricola.rules, setup: plain, seed: 'script', seats, result: null }
  const left = [...moves]
  let record: GameRecord = { ...start, entries: [] }
  for (;;) {
    const now = replay(agricola, record)
    if (isRefusal(now)) throw new Error(now.message)
    const { seat } = at(agricola.decisions(now.state), 0)
    const own = seat === 0 ? left.shift() : undefined
    if (seat === 0 && own === undefined) return writeRecord(record)
    const move = own ?? agricola.print(now.state, at(agricola.moves(now.state, seat), 0))
    record = { ...record, entries: [...record.entries, { seat, move }] }
  }
}
