import { at } from '@furrow/engine/core'
// People who play on whatever happens to the server, and remember every move that was acknowledged.
import type { LogLine } from '../client/types.ts'
import { arrive, type Person } from './house.ts'

interface Acknowledged {
  number: number
  move: string
}

/** What somebody has played at a table, as far as it was acknowledged. */
export interface Played {
  readonly person: Person
  readonly table: string
  readonly acknowledged: Acknowledged[]
}

export class StubbornPlayer implements Played {
  readonly person: Person
  readonly table: string
  readonly acknowledged: Acknowledged[] = []
  #going = true
  #ended: Promise<void>

  constructor(person: Person, table: string) {
    this.person = person
    this.table = table
    this.#ended = this.#play().catch((error: unknown) => {
      if (this.#going) throw error // else it was stopped while it was still coming
    })
  }

  async #play(): Promise<void> {
    const { socket } = this.person
    // Also the first look may be refused: whoever is stubborn looks again.
    while (this.#going && !(await socket.join(this.table).catch(() => null))) await pause()
    for (let i = 0; this.#going; i++) {
      const state = socket.state(this.table)
      if (state?.info.status === 'finished') return
      if (!state?.ask) {
        await pause()
        continue
      }
      const move = at(state.ask.moves, (i * 7) % state.ask.moves.length).text
      try {
        const number = await socket.play(this.table, move)
        this.acknowledged.push({ number, move })
        while (this.#going && (socket.state(this.table)?.number ?? 0) < number) await pause()
      } catch {
        // Refused: the picture was old, or the store failed. Look again.
        await pause()
      }
    }
  }

  async stop(): Promise<void> {
    this.#going = false
    this.person.socket.close()
    await this.#ended
  }
}

export const isOver = ({ person, table }: StubbornPlayer): boolean =>
  person.socket.state(table)?.info.status === 'finished'

/** How many moves were acknowledged so far. */
export const acknowledged = (players: readonly StubbornPlayer[]): number =>
  players.reduce((n, player) => n + player.acknowledged.length, 0)

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

/** Two people at each of some tables, and some alone with a bot. */
export async function seatPlayers(
  addresses: readonly string[],
  pairs: number,
  alone: number,
): Promise<StubbornPlayer[]> {
  const players: StubbornPlayer[] = []
  let i = 0
  const next = () => at(addresses, i++ % addresses.length)
  for (let n = 0; n < pairs; n++) {
    const [a, b] = [await arrive(next()), await arrive(next())]
    const table = await a.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
    await b.http.join(table.id, table.code)
    players.push(new StubbornPlayer(a, table.id), new StubbornPlayer(b, table.id))
  }
  for (let n = 0; n < alone; n++) {
    const a = await arrive(next())
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
    const table = await a.http.createTable({ game: 'agricola', seats })
    players.push(new StubbornPlayer(a, table.id))
  }
  return players
}

/** What is wrong with the logs: moves that were acknowledged and are not there, numbers that are missing. */
export async function losses(players: readonly Played[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { person, table, acknowledged: sofar } of players) {
    const acknowledged = [...sofar] // they play on while we read
    const log: LogLine[] = await person.http.log(table)
    if (log.some((line, i) => line.number !== i + 1)) wrong.push(`${table} has gaps`)
    for (const { number, move } of acknowledged) {
      const line = log[number - 1]
      if (line?.kind !== 'move' || line.move !== move) wrong.push(`${table} lost ${number} ${move}`)
    }
  }
  return wrong
}
