import type en from './moor-farm.en.ts'
import type { SameCards } from './shape.ts'

/** Les aménagements mineurs de la lande qui changent la ferme, donnent des actions ou rapportent des points. */
export default {
  'peat-burn-off': {
    name: 'Écobuage',
    does: 'Prenez 1 combustible. Vous pouvez remplacer une tourbière visible par un champ, sans combustible de plus ; ce n’est pas un Tourbage. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'clear-felling': {
    name: 'Coupe rase',
    does: 'Prenez 2 bois. Vous pouvez retourner jusqu’à 2 forêts côté tourbière, là où il n’y a rien d’autre que cette tuile. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  reforestation: {
    name: 'Reboisement',
    does: 'Posez une forêt sur l’un de vos emplacements inutilisés, s’il y en a. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'register-of-craftsmen': {
    name: 'Registre des artisans',
    does: 'Vous pouvez construire aussitôt Menuiserie, Poterie ou Vannerie, si elle est sur le dessus, pour 1 pierre de moins. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'lawn-turf': {
    name: 'Mottes de gazon',
    does: 'À partir du troisième, chacun de vos emplacements inutilisés donne 1 combustible, 5 au plus. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'peat-pellets': {
    name: 'Briquettes de tourbe',
    does: 'Prenez 1 combustible par tourbière visible ; elles restent en place. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'peat-cutting-expedition': {
    name: 'Expédition à la tourbe',
    does: 'Retirez à votre gré des tourbières visibles : 2 combustibles et 1 point de bonus chacune. Au moins 2, 4, 5 ou 6 chevaux : encore 1, 2, 3 ou 4 combustibles. Ce n’est pas un Tourbage. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'ecological-niche': {
    name: 'Niche écologique',
    does: 'Si vous êtes seul à avoir une espèce d’animal, prenez 2 repas ; à cultiver des céréales, 1 ; des légumes, 1. Le plus de forêts : 1 combustible ; de tourbières : 1 ; rien à égalité. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'edge-of-the-forest': {
    name: 'Lisière',
    does: 'Prenez 1 repas par bord commun entre une forêt et un champ, et 1 combustible par bord commun entre une forêt et une tourbière. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'basic-supplies': {
    name: 'Provisions de base',
    does: 'Une fois le prix payé, prenez 1 de chaque ressource absente de votre réserve : combustible, repas, bois, argile, roseau, pierre, céréale. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'household-inventory': {
    name: 'Inventaire',
    does: 'Avec au moins 5 emplacements inutilisés, prenez 1 roseau ; avec 6, aussi 1 céréale ; 7, 1 bœuf ; 8, 1 pierre ; 9, 1 légume ; 10, 1 cheval. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'chimney-hood': {
    name: 'Hotte de cheminée',
    does: 'Prenez les repas que donnerait 1 céréale dans l’un de vos aménagements où cuire du pain. Ce n’est pas une cuisson ; aucune céréale n’est dépensée. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'forest-path': {
    name: 'Sentier forestier',
    does: 'Prenez 3 bois. L’unique flèche verte va à votre voisin de gauche : qui l’a en fin de partie perd 1 point. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'out-on-the-wallaby': {
    name: 'Sur le trimard',
    does: 'Prenez 3 bois si vous avez la Menuiserie, 3 argiles si vous avez la Poterie et 2 roseaux si vous avez la Vannerie. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  tinker: {
    name: 'Rétameur',
    does: 'Si vous avez la Menuiserie, la Poterie ou la Vannerie, prenez, une seule fois, 1 bois, 1 argile, 1 roseau et 1 pierre. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'farm-animal-market': {
    name: 'Foire aux bestiaux',
    does: 'Vous pouvez échanger, une seule fois, 2 moutons contre 1 bœuf et 1 cheval. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'livestock-market': {
    name: 'Marché au bétail',
    does: 'Faites monter ensemble jusqu’à 3 animaux d’un rang : mouton en sanglier, sanglier en bœuf, bœuf en cheval. Il leur faut une place. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'peat-hut': {
    name: 'Hutte de tourbe',
    does: 'Loge 1 fermier ; le chauffage coûte 1 combustible de plus. Au lieu de rénover une maison en bois, vous pouvez retirer cette carte pour 1 pièce en bois gratuite. Ce n’est pas une pièce.',
  },
  'night-pasture': {
    name: 'Pâturage de nuit',
    does: 'Abrite 3 de vos animaux, espèces mêlées, et 1 de chaque autre joueur. Pour la reproduction, tous sont à vous seul et vous passez en dernier.',
  },
  'home-wood': {
    name: 'Bois de la ferme',
    does: 'Chacune de vos forêts visibles peut abriter 1 animal, sauf un mouton. Ce n’est pas un pâturage.',
  },
  'horse-trough': {
    name: 'Abreuvoir à chevaux',
    does: 'Un emplacement inutilisé à côté de la maison peut abriter 2 chevaux ; jamais deux emplacements à la fois. Il reste inutilisé.',
  },
  'peat-moss': {
    name: 'Sphaigne',
    does: 'Chaque nouvelle pièce en bois vous coûte 3 bois et 1 roseau. Une seule carte peut remplacer un prix ; les réductions s’y ajoutent.',
  },
  'building-plan': {
    name: 'Plan de construction',
    does: 'Chaque fois que vous construisez au moins 2 pièces en une action, vous pouvez ensuite construire gratuitement jusqu’à 2 étables.',
  },
  'nature-reserve': {
    name: 'Réserve naturelle',
    does: 'Clôturez sans payer de bois une forêt ou une tourbière à côté d’un pâturage. Elle ne devient pâturage qu’une fois sa dernière tuile partie ; un champ y reste un champ.',
  },
  'special-pasture': {
    name: 'Pâturage à part',
    does: 'Clôturez sans payer de bois 1 emplacement qui ne touche aucun de vos pâturages. Les suivants devront en border un, quel qu’il soit.',
  },
  'moor-fire': {
    name: 'Feu de tourbière',
    does: 'À tout moment où vous n’avez qu’une tourbière visible, vous pouvez la remplacer par un champ, sans combustible. Les tuiles dessous sont défaussées.',
  },
  'cattle-collar': {
    name: 'Joug',
    does: 'Après chaque utilisation de Labourage ou de Mise en culture (ou juste avant d’y semer) et après chacun de vos Brûlis, vous pouvez labourer 1 champ si vous avez un bœuf.',
  },
  'deep-plow': {
    name: 'Charrue profonde',
    does: 'Vous pouvez poser une tourbière sur un emplacement inutilisé. Chaque fois que vous utilisez Labourage ou Mise en culture, vous pouvez d’abord remplacer une tourbière visible par un champ, sans combustible.',
  },
  'wild-fields': {
    name: 'Champs sauvages',
    does: 'Vous pouvez poser 1 ou 2 champs sur des emplacements inutilisés, sans toucher aucun autre champ. Ce n’est pas labourer. Les suivants devront en border un, quel qu’il soit.',
  },
  swamp: {
    name: 'Marécage',
    does: 'Placez une tourbière sur la case Tour 12. Au début de ce tour, vous pouvez la poser sur un emplacement inutilisé ; sinon, elle est perdue.',
  },
  'tree-nursery': {
    name: 'Pépinière',
    does: 'Placez une forêt sur chacune des cases Tour 12 et 13. Au début de ces tours, vous pouvez la poser sur un emplacement inutilisé ; sinon, elle est perdue.',
  },
  thicket: {
    name: 'Fourré',
    does: 'Couvrez jusqu’à 2 de vos forêts visibles d’une autre forêt chacune. Là où une forêt couvre une tuile, il faut d’abord un Abattage ; pas de Brûlis avant.',
  },
  'bog-forest': {
    name: 'Forêt marécageuse',
    does: 'Couvrez d’une forêt autant de vos tourbières visibles que vous voulez. Cachées, elles ne comptent plus ; pas de Brûlis avant d’avoir abattu la forêt.',
  },
  'forest-swamp': {
    name: 'Marais boisé',
    does: 'Chacun de vos Tourbages place aussi une forêt sur la case Tour située 4 tours plus loin. Au début de ce tour, vous pouvez la poser sur un emplacement inutilisé ; sinon, elle est perdue.',
  },
  'surveyors-map': {
    name: 'Carte de l’arpenteur',
    does: 'Placez un champ sur la case Tour 11, une tourbière sur la 12 et une forêt sur la 13. Au début de chacun de ces tours, vous pouvez poser la tuile selon les règles ; sinon, elle est perdue.',
  },
  'farm-extension': {
    name: 'Agrandissement de la ferme',
    does: 'Ajoutez à votre ferme 2 emplacements côte à côte qui bordent tous deux les vôtres. Ils comptent comme les autres, même inutilisés.',
  },
  'moor-enclosures': {
    name: 'Enclos de tourbière',
    does: 'Ajoutez à votre ferme 2 emplacements côte à côte qui bordent tous deux les vôtres, avec une tourbière sur chacun. Ils comptent comme les autres.',
  },
  'wedding-coach': {
    name: 'Calèche de noces',
    does: 'Vous pouvez aussitôt agrandir la famille de 1 fermier, même sans place et sans placer personne. La limite reste de 5.',
  },
  'forest-hut': {
    name: 'Cabane en forêt',
    does: 'Placez un invité sur l’une de vos forêts. Quand Abattage ou Brûlis la retire, vous pouvez placer l’invité ce tour-là, après vos fermiers. Il part ensuite.',
  },
  'agricultural-implement': {
    name: 'Outil agricole',
    does: 'Après chaque utilisation de Labourage ou de Mise en culture, vous pouvez prendre une carte Action spéciale au prix habituel et l’utiliser, même sans fermier à la maison.',
  },
  'tool-shed': {
    name: 'Remise à outils',
    does: 'Une fois par tour, quand vous faites un Tourbage ou un Brûlis, vous pouvez faire aussi l’autre, juste avant ou juste après, sans carte.',
  },
  'peat-cutting-rights': {
    name: 'Droit de tourbage',
    does: 'Marquez les cases Tour situées 4 et 7 tours plus loin. Au début de ces tours, vous pouvez prendre, face visible, la carte avec Tourbage et faire cette action ; sinon, l’occasion est perdue.',
  },
  taps: {
    name: 'Extinction des feux',
    does: 'Une fois par journée de travail, quand tous vos fermiers sont placés et que c’est à vous de jouer, vous pouvez prendre une carte Action spéciale au prix habituel.',
  },
  'peat-fertilizer': { name: 'Engrais de tourbe', does: 'Après chacun de vos Tourbages, vous pouvez semer.' },
  'natures-fertilizer': {
    name: 'Engrais naturel',
    does: 'Après chacun de vos Brûlis, et chaque fois qu’un aménagement mineur change une tourbière en champ, vous pouvez semer ce champ seulement.',
  },
  'sowing-machine': {
    name: 'Semoir',
    does: 'Après chacune de vos actions spéciales, vous pouvez semer si vous avez alors au moins 2 chevaux. Pas après celle qui met cette carte en jeu.',
  },
  'hay-wagon': {
    name: 'Char à foin',
    does: 'Quand une case d’accumulation vous a donné elle-même au moins 3 bois, 3 argiles, 2 roseaux ou 2 pierres, vous pouvez construire des pièces ou rénover, au prix habituel.',
  },
  'hearth-brush': {
    name: 'Balai d’âtre',
    does: 'Vous pouvez mettre le Poêle de faïence sur le dessus de sa pile. Dès le tour suivant, vous pouvez le construire après tout placement de fermier. L’avoir en fin de partie vaut 1 point de bonus.',
  },
  'pastoral-letter': {
    name: 'Lettre pastorale',
    does: 'Vous pouvez mettre l’Église du village sur le dessus de sa pile. Dès le tour suivant, vous pouvez la construire après tout placement de fermier. Avoir celle-ci ou l’Église en fin de partie vaut 1 point de bonus.',
  },
  'family-burial-plot': {
    name: 'Caveau de famille',
    does: 'Vous pouvez poser la pierre tombale sur un emplacement inutilisé. Il est dès lors utilisé, fermé à tout, et vaut 1 point de bonus.',
  },
  'fire-brigade': {
    name: 'Pompiers',
    does: 'Prenez 2 repas. Si vous avez maintenant au moins 2, 3, 4 ou 5 forêts visibles, gardez 1, 2, 3 ou 4 points de bonus.',
  },
  'land-parcel': {
    name: 'Parcelle',
    does: 'Posez une forêt sur un emplacement inutilisé, s’il y en a. En fin de partie, 1 emplacement inutilisé rapporte 2 points en plus, 2 en coûtent 1 de plus, 3 ou plus en coûtent 3 de plus.',
  },
  'chamber-of-commerce': {
    name: 'Chambre de commerce',
    does: 'Prenez 1 bois et 1 roseau. En fin de partie, Menuiserie, Poterie et Vannerie vous valent 1 point de bonus chacune si vous les avez.',
  },
  church: {
    name: 'Église',
    does: 'Prenez 2 repas. L’Église du village quitte la partie. À chaque retour à la maison, vous pouvez payer 1 combustible pour 1 point de bonus. Compte aussi comme aménagement majeur.',
  },
  'leather-saddle': {
    name: 'Selle de cuir',
    does: 'Tant que vous avez au moins 3 chevaux, chaque bœuf que vous changez en repas vous vaut 1 point de bonus.',
  },
  'moor-archaeology': {
    name: 'Fouilles archéologiques',
    does: 'Quand un Tourbage laisse un emplacement sans tuile, vous pouvez y coucher une de vos clôtures pour toujours : il est utilisé, fermé, et vaut 1 point de bonus.',
  },
  'bog-body': {
    name: 'Homme des tourbières',
    does: 'En fin de partie, le Musée des tourbières et l’Écomusée valent 1 point de bonus chacun à leur propriétaire, quel qu’il soit.',
  },
  'oven-damper': {
    name: 'Clapet de tirage',
    does: 'Prenez 3 combustibles. En fin de partie, Four en argile, Four en pierre, Poêle, Poêle de faïence et Poêle encastré vous valent 1 point de bonus chacun si vous les avez.',
  },
  'stock-breeding-prize': {
    name: 'Prix d’élevage',
    does: 'En fin de partie, avec au moins 1, 2 ou 3 animaux de chacune des quatre espèces, recevez 1, 2 ou 3 points de bonus par autre joueur.',
  },
  administration: {
    name: 'Administration',
    does: 'Prenez 2 repas. À la dernière récolte, en nourrissant la famille, vous pouvez payer des repas pour 1 point de bonus chacun, au plus un par aménagement majeur.',
  },
} satisfies SameCards<typeof en>
