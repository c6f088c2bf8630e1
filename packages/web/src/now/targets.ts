import type { Described } from '@furrow/engine/core'

/** What a click on a farm space does: several tools may be open at once. */
export const TOOLS = ['plow', 'sow grain', 'sow vegetable', 'room', 'stable', 'fence', 'choose'] as const
export type Tool = (typeof TOOLS)[number]

/** The offered moves, sorted by where on the table they light up. */
export interface Targets {
  spaces: ReadonlyMap<string, string>
  /** For each tool but fences: the move of each farm space. */
  cells: ReadonlyMap<Tool, ReadonlyMap<string, Described>>
  /** The pastures that can be fenced: their spaces and the move. */
  pastures: readonly { cells: readonly string[]; move: string }[]
  /** Majors and hand cards, with the moves that bring them out. */
  cards: ReadonlyMap<string, readonly Described[]>
  /** Cards in play that wait to be used, with the moves that use them. */
  used: ReadonlyMap<string, readonly Described[]>
  /** Special action cards of the Moor, with the moves that take them. */
  special: ReadonlyMap<string, readonly Described[]>
  /** What has no place of its own on the table. */
  buttons: readonly Described[]
  tools: readonly Tool[]
}

export function targetsOf(moves: readonly Described[]): Targets {
  const spaces = new Map<string, string>()
  const cells = new Map<Tool, Map<string, Described>>()
  const cards = new Map<string, Described[]>()
  const used = new Map<string, Described[]>()
  const special = new Map<string, Described[]>()
  const pastures: { cells: readonly string[]; move: string }[] = []
  const buttons: Described[] = []
  const onCell = (tool: Tool, cell: string, move: Described) =>
    cells.set(tool, (cells.get(tool) ?? new Map<string, Described>()).set(cell, move))
  for (const move of moves) {
    const { text, verb, space = '', cell = '', cells: enclosed = [], card = '', goods = {} } = move
    if (verb === 'place') spaces.set(space, text)
    else if (verb === 'plow' || verb === 'room' || verb === 'stable' || verb === 'choose') onCell(verb, cell, move)
    else if (verb === 'sow' && cell) onCell('grain' in goods ? 'sow grain' : 'sow vegetable', cell, move)
    else if (verb === 'fence') pastures.push({ cells: enclosed, move: text })
    else if (verb === 'special') special.set(move.special ?? '', [...(special.get(move.special ?? '') ?? []), move])
    else if (verb === 'build' || verb === 'play') cards.set(card, [...(cards.get(card) ?? []), move])
    else {
      // The card lights up, and the question names it too.
      if (verb === 'use') used.set(card, [...(used.get(card) ?? []), move])
      buttons.push(move)
    }
  }
  const tools = TOOLS.filter((tool) => cells.has(tool) || (tool === 'fence' && pastures.length > 0))
  return { spaces, cells, pastures, cards, used, special, buttons, tools }
}

/** The move that encloses exactly these spaces, if it is offered. */
export const pastureMove = ({ pastures }: Targets, picked: ReadonlySet<string>): string | undefined =>
  pastures.find(({ cells }) => cells.length === picked.size && cells.every((cell) => picked.has(cell)))?.move

/** The spaces that can still be added so that a pasture comes of it. */
export function growth({ pastures }: Targets, picked: ReadonlySet<string>): Set<string> {
  const out = new Set<string>()
  for (const { cells } of pastures) {
    let missing = picked.size
    for (const cell of cells) if (picked.has(cell)) missing--
    if (missing === 0) for (const cell of cells) out.add(cell)
  }
  return out
}
