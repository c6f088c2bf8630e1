import { agricola } from '../agricola.ts'
import { cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import type { Viewer } from '../core/game.ts'
import { isRefusal } from '../core/refusal.ts'
import type { Move } from '../notation/moves.ts'
import type { Event } from '../state/events.ts'
import { flaws } from '../state/flaws.ts'
import { type Amounts, GOODS, NOTHING } from '../state/goods.ts'
import { movementsOf, type Place } from '../state/movements.ts'
import { announced } from '../state/resample.ts'
import type { Player, State } from '../state/state.ts'

// What holds in every position of every game, whatever is played. Used by random play in the tests and by `furrow sim --check`.

/** All that a viewer is told, except for the cards that the setup deals from: everybody knows these. */
const told = (s: State, viewer: Viewer): string =>
  JSON.stringify(agricola.view({ ...s, setup: { ...s.setup, deck: null } }, viewer))

/**
 * Hidden stays hidden: no foreign hand card's name, no random numbers in a view. The seats and the public take turns in
 * looking, a move each: a game has hundreds.
 */
function viewProblems(s: State): string[] {
  const turn = s.number % (s.players.length + 1)
  const viewer: Viewer = turn < s.players.length ? turn : 'public'
  // What gave somebody points is known for ever, also a card that travels on from hand to hand.
  const known = new Set([...announced(s), ...s.players.flatMap((p) => p.ledger.map(({ card }) => card))])
  const hidden = (p: Player) =>
    [...p.hand, ...p.pack].filter((card) => !known.has(card)).map((card) => at(cards(), card).name)
  const secrets = s.players.map(hidden)
  const text = told(s, viewer)
  const shown = (name: string) => text.includes(`"${name}"`)
  const leaks = secrets.flatMap((names, seat) => (seat === viewer ? [] : names.filter(shown)))
  const random = s.random.some((n) => Math.abs(n) > 1000 && text.includes(String(n)))
  return [...leaks.map((name) => `the view of ${viewer} shows ${name}`), ...(random ? ['a view shows the seed'] : [])]
}

/** Saving takes as long as all the rest: positions take turns in being saved. */
const SAVED_EVERY = 3

/** What a position must never be. */
export function problems(s: State): string[] {
  const out = [...flaws(s), ...viewProblems(s)]
  const decisions = agricola.decisions(s)
  if (!s.over && decisions.length === 0) out.push('nobody has anything to decide')
  for (const { seat } of decisions) {
    const moves = agricola.moves(s, seat)
    if (moves.length === 0) out.push(`seat ${seat} is stuck`)
    const proposal = agricola.propose?.(s, seat) ?? null
    const refusal = proposal && agricola.check(s, seat, proposal)
    if (refusal) out.push(`the engine proposes what it refuses: ${refusal.message}`)
    const texts = moves.map((move) => agricola.print(s, move))
    if (new Set(texts).size !== texts.length) out.push('two moves have the same text')
    for (const [i, move] of [...moves.entries()].filter(([k]) => k < 3 || k === moves.length - 1))
      if (JSON.stringify(agricola.parse(s, seat, at(texts, i))) !== JSON.stringify(move))
        out.push(`"${texts[i]}" does not parse back`)
  }
  if (s.number % SAVED_EVERY === 0) out.push(...saveProblems(s))
  return out
}

/** What is saved and loaded is the same position. */
function saveProblems(s: State): string[] {
  const loaded = agricola.load(JSON.parse(JSON.stringify(agricola.save(s))))
  if (isRefusal(loaded)) return [loaded.message]
  return agricola.equal(loaded, s) && agricola.hash(loaded) === agricola.hash(s) ? [] : ['JSON changes the state']
}

/** Goods are conserved: every change in a supply has been told, from where to where. */
function bookkeeping(before: State, after: State, events: readonly Event[]): string[] {
  const told = after.players.map(() => NOTHING.slice())
  const count = (place: Place, goods: Amounts, sign: 1 | -1) => {
    if (place.at !== 'goods') return
    const supply = at(told, place.seat)
    for (const [g, name] of GOODS.entries()) supply[g] = at(supply, g) + sign * (goods[name] ?? 0)
  }
  for (const { from, to, goods = {} } of events.flatMap(movementsOf)) {
    count(from, goods, -1)
    count(to, goods, 1)
  }
  return after.players.flatMap((p, seat) =>
    GOODS.flatMap((name, g) => {
      const real = at(p.goods, g) - at(at(before.players, seat).goods, g)
      return at(told, seat)[g] === real ? [] : [`seat ${seat} got ${real} ${name}, but ${at(told, seat)[g]} were told`]
    }),
  )
}

/** What is wrong after a move: the new position itself, or a trace left in the old one. */
export function violations(before: State, seat: number, move: Move): string[] {
  const kept = agricola.hash(before)
  const { state: after, events } = agricola.play(before, seat, move)
  const out = [...problems(after), ...bookkeeping(before, after, events)]
  if (agricola.hash(before) !== kept) out.push('playing changed the state it was given')
  const draft = agricola.copy(before)
  agricola.advance(draft, seat, move)
  if (!agricola.equal(draft, after)) out.push('play and advance disagree')
  if (after.number !== before.number + 1) out.push('the moves are miscounted')
  return out
}
