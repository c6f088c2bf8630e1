import { describe, expect, it } from 'vitest'
import { Packing, Unpacking } from './packed.ts'
import { bool, int, list, orNull, pack, record, type Shape, text, unpack } from './shape.ts'

const numbers = [0, 1, 63, 64, 127, 128, 8191, 8192, 2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER]

describe('a packed value', () => {
  it('has every whole number again, of either sign', () => {
    const all = numbers.flatMap((n) => [n, n === 0 ? 0 : -n])
    const into = new Packing()
    for (const n of all) into.number(n)
    const packed = into.done()
    const from = new Unpacking(packed)
    expect(all.map(() => from.number())).toEqual(all)
    expect([...packed.text].every((letter) => letter.charCodeAt(0) < 256)).toBe(true)
  })

  it.each([Number.NaN, 0.5, 70.5, -2.5, Number.POSITIVE_INFINITY])('takes in no other numbers: %d', (n) => {
    expect(() => new Packing().number(n)).toThrow('Only whole numbers')
  })

  it('needs one character for a number below 64', () => {
    const into = new Packing()
    for (let n = 0; n < 64; n++) into.number(n)
    expect(into.done().text).toHaveLength(64)
  })

  it('is made of new lists and records; what is no number is the same as before', () => {
    const shape = record({
      name: text,
      over: bool,
      goods: list(int),
      words: list(text),
      none: orNull(int),
      one: orNull(int),
    })
    const value = { name: 'farm', over: true, goods: [3, -1, 400], words: ['a', 'b'], none: null, one: 5 }
    const packed = pack(shape, value)
    const again = unpack(shape, packed)
    expect(again).toEqual(value)
    expect(again.goods).not.toBe(value.goods)
    expect(packed.kept).toEqual(['farm', 'a', 'b'])
    again.goods.push(7)
    expect(unpack(shape, packed)).toEqual(value)
  })

  it('is not made of what could be changed behind its back', () => {
    const { copy, equal, hash, encode, decode } = list(int)
    const changed: Shape<number[]> = { copy, equal, hash, encode, decode }
    expect(() => pack(record({ goods: changed }), { goods: [1] })).toThrow('says how they are packed')
  })
})
