import type { Described } from '@furrow/engine/core'
import type { ExpressSay } from '../express/words.ts'
import type { expressWordsEn } from './express-words.en.ts'
import { minus } from './minus.ts'
import { pluralsOf } from './plural.ts'
import type { Words } from './shape.ts'

const plural = pluralsOf('fr')
const s = (n: number) => plural(n, { one: '', other: 's' })
type Say = ExpressSay
type M = Described

/** « Rouge prend » ou « Vous prenez ». */
const verb = (say: Say, { seat }: { seat: number }, other: string, you: string): string => (say.you(seat) ? you : other)

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
    rolled: (e, say) => `${verb(say, e, 'lance', 'lancez')} les dés`,
    kept: (e, say) => `${verb(say, e, 'garde', 'gardez')} les dés`,
    set: (e, say) =>
      `${verb(say, e, 'tourne', 'tournez')} un dé (${say.face(e.occupation)}) : ${say.face(e.from)} → ${say.face(e.to)}`,
    took: (e, say) => `${verb(say, e, 'utilise', 'utilisez')} ${say.faces(e.dice)}`,
    paid: (e, say) => `${verb(say, e, 'paie', 'payez')} ${say.spent(e.sheet, e.dice)}`,
    got: (e, say) => `${verb(say, e, 'reçoit', 'recevez')} ${say.goods(e.goods)}`,
    rooms: (e, say) =>
      `${verb(say, e, 'construit', 'construisez')} ${plural(e.count, { one: 'une pièce', other: `${e.count} pièces` })}`,
    upgraded: (e, say) => `${verb(say, e, 'habite', 'habitez')} désormais une maison en ${say.good(e.to)}`,
    born: (e, say) => `${verb(say, e, 'accueille', 'accueillez')} un bébé`,
    field: (e, say) =>
      e.planted
        ? `${verb(say, e, 'laboure un champ et plante', 'labourez un champ et plantez')} ${say.count(e.planted, 1)}`
        : `${verb(say, e, 'laboure', 'labourez')} un champ`,
    pasture: (e, say) => `${verb(say, e, 'clôture', 'clôturez')} un pâturage`,
    learned: (e, say) => `${verb(say, e, 'apprend', 'apprenez')} un métier : ${say.face(e.occupation)}`,
    built: (e, say) => `${verb(say, e, 'construit', 'construisez')} un aménagement : ${say.face(e.improvement)}`,
    cooked: (e, say) =>
      `${verb(say, e, 'tire', 'tirez')} ${say.count('food', e.food)} de ${say.count(e.good, e.count)}`,
    discarded: (e, say) => `${verb(say, e, 'laisse', 'laissez')} partir ${say.count(e.good, e.count)}`,
    harvest: ({ harvest }) => `Récolte ${harvest}`,
    fed: (e, say) => {
      const fed = `${verb(say, e, 'nourrit sa', 'nourrissez votre')} famille avec ${say.count('food', e.food)}`
      return e.missing > 0 ? `${fed}, mais il en manque ${e.missing} : ${e.missing * 3} points perdus` : fed
    },
    bred: (e, say) => `${verb(say, e, 'voit', 'voyez')} naître ${say.goods(e.animals)}`,
    scored: (e, say) =>
      `${verb(say, e, 'marque', 'marquez')} ${minus(e.points)} point${s(e.points)}, ${minus(e.total)} en tout`,
    starting: (e, say) => `${verb(say, e, 'joue', 'jouez')} en premier désormais`,
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
