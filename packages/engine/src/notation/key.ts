import type { Move } from './moves.ts'

/** A short text that only this move has. Unlike the printed text it needs no table, and it costs next to nothing. */
export function keyOf(move: Move): string {
  switch (move.verb) {
    case 'place':
      return `@${move.space}`
    case 'stay':
    case 'feed':
    case 'done':
      return move.verb
    case 'room':
    case 'stable':
    case 'plow':
      return `${move.verb} ${move.cell}`
    case 'sow':
      return `sow ${move.crop} ${move.cell} ${move.card}`
    case 'move':
      return `move ${move.cell} ${move.card} ${move.toCell} ${move.toCard}`
    case 'fence':
      return `fence ${move.cells}`
    case 'bake':
      return `bake ${move.count}`
    case 'renovate':
      return `renovate ${move.to}`
    case 'build':
      return `build ${move.card} ${move.back}`
    case 'craft':
      return `craft ${move.card}`
    case 'play':
      return `play ${move.card}`
    case 'use':
      return move.goods ? `use ${move.card} ${move.goods}` : `use ${move.card}`
    case 'take':
    case 'buy':
    case 'pay':
    case 'keep':
      return `${move.verb} ${move.goods}`
    case 'eat':
    case 'cook':
    case 'discard':
      return `${move.verb} ${move.good} ${move.count}`
    case 'arrange':
      return `arrange ${move.pens.map(({ pen, animal, count }) => `${pen} ${animal} ${count}`)}`
    case 'line':
      return move.moves.map(keyOf).join(';')
  }
}
