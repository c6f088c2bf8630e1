import { BEGGING, boardOf, type Card, cards, MAJORS, STAGE_ENDS, type State } from '@furrow/engine'
import { type Face, faceOf, type Pile, piles } from './faces.ts'

/** A major or a hand card as it is printed. */
export interface Printed {
  kind: 'major' | Card['kind']
  /** The number on the card; majors have none. */
  number: string
  cost: Pile[]
  vp: number
  needs: Card['needs']
  /** The smallest number of players it is used with. */
  players: number
  /** Goes to the left neighbour after its effect. */
  travels: boolean
}

/** What does not change during a game: told once, so that the page repeats no rule. */
export interface Catalogue {
  /** What is pictured on each space. */
  faces: { [space: string]: Face }
  /** The rounds that end with a harvest. */
  harvests: readonly number[]
  /** What a begging marker costs at the end. */
  begging: number
  cards: { [name: string]: Printed }
}

export function catalogueOf(state: State): Catalogue {
  const majors = MAJORS.map((major): [string, Printed] => [
    major.name,
    { kind: 'major', number: '', cost: piles(major.cost), vp: major.vp, needs: {}, players: 1, travels: false },
  ])
  const hand = cards().map(({ id, name, kind, cost, vp, needs, players, travels }): [string, Printed] => [
    name,
    { kind, number: id, cost: piles(cost), vp, needs, players, travels },
  ])
  return {
    faces: Object.fromEntries(boardOf(state).spaces.map((space) => [space.id, faceOf(space)])),
    harvests: STAGE_ENDS,
    begging: -BEGGING,
    cards: Object.fromEntries([...majors, ...hand]),
  }
}
