import { ANIMALS } from '../contract/animals.ts'
import type { Printed } from '../contract/catalogue.ts'
import { entryOf, goodWord, type Texts } from '../texts/texts.ts'

type Needs = Printed['needs']

/** Goods to show: animals stand on the farm, everything else lies in the supply. */
function shown(texts: Texts, goods: NonNullable<Needs['goods']>): string[] {
  const list = (some: [string, number][]) => some.map(([good, n]) => `${n} ${goodWord(texts, good, n)}`).join(', ')
  const all = Object.entries(goods)
  const isAnimal = ([good]: [string, number]) => ANIMALS.some((animal) => animal === good)
  const animals = all.filter(isAnimal)
  const others = all.filter((each) => !isAnimal(each))
  const { needs } = texts.ui
  return [
    ...(animals.length > 0 ? [needs.animalsOf(list(animals))] : []),
    ...(others.length > 0 ? [needs.goods(list(others))] : []),
  ]
}

/** Everything that is simply counted, in the order in which it is told. */
const COUNTED = [
  'occupations',
  'improvements',
  'majors',
  'minors',
  'minorsInHand',
  'forests',
  'moors',
  'fields',
  'pastures',
  'stables',
  'rooms',
  'animals',
] as const

function conditions(texts: Texts, asked: Needs): string[] {
  const { ui, goods } = texts
  const { house, noUnusedSpace, planted, round, anyOf, personOn } = asked
  const words = ui.needs
  const out: string[] = COUNTED.flatMap((what) => {
    const range = asked[what]
    return range ? [words[what](range.atLeast, range.atMost)] : []
  })
  if (asked.noAnimals) out.push(words.animals(undefined, 0))
  if (house) out.push(words.house(house.map((material) => ui.house[material])))
  if (noUnusedSpace) out.push(words.noUnused)
  if (planted) out.push(words.planted(planted.atLeast, goods[planted.crop].other))
  if (asked.goods) out.push(...shown(texts, asked.goods))
  if (round && (round.atLeast !== undefined || round.atMost !== undefined))
    out.push(words.round(round.atLeast, round.atMost))
  if (round?.notIn) out.push(words.notInRounds(round.notIn))
  if (anyOf) out.push(words.anyOf(anyOf.flatMap((one) => conditions(texts, one))))
  if (personOn) out.push(words.person(entryOf(texts, personOn)?.name ?? personOn))
  return out
}

/** What a card asks for besides goods, sentence by sentence: the card that it costs, and its conditions. */
export function needsText(texts: Texts, { needs, upgrades }: Printed): string[] {
  const price = upgrades === null ? [] : [texts.ui.needs.price(entryOf(texts, upgrades)?.name ?? upgrades)]
  return [...price, ...conditions(texts, needs)]
}
