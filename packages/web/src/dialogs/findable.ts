import type { Described } from '@furrow/engine/core'
import { pricesOf } from '../board/FaceView.tsx'
import type { Catalogue, Face } from '../contract/catalogue.ts'
import type { Say } from '../texts/say.ts'
import { entryOf, moveText, type Texts } from '../texts/texts.ts'

/** A move by its name, as it is listed, what it does if it is a space, and every word by which it can be found. */
export interface Findable {
  move: Described
  name: string
  label: string
  does: string
  words: string
}

/** What the signs on a space are called by those who look for what they do. */
function signWord({ ui: { tools } }: Texts, sign: string): string {
  const { plow, room, stable, fence } = tools
  const words: { [sign: string]: string } = { plow, room, stable, fence, sow: tools['sow grain'] }
  return words[sign] ?? ''
}

/** The goods that come from a space, and what is done there. */
function wordsOn(texts: Texts, say: Say, { perRound, gives, acts }: Face): string[] {
  const bundled = acts.flatMap((act) => ('bundles' in act ? act.bundles.flatMap(({ gain }) => gain) : []))
  const goods = [...perRound, ...gives, ...bundled].flatMap(([good]) => [say.good(good), say.count(good, 2)])
  return [...goods, ...acts.map((act) => ('sign' in act ? signWord(texts, act.sign) : ''))]
}

/** What playing an occupation costs on a space, or nothing where there is none. */
export function priceOn({ table }: Texts, face: Face | undefined): string {
  const act = face?.acts.find((each) => 'sign' in each && each.food)
  return act && 'sign' in act && act.food ? table.price(pricesOf(act.food)) : ''
}

export function findable(texts: Texts, say: Say, faces: Catalogue['faces'], move: Described): Findable {
  const { text, space, action } = move
  const label = moveText(texts, say, move)
  if (space === undefined) {
    const does = (action !== undefined && entryOf(texts, action)?.does) || ''
    return { move, name: label, label, does, words: `${text} ${label} ${does}` }
  }
  const face = faces[space]
  const price = priceOn(texts, face)
  const does = entryOf(texts, space)?.does ?? ''
  return {
    move,
    name: label,
    label: price ? `${label} (${price})` : label,
    does,
    words: [text, label, does, ...(face ? wordsOn(texts, say, face) : [])].join(' '),
  }
}
