import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { at, type RecordSeat } from '@furrow/engine'
import { text, whole } from '@furrow/server/options'
import { command } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { boxNamed, mustPlay } from '../games.ts'
import {
  botsOption,
  budgetOption,
  cardsOption,
  freshSeed,
  gameOption,
  playersOption,
  seedOption,
  tileOption,
} from '../options.ts'
import { type Ask, dialogue } from '../play/dialogue.ts'
import { Session } from '../play/session.ts'
import { readSetup } from '../run/game.ts'

export const play = command({
  name: 'play',
  summary: 'Plays a game in the terminal against bots.',
  options: {
    game: gameOption,
    players: playersOption(2),
    cards: cardsOption,
    tile: tileOption,
    bots: botsOption([]),
    seat: whole('your seat', 0, 5, 0),
    name: text('TEXT', 'your name', 'Player'),
    seed: seedOption(null),
    budget: budgetOption,
    record: text('FILE', 'keeps the record of the game in this file, after every move', null),
  },
  more: `The bots take the other seats in turn; if none are named, the hardest there is. furrow replay FILE shows a record.`,
  async run({ game: name, players, cards, tile, bots, seat, seed, budget, record, ...rest }) {
    const box = boxNamed(name)
    const opponents = bots.length > 0 ? bots : Object.keys(box.bots).slice(-1)
    mustPlay(box, opponents)
    if (seat >= players) throw new Complaint(`--seat needs a whole number from 0 to ${players - 1}, not "${seat}".`)
    if (record !== null && existsSync(record)) throw new Complaint(`${record} exists already: choose another file.`)
    const session = new Session(box, {
      setup: readSetup(box.game, box.setup({ players, cards, tile })),
      seed: seed ?? freshSeed(),
      seats: seating(players, seat, rest.name, opponents),
      milliseconds: budget,
      file: record,
    })
    const { ask, close } = linesOf(process.stdin)
    await dialogue(session, ask, (...lines) => console.log(lines.join('\n'))).finally(close)
    return 0
  },
})

/** The person's seat; bots on all the others, told apart by a number where two are of the same kind. */
function seating(players: number, person: number, name: string, bots: readonly string[]): RecordSeat[] {
  const kinds = Array.from({ length: players - 1 }, (_, i) => at(bots, i % bots.length))
  const others = kinds.map((bot, i): RecordSeat => {
    const same = kinds.slice(0, i).filter((other) => other === bot).length
    return { name: kinds.filter((other) => other === bot).length > 1 ? `${bot} ${same + 1}` : bot, bot }
  })
  return others.toSpliced(person, 0, { name })
}

/** Lines from a terminal or a pipe, one whenever asked for. */
function linesOf(input: NodeJS.ReadStream): { ask: Ask; close(): void } {
  const terminal = input.isTTY === true
  const reader = createInterface(terminal ? { input, output: process.stdout, prompt: '> ' } : { input })
  const lines = reader[Symbol.asyncIterator]()
  const ask = async () => {
    if (terminal) reader.prompt()
    const { value, done } = await lines.next()
    return done ? null : value
  }
  return { ask, close: () => reader.close() }
}
