import { espaces } from './espaces.ts'
import { pluralsOf } from './plural.ts'
import type { SeriesTexts } from './subjects.ts'

const plural = pluralsOf('fr')

/** Les mots de la série en solitaire. */
export default espaces<SeriesTexts>({
  title: 'Série en solitaire',
  what: 'Une partie après l’autre, en solitaire : chaque objectif est plus élevé que le précédent. Après chaque succès, un savoir-faire que vous avez joué reste en jeu, et les points en plus donnent des repas. La série s’arrête au premier échec.',
  game: 'Partie',
  goal: 'Objectif',
  points: 'Points',
  result: 'Résultat',
  reached: 'atteint',
  missed: 'manqué',
  next: (goal: number) => `Prochain objectif : ${goal} points`,
  food: (n: number) => (n === 0 ? 'Vous commencez sans repas.' : `Vous commencez avec ${n} repas.`),
  kept: 'En jeu dès le début',
  choose: 'Quel savoir-faire reste en jeu ?',
  keep: (name: string) => `Garder ${name}`,
  deal: 'Distribution des cartes',
  deals: { deal: '7 de chaque type au hasard', choose: '10 distribuées, 7 gardées' },
  start: (n: number) => (n === 0 ? 'Commencer la série' : 'Commencer la partie suivante'),
  go: 'Reprendre la partie',
  over: (n: number) =>
    n === 0
      ? 'La série s’arrête au premier objectif.'
      : `La série est terminée : ${n} ${plural(n, { one: 'objectif atteint', other: 'objectifs atteints' })}.`,
  anew: 'Commencer une nouvelle série',
  sure: 'La série actuelle sera oubliée. Continuer ?',
  goalReached: (goal: number) => `Vous avez atteint votre objectif de ${goal} points.`,
  goalMissed: (goal: number) => `Votre objectif était de ${goal} points.`,
  back: 'Revenir à la série',
})
