import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PieceName } from '../pieces/index.ts'
import { Pile, pileWidth } from './Pile.tsx'

const pile = (good: PieceName, count: number): string =>
  renderToStaticMarkup(<Pile good={good} count={count} x={0} y={0} size={20} />)
const pieces = (markup: string): number => markup.split('<use').length - 1
const number = (markup: string): string | undefined => />(\d+)<\/text>/.exec(markup)?.[1]

describe('A pile', () => {
  it.each([1, 2, 3])('of %i is that many pieces and no number', (count) => {
    expect(pieces(pile('wood', count))).toBe(count)
    expect(number(pile('wood', count))).toBeUndefined()
  })

  it.each([4, 5, 6, 12])('of %i is a stack with the number on it', (count) => {
    expect(pieces(pile('wood', count))).toBeGreaterThan(3)
    expect(number(pile('wood', count))).toBe(String(count))
  })

  it('of many animals is three of them with the number: animals do not stand on each other', () => {
    expect(pieces(pile('sheep', 9))).toBe(3)
    expect(number(pile('sheep', 9))).toBe('9')
  })

  it('never needs more than seven nodes for pieces, however many lie there', () => {
    expect(pieces(pile('stone', 40))).toBeLessThanOrEqual(7)
  })

  it('says how wide it is', () => {
    expect(pileWidth('wood', 1, 20)).toBe(20)
    expect(pileWidth('wood', 0, 20)).toBe(0)
  })
})
