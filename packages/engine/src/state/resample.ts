import { actsStep } from '../actions/acts-step.ts'
import { deckFor, type HandKind } from '../cards/deal.ts'
import { cards } from '../cards/registry.ts'
import { branched, type Random, shuffled } from '../core/random.ts'
import { pileReordered } from '../moor/table.ts'
import type { Frame, State } from './state.ts'

/** Hand cards that everybody knows: chosen to be played, while something that comes before it is decided. */
export function announced(s: State): number[] {
  const out: number[] = []
  announcedIn(s.stack, out)
  for (const lane of s.lanes) announcedIn(lane, out)
  return out
}

function announcedIn(stack: readonly Frame[], out: number[]): void {
  for (const frame of stack) {
    const pending = actsStep.is(frame) ? frame.watch?.pending : null
    if (pending?.verb === 'play') out.push(pending.card)
  }
}

/** Cards on their way from a hand to the table. */
const inFrames = (s: State): number[] =>
  [s.stack, ...s.lanes]
    .flat()
    .flatMap((frame) => ('card' in frame && typeof frame.card === 'number' ? [frame.card] : []))

/** The cards that a viewer has not seen, shuffled, by kind. `own`: the cards in hands that the viewer knows. */
export function unseenCards(
  s: State,
  own: readonly number[],
  gone: readonly number[],
  random: Random,
): { minor: number[]; occupation: number[] } {
  const played = s.players.flatMap((p) => p.played.map(({ card }) => card))
  const seen = new Set([...own, ...gone, ...played, ...inFrames(s), ...announced(s)])
  const unseen = (kind: HandKind) =>
    shuffled(
      random,
      deckFor(kind, s.setup).filter((card) => !seen.has(card)),
    )
  return { occupation: unseen('occupation'), minor: unseen('minor') }
}

/** Draws anew what the seat cannot know: what is still to come, the hands of the others, and the cards nobody was dealt. */
export function resample(s: State, seat: number, random: Random): void {
  s.random = branched(random)
  s.moor = s.moor && pileReordered(s.moor, random)
  if (s.setup.cards === 'none') return
  s.setup = { ...s.setup, hands: s.setup.hands.map((hand, of) => (of === seat ? hand : [])) }
  const known = s.gone.flatMap((gone) => (gone.seat < 0 || gone.seat === seat ? [gone.card] : []))
  const open = announced(s)
  const { hand, pack } = s.players[seat]
  const decks = unseenCards(s, [...hand, ...pack], known, random)
  const another = (card: number): number => {
    const { kind } = cards()[card]
    return kind === 'major' ? card : (decks[kind].pop() ?? card)
  }
  s.players.forEach((p, of) => {
    if (of === seat) return
    p.hand = p.hand.map((card) => (open.includes(card) ? card : another(card)))
    p.pack = p.pack.map(another)
  })
  s.minors = s.minors.map(another)
  s.occupations = s.occupations.map(another)
  s.gone = s.gone.map((gone) => (known.includes(gone.card) ? gone : { ...gone, card: another(gone.card) }))
}
