import {
  acrossAround,
  around,
  BASE_YARD,
  type Cells,
  cellsOf,
  count,
  FENCES,
  lowest,
  uprightAround,
  type Yard,
} from './yard.ts'

/** All the pastures that a farm can ever have, fewest fences first. */
export interface Table {
  /** The spaces of each, the positions of its fences, and how many these are. */
  readonly cells: Int32Array
  readonly across: Int32Array
  readonly upright: Int32Array
  readonly size: Int32Array
  /** For each space the pastures that hold it: bit i % 32 of word i / 32, `words` of them a space. */
  readonly words: number
  readonly holding: Int32Array
  /** What `within` has found lately, and for which spaces. */
  readonly lately: Int32Array[]
  readonly latelyFor: Int32Array
}

const SLOT_BITS = 12

/**
 * The pastures that hold no other than these spaces, as bits. The same farms are asked about again and again, so the
 * last answers are kept.
 */
export function within(table: Table, yard: Yard, cells: Cells): Int32Array {
  const { words, holding, lately, latelyFor } = table
  const slot = Math.imul(cells, 0x9e3779b1) >>> (32 - SLOT_BITS)
  if (latelyFor[slot] === cells) return lately[slot]
  const out = new Int32Array(words).fill(-1)
  // The last word has bits to spare.
  out[words - 1] = -1 >>> (32 * words - table.cells.length)
  for (let rest = yard.all & ~cells; rest !== 0; rest &= rest - 1) {
    const at = lowest(rest) * words
    for (let w = 0; w < words; w++) out[w] &= ~holding[at + w]
  }
  latelyFor[slot] = cells
  lately[slot] = out
  return out
}

/**
 * Every set of connected spaces that 15 fences can enclose. They are found by adding one space after another; a set
 * that needs too many fences never leads to one that needs fewer and cannot be had otherwise.
 * (A ring around a hole needs 16.)
 */
function everyPasture(yard: Yard): { cells: Cells; fences: number }[] {
  const fences = (cells: Cells) => count(acrossAround(yard, cells)) + count(uprightAround(yard, cells))
  const seen = new Map<Cells, number>()
  let edge = new Map(Array.from({ length: yard.cells }, (_, cell) => [1 << cell, fences(1 << cell)]))
  while (edge.size > 0) {
    const grown = new Map<Cells, number>()
    for (const [cells, size] of edge) {
      seen.set(cells, size)
      for (const cell of cellsOf(around(yard, cells))) {
        const more = cells | (1 << cell)
        if (!grown.has(more)) grown.set(more, fences(more))
      }
    }
    edge = new Map([...grown].filter(([, size]) => size <= FENCES))
  }
  return [...seen]
    .map(([cells, size]) => ({ cells, fences: size }))
    .sort((a, b) => a.fences - b.fences || count(a.cells) - count(b.cells) || a.cells - b.cells)
}

function build(yard: Yard): Table {
  const pastures = everyPasture(yard)
  const words = Math.ceil(pastures.length / 32)
  const holding = new Int32Array(yard.cells * words)
  pastures.forEach(({ cells }, i) => {
    for (const cell of cellsOf(cells)) holding[cell * words + (i >> 5)] |= 1 << (i & 31)
  })
  return {
    cells: Int32Array.from(pastures, ({ cells }) => cells),
    across: Int32Array.from(pastures, ({ cells }) => acrossAround(yard, cells)),
    upright: Int32Array.from(pastures, ({ cells }) => uprightAround(yard, cells)),
    size: Int32Array.from(pastures, ({ fences }) => fences),
    words,
    holding,
    lately: [],
    latelyFor: new Int32Array(1 << SLOT_BITS).fill(-1),
  }
}

const tables = new Map<number, Table>()
let base: Table | null = null

/** Made when first needed, and kept. */
export function tableOf(yard: Yard): Table {
  if (yard === BASE_YARD) {
    base ??= build(BASE_YARD)
    return base
  }
  let table = tables.get(yard.shape)
  if (!table) {
    table = build(yard)
    tables.set(yard.shape, table)
  }
  return table
}
