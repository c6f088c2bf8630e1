import type { Decision } from '../core/game.ts'
import type { Json } from '../core/shape.ts'
import { HIDDEN_YET } from '../spaces/boards.ts'
import { differingSeats } from './seat-view.ts'
import { type State, stateShape } from './state.ts'
import {
  headView,
  masked,
  moorFor,
  occupationsView,
  promisesView,
  type SpaceView,
  sameSpace,
  spacesView,
  spaceView,
  stacksView,
} from './view.ts'

// What the public views of two states may have different. Who tells people of a move need not make whole views for it, nor
// keep them: what the states show to be the same is left out of both.

type Pair<T> = [before: T, after: T]

/** `asked` says who has to choose, which `table` tells; null: the views are bare. */
export function differingViews(before: State, after: State, asked: ((s: State) => Decision[]) | null): Pair<Json> {
  const tables = asked && differingTables(before, after, asked)
  const states = differingStates(before, after)
  const view = (s: State, which: 0 | 1) =>
    ({
      ...(tables && { table: tables[which] }),
      state: states[which],
      occupations: occupationsView(s),
    }) as unknown as Json // plain data
  return [view(before, 0), view(after, 1)]
}

function differingTables(before: State, after: State, asked: (s: State) => Decision[]): Pair<object> {
  const spaces = differingSpaces(before, after)
  const seats = before.players.map((_, seat) => differingSeats(before, after, seat))
  const samePromises = sameItems(before.promises, after.promises)
  const table = (s: State, which: 0 | 1) => ({
    ...headView(s, asked(s)),
    spaces: spaces[which],
    ...(before.stacks !== after.stacks && stacksView(s)),
    ...(!samePromises && { promises: promisesView(s) }),
    moor: moorFor(s, 'public'),
    seats: seats.map((pair) => pair[which]),
  })
  return [table(before, 0), table(after, 1)]
}

const differingStates = (before: State, after: State): Pair<Json> => {
  const [a, b] = [masked(before, 'public'), masked(after, 'public')]
  return stateShape.differing ? stateShape.differing(a, b) : [stateShape.encode(a), stateShape.encode(b)]
}

/** Things that are never changed in place are the same if they are the same objects. */
const sameItems = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i])

function differingSpaces(before: State, after: State): Pair<(SpaceView | null)[]> {
  if (!sameSpacesOut(before, after) || before.reserved.length > 0 || after.reserved.length > 0)
    return [spacesView(before), spacesView(after)]
  const [was, now]: Pair<(SpaceView | null)[]> = [[], []]
  for (let i = 0; i < after.since.length; i++) {
    if (after.since[i] === HIDDEN_YET) continue
    const same = sameSpace(after, before, i)
    was.push(same ? null : spaceView(before, i))
    now.push(same ? null : spaceView(after, i))
  }
  return [was, now]
}

/** Has no space come out? Else all stand in other places of the list. */
function sameSpacesOut({ since: a }: State, { since: b }: State): boolean {
  for (let i = 0; i < b.length; i++) if ((a[i] === HIDDEN_YET) !== (b[i] === HIDDEN_YET)) return false
  return true
}
