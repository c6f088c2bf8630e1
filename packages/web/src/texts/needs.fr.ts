import type { needs as en } from './needs.en.ts'
import { pluralsOf } from './plural.ts'
import type { Words } from './shape.ts'

const plural = pluralsOf('fr')

/** Tant d’une chose : exactement, au moins ou au plus. */
const counted =
  (one: string, other: string, none = `Aucun ${one}`) =>
  (least: number | undefined, most: number | undefined) => {
    const some = (n: number) => `${n} ${plural(n, { one, other })}`
    if (most === 0) return none
    if (most === undefined) return `Au moins ${some(least ?? 1)}`
    return least === most ? `Exactement ${some(most)}` : `Au plus ${some(most)}`
  }

/** Ce qui doit être vrai pour que l’on puisse jouer une carte. */
export const needs: Words<typeof en> = {
  occupations: counted('savoir-faire', 'savoir-faire'),
  improvements: counted('aménagement', 'aménagements'),
  majors: counted('aménagement majeur', 'aménagements majeurs'),
  minors: counted('aménagement mineur', 'aménagements mineurs'),
  minorsInHand: counted(
    'aménagement mineur en main, celui-ci compris',
    'aménagements mineurs en main, celui-ci compris',
  ),
  forests: counted('forêt visible', 'forêts visibles', 'Aucune forêt visible'),
  moors: counted('tourbière visible', 'tourbières visibles', 'Aucune tourbière visible'),
  fields: counted('champ', 'champs'),
  pastures: counted('pâturage', 'pâturages'),
  stables: counted('étable', 'étables', 'Aucune étable'),
  rooms: counted('pièce', 'pièces', 'Aucune pièce'),
  animals: counted('animal', 'animaux'),
  round: (least, most) => (most === undefined ? `À partir du tour ${least ?? 1}` : `Au tour ${most} au plus tard`),
  notInRounds: (rounds) => `Pas aux tours ${rounds.slice(0, -1).join(', ')} et ${rounds.at(-1)}`,
  house: (materials) => `Maison ${materials.join(' ou ')}`,
  noUnused: 'Aucun emplacement vide',
  planted: (n, crop) => `${n} champs de ${crop}`,
  animalsOf: (animals) => `Au moins ${animals}`,
  goods: (goods) => `Au moins ${goods} dans votre réserve`,
  person: (space) => `Un de vos fermiers sur ${space}`,
  anyOf: ([first, ...others]) => {
    const rest = others.map((one) => one.replace(/^Au moins /, ''))
    return `${[first, ...rest.slice(0, -1)].join(', ')} ou ${rest.at(-1)}`
  },
  price: (card) => `Prix : ${card}`,
}
