import { BEGGING, boardOf, cards, MAJORS, STAGE_ENDS, type State } from '@furrow/engine'
import type { Catalogue, Printed } from '../contract/catalogue.ts'
import { faceOf, piles } from './faces.ts'

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
