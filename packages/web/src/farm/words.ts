import type { SeatView } from '@furrow/engine'
import type { Say } from '../texts/say.ts'
import type { Texts } from '../texts/texts.ts'

/** What is on a farm space, in words. */
export function cellWords({ ui }: Texts, say: Say, farm: SeatView, cell: string): string {
  const words = ui.cell
  if (farm.rooms.includes(cell)) {
    const pets = farm.animals.filter(({ pen }) => pen === 'house' && cell === farm.rooms[0])
    return [words.room(say.good(farm.house)), ...pets.map(({ animal, count }) => say.count(animal, count))].join(', ')
  }
  const field = farm.fields.find((f) => f.cell === cell)
  if (field) return field.crop ? words.sown(say.count(field.crop, field.count)) : words.field
  const parts: string[] = []
  const pasture = farm.pastures.find(({ cells }) => cells.includes(cell))
  if (pasture) parts.push(words.pasture(pasture.capacity))
  if (farm.stables.includes(cell)) parts.push(words.stable)
  for (const { pen, animal, count } of farm.animals)
    if (pen === cell || (pasture?.cells.includes(pen) && pasture.cells.includes(cell)))
      parts.push(say.count(animal, count))
  return parts.join(', ') || words.empty
}
