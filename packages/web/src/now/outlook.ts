import type { Event, Obstacle, SeatView } from '@furrow/engine/agricola'
import type { Say } from '../texts/say.ts'
import type { Texts } from '../texts/texts.ts'
import { netOf } from './net.ts'

const signed = (say: Say, good: string, n: number): string => `${n > 0 ? '+' : '−'}${say.count(good, Math.abs(n))}`

/** What a move would bring: goods first, then everything else that is worth saying beforehand. */
export function outlookOf(
  texts: Texts,
  say: Say,
  events: readonly Event[],
  seat: number,
  farm: SeatView | null,
): string[] {
  const net = netOf(events, seat).map(([good, n]) => signed(say, good, n))
  const homeless =
    farm && Object.keys(farm.homeless).length > 0 ? [texts.table.would.noRoom(say.goods(farm.homeless))] : []
  return [
    ...(net.length > 0 ? [net.join(', ')] : []),
    ...homeless,
    ...events.flatMap((event) => ('seat' in event && event.seat === seat ? (wouldBe(texts, say, event) ?? []) : [])),
  ]
}

function wouldBe({ table: { would } }: Texts, say: Say, event: Event): string | null {
  switch (event.event) {
    case 'born':
      return would.born
    case 'starting':
      return would.starting
    case 'renovated':
      return would.renovated(say.good(event.to))
    case 'lay':
      return would.lay(say.count(event.what, event.count), event.round)
    case 'banked':
      return would.banked(event.points)
    case 'returned':
      return would.returned(say.name(event.card))
    case 'passed-on':
      return would.passedOn(say.who(event.to))
    default:
      return null
  }
}

/** Why a space cannot be used, in words. */
export function obstacleText({ ui, table: { obstacles, here } }: Texts, say: Say, obstacle: Obstacle): string {
  const names = obstacle.why === 'taken' ? obstacle.by.map((seat) => say.who(seat)) : []
  switch (obstacle.why) {
    case 'later':
      return obstacles.later(obstacle.round)
    case 'taken':
      return names.includes(ui.you) ? here : obstacles.taken(names.join(', '))
    case 'linked':
      return obstacles.linked(say.name(obstacle.space))
    case 'goods':
      return obstacle.for
        ? obstacles.goodsFor(ui.tools[obstacle.for], say.goods(obstacle.goods))
        : obstacles.goods(say.goods(obstacle.goods))
    default:
      return obstacles[obstacle.why]()
  }
}

/** What becomes of the animals that are not kept, and which young are not born for want of room. */
export function keepText(
  { table: { keep } }: Texts,
  say: Say,
  events: readonly Event[],
  { seat, young }: { seat: number; young: SeatView['young'] },
): string {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const born = new Set(own.flatMap((event) => (event.event === 'bred' ? Object.keys(event.animals) : [])))
  const unborn = Object.fromEntries(Object.entries(young).filter(([animal]) => !born.has(animal)))
  const lost = own.flatMap((event) => (event.event === 'lost' ? [say.goods(event.goods)] : []))
  const words = own.flatMap((event) =>
    event.event === 'cooked' ? [keep.cooked(say.count(event.good, event.count), say.count('food', event.food))] : [],
  )
  if (lost.length > 0) words.push(keep.lost(lost.join(', ')))
  if (Object.keys(unborn).length > 0) words.push(keep.unborn(say.goods(unborn)))
  return words.join(', ') || keep.all
}
