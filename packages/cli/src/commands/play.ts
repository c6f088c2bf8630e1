import { existsSync } from 'node:fs'
import { at, type RecordSeat } from '@furrow/engine/core'
import { text, whole } from '@furrow/server/options'
import { command } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { boxNamed } from '../games.ts'
import { Seats } from '../guests/seats.ts'
import {
  botsOption,
  budgetOption,
  cardsOption,
  dealOption,
  freshSeed,
  gameOption,
  guestOptions,
  guestRules,
  moorOption,
  playersOption,
  seedOption,
  setupOption,
  tileOption,
} from '../options.ts'
import { dialogue } from '../play/dialogue.ts'
import { linesOf } from '../play/lines.ts'
import { playSeries } from '../play/series.ts'
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
    deal: dealOption,
    moor: moorOption,
    setup: setupOption,
    bots: botsOption([]),
    seat: whole('your seat', 0, 5, 0),
    name: text('TEXT', 'your name', 'Player'),
    seed: seedOption(null),
    budget: budgetOption,
    ...guestOptions,
    record: text('FILE', 'keeps the record of the game in this file, after every move', null),
    series: text('FILE', 'plays the next game of the solo series in this file, or of a new one', null),
  },
  more: `The bots take the other seats in turn; if none are named, the hardest there is. furrow replay FILE shows a record.
A series is played alone and with hand cards: every game has a higher target, and it ends at the first miss.`,
  async run(options) {
    const {
      game,
      players,
      cards,
      tile,
      deal,
      moor,
      setup: more,
      bots,
      seat,
      name,
      seed,
      budget,
      record,
      series,
    } = options
    const box = boxNamed(game)
    const opponents = bots.length > 0 ? bots : Object.keys(box.bots).slice(-1)
    const bench = new Seats(box, guestRules(options))
    await bench.prepare(opponents)
    if (seat >= players) throw new Complaint(`--seat needs a whole number from 0 to ${players - 1}, not "${seat}".`)
    if (record !== null && existsSync(record)) throw new Complaint(`${record} exists already: choose another file.`)
    const say = (...lines: string[]) => console.log(lines.join('\n'))
    const { ask, close } = linesOf(process.stdin)
    if (series !== null) {
      if (game !== 'agricola' || bots.length > 0)
        throw new Complaint('A series is played alone, and is one of agricola.')
      await playSeries(
        { file: series, wishes: { deal, ...(moor > 0 && { moor }), ...more }, name, seed, record },
        ask,
        say,
      ).finally(close)
      return 0
    }
    const session = new Session(box, {
      setup: readSetup(box.game, box.setup({ players, cards, tile, deal, moor, more })),
      seed: seed ?? freshSeed(),
      seats: seating(players, seat, name, opponents),
      bench,
      milliseconds: budget,
      file: record,
    })
    try {
      await dialogue(session, ask, say)
    } finally {
      close()
      await bench.close()
    }
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
