import { readMove } from '../texts/say.ts'

/** What a click on a farm space does: several tools may be open at once. */
export const TOOLS = ['plow', 'sow grain', 'sow vegetable', 'room', 'stable', 'fence'] as const
export type Tool = (typeof TOOLS)[number]

/** The offered moves, sorted by where on the table they light up. */
export interface Targets {
  spaces: ReadonlyMap<string, string>
  /** For each tool but fences: the move of each farm space. */
  cells: ReadonlyMap<Tool, ReadonlyMap<string, string>>
  /** The pastures that can be fenced: their spaces and the move. */
  pastures: readonly { cells: readonly string[]; move: string }[]
  /** Majors and hand cards, with the moves that bring them out. */
  cards: ReadonlyMap<string, readonly string[]>
  /** Cards in play that wait to be used, with the moves that use them. */
  used: ReadonlyMap<string, readonly string[]>
  /** What has no place of its own on the table. */
  buttons: readonly string[]
  tools: readonly Tool[]
}

const isCell = (word: string): boolean => /^[a-z]\d$/.test(word)

export function targetsOf(moves: readonly string[]): Targets {
  const spaces = new Map<string, string>()
  const cells = new Map<Tool, Map<string, string>>()
  const cards = new Map<string, string[]>()
  const used = new Map<string, string[]>()
  const pastures: { cells: string[]; move: string }[] = []
  const buttons: string[] = []
  const onCell = (tool: Tool, cell: string, move: string) =>
    cells.set(tool, (cells.get(tool) ?? new Map<string, string>()).set(cell, move))
  for (const move of moves) {
    const { verb, words } = readMove(move)
    const [first = '', second = ''] = words
    if (verb === 'place') spaces.set(first, move)
    else if (verb === 'plow' || verb === 'room' || verb === 'stable') onCell(verb, first, move)
    else if (verb === 'sow' && isCell(second)) onCell(first === 'grain' ? 'sow grain' : 'sow vegetable', second, move)
    else if (verb === 'fence') pastures.push({ cells: first.split('+'), move })
    else if (verb === 'build' || verb === 'play') cards.set(first, [...(cards.get(first) ?? []), move])
    else {
      // The card lights up, and the question names it too.
      if (verb === 'use') used.set(first, [...(used.get(first) ?? []), move])
      buttons.push(move)
    }
  }
  const tools = TOOLS.filter((tool) => cells.has(tool) || (tool === 'fence' && pastures.length > 0))
  return { spaces, cells, pastures, cards, used, buttons, tools }
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
