import { espaces } from './espaces.ts'
import { pluralsOf } from './plural.ts'
import type { DraftTexts } from './subjects.ts'

const plural = pluralsOf('fr')
const occupations = (n: number) => `${n} savoir-faire`
const minors = (n: number) => `${n} ${plural(n, { one: 'aménagement mineur', other: 'aménagements mineurs' })}`

/** Les mots des écrans où l’on choisit sa main avant le premier tour. */
export default espaces<DraftTexts>({
  title: 'Avant le tour 1',
  short: 'Cartes',
  kinds: { occupation: 'Savoir-faire', minor: 'Aménagements mineurs' },
  one: { occupation: 'Savoir-faire', minor: 'Aménagement mineur' },
  amounts: { occupation: occupations, minor: minors },
  and: (a: string, b: string) => `${a} et ${b}`,
  draft: {
    ask: (what: string) => `Gardez ${what} ; le reste passe à gauche.`,
    left: (what: string) => `Encore à garder : ${what}.`,
    go: 'Garder et passer le reste',
    kept: 'Vous avez choisi.',
  },
  choose: {
    ask: (what: string) => `Défaussez ${what}.`,
    go: 'Défausser ces cartes',
  },
  mulligan: {
    hand: 'Vous pouvez échanger toutes vos cartes d’un type contre une carte de moins.',
    three: 'Vous pouvez défausser trois cartes d’un type contre une nouvelle.',
    redraw: { occupation: 'Nouveaux savoir-faire, un de moins', minor: 'Nouveaux aménagements mineurs, un de moins' },
    go: 'Défausser ces trois cartes contre une nouvelle',
    content: 'Garder mes cartes',
  },
  missing: (what: string) => `Encore à choisir : ${what}.`,
  pack: 'Votre paquet',
  hand: 'Votre main',
  nothing: 'Rien pour l’instant.',
  waiting: (names: string) => `On attend ${names}.`,
  others: (names: string) => `${names} ${names.includes(',') ? 'choisissent' : 'choisit'} aussi.`,
  undo: 'Revenir en arrière',
  setup: {
    deal: 'Distribution des cartes',
    deals: {
      deal: '7 de chaque type au hasard',
      'draft-7': 'Draft à 7',
      'draft-8': 'Draft à 8, la dernière est écartée',
      'draft-9': 'Draft à 9, les deux dernières sont écartées',
      'draft-10': 'Draft à 10, les trois dernières sont écartées',
      choose: '10 distribuées, 7 gardées',
    },
    apart: 'D’abord les savoir-faire, puis les aménagements mineurs',
    mulligan: 'Échange de cartes avant le tour 1',
    mulligans: {
      none: 'Non',
      hand: 'Toutes les cartes d’un type contre une de moins',
      three: 'Trois cartes d’un type contre une nouvelle',
    },
    fivePlus: 'Seulement les savoir-faire pour 5 joueurs et plus',
    promos: 'Avec les cartes promotionnelles',
    without: (n: number) =>
      n === 0 ? 'Écarter des cartes…' : `${n} ${plural(n, { one: 'carte écartée', other: 'cartes écartées' })}`,
  },
  watching: 'Les joueurs choisissent leurs cartes.',
})
