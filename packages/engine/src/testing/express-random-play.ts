import { at } from '../core/at.ts'
import type { Viewer } from '../core/game.ts'
import { below, type Random, seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'
import { animalsFit } from '../express/animals.ts'
import { HARVEST_AFTER } from '../express/calendar.ts'
import { DICE, KIND_OF } from '../express/dice.ts'
import { reveals } from '../express/events.ts'
import { express } from '../express/express.ts'
import type { ExpressMove } from '../express/moves.ts'
import { MOST_BABIES, type Player } from '../express/sheet.ts'
import type { ExpressState } from '../express/state.ts'

// What holds in every position of every game of Express, whatever is played.

function playerProblems(p: Player): string[] {
  const out: string[] = []
  if ([...p.goods, p.rooms, p.fields, p.pastures, p.left, p.missing].some((n) => n < 0))
    out.push('a sheet owes something')
  if (p.babies > MOST_BABIES || p.babies > p.rooms) out.push('a baby has no room')
  return out
}

/** Nothing is hidden but the random numbers, and they are. */
function viewProblems(s: ExpressState): string[] {
  const viewers: Viewer[] = ['public', ...s.players.keys()]
  return viewers.flatMap((viewer) => {
    const view = express.view(s, viewer)
    const imagined = express.imagine(view, 'imagined')
    const out = (view.state as { random: number[] }).random.length === 0 ? [] : ['a view shows the random numbers']
    if (!express.equal({ ...imagined, random: s.random }, s)) out.push('a view hides something it should show')
    return out
  })
}

/** What a position must never be. */
function expressProblems(s: ExpressState): string[] {
  const out = [...s.players.flatMap(playerProblems), ...viewProblems(s)]
  if (s.dice.some((face, die) => face >= 0 && KIND_OF[face] !== DICE[die])) out.push('a die shows a foreign face')
  if (s.over !== (s.asks.length === 0)) out.push('nobody has anything to decide')
  for (const { seat, ask } of express.decisions(s)) {
    if (ask !== 'animals' && !animalsFit(at(s.players, seat))) out.push('animals without a pasture')
    const moves = express.moves(s, seat)
    if (moves.length === 0) out.push(`seat ${seat} is stuck`)
    if (ask === 'pay' && moves.length < 2) out.push('a payment is asked without a choice')
    const all = [...moves, ...express.extras(s, seat)]
    const texts = all.map((move) => express.print(s, move))
    if (new Set(texts).size !== texts.length) out.push('two moves have the same text')
    all.forEach((move, i) => {
      if (JSON.stringify(express.parse(s, seat, at(texts, i))) !== JSON.stringify(move))
        out.push(`"${texts[i]}" does not parse back`)
    })
  }
  const loaded = express.load(JSON.parse(JSON.stringify(express.save(s))))
  if (isRefusal(loaded)) out.push(loaded.message)
  else if (!express.equal(loaded, s) || express.hash(loaded) !== express.hash(s)) out.push('JSON changes the state')
  return out
}

/** What is wrong after a move: the new position itself, or a trace left in the old one. */
function expressViolations(before: ExpressState, seat: number, move: ExpressMove): string[] {
  const out: string[] = []
  const kept = express.hash(before)
  const refusal = express.check(before, seat, move)
  if (refusal) out.push(`a listed move is refused: ${refusal.message}`)
  const { state: after, events } = express.play(before, seat, move)
  out.push(...expressProblems(after))
  if (express.hash(before) !== kept) out.push('playing changed the state it was given')
  const draft = express.copy(before)
  express.advance(draft, seat, move)
  if (!express.equal(draft, after)) out.push('play and advance disagree')
  if (after.number !== before.number + 1) out.push('the moves are miscounted')
  if (String(after.random) !== String(before.random) && !events.some(reveals)) out.push('chance was used in secret')
  return out
}

/** One answer in ten is something done at any time, if there is any. */
const EXTRA = 10

function randomMove(s: ExpressState, seat: number, random: Random): ExpressMove {
  const extras = below(random, EXTRA) === 0 ? express.extras(s, seat) : []
  const moves = extras.length > 0 ? extras : express.moves(s, seat)
  return at(moves, below(random, moves.length))
}

/** Plays a whole game of random moves; throws with the move that broke something. Returns the finished state. */
export function playExpressAtRandom(given: object, seed: string, check: boolean): ExpressState {
  const setup = express.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  const random = seeded(`${seed}/moves`)
  const s = express.start(setup, seed)
  while (!s.over) {
    const asked = express.decisions(s)
    if (asked.length === 0) throw new Error(`${JSON.stringify(given)} ${seed}: nobody has anything to decide.`)
    const { seat } = at(asked, below(random, asked.length))
    const move = randomMove(s, seat, random)
    if (!move) throw new Error(`${JSON.stringify(given)} ${seed}: seat ${seat} is stuck after move ${s.number}.`)
    const wrong = check ? expressViolations(s, seat, move) : []
    if (wrong.length > 0)
      throw new Error(
        `${JSON.stringify(given)} ${seed}, move ${s.number} "${express.print(s, move)}": ${wrong.join('; ')}`,
      )
    express.advance(s, seat, move)
  }
  if (s.harvests !== HARVEST_AFTER.length) throw new Error(`${seed}: a harvest is missing.`)
  return s
}
