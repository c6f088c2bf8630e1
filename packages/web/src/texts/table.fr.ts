import { minus } from './minus.ts'
import { pluralsOf } from './plural.ts'
import type { Words } from './shape.ts'
import type { table as en } from './table.en.ts'

const plural = pluralsOf('fr')

export const table: Words<typeof en> = {
  minor: 'Choisissez un aménagement mineur.',
  obstacles: {
    'not-out': () => 'Pas encore en jeu.',
    later: (round) => `À partir du tour ${round}.`,
    taken: (names) => `Occupée par ${names}.`,
    linked: (space) => `Liée à ${space}, utilisée pendant ce tour.`,
    goods: (goods) => `Il manque : ${goods}.`,
    goodsFor: (what, goods) => `${what} : il manque ${goods}.`,
    'family-game': () => 'Seulement avec les cartes en main.',
    'no-place-for-room': () => 'Pas d’emplacement libre à côté de la maison.',
    'no-place-for-stable': () => 'Plus d’étable en réserve, ou pas de place pour en construire.',
    'no-place-for-field': () => 'Pas d’emplacement libre pour un champ.',
    'no-seed': () => 'Ni céréale ni légume à semer.',
    'no-empty-field': () => 'Pas de champ vide à semer.',
    'no-oven': () => 'Rien pour cuire du pain.',
    'no-fence-left': () => 'Plus de clôture en réserve.',
    'no-pasture': () => 'Pas assez de bois ou de clôtures pour un pâturage.',
    'stone-house': () => 'Votre maison est déjà en pierre.',
    'card-forbids': () => 'Une de vos cartes l’interdit.',
    'no-free-room': () => 'Pas de pièce libre dans votre maison.',
    'family-complete': () => 'Votre famille est au complet.',
    'no-occupation': () => 'Aucun savoir-faire jouable en main.',
    'no-improvement': () => 'Aucun aménagement à votre portée.',
    'nothing-there': () => 'La case est vide.',
    'every-animal': () => 'Vous avez déjà un animal de chaque espèce.',
    'card-closed': () => 'La carte n’ouvre pas cette case maintenant, ou pas pour vous.',
    ill: () => 'Ceux qui restent sont malades et ne peuvent aller qu’à l’Infirmerie.',
    'card-needs': () => 'Ce que la carte demande n’est pas encore réuni.',
    'with-occupation': () => 'Se joue là où l’on apprend un savoir-faire.',
    'with-improvement': () => 'Se joue avec une action d’aménagement mineur.',
    'with-major-improvement': () => 'Se construit avec une action d’aménagement majeur.',
    'nobody-home': () => 'Tous vos Fermiers sont déjà placés.',
  },
  here: 'Un de vos fermiers y est déjà.',
  notNow: 'Vous ne pouvez pas y aller maintenant.',
  would: {
    born: 'Un enfant naît dans votre famille',
    starting: 'Premier joueur dès le prochain tour',
    renovated: (material) => `Votre maison devient une maison en ${material}`,
    lay: (what, round) => `Tour ${round} : +${what}`,
    banked: (points) => `+${points} ${plural(points, { one: 'point', other: 'points' })} de bonus`,
    returned: (card) => `À rendre : ${card}`,
    passedOn: (name) => `Passe ensuite à ${name}`,
    noRoom: (animals) => `Pas de place pour ${animals} : à cuisiner si possible, sinon c’est perdu`,
  },
  keep: {
    lost: (animals) => `en fuite : ${animals}`,
    cooked: (animals, food) => `à cuisiner : ${animals} (+${food})`,
    unborn: (animals) => `pas de naissance : ${animals}`,
    all: 'aucune perte',
  },
  feed: {
    have: (goods) => `sur ${goods}`,
    unpaired: (animal) => `alors pas de naissance : ${animal}`,
  },
  canCome: (cards: string[]) =>
    cards.length === 1 ? `Ce sera : ${cards[0]}.` : `Peuvent encore venir : ${cards.join(', ')}.`,
  sort: {
    label: 'Trier la main',
    orders: { kind: 'par type', playable: 'jouables d’abord', name: 'par nom', price: 'par prix' },
  },
  inPlay: (n: number) => `En jeu (${n})`,
  noneInPlay: 'Vos savoir-faire et aménagements se poseront ici.',
  points: (n: number) => `${minus(n)} pts`,
  star: 'signale ce qui mérite un coup d’œil',
  onCard: (what: string) => `dessus : ${what}`,
  useCard: (name: string) => `Utilisez ${name} maintenant, ou continuez.`,
  giveUp: 'Défausser…',
  holds: (n) => `place pour ${n} animaux`,
  price: (food) => `${food} repas`,
}
