import { agricola, type State } from '@furrow/engine/agricola'
import { at, isRefusal, type Outcome } from '@furrow/engine/core'
import type { Bot } from '../bot.ts'
import { makeBot } from '../index.ts'

export const bot = (name: string): Bot => {
  const made = makeBot(name, 'test')
  if (!made) throw new Error(`There is no bot ${name}.`)
  return made
}

/** Asks a bot as every table does: through the view of its seat, in texts. */
export async function answer(player: Bot, s: State, seat: number, seed = 'x'): Promise<string> {
  const texts = (moves: ReturnType<typeof agricola.moves>) => moves.map((move) => agricola.print(s, move))
  const decision = agricola.decisions(s).find((d) => d.seat === seat)
  if (!decision) throw new Error(`Seat ${seat} has nothing to decide.`)
  const [moves, extras] = [texts(agricola.moves(s, seat)), texts(agricola.extras(s, seat))]
  const view = agricola.view(s, seat)
  return player.choose({ game: 'agricola', seat, view, decision, moves, extras, seed, milliseconds: 1000 })
}

interface Played {
  s: State
  /** The moves, with the seats that made them. */
  told: string[]
}

/** Plays a game. `rounds` ends it after so many. */
function play(given: object, seed: string, players: readonly string[], rounds: number): Promise<Played> {
  const setup = agricola.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  return playOn(agricola.start(setup, seed), seed, players, rounds)
}

/** Plays on from there; every answer has to be legal. */
export async function playOn(
  s: State,
  seed: string,
  players: readonly string[],
  rounds = Number.POSITIVE_INFINITY,
): Promise<Played> {
  const bots = s.players.map((_, seat) => bot(at(players, seat % players.length)))
  const told: string[] = []
  while (!s.over && s.round <= rounds) {
    const { seat } = at(agricola.decisions(s), 0)
    const text = await answer(at(bots, seat), s, seat, `${seed}/${s.number}`)
    const move = agricola.parse(s, seat, text)
    const refusal = isRefusal(move) ? move : agricola.check(s, seat, move)
    if (refusal || isRefusal(move)) throw new Error(`${text}: ${refusal?.message}`)
    agricola.advance(s, seat, move)
    told.push(`${seat} ${text}`)
  }
  return { s, told }
}

/** The first rounds of a game, with the harvests that end them. */
export const playRounds = (rounds: number, given: object, seed: string, players: readonly string[]): Promise<Played> =>
  play(given, seed, players, rounds)

/** A whole game. */
export async function playOut(
  given: object,
  seed: string,
  players: readonly string[],
): Promise<Played & { outcome: Outcome }> {
  const played = await play(given, seed, players, Number.POSITIVE_INFINITY)
  const outcome = agricola.outcome(played.s)
  if (!outcome) throw new Error('The game has no end.')
  return { ...played, outcome }
}
