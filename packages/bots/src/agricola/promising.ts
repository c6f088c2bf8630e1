import {
  agricola,
  count,
  enclosedCells,
  fencesNeeded,
  heatingBill,
  type Move,
  type Player,
  type State,
} from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { fieldMisfit, pastureMisfit, roomMisfit } from './evaluation/layout.ts'

// Of the answers to a question, those that are worth a thought: no two that come to the same, no odd shapes.

/** Up to this many answers are simply all looked at. */
const FEW = 3
/** How many places for a room or a field, and how many shapes of one size, are looked at. */
const PLACES = 2
const SHAPES = 2
/** How many of the largest loads of bread are looked at. */
const LOAVES = 3

type Sorted<V extends Move['verb']> = Extract<Move, { verb: V }>[]

export function promising(s: State, seat: number): Move[] {
  const moves = agricola.moves(s, seat)
  if (moves.length <= FEW && !s.moor) return moves
  const p = at(s.players, seat)
  const rooms: Sorted<'room'> = []
  const fields: Sorted<'plow'> = []
  const stables: Sorted<'stable'> = []
  const shapes: Sorted<'fence'> = []
  const baking: Sorted<'bake'> = []
  const heating: Sorted<'heat'> = []
  const out: Move[] = []
  let sown = -1
  for (const move of moves)
    switch (move.verb) {
      case 'room':
        rooms.push(move)
        break
      case 'plow':
        fields.push(move)
        break
      case 'stable':
        stables.push(move)
        break
      case 'fence':
        shapes.push(move)
        break
      case 'bake':
        baking.push(move)
        break
      case 'heat':
        heating.push(move)
        break
      case 'sow':
        // One field tile is as good as another.
        if (move.card >= 0 || move.crop !== sown) out.push(move)
        if (move.card < 0) sown = move.crop
        break
      default:
        out.push(move)
    }
  // Much bread, or a little.
  out.push(...baking.slice(0, 1), ...baking.slice(1).slice(-LOAVES))
  out.push(...warmest(s, seat, heating))
  out.push(...best(rooms, PLACES, ({ cell }) => roomMisfit(cell)))
  out.push(...best(fields, PLACES, ({ cell }) => fieldMisfit(cell)))
  out.push(...stablePlaces(p, stables))
  out.push(...goodShapes(p, shapes))
  return out
}

/** M8: nobody is left to fall ill who could be kept warm. */
function warmest(s: State, seat: number, moves: Sorted<'heat'>): Move[] {
  const unpaid = ({ fuel, wood }: Sorted<'heat'>[number]) => Math.max(0, heatingBill(s, seat, wood > 0) - fuel - wood)
  const least = Math.min(...moves.map(unpaid))
  return moves.filter((move) => unpaid(move) === least)
}

function best<M extends Move>(moves: M[], n: number, misfit: (move: M) => number): M[] {
  if (moves.length <= n) return moves
  return moves.sort((a, b) => misfit(a) - misfit(b)).slice(0, n)
}

/** One place in each pasture, and one outside. */
function stablePlaces(p: Player, moves: Sorted<'stable'>): Move[] {
  if (moves.length === 0) return moves
  const fenced = enclosedCells(p.pastures)
  const outside = moves.filter(({ cell }) => ((fenced >> cell) & 1) === 0)
  const inside = p.pastures.flatMap((cells) => moves.find(({ cell }) => (cells >> cell) & 1) ?? [])
  return [...best(outside, 1, ({ cell }) => pastureMisfit(1 << cell)), ...inside]
}

/** Of each size the shapes that need the fewest new fences and lie best. */
function goodShapes(p: Player, moves: Sorted<'fence'>): Move[] {
  if (moves.length <= FEW) return moves
  const fenced = enclosedCells(p.pastures)
  const bySize = new Map<number, { move: Move; misfit: number }[]>()
  for (const move of moves) {
    const { cells } = move
    const size = count(cells)
    const misfit = fencesNeeded(p, cells) + (1.5 * pastureMisfit(cells)) / size
    const key = (cells & fenced) === 0 ? size : -size
    const same = bySize.get(key)
    if (!same) bySize.set(key, [{ move, misfit }])
    else if (same.length < SHAPES) same.push({ move, misfit })
    else {
      let worst = 0
      for (let i = 1; i < same.length; i++) if (at(same, i).misfit > at(same, worst).misfit) worst = i
      if (misfit < at(same, worst).misfit) same[worst] = { move, misfit }
    }
  }
  return [...bySize.values()].flatMap((same) => same.map(({ move }) => move))
}
