import type { freshEn as en } from './fresh.en.ts'
import { pluralsOf } from './plural.ts'
import type { Words } from './shape.ts'

const plural = pluralsOf('fr')

/** Les mots de la page où l’on prépare une partie. */
export const freshFr: Words<typeof en> = {
  game: 'Quel jeu ?',
  games: { agricola: 'Agricola', express: 'Express' },
  gamesHint: { agricola: 'Le jeu de plateau : une ferme en quatorze tours.', express: 'Le jeu de dés : six tours.' },
  where: 'Où ?',
  places: { device: 'Sur cet appareil', online: 'En ligne entre amis' },
  placesHint: {
    device: 'Seul, avec des robots, ou en se passant l’appareil. Fonctionne sans réseau.',
    online: 'Chacun sur son appareil. Vous recevez un lien à envoyer.',
  },
  players: 'Combien de joueurs ?',
  seats: 'Qui joue ?',
  seat: (n) => `Place ${n}`,
  person: 'Joueur',
  me: 'Moi',
  friend: 'Libre pour un ami',
  name: 'Nom',
  choices: 'Options de la partie',
  starting: 'Premier joueur',
  drawn: 'Tiré au sort',
  order: 'Ordre des cartes Action',
  shuffled: 'Mélangé par période',
  chosen: 'À mon choix',
  moor: 'Les Fermiers de la lande',
  moorLevels: ['Sans', 'Niveau 1', 'Niveau 2', 'Niveau 3'],
  moorHints: [
    'Le jeu de base seul.',
    'Forêts, tourbières, combustible, chevaux et chauffage ; sans cartes en main.',
    'Et sept aménagements mineurs de la lande pour chacun.',
    'Et sept savoir-faire, trois aménagements mineurs du jeu de base et quatre de la lande.',
  ],
  mixed: 'Distribuer aussi des aménagements mineurs du jeu de base',
  lighting: 'Allumer le fourneau',
  lightingHint: 'Avant de cuisiner, il faut allumer pour 1 combustible',
  hand: 'Votre main',
  dealt: 'Distribuée',
  handNone: 'Aucune carte choisie pour l’instant : sans choix, la main est distribuée.',
  handChosen: (n, of) =>
    n === of
      ? `Les ${of} cartes sont choisies.`
      : `${n} ${plural(n, { one: 'carte choisie', other: 'cartes choisies' })}, ${of} au plus. Le reste n’est pas distribué : vous jouez avec celles-ci.`,
  handCount: (n, of) => `${n} sur ${of}`,
  stage: (n) => `Période ${n}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  clock: 'Combien de temps ?',
  paces: { free: 'Sans pendule', live: 'Une pendule par joueur', days: 'Des jours par tour' },
  pacesHint: {
    free: 'Chacun prend le temps qu’il lui faut.',
    live: 'Pour une soirée ensemble. Le temps écoulé, un robot joue jusqu’à ce que le joueur reprenne sa place.',
    days: 'Un coup de temps en temps. Le délai passé, un robot joue jusqu’à ce que le joueur reprenne sa place.',
  },
  minutes: 'Minutes par joueur',
  extra: 'Secondes ajoutées après chaque coup',
  days: 'Jours par tour',
  who: 'Qui peut venir ?',
  doors: { link: 'Sur invitation', public: 'Tout le monde' },
  doorsHint: {
    link: 'Ceux qui ont votre lien ou votre code.',
    public: 'La table figure dans la liste publique. Tout le monde peut regarder.',
  },
  manners: 'À la table',
  undo: 'On peut reprendre ses coups',
  undoHint: 'Les siens, tant que personne d’autre n’a joué et que rien de nouveau n’est apparu.',
  suggestions: 'Des étoiles sur les cases intéressantes',
  suggestionsHint: 'Pour tous ceux de la table qui en veulent.',
  start: 'Commencer cette partie',
  setUp: 'Créer cette table',
  begins: 'Aucun joueur à attendre : la partie commence aussitôt.',
  working: 'Création de la table…',
}
