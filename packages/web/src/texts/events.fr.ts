import { pluralsOf } from './plural.ts'
import type { EventWords } from './say.ts'
import { table } from './table.fr.ts'

const plural = pluralsOf('fr')

const phases = {
  preparation: 'Préparation',
  work: 'Journée de travail',
  home: 'Retour à la maison',
  field: 'Récolte : les cultures rentrent des champs',
  feeding: 'Récolte : nourrir la famille',
  breeding: 'Récolte : reproduction',
  scoring: 'Décompte',
}
const built = { room: 'pièce construite', stable: 'étable construite', field: 'champ labouré' }

export const events: EventWords = {
  round: ({ round, card }, say) => `Tour ${round} : ${say.name(card)}`,
  phase: ({ phase }) => phases[phase],
  placed: ({ space }, say) => `fermier placé : ${say.name(space)}`,
  got: ({ from, goods }, say) =>
    from === 'field' ? table.gathered(say.goods(goods)) : `reçu : ${say.goods(goods)}${from && ` (${say.name(from)})`}`,
  gave: ({ to, goods }, say) => `payé : ${say.goods(goods)} (${say.name(to)})`,
  lay: ({ card, round, what, count }, say) => `${say.name(card)} : ${say.count(what, count)} sur le tour ${round}`,
  built: ({ what, cell }) => `${built[what]} en ${cell}`,
  fenced: ({ cells, fences }) =>
    `pâturage clôturé en ${cells.join(', ')} (${fences} ${plural(fences, { one: 'clôture', other: 'clôtures' })})`,
  renovated: ({ to }, say) => `maison rénovée en ${say.good(to)}`,
  moved: ({ crop, from, to }, say) => `déplacement : ${say.good(crop)} de ${say.name(from)} vers ${say.name(to)}`,
  sowed: ({ crop, on }, say) => `semis : ${say.good(crop)} en ${say.name(on)}`,
  baked: ({ grain, food }, say) => `pain : ${say.count('grain', grain)} → ${say.count('food', food)}`,
  cooked: ({ good, count, food }, say) => `converti : ${say.count(good, count)} → ${say.count('food', food)}`,
  lost: ({ goods }, say) => `perdu : ${say.goods(goods)}`,
  improved: ({ card }, say) => `aménagement : ${say.name(card)}`,
  returned: ({ card }, say) => `rendu : ${say.name(card)}`,
  taught: ({ card }, say) => `savoir-faire : ${say.name(card)}`,
  'passed-on': ({ to, card }, say) => `${say.name(card)} passe à ${say.who(to)}`,
  drew: ({ count }) => `${count} ${count === 1 ? 'carte piochée' : 'cartes piochées'}`,
  used: ({ card }, say) => `carte utilisée : ${say.name(card)}`,
  banked: ({ card, points }, say) =>
    `${say.name(card)} : ${points} ${plural(points, { one: 'point', other: 'points' })} de bonus`,
  born: () => 'un enfant est né',
  starting: () => 'premier joueur dès le prochain tour',
  fed: ({ food, begging }, say) =>
    begging > 0
      ? `famille nourrie : ${say.count('food', food)}, et ${begging} à mendier`
      : `famille nourrie : ${say.count('food', food)}`,
  bred: ({ animals }, say) => `naissance : ${say.goods(animals)}`,
  'stayed-home': () => 'aucune action possible, le fermier reste à la maison',
  over: () => 'La partie est terminée',
}
