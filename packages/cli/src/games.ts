import { Complaint } from './complaint.ts'
import { agricola } from './games/agricola.ts'
import type { AnyBox } from './games/box.ts'
import { express } from './games/express.ts'

export const boxes: readonly AnyBox[] = [agricola, express]

export const gameNames: readonly string[] = boxes.map(({ game }) => game.name)

export function boxNamed(name: string): AnyBox {
  const box = boxes.find(({ game }) => game.name === name)
  if (!box) throw new Complaint(`There is no game "${name}". The games are ${gameNames.join(', ')}.`)
  return box
}

/** Complains about bots that do not play the game. */
export function mustPlay({ bots, yardsticks, game }: AnyBox, names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(bots, name) && !Object.hasOwn(yardsticks, name))
  if (unknown === undefined) return
  throw new Complaint(`There is no bot "${unknown}" for ${game.name}. The bots are ${Object.keys(bots).join(', ')}.`)
}
