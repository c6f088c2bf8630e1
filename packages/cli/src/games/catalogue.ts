import { boardOf, cards, GOODS, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'

// What does not change during a game, for programs: the cards, and the spaces of a board.

const byName = (goods: readonly number[]): { [good: string]: number } =>
  Object.fromEntries(GOODS.flatMap((name, i) => (goods[i] ? [[name, goods[i]]] : [])))

/** Every card: what is printed on it but for its text. */
export const cardList = (): object[] =>
  cards().map(({ id, name, kind, players, promo, printed, needs, vp, travels, lone }) => ({
    id,
    name,
    kind,
    players,
    promo,
    cost: byName(printed),
    needs,
    points: vp,
    travels,
    lone,
  }))

/** The spaces of a table, also those that have not come out yet. */
export const spaceList = (state: unknown): object[] =>
  // A state of this game.
  boardOf(state as State).spaces.map(({ id, stage, acts, binding, accumulates, gives, group, from }) => ({
    id,
    stage,
    acts: acts.map(({ act }) => act),
    binding,
    accumulates: accumulates && { good: at(GOODS, accumulates.good), count: accumulates.count },
    gives: gives && byName(gives),
    group,
    from,
  }))
