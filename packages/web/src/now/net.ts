import type { Event } from '@furrow/engine/agricola'
import type { Pile } from '../contract/catalogue.ts'

/** What a seat has more or less of after these events. */
export function netOf(events: readonly Event[], seat: number): Pile[] {
  const net = new Map<string, number>()
  const add = (good: string, n: number) => net.set(good, (net.get(good) ?? 0) + n)
  const addAll = (goods: object, sign: number) => {
    for (const [good, n] of Object.entries(goods) as Pile[]) add(good, sign * n)
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.event === 'got') addAll(event.goods, 1)
    else if (event.event === 'gave' || event.event === 'lost') addAll(event.goods, -1)
    else if (event.event === 'bred') addAll(event.animals, 1)
    else if (event.event === 'baked') addAll({ grain: -event.grain, food: event.food }, 1)
    else if (event.event === 'cooked') addAll({ [event.good]: -event.count, food: event.food }, 1)
    else if (event.event === 'sowed') add(event.crop, -1)
  }
  return [...net].filter(([, n]) => n !== 0)
}
