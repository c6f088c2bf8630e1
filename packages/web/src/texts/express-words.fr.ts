import type { Described } from '@furrow/engine'
import type { ExpressSay } from '../express/words.ts'
import type { expressWordsEn } from './express-words.en.ts'
import { minus } from './minus.ts'
import { pluralsOf } from './plural.ts'
import type { Words } from './shape.ts'

const plural = pluralsOf('fr')
const s = (n: number) => plural(n, { one: '', other: 's' })
type Say = ExpressSay
type M = Described

/** Faces, marchandises, coups et événements d’Express, en français. */
export const expressWordsFr: Words<typeof expressWordsEn> = {
  faces: {
    house: 'Maison',
    pasture: 'Pâturage',
    field: 'Champ',
    mayor: 'Maire',
    builder: 'Bâtisseur',
    farmer: 'Cultivateur',
    rancher: 'Éleveur',
    gatherer: 'Cueilleur',
    midwife: 'Sage-femme',
    oven: 'Four',
    hearth: 'Foyer',
    basketmaker: 'Vannerie',
    joinery: 'Menuiserie',
    pottery: 'Poterie',
    stonecutter: 'Taille',
    food: 'Repas',
    '2food': '2 repas',
    grain: 'Céréale',
    vegetable: 'Légume',
    reed: 'Roseau',
    wood: 'Bois',
    brick: 'Brique',
    stone: 'Pierre',
    sheep: 'Mouton',
    boar: 'Sanglier',
    cattle: 'Bœuf',
  },
  does: {
    mayor: 'Payez 2 repas : choisissez la face d’un dé ferme. Un champ vaut 3 points.',
    builder: 'Choisissez la face du dé aménagement. 1 point par aménagement.',
    farmer: 'Choisissez la face de 2 dés récolte au plus.',
    rancher: 'Choisissez la face de 2 dés animal au plus.',
    gatherer: 'Choisissez la face de 2 dés ressource au plus.',
    midwife: 'Un bébé mange 1 repas et rapporte à chaque récolte.',
    oven: 'Une céréale donne 2 repas, un légume 3.',
    hearth: 'Un mouton donne 2 repas, un sanglier 3, un bœuf 4.',
    basketmaker: '1 roseau de plus ; 2 points par lot de 2 roseaux.',
    joinery: '1 bois de plus ; 2 points par lot de 3 bois.',
    pottery: '1 brique de plus ; 2 points par lot de 3 briques.',
    stonecutter: '1 pierre de plus ; 2 points par lot de 2 pierres.',
  },
  goods: {
    food: { one: 'repas', other: 'repas' },
    grain: { one: 'céréale', other: 'céréales' },
    vegetable: { one: 'légume', other: 'légumes' },
    reed: { one: 'roseau', other: 'roseaux' },
    wood: { one: 'bois', other: 'bois' },
    brick: { one: 'brique', other: 'briques' },
    stone: { one: 'pierre', other: 'pierres' },
    sheep: { one: 'mouton', other: 'moutons' },
    boar: { one: 'sanglier', other: 'sangliers' },
    cattle: { one: 'bœuf', other: 'bœufs' },
  },
  houses: { wood: 'Maison en bois', brick: 'Maison en brique', stone: 'Maison en pierre' },

  moves: {
    keep: () => 'Garder les dés',
    roll: () => 'Lancer les 13 dés',
    baby: () => 'Avoir un bébé',
    feed: () => 'Nourrir la famille',
    set: ({ from = '', to = '' }: M, say: Say) => `${say.face(from)} → ${say.face(to)}`,
    rooms: ({ count = 0 }: M) => plural(count, { one: 'Construire une pièce', other: `Construire ${count} pièces` }),
    upgrade: ({ to = '' }: M, say: Say) => `Rénover : maison en ${say.good(to)}`,
    field: ({ goods, from }: M, say: Say) =>
      goods ? `Champ, planter ${say.goods(goods)} (${from === 'die' ? 'dé' : 'feuille'})` : 'Champ vide',
    pasture: ({ goods }: M, say: Say) => (goods ? `Pâturage avec ${say.goods(goods)}` : 'Pâturage vide'),
    learn: ({ card = '' }: M, say: Say) => `Apprendre : ${say.face(card)}`,
    build: ({ card = '' }: M, say: Say) => `Construire : ${say.face(card)}`,
    take: ({ dice = [] }: M, say: Say) => `Prendre ${say.faces(dice)}`,
    pay: ({ goods = {}, dice = [] }: M, say: Say) => `Payer ${say.spent(goods, dice)}`,
    cook: ({ goods = {} }: M, say: Say) => `Cuisiner ${say.goods(goods)}`,
    discard: ({ goods = {} }: M, say: Say) => `Laisser partir ${say.goods(goods)}`,
    breed: ({ goods = {} }: M, say: Say) => `Petits : ${say.goods(goods)}`,
  },
  diceWord: (faces: string) => `des dés (${faces})`,
  twoFood: (n) => plural(n, { one: 'un dé « 2 repas »', other: `${n} dés « 2 repas »` }),
  and: 'et',

  events: {
    round: ({ round, starting }, say) => `Tour ${round}, ${say.who(starting)} en premier`,
    rolled: () => 'dés lancés',
    kept: () => 'dés gardés',
    set: ({ occupation, from, to }, say) => `${say.face(occupation)} : ${say.face(from)} → ${say.face(to)}`,
    took: ({ dice }, say) => `dés pris : ${say.faces(dice)}`,
    paid: ({ sheet, dice }, say) => `payé : ${say.spent(sheet, dice)}`,
    got: ({ goods }, say) => `reçu : ${say.goods(goods)}`,
    rooms: ({ count }) => `${count} pièce${s(count)} construite${s(count)}`,
    upgraded: ({ to }, say) => `maison désormais en ${say.good(to)}`,
    born: () => 'un bébé est né',
    field: ({ planted }, say) => (planted ? `champ labouré et planté : ${say.good(planted)}` : 'champ labouré'),
    pasture: () => 'pâturage clôturé',
    learned: ({ occupation }, say) => `métier appris : ${say.face(occupation)}`,
    built: ({ improvement }, say) => `aménagement construit : ${say.face(improvement)}`,
    cooked: ({ good, count, food }, say) => `cuisiné : ${say.count(good, count)} → ${say.count('food', food)}`,
    discarded: ({ good, count }, say) => `laissé partir : ${say.count(good, count)}`,
    harvest: ({ harvest }) => `Récolte ${harvest}`,
    fed: ({ food, missing }, say) =>
      missing > 0
        ? `famille nourrie : ${say.count('food', food)}, il en manque ${missing} : ${missing * 3} points perdus`
        : `famille nourrie : ${say.count('food', food)}`,
    bred: ({ animals }, say) => `naissance : ${say.goods(animals)}`,
    scored: ({ points, total }) => `${minus(points)} point${s(points)}, ${minus(total)} en tout`,
    starting: () => 'premier joueur désormais',
    over: () => 'La partie est terminée',
  },
  categories: {
    rooms: 'Pièces',
    fields: 'Champs',
    pastures: 'Pâturages',
    grain: 'Céréales',
    vegetables: 'Légumes',
    sheep: 'Moutons',
    boar: 'Sangliers',
    cattle: 'Bœufs',
    reed: 'Roseaux',
    wood: 'Bois',
    brick: 'Briques',
    stone: 'Pierres',
    improvements: 'Aménagements',
    babies: 'Bébés',
    'missing food': 'Repas manquants',
  },
}
