import { actsStep } from '../actions/acts-step.ts'
import { MOST_PEOPLE } from '../actions/grow.ts'
import { cardNamed, cards } from '../cards/registry.ts'
import { majorsInGame } from '../cards/stacks.ts'
import { has, standingOf } from '../cards/standing.ts'
import { animalsFit } from '../farm/animals.ts'
import { cropCount, LARGEST_CROP, MOST_CROPS, SOWN } from '../farm/crops.ts'
import { bareCrops, fencesLeft, takenCells, unusedCells } from '../farm/farmyard.ts'
import { groundFlaw } from '../farm/ground.ts'
import { enclosedCells, enclosures, pasturesOf } from '../farm/pastures.ts'
import { acrossAround, type Cells, count, STABLES, uprightAround, type Yard, yardOfShape } from '../farm/yard.ts'
import { specialCardsFor } from '../moor/special-cards.ts'
import { START_CARDS } from '../moor/start-cards.ts'
import { HIDDEN_YET, ROUNDS } from '../spaces/boards.ts'
import { FUEL, HORSE } from './goods.ts'
import { boardOf, type Frame, MATERIALS, type Player, type State, stackOf } from './state.ts'

// What holds in every position, whatever was played: a save that breaks it is damaged, a game that breaks it is a bug.

const between = (n: number, low: number, high: number): boolean => n >= low && n <= high

function peopleFlaws(p: Player): string[] {
  const out: string[] = []
  if (!between(p.people, 2, MOST_PEOPLE)) out.push('a family has 2 to 5 people')
  if (!between(p.newborns, 0, p.people) || !between(p.home, 0, p.people)) out.push('more people than there are')
  if (!between(p.ill, 0, p.people) || p.guests < 0) out.push('more beds than people')
  if (p.begging < 0) out.push('less than no begging markers')
  if (p.goods.some((n) => n < 0)) out.push('a player owes goods')
  return out
}

/** B10: every fence stands around something, and what they enclose are the pastures, besides spaces with something on them. */
function fenceFlaws(p: Player, yard: Yard): string[] {
  const out: string[] = []
  const around = (side: (yard: Yard, cells: Cells) => number) =>
    enclosures(yard, p).reduce((mask, cells) => mask | side(yard, cells), 0)
  if (around(acrossAround) !== p.across || around(uprightAround) !== p.upright) out.push('fences that enclose nothing')
  if (fencesLeft(p) < 0) out.push('more than 15 fences')
  if (pasturesOf(yard, p, takenCells(p)).join() !== p.pastures.join()) out.push('pastures that are not fenced so')
  return out
}

function farmFlaws(p: Player): string[] {
  const out: string[] = []
  if (!between(p.house, 0, MATERIALS.length - 1)) out.push('a house of an unknown material')
  const yard = yardOfShape(p.yard)
  if (!yard) return [...out, 'a farmyard of an unknown shape']
  if ([p.rooms, p.fields, p.stables].some((mask) => !between(mask, 0, yard.all)) || p.crops.length !== yard.cells)
    return [...out, 'something lies outside of a farmyard']
  out.push(...fenceFlaws(p, yard))
  if ((p.rooms & p.fields) | (p.rooms & enclosures(yard, p).reduce((mask, cells) => mask | cells, 0)))
    out.push('two things on one space')
  if (count(p.stables) > STABLES || (p.rooms | p.fields) & p.stables) out.push('a stable where none can be')
  const built = p.rooms | p.fields | p.stables | enclosedCells(p.pastures)
  if (groundFlaw(p.ground, yard.all, built, p.forests | p.moors)) out.push('something on a space where it cannot lie')
  if ((p.forests & p.moors) | ((p.forests | p.moors) & (built | ~yard.all))) out.push('a tile where it cannot lie')
  if (cropFlaw(p)) out.push('crops that cannot grow there')
  return out
}

/** Crops beyond what is sown, or without a field, are there only where a card of the player may have brought them. */
function cropFlaw(p: Player): boolean {
  const most = has(p, (card) => card.moor) ? MOST_CROPS : SOWN
  const bare = bareCrops(p)
  if (bare !== 0 && (!has(p, ({ sowsUnused }) => sowsUnused >= count(bare)) || (bare & ~unusedCells(p)) !== 0))
    return true
  return p.crops.some((crop) => crop !== 0 && (!between(crop, 1, LARGEST_CROP) || !between(cropCount(crop), 1, most)))
}

export const HOMELESS = 'animals without a place'

