import { espaces } from './espaces.ts'
import type en from './rulings.en.ts'

export default espaces<Record<keyof typeof en, string>>({
  'adoptive-parents':
    'Qui n’a plus que des nouveau-nés peut refuser ; sa journée de travail est alors finie. Un nouveau-né n’agit jamais pendant le tour de joueur où il est né.',
  handplow: 'Le champ est perdu s’il n’est pas labouré au début de son tour.',
  'village-idiot':
    'Il rapporte avant l’effet de la case Rencontre. Les savoir-faire encore en main quittent aussitôt la partie.',
  scholar: 'Une carte qu’il met en jeu et qui agit en début de tour agit déjà pendant ce tour.',
  lasso:
    'Il peut prolonger le tour même où il a été joué. Après un marché, le second fermier va où il veut ; sinon, à un marché.',
  'mini-pasture':
    'Un emplacement non clôturé, à côté d’un pâturage s’il y en a un. Il ne divise jamais un pâturage et n’est pas une action Clôtures.',
  sidekick:
    'La carte de gauche se cherche sur la rangée du plateau, à travers les périodes, et s’arrête aux cartes Action.',
  'sheep-walker': 'Ni quand des animaux attendent une place, ni pendant la reproduction.',
  consultant: 'À 5 ou 6 joueurs : 2 moutons.',
  beanfield: 'Ses légumes comptent, mais pas dans la ligne des champs.',
  'stone-oven': 'Deux exemplaires cuisent jusqu’à 4 céréales pour 4 repas chacune.',
  'stone-oven-b': 'Deux exemplaires cuisent jusqu’à 4 céréales pour 4 repas chacune.',
  joinery: 'Seulement quand on nourrit la famille, une fois par exemplaire et par récolte.',
  pottery: 'Seulement quand on nourrit la famille, une fois par exemplaire et par récolte.',
  'basketmakers-workshop': 'Seulement quand on nourrit la famille, une fois par exemplaire et par récolte.',
})
