import { GOODS } from '@furrow/engine'
import { expect, it } from 'vitest'
import { BACKDROPS } from './parts/backdrops.tsx'
import { PARTS } from './parts/index.ts'
import { isPiece, PIECES } from './pieces/index.ts'

it('No two drawings have the same name: all sheets share one page', () => {
  const names = [PIECES, PARTS, BACKDROPS].flatMap((sheet) => Object.keys(sheet))
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

it('Every good of the game is drawn', () => {
  expect(GOODS.filter((good) => !isPiece(good))).toEqual([])
})

it('Names from elsewhere are no pieces', () => {
  expect(isPiece('toString')).toBe(false)
  expect(isPiece('gold')).toBe(false)
})
