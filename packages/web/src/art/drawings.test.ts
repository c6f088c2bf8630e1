import { GOODS } from '@furrow/engine/agricola'
import { expect, it } from 'vitest'
import { DECK_NAMES, loadDeck } from './cards/pictures.ts'
import { BACKDROPS } from './parts/backdrops.tsx'
import { PARTS } from './parts/index.ts'
import { isPiece, PIECES } from './pieces/index.ts'
import { SCENES } from './scenes/scenes.ts'

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

it('Every part is used by some picture or scene', async () => {
  const decks = await Promise.all(DECK_NAMES.map(loadDeck))
  const pictures = [...decks, SCENES].flatMap((deck) => Object.values(deck))
  const used = new Set<string>(['arm'])
  for (const { subjects } of pictures)
    for (const subject of subjects)
      if ('figure' in subject) for (const name of [subject.figure, `hat-${subject.hat}`, subject.holds]) used.add(name)
      else used.add(subject.part)
  expect(Object.keys(PARTS).filter((name) => !used.has(name))).toEqual([])
  const places = new Set(pictures.map(({ place }) => `bd-${place}`))
  expect(Object.keys(BACKDROPS).filter((name) => !places.has(name))).toEqual([])
})
