import { FACES, type Face, faceNamed, IMPROVEMENTS, KIND_OF, OCCUPATIONS } from './dice.ts'
import type { ExpressMove } from './moves.ts'
import { GOOD_ON, GOODS, type Good, type GoodName, HOUSES, isAnimal, isCrop, NOTHING } from './sheet.ts'

// The short text of every move. `print` and `parse` are exact opposites.

const diceText = (dice: readonly Face[]): string => dice.map((face) => FACES[face]).join('+')

const goodsText = (goods: readonly number[]): string =>
  GOODS.flatMap((name, g) => (goods[g] > 0 ? [`${name} ${goods[g]}`] : [])).join(' ')

/** `pay reed 1 wood 1`, `pay dice wood+wood`, `pay reed 1 dice wood+wood`. */
const payText = (sheet: readonly number[], dice: readonly Face[]): string =>
  ['pay', goodsText(sheet), dice.length > 0 ? `dice ${diceText(dice)}` : ''].filter((part) => part !== '').join(' ')

export function print(move: ExpressMove): string {
  switch (move.verb) {
    case 'keep':
    case 'roll':
    case 'baby':
    case 'feed':
      return move.verb
    case 'set':
      return `set ${FACES[move.from]} ${FACES[move.to]}`
    case 'rooms':
      return `rooms ${move.count}`
    case 'upgrade':
      return `upgrade ${HOUSES[move.to]}`
    case 'field':
      return move.from === null ? 'field' : `field ${GOODS[move.crop]} ${move.from}`
    case 'pasture':
      return move.animal < 0 ? 'pasture' : `pasture ${GOODS[move.animal]}`
    case 'learn':
      return `learn ${OCCUPATIONS[move.occupation]}`
    case 'build':
      return `build ${IMPROVEMENTS[move.improvement]}`
    case 'take':
      return `take ${diceText(move.dice)}`
    case 'pay':
      return payText(move.sheet, move.dice)
    case 'cook':
    case 'discard':
      return `${move.verb} ${GOODS[move.good]} ${move.count}`
    case 'breed':
      return `breed ${goodsText(move.young)}`
    case 'line':
      return move.moves.map(print).join('; ')
  }
}

const number = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
const goodAt = (text: string | undefined): Good => GOODS.indexOf(text as GoodName)

function goodsFrom(words: readonly string[]): number[] | null {
  if (words.length % 2 !== 0) return null
  const out = NOTHING.slice()
  for (let i = 0; i < words.length; i += 2) {
    const good = goodAt(words[i])
    const n = number(words[i + 1])
    if (good < 0 || n === null || out[good] > 0) return null
    out[good] = n
  }
  return out
}

/** Dice in the order of their faces, however they were named. */
function diceFrom(text: string | undefined): Face[] | null {
  const dice = (text ?? '').split('+').map(faceNamed)
  return dice.includes(-1) || dice.length > 13 ? null : dice.sort((a, b) => a - b)
}

/** The move that a text means, or null if it means none. */
export function parse(text: string): ExpressMove | null {
  const clean = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (clean.length > 2000) return null
  if (clean.includes(';')) {
    const moves = clean.split(';').map(parse)
    return moves.some((move) => move === null) ? null : { verb: 'line', moves: moves as ExpressMove[] }
  }
  const [verb, ...words] = clean.split(' ')
  return parseVerb(verb, words)
}

function parseVerb(verb: string, words: readonly string[]): ExpressMove | null {
  const [first, second] = words
  const only = (n: number) => words.length === n
  switch (verb) {
    case 'keep':
    case 'roll':
    case 'baby':
    case 'feed':
      return only(0) ? { verb } : null
    case 'set': {
      const from = faceNamed(first ?? '')
      const to = faceNamed(second ?? '')
      const alike = from >= 0 && to >= 0 && from !== to && KIND_OF[from] === KIND_OF[to]
      return only(2) && alike ? { verb, from, to } : null
    }
    case 'rooms': {
      const count = only(0) ? 1 : number(first)
      return words.length <= 1 && count !== null ? { verb, count } : null
    }
    case 'upgrade': {
      const to = HOUSES.indexOf(first as (typeof HOUSES)[number])
      return only(1) && to > 0 ? { verb, to } : null
    }
    case 'field': {
      if (only(0)) return { verb, crop: -1, from: null }
      const crop = goodAt(first)
      return only(2) && isCrop(crop) && (second === 'die' || second === 'sheet') ? { verb, crop, from: second } : null
    }
    case 'pasture': {
      if (only(0)) return { verb, animal: -1 }
      const animal = goodAt(first)
      return only(1) && isAnimal(animal) ? { verb, animal } : null
    }
    case 'learn': {
      const occupation = OCCUPATIONS.indexOf(first as (typeof OCCUPATIONS)[number])
      return only(1) && occupation >= 0 ? { verb, occupation } : null
    }
    case 'build': {
      const improvement = IMPROVEMENTS.indexOf(first as (typeof IMPROVEMENTS)[number])
      return only(1) && improvement >= 0 ? { verb, improvement } : null
    }
    case 'take': {
      const dice = diceFrom(first)
      return only(1) && dice?.every((face) => GOOD_ON[face] >= 0) ? { verb, dice } : null
    }
    case 'pay':
      return parsePay(words)
    case 'cook':
    case 'discard': {
      const good = goodAt(first)
      const count = only(1) ? 1 : number(second)
      return good >= 0 && words.length <= 2 && count !== null ? { verb, good, count } : null
    }
    case 'breed': {
      const young = goodsFrom(words)
      return young && words.length > 0 && young.every((n, good) => n === 0 || isAnimal(good)) ? { verb, young } : null
    }
    default:
      return null
  }
}

function parsePay(words: readonly string[]): ExpressMove | null {
  const at = words.indexOf('dice')
  if (words.length === 0 || (at >= 0 && at !== words.length - 2)) return null
  const sheet = goodsFrom(at < 0 ? words : words.slice(0, at))
  const dice = at < 0 ? [] : diceFrom(words[at + 1])
  return sheet && dice ? { verb: 'pay', sheet, dice } : null
}
