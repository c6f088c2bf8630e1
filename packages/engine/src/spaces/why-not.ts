import { actObstacles } from '../actions/acts-step.ts'
import type { Obstacle } from '../actions/obstacle.ts'
import { sentenceOf } from '../actions/obstacle-words.ts'
import { cardNamed } from '../cards/registry.ts'
import { obstaclesToCard } from '../cards/why-not-card.ts'
import { obstaclesToSpecial } from '../moor/why-not-special.ts'
import { leftOf, mayJoin, onlyIll, usable } from '../rounds/use.ts'
import { boardOf, type State } from '../state/state.ts'
import { openOnCard } from './on-cards.ts'
import { isOccupied, seatsOn } from './people.ts'

/** What keeps a seat from using a space now; nothing where it could. */
function obstaclesTo(s: State, seat: number, space: number): Obstacle[] {
  const { spaces } = boardOf(s)
  const { group, from, acts, binding, card, crowd } = spaces[space]
  if (s.since[space] > s.round) return [{ why: 'not-out' }]
  if (leftOf(s.players[seat]) === 0) return [{ why: 'nobody-home' }]
  if (isOccupied(s, space) && !crowd && !mayJoin(s, seat, space)) return [{ why: 'taken', by: seatsOn(s, space) }]
  if (onlyIll(s, seat) && !crowd) return [{ why: 'ill' }]
  if (from > s.round) return [{ why: 'later', round: from }]
  const linked = group === 0 ? -1 : spaces.findIndex((other, i) => other.group === group && s.who[i] !== 0)
  if (linked >= 0) return [{ why: 'linked', space: spaces[linked].id }]
  if (card >= 0 && !openOnCard(s, seat, card)) return [{ why: 'card-closed' }]
  return usable(s, seat, space) ? [] : actObstacles(s, seat, acts, binding, space)
}

/** The same for a space, a special action or a card by its name. */
export function obstaclesAt(s: State, seat: number, id: string): Obstacle[] {
  const space = boardOf(s).ids.indexOf(id)
  if (space >= 0) return obstaclesTo(s, seat, space)
  const card = cardNamed(id)
  return card < 0 ? obstaclesToSpecial(s, seat, id) : obstaclesToCard(s, seat, card)
}

/** Why a space cannot be used, in a sentence. */
export function whyNot(s: State, seat: number, space: number): string {
  const { id } = boardOf(s).spaces[space]
  const obstacles = obstaclesTo(s, seat, space)
  const [first] = obstacles
  switch (first?.why) {
    case 'not-out':
      return `${id} has not come out yet.`
    case 'later':
      return `${id} can be used from round ${first.round} on.`
    case 'taken':
      return `Somebody stands on ${id} already.`
    case 'ill':
      return 'Whoever is left is ill and can only go to the infirmary.'
    case 'nobody-home':
      return 'Nobody is at home who could be placed.'
    case 'linked':
      return `${id} is blocked: a space linked with it has been used in this round.`
    default:
      return [
        `None of the actions of ${id} is possible for you now.`,
        ...obstacles.flatMap((each) => sentenceOf(each) ?? []),
      ].join(' ')
  }
}
