import type { freshEn as en } from './fresh.en.ts'
import type { Words } from './shape.ts'

const s = (n: number) => (n > 1 ? 's' : '')

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
  playersOf: (n) => `${n} joueur${s(n)}`,
  seats: 'Qui est assis où ?',
  seat: (n) => `Place ${n}`,
  person: 'Personne',
  me: 'Moi',
  friend: 'Libre pour un ami',
  name: 'Nom',
  choices: 'Comment jouer ?',
  starting: 'Premier joueur',
  drawn: 'Tiré au sort',
  order: 'Ordre des cartes Action',
  shuffled: 'Mélangé dans chaque période',
  chosen: 'À mon choix',
  hand: 'Votre main',
  dealt: 'Distribuée',
  handCount: (n, of) => `${n} sur ${of}`,
  stage: (n) => `Période ${n}`,
  up: (name) => `Monter ${name}`,
  clock: 'Combien de temps ?',
  paces: { free: 'Sans pendule', live: 'Une pendule par joueur', days: 'Des jours par tour' },
  pacesHint: {
    free: 'Chacun prend le temps qu’il lui faut.',
    live: 'Pour une soirée ensemble. Le temps écoulé, un robot joue jusqu’à ce que la personne reprenne sa place.',
    days: 'Un coup de temps en temps. Le délai passé, un robot joue jusqu’à ce que la personne reprenne sa place.',
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
  start: 'Commencer cette partie',
  setUp: 'Préparer cette table',
  begins: 'Personne n’est attendu : la partie commence aussitôt.',
  working: 'La table se prépare…',
}
