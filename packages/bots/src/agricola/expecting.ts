import { boardOf, HIDDEN_YET, ROUNDS, type State, stageOf } from '@furrow/engine/agricola'
import { at, next, seeded } from '@furrow/engine/core'

// What nobody can know yet, as somebody expects it all through a game. Where it is imagined anew for every question, hardly
// anything that was planned remains possible; so only what comes otherwise changes.

/** The table with the round cards and the pile to come in the order in which this chance expects them. */
export function expecting(s: State, chance: string): State {
  const order = s.setup.order ?? roundCards(s, chance)
  return { ...s, setup: { ...s.setup, order }, moor: s.moor && withPile(s.moor, chance) }
}

/** The names of the round cards: those that lie there, then those expected of each stage. B2 */
function roundCards(s: State, chance: string): string[] {
  const { ids, stages } = boardOf(s)
  const isHidden = (card: number) => s.since[card] === HIDDEN_YET
  const toCome = stages.map((stage) => expectedOrder(stage.filter(isHidden), chance))
  return Array.from({ length: ROUNDS }, (_, before) => {
    const round = before + 1
    const stage = stageOf(round)
    const card = round > s.round ? at(toCome, stage).shift() : at(stages, stage).find((each) => s.since[each] === round)
    return card === undefined ? '' : at(ids, card)
  })
}

/** M13: the back of the first card shows what it is, and cards put under the pile are known. */
function withPile<M extends NonNullable<State['moor']>>(moor: M, chance: string): M {
  const seen = 1 + moor.unseen
  const unseen = expectedOrder(moor.pile.slice(1, seen), `pile ${chance}`)
  return { ...moor, pile: [...moor.pile.slice(0, 1), ...unseen, ...moor.pile.slice(seen)] }
}

/** Cards that are gone change nothing about the order of the others. */
function expectedOrder(cards: readonly number[], chance: string): number[] {
  const places = new Map(cards.map((card) => [card, next(seeded(`${chance} ${card}`))]))
  return [...cards].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}
