import type { Say } from './say.ts'
import { amountsOf } from './say.ts'

type Words = (words: readonly string[], say: Say) => string

/** Chaque sorte de coup. */
export const moves = {
  place: ([space = ''], say) => say.name(space),
  stay: () => 'Rester à la maison',
  room: ([cell = '']) => `Construire une pièce en ${cell}`,
  stable: ([cell = '']) => `Construire une étable en ${cell}`,
  plow: ([cell = '']) => `Labourer ${cell}`,
  move: ([from = '', to = ''], say) => `Déplacer 1 culture de ${say.name(from)} vers ${say.name(to)}`,
  sow: ([crop = '', on = ''], say) => `Semer ${say.count(crop, 1)} en ${say.name(on)}`,
  fence: ([cells = '']) => `Clôturer ${cells.split('+').join(', ')}`,
  bake: ([n = ''], say) => `Cuire ${say.count('grain', Number(n))}`,
  renovate: ([to = ''], say) => `Rénover en ${say.good(to)}`,
  build: ([major = '', , back = ''], say) =>
    back ? `Construire : ${say.name(major)} (en rendant : ${say.name(back)})` : `Construire : ${say.name(major)}`,
  draw: ([n]) => `Piocher ${n} ${n === '1' ? 'carte' : 'cartes'}`,
  play: ([card = ''], say) => `Jouer : ${say.name(card)}`,
  take: (words, say) => `Prendre ${say.goods(amountsOf(words))}`,
  buy: (words, say) => `Acheter ${say.goods(amountsOf(words))}`,
  pay: (words, say) => `Payer ${say.goods(amountsOf(words))}`,
  keep: (words, say) => (words[0] === 'nothing' ? 'Ne garder aucun animal' : `Garder ${say.goods(amountsOf(words))}`),
  eat: ([good = '', n = ''], say) => `Manger ${say.count(good, Number(n))}`,
  cook: ([good = '', n = ''], say) => `Cuisiner ${say.count(good, Number(n))}`,
  discard: ([good = '', n = ''], say) => `Défausser ${say.count(good, Number(n))}`,
  craft: ([major = ''], say) => `Utiliser : ${say.name(major)}`,
  use: ([card = '', ...goods], say) =>
    goods.length > 0 ? `${say.name(card)} : ${say.goods(amountsOf(goods))}` : `Utiliser : ${say.name(card)}`,
  arrange: (words, say) => `Animaux : ${places(words, say)}`,
  feed: () => 'Nourrir la famille',
  done: () => 'Terminer',
} satisfies Record<string, Words> as Record<string, Words>

const places: Words = (words, say) =>
  words
    .join(' ')
    .split(', ')
    .map((part) => part.split(' '))
    .map(
      ([pen = '', animal = '', n = '']) =>
        `${say.count(animal, Number(n))} ${pen === 'house' ? 'dans la maison' : `en ${pen}`}`,
    )
    .join(', ')
