import type { cards as en } from './cards.en.ts'
import type { Words } from './shape.ts'

/** Les cartes en main, avec nos propres mots. */
export const cards: Words<typeof en> = {
  'shifting-cultivation': {
    name: 'Culture itinérante',
    does: 'Labourez aussitôt 1 champ. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'drinking-trough': {
    name: 'Abreuvoir',
    does: 'Chacun de vos pâturages accueille 2 animaux de plus, avec ou sans étable.',
  },
  'rammed-clay': {
    name: 'Pisé',
    does: 'Prenez 1 argile. Désormais, chaque clôture peut être payée en argile au lieu de bois.',
  },
  handplow: {
    name: 'Charrue à bras',
    does: 'Placez un champ sur la case Tour 5 tours plus loin. Au début de ce tour, vous pouvez le labourer gratuitement.',
  },
  'threshing-board': {
    name: 'Planche à dépiquer',
    does: 'Chaque fois que vous utilisez Labourage ou Mise en culture, vous pouvez aussi cuire du pain.',
  },
  'big-country': {
    name: 'Vaste domaine',
    does: 'Pour chaque tour restant après celui-ci, prenez 2 repas et gardez 1 point de bonus.',
  },
  'pond-hut': {
    name: 'Cabane de l’étang',
    does: 'Placez 1 repas sur les 3 cases Tour suivantes. Vous le recevez au début de ces tours.',
  },
  'junk-room': {
    name: 'Débarras',
    does: 'Après chaque aménagement que vous réalisez, celui-ci compris, prenez 1 repas.',
  },
  basket: {
    name: 'Panier',
    does: 'Après avoir utilisé une case d’accumulation de bois, vous pouvez y laisser 2 bois et prendre 3 repas.',
  },
  'large-greenhouse': {
    name: 'Grande serre',
    does: 'Placez 1 légume sur les cases Tour 4, 7 et 9 tours plus loin. Vous le recevez au début de ces tours.',
  },
  'lumber-mill': { name: 'Scierie', does: 'Chaque aménagement vous coûte 1 bois de moins.' },
  'mini-pasture': {
    name: 'Petit pâturage',
    does: 'Clôturez aussitôt un seul emplacement, sans payer de bois. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  lasso: {
    name: 'Lasso',
    does: 'Vous pouvez placer deux fermiers de suite si l’un d’eux au moins va au marché aux moutons, aux sangliers ou aux bœufs.',
  },
  mantlepiece: {
    name: 'Manteau de cheminée',
    does: 'Gardez 1 point de bonus par tour restant après celui-ci. Vous ne pouvez plus jamais rénover.',
  },
  'strawberry-patch': {
    name: 'Carré de fraises',
    does: 'Placez 1 repas sur les 3 cases Tour suivantes. Vous le recevez au début de ces tours.',
  },
  beanfield: { name: 'Champ de haricots', does: 'Cette carte est pour vous un champ où ne poussent que des légumes.' },
  'animal-tamer': {
    name: 'Dresseur d’animaux',
    does: 'Prenez 1 bois ou 1 céréale. Chaque pièce de votre maison peut abriter un animal de n’importe quelle espèce.',
  },
  conservator: { name: 'Restaurateur', does: 'Vous pouvez rénover une maison en bois directement en pierre.' },
  'hedge-keeper': {
    name: 'Gardien de haies',
    does: 'À chaque action Clôtures, jusqu’à 3 clôtures ne coûtent pas de bois.',
  },
  'adoptive-parents': {
    name: 'Parents adoptifs',
    does: 'Pour 1 repas, un nouveau-né peut agir dès le tour de sa naissance ; il compte alors comme un adulte.',
  },
  grocer: {
    name: 'Épicier',
    does: 'Porte, dans cet ordre, bois, céréale, roseau, pierre, légume, argile, roseau et légume. À tout moment, achetez le premier pour 1 repas.',
  },
  braggart: {
    name: 'Vantard',
    does: 'En fin de partie, 5, 6, 7, 8, 9 ou 10 aménagements valent 2, 3, 4, 5, 7 ou 9 points de bonus.',
  },
  harpooner: {
    name: 'Harponneur',
    does: 'Chaque fois que vous utilisez Pêche, vous pouvez payer 1 bois pour 1 roseau et 1 repas par membre de la famille.',
  },
  stonecutter: {
    name: 'Tailleur de pierre',
    does: 'Chaque aménagement, pièce et rénovation vous coûte 1 pierre de moins.',
  },
  conjurer: {
    name: 'Prestidigitateur',
    does: 'Chaque fois que vous utilisez Comédiens ambulants, prenez aussi 1 bois et 1 céréale.',
  },
  scholar: {
    name: 'Érudit',
    does: 'Dans une maison en pierre : au début de chaque tour, vous pouvez jouer un savoir-faire pour 1 repas ou un aménagement mineur à son prix.',
  },
  consultant: {
    name: 'Conseiller',
    does: 'Prenez aussitôt, selon le nombre de joueurs : à 1, 2 céréales ; à 2, 3 argiles ; à 3, 2 roseaux ; à 4 et plus, 2 moutons.',
  },
  'sheep-walker': {
    name: 'Meneur de moutons',
    does: 'À tout moment, échangez 1 mouton contre 1 sanglier, 1 légume ou 1 pierre.',
  },
  sidekick: {
    name: 'Acolyte',
    does: 'Après avoir utilisé une carte Action, vous pouvez payer 1 repas pour placer un autre fermier sur la carte à sa gauche, et ainsi de suite.',
  },
  'village-idiot': {
    name: 'Idiot du village',
    does: 'Votre seul savoir-faire de la partie. Chaque fois qu’un autre joueur utilise Rencontre, vous recevez 1 bois et 1 repas.',
  },
}
