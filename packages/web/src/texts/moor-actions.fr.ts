import type { moorActions as actionsEn, moorSpaces as spacesEn, moorWords as wordsEn } from './moor-actions.en.ts'
import type { Words } from './shape.ts'

/** Les sept actions spéciales de la lande. */
export const moorActions: Words<typeof actionsEn> = {
  'cut-peat': { name: 'Tourbage', does: 'Retirez 1 de vos tourbières visibles et prenez 3 combustibles.' },
  'slash-and-burn': {
    name: 'Brûlis',
    does: 'Changez 1 de vos forêts en champ, à côté d’un champ si vous en avez un. Pas là où une forêt couvre une autre tuile. Ce n’est pas labourer.',
  },
  'fell-trees': { name: 'Abattage', does: 'Retirez 1 de vos forêts visibles et prenez 2 bois.' },
  'horse-coper': { name: 'Maquignon', does: 'Prenez 1 cheval ; si la carte l’indique, payez d’abord 1 repas.' },
  'hiring-fair': {
    name: 'Foire à l’embauche',
    does: 'Prenez les repas indiqués sur la carte : 1, ou 2 à trois joueurs.',
  },
  'black-market': { name: 'Marché noir', does: 'Payez 1 combustible pour jouer un aménagement mineur à son prix.' },
  'clandestine-work': {
    name: 'Travail clandestin',
    does: 'Payez 1 combustible et 1 repas pour jouer un aménagement mineur ou construire un aménagement majeur à son prix.',
  },
}

/** La case que la lande ajoute au plateau. */
export const moorSpaces: Words<typeof spacesEn> = {
  infirmary: {
    name: 'Infirmerie',
    does: 'Prenez 1 repas ; un fermier malade est guéri. La case accueille autant de fermiers que l’on veut, même bien portants.',
  },
}

/** Comment s’appelle ce qui fait la lande, et ce que l’on fait d’une carte Action spéciale. */
export const moorWords: Words<typeof wordsEn> = {
  goods: { fuel: ['combustible', 'combustibles'], horse: ['cheval', 'chevaux'] },
  tiles: { forest: 'forêt', moor: 'tourbière' },
  stack: (top, beneath) => `${top}, posée sur ${beneath}`,
  startCard: (n) => `Carte Départ ${n}`,
  specialCard: 'Carte Action spéciale',
  specialCards: 'Actions spéciales',
  numbered: (n) => `carte Action spéciale ${n}`,
  chooseTile: (action) => `${action} : choisissez un emplacement de votre ferme.`,
  extend: (about) => `${about} : choisissez où se trouvent les deux nouveaux emplacements.`,
  placeOrTake: 'Placez un fermier, ou prenez une action spéciale.',
  pileLeft: (n) => `${n} dans la pile`,
  pileNext: (actions) => `Ensuite : ${actions}`,
  price: (goods) => `coûte ${goods}`,
  brings: (goods) => `rapporte ${goods}`,
  beneath: (names) => `En dessous : ${names}`,
  cardLies: {
    common: 'Au milieu : libre',
    up: (who) => `Face visible devant ${who} : 2 repas pour la prendre`,
    own: 'Devant vous : plus disponible à ce tour',
    down: (who) => `Face cachée devant ${who} : plus disponible à ce tour`,
  },
  mayPutUnder: 'Mettez la carte Action spéciale sous la pile, ou laissez-la.',
  mayKeep: 'Payez 2 repas pour garder la carte Action spéciale, ou continuez.',
  noAction: 'Prendre la carte sans faire d’action',
  keepCard: 'Payer 2 repas pour garder la carte',
  putUnder: 'Mettre la carte sous la pile',
  heating: 'Chauffage',
  heatingBill: (fuel) => `Chauffage : ${fuel} ${fuel > 1 ? 'combustibles' : 'combustible'}`,
  heatNeed: (need, have) => `${have} ${have > 1 ? 'combustibles' : 'combustible'}, il en faut ${need} pour chauffer`,
  feedAndHeat: (hungry) => (hungry ? 'Nourrissez votre famille et chauffez votre maison.' : 'Chauffez votre maison.'),
  heatTitle: 'Chauffez votre maison',
  heatFuel: 'Combustible',
  heatWood: 'Bois',
  heatEnough: 'Il y a de quoi chauffer toute la maison. Le bois brûle comme le combustible.',
  heatWarn: (n) =>
    `Il manque ${n} ${n > 1 ? 'combustibles' : 'combustible'} : pour chacun, un fermier tombe malade et doit passer par l’Infirmerie avant de retravailler.`,
  heatFirst: 'La famille est nourrie. Chauffez maintenant votre maison.',
  ill: 'malade',
  illCount: (n) => `${n} ${n > 1 ? 'malades' : 'malade'}`,
  falling: (n) =>
    n === 1
      ? '1 fermier tomberait malade : ensuite, il ne pourrait aller qu’à l’Infirmerie.'
      : `${n} fermiers tomberaient malades : ensuite, ils ne pourraient aller qu’à l’Infirmerie.`,
  willBeIll: (n) => (n === 1 ? '1 fermier tombera malade' : `${n} fermiers tomberont malades`),
  woodToFuel: 'Changer du bois en combustible',
  guest: 'invité',
  tombstone: 'pierre tombale',
  arrow: 'flèche verte : −1 point',
  lyingHorse: 'cheval couché',
  unlit: 'pas encore allumé : 1 combustible',
}
