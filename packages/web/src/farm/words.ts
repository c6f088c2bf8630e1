import type { SeatView } from '@furrow/engine/agricola'
import type { Say } from '../texts/say.ts'
import type { Texts } from '../texts/texts.ts'

/** What is on a farm space, in words. */
export function cellWords({ ui, moor }: Texts, say: Say, farm: SeatView, cell: string): string {
  const words = ui.cell
  if (farm.rooms.includes(cell)) {
    const pets = farm.animals.filter(({ pen }) => pen === 'house' && cell === farm.rooms[0])
    return [words.room(say.good(farm.house)), ...pets.map(({ animal, count }) => say.count(animal, count))].join(', ')
  }
  const field = farm.fields.find((f) => f.cell === cell)
  if (field) return field.crop ? words.sown(say.count(field.crop, field.count)) : words.field
  const layer = farm.ground.find((one) => one.cell === cell)
  const parts: string[] = layer ? groundWords({ moor }, say, layer) : []
  const pasture = farm.pastures.find(({ cells }) => cells.includes(cell))
  if (pasture) parts.push(words.pasture(pasture.capacity))
  if (farm.stables.includes(cell)) parts.push(words.stable)
  for (const { pen, animal, count } of farm.animals)
    if (pen === cell || (pasture?.cells.includes(pen) && pasture.cells.includes(cell)))
      parts.push(say.count(animal, count))
  return parts.join(', ') || words.empty
}

/** Tiles from the top, and whatever lies with them. */
function groundWords({ moor }: Pick<Texts, 'moor'>, say: Say, { tiles, markers, goods }: SeatView['ground'][number]) {
  const words: Readonly<Record<string, string>> = { ...moor.tiles, tombstone: moor.tombstone, guest: moor.guest }
  const [top, ...beneath] = tiles.map((tile) => words[tile] ?? tile)
  return [
    ...(top === undefined ? [] : [beneath.length === 0 ? top : moor.stack(top, beneath.join(', '))]),
    ...markers.map((marker) => words[marker] ?? say.name(marker)),
    ...Object.entries(goods).map(([good, count]) => say.count(good, count)),
  ]
}
