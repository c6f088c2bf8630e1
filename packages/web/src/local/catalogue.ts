import { boardOf, type Card, cards, MAJORS, STAGE_ENDS, type State } from '@furrow/engine'
import { type Face, faceOf, type Pile, piles } from './faces.ts'

/** A major or a hand card as it is printed. */
export interface Printed {
  kind: 'major' | Card['kind']
  cost: Pile[]
  vp: number
  needs: Card['needs']
}

/** What does not change during a game: told once, so that the page repeats no rule. */
export interface Catalogue {
  /** What is pictured on each space. */
  faces: { [space: string]: Face }
  /** The rounds that end with a harvest. */
  harvests: readonly number[]
  cards: { [name: string]: Printed }
}

export function catalogueOf(state: State): Catalogue {
  const majors = MAJORS.map(({ name, cost, vp }): [string, Printed] => [
    name,
    { kind: 'major', cost: piles(cost), vp, needs: {} },
  ])
  const hand = cards().map(({ name, kind, cost, vp, needs }): [string, Printed] => [
    name,
    { kind, cost: piles(cost), vp, needs },
  ])
  return {
    faces: Object.fromEntries(boardOf(state).spaces.map((space) => [space.id, faceOf(space)])),
    harvests: STAGE_ENDS,
    cards: Object.fromEntries([...majors, ...hand]),
  }
}
