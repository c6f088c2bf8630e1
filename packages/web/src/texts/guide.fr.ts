import { espaces } from './espaces.ts'
import type { GuideTexts } from './subjects.ts'

/** Ce que dit une première partie guidée, en français. */
export default espaces<GuideTexts>({
  title: 'Guide',
  offer: 'Première visite ?',
  offerHint: 'Une première partie guidée, face à un robot facile.',
  stop: 'Arrêter le guide',
  finish: 'Continuer sans guide',
  hints: {
    field:
      'À chaque tour, chacun de vos fermiers fait une action. Commencez par un champ : placez un fermier sur la case marquée ★.',
    cell: 'Choisissez un emplacement de votre ferme pour le champ. Chaque emplacement inutilisé coûte un point à la fin.',
    grain:
      'Un champ veut de la semence : prenez une céréale sur la case marquée ★. Une case occupée est fermée aux autres.',
    seed: 'Vous avez une céréale et un champ vide : semez sur la case marquée ★. D’une céréale en viennent trois.',
    sow: 'Choisissez le champ. Chaque récolte en rapporte une céréale.',
    food: 'Après le tour 4 vient la première récolte : chaque adulte mange 2 repas. Les cases marquées ★ en donnent tout de suite.',
    wood: 'Le bois sert aux pièces, aux étables et aux clôtures. Il s’accumule sur la case marquée ★ jusqu’à ce que quelqu’un prenne tout.',
    own: 'À vous de choisir : pointez une case, ou gardez le doigt dessus, pour voir ce qu’elle rapporterait. « Annuler » répare une erreur.',
    choose: 'Choisissez un des endroits ou des boutons mis en lumière.',
    animals:
      'Les animaux vivent dans les pâturages et les étables, et un seul dans la maison. Choisissez ceux que vous gardez.',
    feed: 'Votre famille mange. Céréales et légumes comptent aussi comme repas. Chaque repas manquant coûte 3 points.',
    end: 'Vous connaissez maintenant le tour et la récolte. Les fermes complètes gagnent : champs, pâturages, animaux, pièces et fermiers.',
  },
})