function playerFlaws(s: State, seat: number): string[] {
  const p = s.players[seat]
  const out = [...peopleFlaws(p), ...farmFlaws(p)]
  if (out.length > 0) return out
  // Animals may wait for a place while there is a question about them, or until all fences of an action stand.
  const waiting = stackOf(s, seat).some((frame) => frame.seat === seat && (frame.step === 'keep' || isFencing(frame)))
  if (!waiting && !animalsFit(s, seat)) out.push(HOMELESS)
  if (p.penned.some(({ pen, animal, count: n }) => !Number.isInteger(pen + animal + n))) out.push('animals nowhere')
  return out
}

const isFencing = (frame: Frame): boolean =>
  actsStep.is(frame) && frame.begun && frame.acts.some(({ act }) => act === 'fences')

/** Every card is in one place only. */
function cardFlaws(s: State): string[] {
  const out: string[] = []
  const played = s.players.flatMap((p) => p.played)
  const placed = [
    ...s.players.flatMap((p) => [...p.hand, ...p.pack]),
    ...played.map(({ card }) => card),
    ...[...s.stacks.flat(), ...s.minors, ...s.occupations, ...s.gone.map(({ card }) => card)],
  ]
  if (placed.some((card) => card < 0)) out.push('a card that is not known')
  else if (s.players.some((p) => JSON.stringify(standingOf(p.played)) !== JSON.stringify(p.standing)))
    out.push('cards that are taken for others')
  if (new Set(placed).size !== placed.length) out.push('a card in two places')
  if (played.some(({ card, data }) => data.length !== cards()[card]?.slots)) out.push('a card with a wrong memory')
  if (played.some(({ order }) => !between(order, 1, s.order))) out.push('a card that was never played')
  const majors = [...s.stacks.flat(), ...played.map(({ card }) => card)].filter(
    (card) => cards()[card]?.kind === 'major',
  )
  const inGame = new Set(majorsInGame(s.setup).map(cardNamed))
  if (majors.some((card) => !inGame.has(card))) out.push('majors that are not in the game')
  return out
}

function tableFlaws(s: State): string[] {
  const out: string[] = []
  const seats = s.setup.players
  if (s.players.length !== seats || s.lanes.length !== seats) return ['another number of players']
  const spaces = boardOf(s).spaces.length
  const lists = [s.lying, s.who, s.since]
  if (lists.some((list) => list.length !== spaces || list.some((n) => n < 0))) return ['another board']
  if (!between(s.starting, 0, seats - 1)) out.push('a starting player who is not there')
  if (!between(s.round, 0, ROUNDS) || s.number < 0) out.push('a round that does not exist')
  if (s.who.some((people) => people >= 1 << (3 * seats))) out.push('people of nobody on a space')
  if (s.since.some((round) => round !== HIDDEN_YET && round > s.round)) out.push('a card of a round to come')
  if (s.random.length !== 4) out.push('no random numbers')
  const odd = s.promises.some((p) => !between(p.seat, 0, seats - 1) || !between(p.round, 1, ROUNDS) || p.count < 1)
  if (odd) out.push('a promise to nobody')
  if (s.reserved.some((r) => !between(r.seat, 0, seats - 1) || !between(r.space, 0, spaces - 1) || r.count < 1))
    out.push('goods on a space for nobody')
  return out
}

/** M5: the special action cards, each once, in the middle or before a seat; alone in the pile, face up or gone. */
function moorFlaws(s: State): string[] {
  if ((s.moor !== null) !== s.setup.moor > 0) return ['the wrong box']
  if (!s.moor) {
    const strange = (p: Player) => p.forests | p.moors | p.ill | p.start || p.goods[HORSE] + p.goods[FUEL] > 0
    return s.players.some(strange) ? ['something of the Moor, which is not played'] : []
  }
  const { special, pile, unseen, arrow } = s.moor
  const out: string[] = []
  const cardsHere = [...special.map(({ card }) => card), ...pile]
  const own = specialCardsFor(s.players.length)
  if (new Set(cardsHere).size !== cardsHere.length || cardsHere.some((card) => !own.includes(card)))
    out.push('special action cards that are not in the game')
  if (s.players.length > 1 && cardsHere.length !== own.length) out.push('too few special action cards')
  if (special.some(({ holder, down }) => !between(holder, -1, s.players.length - 1) || (holder < 0 && down)))
    out.push('a special action card that nobody has')
  if (!between(unseen, 0, Math.max(0, pile.length - 1))) out.push('a pile in which too many cards are unseen')
  if (!between(arrow, -1, s.players.length - 1)) out.push('an arrow that nobody has')
  if (s.players.some(({ start }) => !between(start, 1, START_CARDS.length))) out.push('an unknown start card')
  return out
}

/** What is wrong with a position; nothing, for every position that can be reached. */
export function flaws(s: State): string[] {
  const out = tableFlaws(s)
  if (out.length > 0) return out
  return [...cardFlaws(s), ...moorFlaws(s), ...s.players.flatMap((_, seat) => playerFlaws(s, seat))]
}
