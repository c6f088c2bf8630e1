import type { Language } from '../app/settings.ts'

/** Points that a card leaves open, and how they are ruled; docs/RULINGS.md has all of them. */
export const RULINGS: Record<Language, { readonly [card: string]: string }> = {
  en: {
    'adoptive-parents':
      'Whoever has only newborns left may decline; then the work of that player is over for the round. A newborn never acts in the turn in which it was born.',
    handplow: 'The field is lost if it is not plowed at the start of its round.',
    'village-idiot': 'It pays before the Meeting Place takes effect. The occupations in hand leave the game at once.',
    scholar: 'A card it brings into play that acts at the start of rounds already acts in this round.',
    lasso:
      'It may extend the very turn in which it was played. After a market the second person goes anywhere, otherwise to a market.',
    'mini-pasture':
      'One unfenced space, next to a pasture if there is one. It never divides a pasture and is no Build Fences action.',
    sidekick: 'The card on the left goes by the rows of the board, across the stages, and ends with the round cards.',
    'sheep-walker': 'Not while animals wait for a place, nor while animals breed.',
    consultant: 'With 5 or 6 players: 2 sheep.',
    beanfield: 'Its crops count, but not in the row of fields.',
    'stone-oven': 'Two of them bake up to 4 grain for 4 food each.',
    'stone-oven-b': 'Two of them bake up to 4 grain for 4 food each.',
    joinery: 'Works in the feeding phase only, once for each copy and harvest.',
    pottery: 'Works in the feeding phase only, once for each copy and harvest.',
    'basketmakers-workshop': 'Works in the feeding phase only, once for each copy and harvest.',
  },
  fr: {
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
  },
}
