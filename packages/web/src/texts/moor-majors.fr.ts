import type { moorMajors as en } from './moor-majors.en.ts'
import type { Entry, Words } from './shape.ts'

const horseSlaughterhouse: Entry = {
  name: 'Abattoir à chevaux',
  does: 'À tout moment : chaque mouton ou sanglier donne 1 repas, chaque bœuf ou cheval 2.',
}
const cookhouse: Entry = {
  name: 'Cuisine',
  does: 'À tout moment : chaque mouton ou cheval donne 2 repas, chaque légume ou sanglier 3, chaque bœuf 4. En cuisant du pain, chaque céréale donne 3 repas. On peut rendre un Foyer ou un Fourneau au lieu de payer l’argile.',
}

/** Les aménagements majeurs de la lande ; deux d’entre eux existent en double. */
export const moorMajors: Words<typeof en> = {
  'horse-slaughterhouse-1': horseSlaughterhouse,
  'horse-slaughterhouse-2': horseSlaughterhouse,
  'cookhouse-1': cookhouse,
  'cookhouse-2': cookhouse,
  furnace: {
    name: 'Poêle',
    does: 'Prenez 2 combustibles. À chaque récolte, le chauffage coûte 1 combustible de moins. On n’y cuit pas de pain.',
  },
  'heating-stove': {
    name: 'Poêle de faïence',
    does: 'À chaque récolte, le chauffage coûte 1 combustible au plus, quel que soit le nombre de pièces. On n’y cuit pas de pain.',
  },
  'village-church': {
    name: 'Église du village',
    does: 'Prenez 2 repas. Une fois par récolte, au plus tard en nourrissant la famille, vous pouvez payer 1 combustible pour 1 point de bonus.',
  },
  'furniture-stall': {
    name: 'Étal de meubles',
    does: 'À tout moment, même pour payer, échangez autant de bois que vous voulez contre autant d’argile.',
  },
  'ceramics-stall': {
    name: 'Étal de céramiques',
    does: 'À tout moment, même pour payer, échangez autant d’argile que vous voulez contre autant de bois.',
  },
  'basket-stall': {
    name: 'Étal de vannerie',
    does: 'À tout moment, même pour payer, échangez autant de roseaux que vous voulez contre autant de bois, d’argile et de pierre, mêlés à votre gré.',
  },
  'peat-charcoal-kiln': {
    name: 'Four à charbon de tourbe',
    does: 'Après chacun de vos Tourbages, prenez 1 combustible de plus, ou 2 si vous avez un cheval. En fin de partie, au moins 3 ou 5 combustibles valent 1 ou 2 points de bonus.',
  },
  'foresters-lodge': {
    name: 'Maison forestière',
    does: 'Après chacun de vos Abattages, prenez 1 bois de plus, ou 2 si vous avez un cheval. En fin de partie, chacune de vos forêts visibles vaut 1 point de bonus.',
  },
  'museum-of-the-moors': {
    name: 'Musée des tourbières',
    does: 'Puits et Four en pierre vous coûtent 1 pierre de moins, Four en argile, Poterie et Maison forestière 1 argile de moins, Menuiserie 1 bois de moins, Vannerie 1 roseau de moins.',
  },
  'riding-stables': {
    name: 'Écuries',
    does: 'Placez 1 repas sur chaque case Tour encore à venir. Vous le recevez au début de ce tour si vous avez alors au moins 2 chevaux ; sinon, il est perdu. Ce n’est pas une étable.',
  },
}
