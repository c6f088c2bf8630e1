import type en from './promo.en.ts'
import type { SameCards } from './shape.ts'

/** Les 4 aménagements mineurs hors boîte, avec nos propres mots. */
export default {
  bagpipes: { name: 'Cornemuse', does: 'Au début de chaque récolte, prenez 1 repas, même sans mouton à ce moment-là.' },
  broch: {
    name: 'Broch',
    does: 'En fin de partie, vous pouvez rendre une seule fois 2, 4 ou 6 pierres pour 1, 2 ou 3 points de bonus.',
  },
  'whisky-barrels': {
    name: 'Fûts de whisky',
    does: 'Gardez 5 points de bonus jusqu’au tour 6, 3 jusqu’au tour 8, 2 jusqu’au tour 10, 1 jusqu’au tour 12, aucun ensuite. Ils sont fixés maintenant.',
  },
  'highland-cattle': {
    name: 'Bœuf des Highlands',
    does: 'Prenez 1 bœuf. Cette carte abrite 1 bœuf tant qu’il vous en reste ; sans aucun bœuf, sa place disparaît pour toujours. Ce n’est pas un pâturage.',
  },
} satisfies SameCards<typeof en>
