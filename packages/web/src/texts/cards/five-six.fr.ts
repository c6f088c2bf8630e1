import type en from './five-six.en.ts'
import type { SameCards } from './shape.ts'

/** Les 48 savoir-faire pour cinq et six joueurs, avec nos propres mots. */
export default {
  'off-siter': {
    name: 'Habitant des communs',
    does: 'Dès que les prix imprimés de vos aménagements majeurs totalisent au moins 9 ressources de construction, un fermier de plus peut loger ici, pour toujours. Ce n’est pas une pièce.',
  },
  hayward: {
    name: 'Garde-clôtures',
    does: 'À tout moment, construisez des clôtures à votre prix habituel. Ce n’est pas une action Clôtures.',
  },
  sidekick: {
    name: 'Acolyte',
    does: 'Après avoir utilisé une carte Action, vous pouvez payer 1 repas pour placer un autre fermier sur la carte à sa gauche, et ainsi de suite.',
  },
  'boat-painter': {
    name: 'Peintre de bateaux',
    does: 'Si des fermiers, à vous ou à d’autres, occupent Pêche et Comédiens ambulants à la fin de la journée de travail, prenez 2 repas ou 1 céréale.',
  },
  'clay-thief': {
    name: 'Voleur d’argile',
    does: 'Une seule fois, au début d’une journée de travail, vous pouvez retourner cette carte et prendre toute l’argile de Glaisière, sans utiliser la case.',
  },
  'master-hora': {
    name: 'Maître Hora',
    does: 'Chaque fois que vous allez placer un fermier sur une case liée, vous pouvez d’abord acheter 1 légume pour 1 repas, si la case vous reste accessible.',
  },
  'hollow-gardener': {
    name: 'Jardinier de la glaisière',
    does: 'Chaque fois que vous prenez 3 à 5 argiles sur Glaisière, prenez aussi 1 céréale ; pour 6 ou plus, 1 légume à la place.',
  },
  wheelmaker: {
    name: 'Charron',
    does: 'Si vous avez déjà un autre savoir-faire et plus de bois que tous les autres joueurs réunis, complétez aussitôt votre bois jusqu’à 15.',
  },
  middleman: {
    name: 'Intermédiaire',
    does: 'Placez 1 pierre et 1 repas sur chacune des six cases liées. Réservés à vous seul, ils vous reviennent quand vous y placez ensuite un fermier, avant son action.',
  },
  'carpenters-boy': {
    name: 'Apprenti charpentier',
    does: 'Prenez 1 bois pour chaque pièce construite par un autre joueur.',
  },
  'mountain-shepherd': {
    name: 'Berger de montagne',
    does: 'Chaque fois que vous utilisez Carrière de l’ouest ou Carrière de l’est, prenez aussi 1 mouton.',
  },
  'animal-brander': {
    name: 'Marqueur de bétail',
    does: 'Chaque fois que vous utilisez Marché aux animaux, vous pouvez d’abord payer 1 repas pour appliquer deux fois votre choix, en payant chaque bœuf.',
  },
  'livestock-sustainer': {
    name: 'Pourvoyeur de bétail',
    does: 'Cette carte abrite 1 animal par aménagement majeur des autres joueurs, 8 au plus, toutes espèces mêlées. Ce n’est pas un pâturage.',
  },
  'corral-builder': {
    name: 'Bâtisseur d’enclos',
    does: 'Quand apparaît Marché aux sangliers, et de même Marché aux bœufs, vous pouvez clôturer gratuitement 1 seul emplacement. Ce n’est pas une action Clôtures.',
  },
  'greenhouse-builder': {
    name: 'Bâtisseur de serres',
    does: 'Une case pour vous seul : faites l’action de Clôtures, Rénovation de la maison ou Plants de légumes, si cette carte est apparue, même occupée.',
  },
  'cattle-caregiver': {
    name: 'Bouvier',
    does: 'Au début de chaque tour, si 3, 4 ou au moins 5 joueurs, vous compris, ont des bœufs, prenez 1, 2 ou 3 repas.',
  },
  sweeper: {
    name: 'Balayeur',
    does: 'Chaque fois que vous utilisez une case liée, placez 1 repas ici. Une seule fois, à tout moment, retournez la carte et prenez tout ; elle n’a ensuite plus d’effet.',
  },
  'riverbank-gardener': {
    name: 'Jardinier des berges',
    does: 'Chaque fois que vous utilisez Forêt riveraine, prenez aussi 1 légume.',
  },
  'field-overseer': {
    name: 'Garde champêtre',
    does: 'Dans la phase Champs, si les autres récoltent ensemble 3 champs de céréales, prenez 1 repas ; pour 4 ou 5 champs, 1 céréale ; pour 6 ou plus, 1 légume.',
  },
  'village-idiot': {
    name: 'Idiot du village',
    does: 'Votre seul savoir-faire de la partie. Chaque fois qu’un autre joueur utilise Rencontre, vous recevez 1 bois et 1 repas.',
  },
  'stone-clawer': {
    name: 'Épierreur',
    does: 'Chaque fois que vous labourez, un champ ou plusieurs en une action, prenez 1 pierre.',
  },
  'tag-along': {
    name: 'Suiveur',
    does: 'Juste après qu’un autre joueur a utilisé Marché de ressources, vous pouvez y placer aussi un de vos fermiers, hors de votre tour.',
  },
  'wild-boar-hunter': {
    name: 'Chasseur de sangliers',
    does: 'Au retour à la maison, si au moins 3 cases d’accumulation de bois sont occupées, par qui que ce soit, vous pouvez échanger 1 bois contre 1 sanglier.',
  },
  'game-teaser': {
    name: 'Rabatteur',
    does: 'Chaque fois que vous prenez exactement 1, 2 ou 3 repas sur une case d’accumulation de repas, prenez aussi 1 bœuf, 1 sanglier ou 1 mouton.',
  },
  'fast-mason': {
    name: 'Maçon rapide',
    does: 'Après avoir utilisé une case d’accumulation d’argile, vous pouvez rénover en argile ; après une de pierre, en pierre ; dans les deux cas sans roseau.',
  },
  'amateur-fencer': {
    name: 'Clôtureur amateur',
    does: 'Maintenant ou jamais : si vous n’avez pas de pâturage, vous pouvez clôturer gratuitement 1 seul emplacement. Ce n’est pas une action Clôtures.',
  },
  'young-artist': {
    name: 'Jeune artiste',
    does: 'Au retour à la maison, une fois par tour, vous pouvez payer 1 repas pour jouer un aménagement mineur à son prix ou pour en piocher 2.',
  },
  'field-counter': {
    name: 'Compteur de champs',
    does: 'Pour chaque champ labouré par les autres, placez 1 repas ici. Une seule fois, à tout moment, retournez la carte et prenez tout ; elle n’a ensuite plus d’effet.',
  },
  'top-outer': {
    name: 'Poseur de faîtage',
    does: 'Chaque fois qu’un joueur utilise Construction, vous compris, prenez tous les repas de Comédiens ambulants, sans utiliser cette case.',
  },
  'stone-custodian': {
    name: 'Gardien des pierres',
    does: 'À la fin de la journée de travail, s’il reste de la pierre sur une case d’accumulation, prenez 1 céréale ; s’il en reste sur deux, 1 légume à la place.',
  },
  'village-teacher': {
    name: 'Instituteur',
    does: 'Après chaque nouvelle utilisation de Leçons par vous : si une, deux ou trois cases Leçons sont occupées, prenez 1 repas, 1 céréale ou 1 légume.',
  },
  cleanacre: {
    name: 'Essarteur',
    does: 'Chaque fois que vous utilisez Labourage, Mise en culture ou Fournitures, même sans labourer, prenez aussi 2 argiles.',
  },
  'mountain-hiker': {
    name: 'Randonneur',
    does: 'Après avoir utilisé une case d’accumulation de l’extension (Taillis, Bosquet, Glaisière, Forêt riveraine, Comédiens ambulants), vous pouvez acheter 1 pierre pour 1 repas.',
  },
  'on-site-reverend': {
    name: 'Aumônier',
    does: 'Au début de chaque récolte, prenez 1 bois, 1 argile, 1 roseau ou 1 pierre.',
  },
  'bovine-pioneer': {
    name: 'Pionnier de l’élevage',
    does: 'Chaque fois que vos clôtures créent des pâturages sur des emplacements non clôturés, quel qu’en soit le nombre, prenez 1 bœuf. Diviser un pâturage ne compte pas.',
  },
  trapper: {
    name: 'Trappeur',
    does: 'Après avoir utilisé une case d’accumulation de bois : si c’est la 2e, 3e ou 4e occupée, par qui que ce soit, vous pouvez acheter 1 mouton, 1 sanglier ou 1 bœuf pour 1 repas.',
  },
  plowsmith: {
    name: 'Forgeron de charrues',
    does: 'Chaque fois qu’un autre joueur prend au moins 4 bois sur une case d’accumulation, vous pouvez aussitôt payer 1 repas pour labourer 1 champ.',
  },
  'fold-builder': {
    name: 'Bâtisseur de bergerie',
    does: 'Une case ouverte à tous : action Clôtures, avec au moins 1 clôture, puis prenez 1 mouton. Tout autre joueur vous donne d’abord 1 repas.',
  },
  'senior-teacher': {
    name: 'Vieux maître',
    does: 'Chaque fois qu’un autre joueur paie des repas sur une case Leçons, 1 de ces repas est pour vous.',
  },
  'putcher-maker': { name: 'Fabricant de nasses', does: 'À tout moment, échangez 1 roseau contre 2 repas.' },
  'town-clerk': {
    name: 'Greffier',
    does: 'Pour chaque aménagement majeur construit par un joueur, vous compris, placez 1 repas ici. Une seule fois, à tout moment, retournez la carte et prenez tout ; elle n’a ensuite plus d’effet.',
  },
  'loess-gardener': {
    name: 'Jardinier du lœss',
    does: 'Chaque fois que vous utilisez Carrière d’argile, vous pouvez d’abord acheter 1 légume pour 1 repas.',
  },
  countryman: {
    name: 'Campagnard',
    does: 'Chaque fois qu’un joueur, vous compris, rénove sur une case Action, vous pouvez semer 1 de vos champs. Les rénovations dues à l’effet d’une carte ne comptent pas.',
  },
  woodshacker: {
    name: 'Cabanier',
    does: 'À chaque tour, votre première utilisation d’une case d’accumulation de bois vous donne aussi 1 argile, la deuxième 2 argiles, les suivantes rien.',
  },
  graduate: {
    name: 'Diplômé',
    does: 'Maintenant ou jamais, vous pouvez payer 1 repas pour prendre 2 pierres et 2 roseaux.',
  },
  'substitute-teacher': {
    name: 'Remplaçant',
    does: 'Une case pour vous seul tant que les trois cases Leçons sont occupées : prenez 1 bois, 1 argile, 1 roseau et 1 pierre, ou 1 céréale et 1 légume.',
  },
  bullcatcher: {
    name: 'Attrapeur de taureaux',
    does: 'Une case pour vous seul tant que les cartes Action des tours 3 et 6 sont occupées, par qui que ce soit : prenez 1 bœuf et 2 repas.',
  },
  'part-time-worker': {
    name: 'Travailleur à mi-temps',
    does: 'Sur une case d’accumulation qui porte exactement 2, 4 ou 6 ressources en tout, vous pouvez en laisser 1, 2 ou 3 : prenez alors 1 mouton, 1 sanglier ou 1 bœuf.',
  },
} satisfies SameCards<typeof en>
