import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { at, pick, seeded } from '@furrow/engine/core'
import type { Bot, Question } from '../bot.ts'
import { misjudged } from '../slips.ts'
import { atOnce, type Steps } from '../steps.ts'
import { inOrder, possible } from './again.ts'
import { type Care, effortFor, planning } from './alone.ts'
import { draftMove } from './draft.ts'
import { cardRows, heldWorth } from './evaluation/card-values.ts'
import { FEATURES, MOOR_FEATURES } from './evaluation/features.ts'
import { InMind } from './in-mind.ts'
import { thinkingThrough } from './lookahead.ts'
import { type Knowledge, knowledgeOf, type Mind, type TableKind } from './mind.ts'
import { WEIGHTS as MOOR_ALONE_WEIGHTS } from './moor-alone-weights.generated.ts'
import { WEIGHTS as MOOR_WEIGHTS } from './moor-weights.generated.ts'
import { type Network, readNetwork } from './network/network.ts'
import { finish, type Placement, placements, questionFor } from './search.ts'
import { useFirst } from './uses.ts'
import { WEIGHTS } from './weights.generated.ts'

/** Half-finished turns kept in mind. */
const WIDTH = 3

/** What the farmer has learnt, by kind of table. */
export const NETWORKS: { readonly [K in TableKind]: Network } = {
  base: readNetwork(WEIGHTS, FEATURES, cardRows()),
  moor: readNetwork(MOOR_WEIGHTS, MOOR_FEATURES, cardRows()),
  'moor-alone': readNetwork(MOOR_ALONE_WEIGHTS, MOOR_FEATURES, cardRows()),
}

const learnt = (network: Network, envy: number): Knowledge => ({ network, worth: heldWorth(network), envy })

/** The farmer at its best. */
export const FARMERS_MIND: Mind = {
  knows: {
    base: learnt(NETWORKS.base, 0.5),
    moor: learnt(NETWORKS.moor, 0),
    'moor-alone': learnt(NETWORKS['moor-alone'], 0),
  },
  looksAhead: true,
  slip: 0,
  usesHand: true,
}

/** The turns that could be taken, best first, after thinking ahead. */
export function thinkingAhead(s: State, seat: number, mind: Mind, care: Care = 'thorough'): Steps<Placement[]> {
  const { network, envy } = knowledgeOf(mind, s)
  return s.players.length === 1
    ? planning(s, seat, network, effortFor(s, care))
    : thinkingThrough(s, seat, network, envy)
}

/** The answer of such a mind to the seat's question. */
function decide(s: State, seat: number, mind: Mind, chance: string, inMind: InMind): Move {
  const moves = agricola.moves(s, seat)
  const { network, worth, envy } = knowledgeOf(mind, s)
  if (s.round === 0) return draftMove(moves, worth)
  const ask = questionFor(s, seat)?.ask ?? ''
  const planned = inMind.recall(s, seat)
  const use = useFirst(s, seat, network, ask)
  if (use) {
    const used = agricola.copy(s)
    agricola.advance(used, seat, use)
    inMind.remember(used, seat, planned)
    return use
  }
  if (moves.length === 1) return at(moves, 0)
  const next = possible(s, seat, planned.moves[0])
  if (ask !== 'place') return next ?? finish(s, seat, network, WIDTH).first ?? at(moves, 0)
  if (next && planned.round === s.round) return next
  if (!mind.looksAhead) {
    const found = placements(s, seat, network, WIDTH)
    return at(mind.slip > 0 ? misjudged(found, mind.slip, chance) : found, 0).move
  }
  if (s.players.length > 1) return at(atOnce(thinkingThrough(s, seat, network, envy)), 0).move
  const { move, trail } = at(atOnce(planning(s, seat, network, effortFor(s, 'thorough'), planned.moves)), 0)
  inMind.remember(s, seat, { round: s.round, moves: inOrder(trail) })
  return move
}

/** Somebody who thinks like this about every placement and how to make the most of it. */
export function thinker(name: string, seed: string, mind: Mind): Bot {
  const inMind = new InMind()
  return {
    name,
    choose(question: Question): string {
      const chance = `${seed}/${question.seed}`
      // What may be done at any time is worked out when it is asked for, and that takes long.
      if (question.moves.length === 1 && question.extras.length === 0) return at(question.moves, 0)
      // Farming helps in Agricola only.
      if (question.game !== agricola.name) return pick(seeded(chance), question.moves)
      const s = agricola.imagine(question.view, chance)
      if (!mind.usesHand && s.round > 0) at(s.players, question.seat).hand = []
      if (agricola.moves(s, question.seat).length === 0) return at(question.moves, 0)
      return agricola.print(s, decide(s, question.seat, mind, chance, inMind))
    },
  }
}

export const farmerBot = (seed: string): Bot => thinker('farmer', seed, FARMERS_MIND)
