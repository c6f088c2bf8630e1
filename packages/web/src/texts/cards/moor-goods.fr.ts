import type en from './moor-goods.en.ts'
import type { SameCards } from './shape.ts'

/** Les aménagements mineurs de la lande qui donnent combustible, repas, cultures, ressources de construction ou animaux. */
export default {
  'fuel-storage': {
    name: 'Dépôt de combustible',
    does: 'Placez 1 bois sur les cases Tour situées 1, 5 et 9 tours plus loin, et 1 combustible 3, 7 et 11 tours plus loin. Vous les recevez au début de ces tours.',
  },
  flatboat: {
    name: 'Bateau plat',
    does: 'Placez sur les 7 cases Tour suivantes, un par case : combustible, cheval, combustible, cheval, combustible, cheval, combustible. Vous les recevez au début de ces tours.',
  },
  'drying-field': {
    name: 'Séchoir à tourbe',
    does: 'Chacun de vos Tourbages place aussi 2 combustibles sur la case Tour située 3 tours plus loin. Vous les recevez au début de ce tour.',
  },
  barge: {
    name: 'Péniche',
    does: 'Placez 1 jeton sur chaque case Tour encore à venir, combustible et repas en alternance, combustible d’abord. Vous les recevez au début de ces tours.',
  },
  'peat-sled': {
    name: 'Traîneau à tourbe',
    does: 'Placez sur une case Tour, 14 au plus, au choix : 3 combustibles (2 tours plus loin), 4 (4 tours), 5 (7 tours) ou 6 (10 tours). Vous les recevez au début de ce tour.',
  },
  'advance-payment': {
    name: 'Avance',
    does: 'Prenez 1 combustible, 1 repas, 1 bois, 1 argile, 1 roseau, 1 pierre, 1 mouton et 1 céréale.',
  },
  'peat-boat': {
    name: 'Barque à tourbe',
    does: 'À tout moment, échangez 3 combustibles contre 2 bois, 2 argiles ou 1 repas, 4 contre 2 roseaux ou 2 pierres, et 2 contre 1 mouton.',
  },
  firewood: {
    name: 'Bois de chauffage',
    does: 'Prenez 1 combustible. À chaque récolte, si vous brûlez au moins 1 bois pour le chauffage, il coûte 1 combustible de moins. Ce bois est dépensé de toute façon.',
  },
  'coal-seam': {
    name: 'Filon de charbon',
    does: 'Prenez 1 combustible. Chaque fois que vous utilisez Journalier, et après avoir utilisé Foire à l’embauche, prenez 1 combustible de plus.',
  },
  'bog-pony': {
    name: 'Poney des marais',
    does: 'À tout moment, prenez 2 combustibles et couchez pour toujours un de vos chevaux debout. Il occupe une place et se cuisine encore, mais ne se reproduit plus et vaut un demi-point.',
  },
  'built-in-oven': {
    name: 'Poêle encastré',
    does: 'Votre logis n’a plus besoin de chauffage. Le Poêle retourne sur sa pile. Compte aussi comme aménagement majeur.',
  },
  'spinning-mill': {
    name: 'Filature',
    does: 'À chaque récolte, le chauffage coûte 1 combustible de moins par lot de 2 moutons que vous avez dans la phase Champs, même mangés ensuite.',
  },
  'peat-barge': { name: 'Chaland à tourbe', does: 'Chaque fois que vous utilisez Pêche, prenez aussi 2 combustibles.' },
  'peat-iron': {
    name: 'Louchet',
    does: 'Au début de chaque récolte, prenez 1 combustible si vous avez au moins 2 tourbières visibles.',
  },
  'birthing-house': {
    name: 'Maison de naissance',
    does: 'Après chaque naissance dans votre famille à partir de maintenant, avec ou sans place, prenez 1 repas et 1 combustible et gardez 1 point de bonus.',
  },
  'winter-storehouse': {
    name: 'Cellier d’hiver',
    does: 'Trois fois dans la partie, à tout moment, même pour payer, complétez votre réserve jusqu’à 2 combustibles et 2 repas.',
  },
  'routine-work': {
    name: 'Travail de routine',
    does: 'À chaque récolte, Menuiserie, Poterie et Vannerie vous donnent 1 combustible ou 1 repas chacune, si vous les avez sans vous en servir pour des repas.',
  },
  'arid-field': {
    name: 'Champ aride',
    does: 'Quand un Tourbage laisse un emplacement sans tuile, placez-y 1 combustible et 1 repas. Il reste inutilisé ; vous les prenez dès qu’il est utilisé.',
  },
  'farmhands-quarters': {
    name: 'Logis des valets',
    does: 'Pour chaque aménagement majeur que vous construisez, 1 combustible peut remplacer 1 ressource de construction. Chaque fois que votre voisin de droite vous donne une carte, prenez 1 repas.',
  },
  'peat-bath': {
    name: 'Bain de tourbe',
    does: 'Chaque fois qu’un de vos fermiers va à l’Infirmerie, malade ou non, placez 1 repas sur autant de cases Tour suivantes que vous avez de tourbières visibles. Vous les recevez au début de ces tours.',
  },
  'fallow-fields': {
    name: 'Jachères',
    does: 'Choisissez jusqu’à 3 de vos champs vides et placez 2 repas sur chacun. Ils restent vides ; vous prenez les repas en semant ce champ.',
  },
  'fallow-land': {
    name: 'Terre en friche',
    does: 'Quand un Abattage ou un Tourbage laisse un emplacement sans tuile, placez-y 1 repas. Il reste inutilisé ; vous le prenez dès qu’il est utilisé.',
  },
  'village-hall': {
    name: 'Salle communale',
    does: 'Au retour à la maison, prenez 2 repas si aucune carte Action spéciale n’est devant vous.',
  },
  'fish-smoke-house': {
    name: 'Fumoir à poisson',
    does: 'Chaque fois que vous utilisez Pêche, vous pouvez payer 1 combustible pour 3 repas.',
  },
  'healing-clay': {
    name: 'Argile médicinale',
    does: 'Prenez 1 repas. Chaque fois qu’un de vos fermiers malades va à l’Infirmerie, prenez 1 repas de plus.',
  },
  pheromones: {
    name: 'Phéromones',
    does: 'Prenez 1 repas. Ensuite, chaque joueur, vous compris, qui a une étable ou un pâturage prend 2 repas.',
  },
  'butchers-block': {
    name: 'Billot',
    does: 'Vous pouvez abattre l’un de vos animaux ; les autres joueurs qui en ont le doivent : un mouton donne 1 repas, un sanglier ou un cheval 2, un bœuf 3.',
  },
  'savings-deposit': {
    name: 'Dépôt d’épargne',
    does: 'Au début de la prochaine récolte, piochez l’une des neuf cartes Départ. Si son numéro ne dépasse pas votre argile, prenez 6 repas. Dans tous les cas, donnez cette carte à votre voisin de gauche.',
  },
  'forest-kindergarten': {
    name: 'Jardin d’enfants en forêt',
    does: 'Après chaque naissance dans votre famille à partir de maintenant, avec ou sans place, prenez 1 repas par forêt visible.',
  },
  'wild-harvest': {
    name: 'Cueillette',
    does: 'Prenez 1 repas. Au début de chaque récolte, piochez l’une des neuf cartes Départ : si son numéro ne dépasse pas vos forêts visibles, prenez 1 repas.',
  },
  'open-grill': {
    name: 'Gril',
    does: 'À tout moment : un légume, un mouton ou un cheval donne 2 repas, un sanglier ou un bœuf 3. En cuisant du pain, chaque céréale donne 2. Ce n’est plus un Foyer ; compte aussi comme aménagement majeur.',
  },
  'horse-butchery': {
    name: 'Boucherie chevaline',
    does: 'À tout moment : un mouton donne 1 repas, un sanglier ou un cheval 2, un bœuf 3, deux chevaux ensemble 5. Compte aussi comme aménagement majeur.',
  },
  'pot-roast-recipe': {
    name: 'Recette de daube',
    does: 'À tout moment, votre Foyer ou votre Fourneau change aussi chaque cheval en 2 repas.',
  },
  'grain-distillery': {
    name: 'Distillerie de grain',
    does: 'Une fois par récolte, vous pouvez changer 1 combustible et 1 céréale en 5 repas. En fin de partie, chaque paire ainsi dépensée vaut 1 point de bonus.',
  },
  malthouse: {
    name: 'Malterie',
    does: 'Après chacun de vos Tourbages, vous pouvez changer 1 céréale en 4 repas. Ce n’est pas cuire du pain.',
  },
  'farm-cart': {
    name: 'Charrette',
    does: 'Quand une case d’accumulation vous a donné elle-même au moins 5 bois, 4 argiles, 3 roseaux ou 2 pierres, prenez 1 céréale.',
  },
  'no-till-farming': {
    name: 'Semis sans labour',
    does: 'En semant, vous pouvez aussi planter des emplacements inutilisés, 2 au plus à la fois. Ils restent inutilisés et ne sont pas des champs. Vous pouvez défausser ces cultures à tout moment.',
  },
  'peat-ash-fertilizer': {
    name: 'Engrais de cendre',
    does: 'Avant chacun de vos Tourbages, vous pouvez ajouter 1 céréale partout où poussent des céréales, et de même 1 légume : sur toutes les cultures de l’espèce ou sur aucune.',
  },
  'living-history-museum': {
    name: 'Écomusée',
    does: '1 argile de moins pour Poêle et Étal de céramiques, 1 pierre pour Poêle de faïence et Église du village, 1 bois pour Écuries et Étal de meubles, 1 roseau pour Étal de vannerie. Compte aussi comme majeur.',
  },
  'riverside-woods': {
    name: 'Bois du rivage',
    does: 'Chaque fois que vous utilisez Pêche, prenez aussi 1 bois par forêt visible, 3 au plus.',
  },
  'oak-bark': {
    name: 'Écorce de chêne',
    does: 'Prenez 2 bois. Chaque sanglier, bœuf ou cheval que vous changez en repas vous donne aussi 1 bois.',
  },
  'moor-birch-trees': { name: 'Bouleaux des marais', does: 'Après chacun de vos Tourbages, prenez 2 bois.' },
  draughthorses: {
    name: 'Chevaux de trait',
    does: 'Si vous avez un cheval : quand une case Action vous donne elle-même exactement 3 bois, vous pouvez en acheter 1 de plus pour 1 repas ; si elle en donne 4 ou plus, 2 pour 1 repas.',
  },
  'timber-mill': {
    name: 'Moulin à scie',
    does: 'Après chacun de vos Abattages, et quand une case d’accumulation vous donne elle-même au moins 4 bois, prenez 1 bois, ou 2 si vous payez 1 combustible.',
  },
  'alder-swamp': { name: 'Aulnaie', does: 'Après chacun de vos Abattages, prenez 1 bois ou 1 roseau.' },
  'river-clay': { name: 'Argile de rivière', does: 'Chaque fois que vous utilisez Pêche, prenez aussi 2 argiles.' },
  loam: {
    name: 'Terre grasse',
    does: 'Après avoir utilisé Foire à l’embauche, prenez 1 argile s’il vous reste exactement un fermier à placer. Les nouveau-nés du tour ne comptent pas.',
  },
  'willow-bank': { name: 'Saulaie', does: 'Après chacun de vos Abattages, prenez 1 roseau.' },
  'stone-quarry': {
    name: 'Carrière',
    does: 'Placez 5 pierres sur cette carte, 3 à trois joueurs. Après avoir utilisé Foire à l’embauche, prenez-en une.',
  },
  'stone-wagon': {
    name: 'Chariot à pierres',
    does: 'Chaque fois que vous utilisez Journalier, prenez aussi 1 pierre.',
  },
  'hardware-store': {
    name: 'Quincaillerie',
    does: 'Trois fois dans la partie, à tout moment, même pour payer, prenez 1 bois, 1 argile, 1 roseau et 1 pierre, mais seulement ce dont vous n’avez pas du tout.',
  },
  'cooperative-store': {
    name: 'Coopérative',
    does: 'Quatre fois dans la partie, à tout moment, échangez 1 ressource de construction contre 1 bois, 1 argile ou 1 roseau d’une autre sorte.',
  },
  wheelbarrow: {
    name: 'Brouette',
    does: 'Quand une case d’accumulation vous donne elle-même au moins 4 fois la même ressource de construction, prenez 1 combustible. Après chacun de vos Tourbages, prenez 1 ressource de construction au choix.',
  },
  workbench: {
    name: 'Établi',
    does: 'Dans la phase Champs des récoltes des tours 13 et 14, prenez 3 bois, 2 argiles et 1 roseau.',
  },
  'ploughhorse-market': {
    name: 'Marché aux chevaux de labour',
    does: 'Après chaque utilisation de Labourage ou de Mise en culture, vous pouvez acheter 1 cheval pour 1 repas.',
  },
  nosebag: { name: 'Musette', does: 'Chaque fois que vous utilisez Semences, prenez aussi 1 cheval.' },
  'cattle-stall': {
    name: 'Stalle à bétail',
    does: 'Placez 1 animal de chacune des quatre espèces, dans l’ordre voulu, sur les cases Tour situées 2, 4, 6 et 8 tours plus loin. Au début de ces tours, vous pouvez l’acheter pour 1 repas.',
  },
} satisfies SameCards<typeof en>
