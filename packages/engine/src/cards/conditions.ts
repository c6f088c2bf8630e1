import { SPECIAL_ACTIONS, type SpecialAction } from '../moor/special-cards.ts'
import { HIDDEN_YET } from '../spaces/boards.ts'
import type { SpaceId } from '../spaces/ids.ts'
import { isOccupied } from '../spaces/people.ts'
import { type Amounts, type GoodName, good, goods } from '../state/goods.ts'
import { boardOf, MATERIALS, type Played, type State } from '../state/state.ts'
import { cards } from './registry.ts'
import type { Occasion } from './windows.ts'

// Conditions of triggers (`when`). They combine: `both(onSpace('grain-seeds'), occupied('farmland'))`.

export type Condition = (s: State, owner: number, at: Occasion, played: Played) => boolean

export const both =
  (...all: Condition[]): Condition =>
  (s, owner, at, played) =>
    all.every((one) => one(s, owner, at, played))
export const either =
  (...some: Condition[]): Condition =>
  (s, owner, at, played) =>
    some.some((one) => one(s, owner, at, played))

/** The id of the space used, or ''. */
const usedSpace = (s: State, at: Occasion): string => (at.space < 0 ? '' : boardOf(s).ids[at.space])

/** The space used is one of these. */
export const onSpace =
  (...ids: SpaceId[]): Condition =>
  (s, _owner, at) =>
    ids.includes(usedSpace(s, at) as SpaceId) // other ids are simply not among them

/** The special action is one of these. M6 */
export const onSpecial =
  (...actions: SpecialAction[]): Condition =>
  (_s, _owner, at) =>
    at.special >= 0 && actions.includes(SPECIAL_ACTIONS[at.special])

/** The space used accumulates one of these goods. */
export const onAccumulation =
  (...what: GoodName[]): Condition =>
  (s, _owner, at) => {
    const pile = at.space < 0 ? null : boardOf(s).spaces[at.space].accumulates
    return pile !== null && what.some((name) => good(name) === pile.good)
  }

/** The accumulation space itself gave so much of one of these goods: what cards add does not count. */
export const tookAtLeast = (least: Amounts): Condition => {
  const enough = goods(least)
  return (_s, _owner, at) => at.goods?.some((n, g) => enough[g] > 0 && n >= enough[g]) ?? false
}

/** How many spaces that accumulate this good hold people, whoever they are. A blocked space is not occupied. F2 */
export const busyAccumulations = (s: State, what: GoodName): number =>
  accumulating(s, what).filter((space) => isOccupied(s, space)).length

/** The spaces of this board that accumulate the good. */
export const accumulating = (s: State, what: GoodName): number[] =>
  boardOf(s).spaces.flatMap(({ accumulates }, space) => (accumulates?.good === good(what) ? [space] : []))

/** Is it one of the linked spaces of the 5-6 player board, those with the farmer symbol? F2 */
export const isLinked = (s: State, space: number): boolean =>
  space >= 0 && s.players.length >= 5 && boardOf(s).spaces[space].group !== 0

/** The space used is one of these. */
export const onLinked: Condition = (s, _owner, at) => isLinked(s, at.space)

/** The place of a space on this board, or -1: not every board has every space. */
export const spaceAt = (s: State, id: SpaceId): number => boardOf(s).ids.indexOf(id)

/** Somebody stands on that space, whoever it is. A blocked space is not occupied. F2 */
export const isTaken = (s: State, id: SpaceId): boolean => spaceAt(s, id) >= 0 && isOccupied(s, spaceAt(s, id))
export const occupied =
  (...ids: SpaceId[]): Condition =>
  (s) =>
    ids.every((id) => isTaken(s, id))

/** The house is of one of these materials. */
export const house =
  (...of: (typeof MATERIALS)[number][]): Condition =>
  (s, owner) =>
    of.includes(MATERIALS[s.players[owner].house])

/** The space that came out in that round, or -1. */
export const cardOfRound = (s: State, round: number): number =>
  round >= 1 ? s.since.findIndex((since) => since === round && since !== HIDDEN_YET) : -1

/** What was played or built is of that kind. */
export const isKind =
  (kind: 'major' | 'minor' | 'occupation'): Condition =>
  (_s, _owner, at) =>
    at.card >= 0 && cards()[at.card].kind === kind
