import type { Words } from './shape.ts'
import type { spaces as en } from './spaces.en.ts'

export const spaces: Words<typeof en> = {
  'farm-expansion': {
    name: 'Agrandis\u00adsement',
    does: 'Construisez des pièces (5 du matériau de la maison et 2 roseaux chacune) et/ou des étables (2 bois chacune).',
  },
  'meeting-place': {
    name: 'Rencontre',
    does: 'Devenez premier joueur. Partie familiale : prenez les repas présents. Avec des cartes : vous pouvez ensuite jouer un aménagement mineur.',
  },
  'grain-seeds': { name: 'Semences', does: 'Prenez 1 céréale.' },
  farmland: { name: 'Labourage', does: 'Labourez 1 champ.' },
  lessons: { name: 'Leçons', does: 'Jouez un savoir-faire : le premier est gratuit, les suivants coûtent 1 repas.' },
  'day-laborer': { name: 'Journalier', does: 'Prenez 2 repas.' },
  forest: { name: 'Forêt', does: 'Prenez tout le bois présent.' },
  'clay-pit': { name: 'Carrière d’argile', does: 'Prenez toute l’argile présente.' },
  'reed-bank': { name: 'Roselière', does: 'Prenez tous les roseaux présents.' },
  fishing: { name: 'Pêche', does: 'Prenez tous les repas présents.' },
  grove: { name: 'Bosquet', does: 'Prenez tout le bois présent.' },
  hollow: { name: 'Glaisière', does: 'Prenez toute l’argile présente.' },
  copse: { name: 'Taillis', does: 'Prenez tout le bois présent.' },
  'resource-market': {
    name: 'Marché de ressources',
    does: 'Prenez les ressources indiquées ; s’il y a un choix, prenez un seul lot.',
  },
  'lessons-b': { name: 'Leçons', does: 'Jouez un savoir-faire au prix indiqué sur le plateau.' },
  'lessons-copse': { name: 'Leçons', does: 'Jouez un savoir-faire pour 2 repas. Partage sa place avec le Taillis.' },
  'lessons-wish': {
    name: 'Leçons',
    does: 'Jouez un savoir-faire : les deux premiers coûtent 1 repas, les suivants 2. Partage sa place avec le Modeste désir d’enfant.',
  },
  'traveling-players': { name: 'Comé\u00addiens ambulants', does: 'Prenez tous les repas présents.' },
  'modest-wish': {
    name: 'Modeste désir d’enfant',
    does: 'À partir du tour 5 : agrandissez la famille si une pièce est libre.',
  },
  'house-building': {
    name: 'Construc\u00adtion',
    does: 'Construisez des pièces (5 du matériau de la maison et 2 roseaux chacune).',
  },
  'riverbank-forest': { name: 'Forêt riveraine', does: 'Prenez 1 roseau et tout le bois présent.' },
  'animal-market': {
    name: 'Marché aux animaux',
    does: 'Prenez 1 mouton et 1 repas, ou 1 sanglier, ou payez 1 repas pour 1 bœuf.',
  },
  'farm-supplies': {
    name: 'Fourni\u00adtures',
    does: 'Payez 1 repas pour labourer 1 champ et/ou 1 repas pour 1 céréale.',
  },
  'resource-trade': { name: 'Négoce', does: 'Prenez 1 repas, ainsi que roseau ou pierre, et bois ou argile.' },
  corral: { name: 'Enclos', does: 'Prenez le premier animal qui vous manque : mouton, sanglier, bœuf.' },
  'side-job': { name: 'Activité secondaire', does: 'Construisez 1 étable pour 1 bois et/ou cuisez du pain.' },
  improvement: {
    name: 'Aménage\u00adment',
    does: 'Jouez un aménagement mineur ou, à partir du tour 5, construisez un aménagement majeur.',
  },
  'major-improvement': {
    name: 'Aménage\u00adment majeur',
    does: 'Construisez un aménagement majeur ou jouez un aménagement mineur.',
  },
  fencing: { name: 'Clôtures', does: 'Construisez des clôtures, 1 bois chacune.' },
  'grain-utilization': { name: 'Usage des céréales', does: 'Semez et/ou cuisez du pain.' },
  'sheep-market': { name: 'Marché aux moutons', does: 'Prenez tous les moutons présents.' },
  'basic-wish-for-children': {
    name: 'Désir d’enfant',
    does: 'Agrandissez la famille si une pièce est libre, puis vous pouvez jouer un aménagement mineur.',
  },
  'house-redevelopment': {
    name: 'Rénova\u00adtion de la maison',
    does: 'Rénovez, puis vous pouvez réaliser un aménagement majeur ou mineur.',
  },
  'western-quarry': { name: 'Carrière de l’ouest', does: 'Prenez toutes les pierres présentes.' },
  'vegetable-seeds': { name: 'Plants de légumes', does: 'Prenez 1 légume.' },
  'pig-market': { name: 'Marché aux sangliers', does: 'Prenez tous les sangliers présents.' },
  'cattle-market': { name: 'Marché aux bœufs', does: 'Prenez tous les bœufs présents.' },
  'eastern-quarry': { name: 'Carrière de l’est', does: 'Prenez toutes les pierres présentes.' },
  'urgent-wish-for-children': { name: 'Désir d’enfant urgent', does: 'Agrandissez la famille, même sans pièce libre.' },
  cultivation: { name: 'Mise en culture', does: 'Labourez 1 champ et/ou semez.' },
  'farm-redevelopment': {
    name: 'Rénova\u00adtion de la ferme',
    does: 'Rénovez, puis vous pouvez construire des clôtures.',
  },
}
