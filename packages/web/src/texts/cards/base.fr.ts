import type en from './base.en.ts'
import type { SameCards } from './shape.ts'

/** Les 96 cartes en main de la boîte de base, avec nos propres mots. */
export default {
  'shifting-cultivation': {
    name: 'Culture itinérante',
    does: 'Labourez aussitôt 1 champ. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'clay-embankment': {
    name: 'Digue d’argile',
    does: 'Comptez l’argile de votre réserve et prenez-en encore la moitié, arrondie à l’inférieur. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'young-animal-market': {
    name: 'Marché aux jeunes bêtes',
    does: 'Votre mouton devient 1 bœuf, qui peut prendre sa place. Donnez ensuite cette carte à votre voisin de gauche.',
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
    does: 'Placez un champ sur la case Tour située 5 tours plus loin. Au début de ce tour, vous pouvez le labourer gratuitement.',
  },
  'threshing-board': {
    name: 'Planche à dépiquer',
    does: 'Chaque fois que vous utilisez Labourage ou Mise en culture, vous pouvez aussi cuire du pain.',
  },
  'sleeping-corner': {
    name: 'Alcôve',
    does: 'Vous pouvez utiliser une case Désir d’enfant occupée par un seul joueur, si ce n’est pas vous. Ses autres conditions restent valables.',
  },
  manger: {
    name: 'Mangeoire',
    does: 'En fin de partie, au moins 6, 7, 8 ou 10 emplacements dans vos pâturages, même vides, valent 1, 2, 3 ou 4 points de bonus.',
  },
  'big-country': {
    name: 'Vaste domaine',
    does: 'Pour chaque tour restant après celui-ci, prenez 2 repas et gardez 1 point de bonus.',
  },
  'wool-blankets': {
    name: 'Couvertures de laine',
    does: 'En fin de partie, une maison en bois rapporte 3 points de bonus, en argile 2, en pierre aucun. Les moutons peuvent être partis.',
  },
  'pond-hut': {
    name: 'Cabane de l’étang',
    does: 'Placez 1 repas sur chacune des 3 cases Tour suivantes. Vous le recevez au début de ces tours.',
  },
  'milk-jug': {
    name: 'Cruche à lait',
    does: 'Chaque fois qu’un joueur utilise Marché aux bœufs, vous compris, prenez 3 repas avant la prise des animaux ; chacun des autres en prend 1.',
  },
  claypipe: {
    name: 'Pipe en terre',
    does: 'Au retour à la maison, prenez 2 repas si la journée de travail vous a rapporté au moins 7 ressources de construction, même dépensées depuis.',
  },
  'junk-room': {
    name: 'Débarras',
    does: 'Après chaque aménagement que vous réalisez, celui-ci compris, prenez 1 repas.',
  },
  basket: {
    name: 'Panier',
    does: 'Après avoir utilisé une case d’accumulation de bois, vous pouvez y laisser 2 bois et prendre 3 repas.',
  },
  'dutch-windmill': {
    name: 'Moulin hollandais',
    does: 'Aux tours qui suivent une récolte (5, 8, 10, 12 et 14), chaque cuisson d’au moins 1 céréale vous donne 3 repas de plus.',
  },
  'corn-scoop': { name: 'Pelle à grain', does: 'Chaque fois que vous utilisez Semences, prenez 1 céréale de plus.' },
  'large-greenhouse': {
    name: 'Grande serre',
    does: 'Placez 1 légume sur chacune des cases Tour situées 4, 7 et 9 tours plus loin. Vous le recevez au début de ces tours.',
  },
  'clearing-spade': {
    name: 'Bêche à défricher',
    does: 'À tout moment, sauf pendant que l’on récolte, déplacez 1 céréale ou 1 légume d’un champ qui en porte au moins 2 vers un champ vide qui l’accepte. Rien ne s’y ajoute.',
  },
  'lumber-mill': { name: 'Scierie', does: 'Chaque aménagement vous coûte 1 bois de moins.' },
  canoe: { name: 'Canoë', does: 'Chaque fois que vous utilisez Pêche, prenez en plus 1 repas et 1 roseau.' },
  'stone-tongs': {
    name: 'Pince à pierres',
    does: 'Chaque fois que vous utilisez une case d’accumulation de pierre, prenez 1 pierre de plus.',
  },
  'shepherds-crook': {
    name: 'Houlette',
    does: 'Chaque fois que vous clôturez, tout nouveau pâturage d’au moins 4 emplacements, jusque-là tous non clôturés, reçoit 2 moutons.',
  },
  'mini-pasture': {
    name: 'Petit pâturage',
    does: 'Clôturez aussitôt un seul emplacement, sans payer de bois. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  'market-stall': {
    name: 'Étal de marché',
    does: 'Votre céréale devient 1 légume. Donnez ensuite cette carte à votre voisin de gauche.',
  },
  caravan: { name: 'Roulotte', does: 'Un fermier de plus peut loger ici. Ce n’est pas une pièce.' },
  'carpenters-parlor': {
    name: 'Salon du charpentier',
    does: 'Chaque nouvelle pièce en bois vous coûte 2 bois et 2 roseaux. Une seule carte peut remplacer un prix ; les réductions s’y ajoutent.',
  },
  'mining-hammer': {
    name: 'Marteau de mineur',
    does: 'Prenez 1 repas. Chaque fois que vous rénovez, de quelque façon que ce soit, vous pouvez aussi construire 1 étable gratuitement.',
  },
  'moldboard-plow': {
    name: 'Charrue à versoir',
    does: 'Placez 2 champs sur cette carte. Chaque fois que vous utilisez Labourage, vous pouvez d’abord en labourer un, si vous pouvez encore labourer celui de la case.',
  },
  lasso: {
    name: 'Lasso',
    does: 'Vous pouvez placer deux fermiers de suite si l’un d’eux au moins va au marché aux moutons, aux sangliers ou aux bœufs.',
  },
  'bread-paddle': {
    name: 'Pelle à pain',
    does: 'Prenez 1 repas. Après chaque savoir-faire que vous jouez ensuite, de quelque façon que ce soit, vous pouvez cuire du pain.',
  },
  mantlepiece: {
    name: 'Manteau de cheminée',
    does: 'Gardez 1 point de bonus par tour restant après celui-ci. Vous ne pouvez plus jamais rénover.',
  },
  bottles: {
    name: 'Bouteilles',
    does: 'Ne rapporte que ses points. Son prix est de 1 argile et 1 repas par membre de la famille, nouveau-nés compris.',
  },
  loom: {
    name: 'Métier à tisser',
    does: 'Dans la phase Champs de la récolte, au moins 1, 4 ou 7 moutons vous donnent 1, 2 ou 3 repas. En fin de partie, chaque lot de 3 moutons vaut 1 point de bonus.',
  },
  'strawberry-patch': {
    name: 'Carré de fraises',
    does: 'Placez 1 repas sur chacune des 3 cases Tour suivantes. Vous le recevez au début de ces tours.',
  },
  'herring-pot': {
    name: 'Pot à harengs',
    does: 'Chaque fois que vous utilisez Pêche, placez 1 repas sur chacune des 3 cases Tour suivantes. Vous le recevez au début de ces tours.',
  },
  'butter-churn': {
    name: 'Baratte',
    does: 'Dans la phase Champs de la récolte, prenez 1 repas par lot de 3 moutons et 1 repas par lot de 2 bœufs.',
  },
  brook: {
    name: 'Ruisseau',
    does: 'Chaque fois que vous utilisez Forêt, Carrière d’argile, Roselière ou la carte Action du tour 1, prenez 1 repas de plus.',
  },
  scullery: {
    name: 'Arrière-cuisine',
    does: 'Au début de chaque tour, prenez 1 repas tant que votre maison est en bois.',
  },
  'three-field-rotation': {
    name: 'Assolement triennal',
    does: 'Au début de la phase Champs, avant de récolter, prenez 3 repas si vous avez un champ de céréales, un champ de légumes et un champ vide.',
  },
  pitchfork: {
    name: 'Fourche',
    does: 'Chaque fois que vous utilisez Semences alors qu’un fermier, à vous ou à un autre, occupe Labourage, prenez 3 repas de plus.',
  },
  'sack-cart': {
    name: 'Charrette à sacs',
    does: 'Placez 1 céréale sur chacune des cases Tour 5, 8, 11 et 14 encore à venir. Vous la recevez au début de ces tours.',
  },
  beanfield: { name: 'Champ de haricots', does: 'Cette carte est pour vous un champ où ne poussent que des légumes.' },
  'thick-forest': {
    name: 'Forêt profonde',
    does: 'Placez 1 bois sur chaque case Tour paire encore à venir. Vous le recevez au début de ces tours.',
  },
  'loam-pit': {
    name: 'Fosse à limon',
    does: 'Chaque fois que vous utilisez Journalier, prenez aussi 3 argiles, que vous pouvez dépenser aussitôt.',
  },
  'hard-porcelain': {
    name: 'Porcelaine dure',
    does: 'À tout moment et autant de fois que vous voulez, échangez 2, 3 ou 4 argiles contre 1, 2 ou 3 pierres.',
  },
  'acorns-basket': {
    name: 'Panier de glands',
    does: 'Placez 1 sanglier sur chacune des 2 cases Tour suivantes. Vous le recevez au début de ces tours.',
  },
  'animal-tamer': {
    name: 'Dresseur d’animaux',
    does: 'Prenez 1 bois ou 1 céréale. Chaque pièce de votre maison peut abriter un animal de n’importe quelle espèce.',
  },
  conservator: { name: 'Restaurateur', does: 'Vous pouvez rénover une maison en bois directement en pierre.' },
  'hedge-keeper': {
    name: 'Gardien de haies',
    does: 'À chaque action Clôtures, jusqu’à 3 clôtures ne coûtent pas de bois.',
  },
  'plow-driver': {
    name: 'Meneur de charrue',
    does: 'Dans une maison en pierre : au début de chaque tour, vous pouvez payer 1 repas pour labourer 1 champ.',
  },
  'adoptive-parents': {
    name: 'Parents adoptifs',
    does: 'Pour 1 repas, un nouveau-né peut agir dès le tour de sa naissance ; il compte alors comme un adulte.',
  },
  'stable-architect': {
    name: 'Architecte d’étables',
    does: 'En fin de partie, chacune de vos étables hors des pâturages vaut 1 point de bonus.',
  },
  grocer: {
    name: 'Épicier',
    does: 'Porte, dans cet ordre, bois, céréale, roseau, pierre, légume, argile, roseau et légume. À tout moment, achetez le premier pour 1 repas.',
  },
  'mushroom-collector': {
    name: 'Ramasseur de champignons',
    does: 'Après avoir utilisé une case d’accumulation de bois, vous pouvez y laisser 1 de vos bois et prendre 2 repas.',
  },
  roughcaster: {
    name: 'Crépisseur',
    does: 'Prenez 3 repas chaque fois que vous construisez des pièces en argile, quel qu’en soit le nombre, ou rénovez de l’argile à la pierre.',
  },
  'wall-builder': {
    name: 'Bâtisseur de murs',
    does: 'Chaque fois que vous construisez des pièces, quel qu’en soit le nombre, vous pouvez placer 1 repas sur chacune des 4 cases Tour suivantes, à recevoir au début de ces tours.',
  },
  'scythe-worker': {
    name: 'Faucheur',
    does: 'Prenez 1 céréale. Dans la phase Champs de la récolte, chacun de vos champs de céréales peut en donner 2 au lieu de 1, au choix champ par champ.',
  },
  'seasonal-worker': {
    name: 'Saisonnier',
    does: 'Chaque fois que vous utilisez Journalier, prenez aussi 1 céréale ou, à partir du tour 6, 1 légume si vous préférez.',
  },
  'wood-cutter': {
    name: 'Bûcheron',
    does: 'Chaque fois que vous utilisez une case d’accumulation de bois, prenez 1 bois de plus.',
  },
  'firewood-collector': {
    name: 'Ramasseur de bois mort',
    does: 'Pour chaque utilisation de Labourage, Semences, Usage des céréales ou Mise en culture, prenez 1 bois, tout à la fin de ce tour de joueur.',
  },
  'clay-hut-builder': {
    name: 'Bâtisseur en argile',
    does: 'Une seule fois, dès que votre maison n’est plus en bois, placez 2 argiles sur chacune des 5 cases Tour suivantes. Vous les recevez au début de ces tours.',
  },
  'frame-builder': {
    name: 'Bâtisseur à colombages',
    does: 'Une fois par pièce et une fois par rénovation, vous pouvez payer 1 bois à la place de 2 argiles ou de 2 pierres ; jamais à la place d’une seule.',
  },
  priest: {
    name: 'Prêtre',
    does: 'Si votre maison est maintenant en argile avec exactement 2 pièces, prenez 3 argiles, 2 roseaux et 2 pierres. Sinon rien, même plus tard.',
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
  'animal-dealer': {
    name: 'Marchand de bestiaux',
    does: 'Chaque fois que vous utilisez Marché aux moutons, aux sangliers ou aux bœufs, vous pouvez d’abord acheter 1 animal de plus de cette espèce pour 1 repas.',
  },
  conjurer: {
    name: 'Prestidigitateur',
    does: 'Chaque fois que vous utilisez Comédiens ambulants, prenez aussi 1 bois et 1 céréale.',
  },
  lutenist: {
    name: 'Joueur de luth',
    does: 'Chaque fois qu’un autre joueur utilise Comédiens ambulants, vous recevez 1 bois et 1 repas. Vous pouvez ensuite acheter 1 légume pour 2 repas.',
  },
  'pig-breeder': {
    name: 'Éleveur de porcs',
    does: 'Prenez 1 sanglier. À la fin du tour 12, vos sangliers se reproduisent une fois, s’ils sont au moins 2 et que le petit trouve une place.',
  },
  cottager: {
    name: 'Métayer',
    does: 'Chaque fois que vous utilisez Journalier, vous pouvez aussi construire 1 pièce ou bien rénover, à votre prix habituel.',
  },
  groom: {
    name: 'Palefrenier',
    does: 'Prenez 1 bois. Dans une maison en pierre : au début de chaque tour, vous pouvez construire 1 étable pour 1 bois.',
  },
  'assistant-tiller': {
    name: 'Aide-laboureur',
    does: 'Chaque fois que vous utilisez Journalier, vous pouvez aussi labourer 1 champ.',
  },
  'master-bricklayer': {
    name: 'Maître maçon',
    does: 'Pour chaque pièce au-delà des deux premières, chaque aménagement majeur vous coûte 1 pierre de moins.',
  },
  scholar: {
    name: 'Érudit',
    does: 'Dans une maison en pierre : au début de chaque tour, vous pouvez jouer un savoir-faire pour 1 repas ou un aménagement mineur à son prix.',
  },
  'organic-farmer': {
    name: 'Fermier bio',
    does: 'En fin de partie, chaque pâturage qui a au moins 1 animal et encore de la place pour 3 autres vaut 1 point de bonus.',
  },
  tutor: {
    name: 'Précepteur',
    does: 'En fin de partie, chaque savoir-faire que vous avez joué après celui-ci vaut 1 point de bonus.',
  },
  consultant: {
    name: 'Conseiller',
    does: 'Prenez aussitôt, selon le nombre de joueurs : à 1, 2 céréales ; à 2, 3 argiles ; à 3, 2 roseaux ; à 4 et plus, 2 moutons.',
  },
  'sheep-walker': {
    name: 'Meneur de moutons',
    does: 'À tout moment, échangez 1 mouton contre 1 sanglier, 1 légume ou 1 pierre.',
  },
  manservant: {
    name: 'Valet',
    does: 'Une seule fois, dès que votre maison est en pierre, placez 3 repas sur chaque case Tour encore à venir. Vous les recevez au début de ces tours.',
  },
  'oven-firing-boy': {
    name: 'Garçon de four',
    does: 'Chaque fois que vous utilisez une case d’accumulation de bois, vous pouvez aussi cuire du pain.',
  },
  'paper-maker': {
    name: 'Papetier',
    does: 'Avant de payer chacun de vos savoir-faire suivants, vous pouvez donner 1 bois pour recevoir 1 repas par savoir-faire que vous avez déjà en jeu.',
  },
  childless: {
    name: 'Couple sans enfant',
    does: 'Au début de chaque tour, avec au moins 3 pièces et exactement 2 fermiers, nouveau-nés compris, prenez 1 repas ainsi que 1 céréale ou 1 légume.',
  },
  'small-scale-farmer': {
    name: 'Petit paysan',
    does: 'Au début de chaque tour, prenez 1 bois si votre maison compte exactement 2 pièces.',
  },
  geologist: {
    name: 'Géologue',
    does: 'Chaque fois que vous utilisez Forêt ou Roselière et, à partir de 3 joueurs, Carrière d’argile, prenez 1 argile en plus.',
  },
  'roof-ballaster': {
    name: 'Lesteur de toits',
    does: 'Maintenant ou jamais, vous pouvez payer 1 repas pour prendre 1 pierre par pièce de votre maison.',
  },
  carpenter: {
    name: 'Charpentier',
    does: 'Chaque nouvelle pièce vous coûte 3 fois le matériau de la maison et 2 roseaux. Une seule carte peut remplacer un prix ; les réductions s’y ajoutent.',
  },
  'house-steward': {
    name: 'Intendant',
    does: 'S’il reste au moins 1, 3, 6 ou 9 tours après celui-ci, prenez 1, 2, 3 ou 4 bois. En fin de partie, celui qui a le plus de pièces reçoit 3 points de bonus ; à égalité, chacun.',
  },
  greengrocer: { name: 'Marchand de légumes', does: 'Chaque fois que vous utilisez Semences, prenez aussi 1 légume.' },
  'brushwood-collector': {
    name: 'Ramasseur de broussailles',
    does: 'Pour chaque pièce et chaque rénovation, vous pouvez payer 1 bois à la place de tous les roseaux demandés.',
  },
  'storehouse-keeper': {
    name: 'Magasinier',
    does: 'Chaque fois que vous utilisez Marché de ressources, prenez aussi 1 argile ou 1 céréale.',
  },
  pastor: {
    name: 'Pasteur',
    does: 'Une seule fois, dès que vous avez 2 pièces et que tous les autres en ont davantage, prenez 3 bois, 2 argiles, 1 roseau et 1 pierre.',
  },
  'sheep-whisperer': {
    name: 'Chuchoteur de moutons',
    does: 'Placez 1 mouton sur chacune des cases Tour situées 2, 5, 8 et 10 tours plus loin. Vous le recevez au début de ces tours.',
  },
  'cattle-feeder': {
    name: 'Nourrisseur de bœufs',
    does: 'Chaque fois que vous utilisez Semences, vous pouvez d’abord acheter 1 bœuf pour 1 repas.',
  },
} satisfies SameCards<typeof en>
