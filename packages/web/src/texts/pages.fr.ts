import type { pages as en } from './pages.en.ts'
import { pluralsOf } from './plural.ts'
import type { Words } from './shape.ts'

const plural = pluralsOf('fr')
const s = (n: number) => plural(n, { one: '', other: 's' })

/** Les mots autour de la table : réglages, un écran pour tous, parties enregistrées, relecture, règles et cartes. */
export const pages: Words<typeof en> = {
  series: 'Série en solitaire',
  goal: (points) => `Objectif : ${points} points`,
  player: (n) => `Joueur ${n}`,

  settings: {
    motion: 'Animations',
    motions: { calm: 'posées', brisk: 'vives', none: 'aucune' },
    helps: 'Aides et habitudes',
    switches: {
      hints: 'Signaler les cases intéressantes',
      forced: 'Jouer d’office les coups sans choix',
      hold: 'Finir mon tour par un bouton, pour pouvoir encore annuler',
      sound: 'Sons discrets',
    },
    ways: 'Ailleurs',
    online: 'Parties en ligne',
    report: 'Signaler un problème',
    reportHint: 'Copie la position exacte en un texte que vous pouvez nous envoyer.',
    copied: 'Copié.',
    copyYourself: 'Le navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même :',
  },

  turn: {
    reset: 'Reprendre le tour',
    resetHint: 'Annuler tous les coups de votre tour (X)',
    end: 'Fin du tour',
    endHint: 'Terminer votre tour (E)',
    held: 'Votre tour est joué. Terminez-le, ou revenez en arrière.',
    pending: (move) => `${move} : ce coup termine votre tour ; une fois joué, il ne s’annule plus.`,
    since: 'Ce qui vient de se passer',
    sinceHint: 'Revoir ce que les autres ont fait depuis votre dernier coup (R)',
    onceMore: 'Montrer encore une fois',
    whole: 'Revoir toute la partie',
    nothing: 'Il ne s’est encore rien passé.',
    suggested: 'À considérer',
    sure: 'C’est bien ce que vous voulez ?',
    begging: (n) => `Vous mendieriez ${n} repas : ${n} tuile${s(n)} Mendicité, soit ${3 * n} points de moins.`,
    losing: (goods) => `Vous perdriez sans contrepartie : ${goods}.`,
    doIt: 'Oui, jouer',
    not: 'Non, revenir',
  },

  score: {
    title: 'Score',
    now: 'Points si la partie s’arrêtait là',
    gain: 'Gagné à votre dernier tour',
    count: 'Nombre',
    points: 'Points',
  },

  waiting: 'À venir',
  unread: (n) => `${n} message${s(n)} non lu${s(n)}`,

  handover: {
    title: (name) => `${name}, c’est à vous`,
    text: 'Prenez l’appareil. Votre main ne s’affiche qu’après un appui sur le bouton.',
    take: (name) => `Je suis ${name}`,
  },

  tabs: {
    elsewhere: 'Cette partie se joue dans un autre onglet. Elle est en pause ici, pour qu’aucun coup ne se perde.',
    takeOver: 'Jouer ici',
  },

  missing: 'Cette partie n’est pas enregistrée dans ce navigateur.',

  fresh: { title: 'Nouvelle partie' },

  online: {
    title: 'Jouer entre amis',
    hint: 'En ligne, chacun sur son appareil. Un lien suffit.',
    waiting: (n) => plural(n, { one: '● Une partie vous attend.', other: `● ${n} parties vous attendent.` }),
  },

  games: {
    title: 'Parties enregistrées',
    hint: 'Les parties restent dans ce navigateur. Un fichier permet de les emporter.',
    none: 'Aucune partie n’est encore enregistrée ici.',
    underWay: (round) => `Tour ${round}`,
    over: 'Terminée',
    scored: (name, points) => `${name} (${points})`,
    play: 'Reprendre',
    sheet: 'Feuille de score',
    replay: 'Revoir',
    save: 'Enregistrer un fichier',
    forget: 'Supprimer',
    forgetSure: 'Supprimer vraiment',
    bring: 'Importer une partie',
    bringHint: 'Collez ici le texte d’une partie, ou choisissez un fichier.',
    file: 'Choisir un fichier',
    open: 'Ouvrir',
    damaged: 'Impossible à ouvrir ; le fichier peut encore être enregistré',
    unreadable: 'Ce texte n’est pas celui d’une partie que l’on peut revoir.',
  },

  replay: {
    failed: 'Ce moment de la partie n’a pas pu être chargé.',
    retry: 'Réessayer',
    title: 'Relecture',
    step: (n, of) => `Coup ${n} sur ${of}`,
    first: 'Au début',
    before: 'Un coup en arrière',
    next: 'Un coup en avant',
    last: 'À la fin',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    round: 'Tour',
    seat: 'Vue de',
    link: 'Copier le lien',
    linkHint: 'Le lien montre à tout le monde ce moment de la partie.',
    linkCopied: 'Lien copié. Il montre ce moment à tout le monde.',
    linkNot: 'Le lien n’a pas pu être copié.',
    timeline: 'Déroulement de la partie',
    place: (round, n, of) => `Tour ${round}, coup ${n} sur ${of}`,
    toRound: (round) => `Au tour ${round}`,
    file: 'Enregistrer',
    elsewhere:
      'Cette adresse est celle du navigateur qui a enregistré la partie. Si vous avez reçu son fichier, ouvrez-le ici ; les liens copiés depuis une relecture s’ouvrent partout.',
    begins: 'La table avant le premier coup.',
  },

  sources: {
    title: 'D’où viennent les points',
    names: {
      land: 'Terres',
      crops: 'Cultures',
      animals: 'Animaux',
      family: 'Maison et famille',
      cards: 'Cartes',
      begging: 'Mendicité',
    },
  },
  chart: { title: 'Points tour par tour', label: (name, points) => `${name} : ${points}` },
  noRematch: 'La nouvelle table n’a pas pu être ouverte. Veuillez réessayer.',
  rematch: 'Revanche',

  rules: { title: 'Règles', contents: 'Sommaire', cards: 'Toutes les cartes' },

  help: {
    title: 'Règles et touches',
    hint: 'Règles et touches (?)',
    full: 'Les règles sur une page à part (nouvel onglet)',
    keys: 'Touches',
    games: {
      agricola: [
        ['Z', 'Annuler'],
        ['X', 'Refaire le tour'],
        ['E', 'Finir le tour'],
        ['R', 'Ce qui vient de se passer'],
        ['/', 'Trouver un coup en tapant ; la plupart des lettres suffisent à commencer'],
        ['1 – 5', 'Les onglets, de gauche à droite'],
        ['← ↑ → ↓', 'Parcourir la ferme'],
        ['M', 'Sur la ferme : déplacer des animaux'],
        ['?', 'Règles et touches'],
      ],
      express: [
        ['R', 'Lancer les dés'],
        ['K', 'Garder les dés'],
        ['1 – 9', 'Choisir dans la liste'],
        ['Échap', 'Reposer les dés choisis'],
        ['Z', 'Annuler'],
        ['E', 'Finir le tour'],
        ['?', 'Règles et touches'],
      ],
    },
  },

  cards: {
    title: 'Cartes',
    search: 'Chercher dans les noms et les textes',
    kind: 'Type',
    kinds: {
      all: 'Toutes',
      major: 'Aménagements majeurs',
      minor: 'Aménagements mineurs',
      occupation: 'Savoir-faire',
    },
    one: { major: 'Aménagement majeur', minor: 'Aménagement mineur', occupation: 'Savoir-faire' },
    found: (n) => `${n} carte${s(n)}`,
    players: (n) => (n <= 1 ? 'Quel que soit le nombre de joueurs' : `À partir de ${n} joueurs`),
    travels: 'Passe ensuite à votre voisin de gauche',
    rulings: 'Précisions',
    figures: {
      short: (played, points) =>
        `Entre robots : jouée dans ${played} des cas${points === null ? '' : `, ${points} points`}`,
      played: (share, held, round) =>
        `Dans les parties entre robots, ${held} fermes l’avaient en main ; ${share} d’entre elles l’ont jouée${round === null ? '' : `, au tour ${round} en moyenne`}.`,
      points: (points, from, to) =>
        `Points de celles qui l’ont jouée, par rapport à la moyenne de leur table : ${points} (à 95 %, entre ${from} et ${to}).`,
      wins: (wins, from, to) =>
        `Victoires sur cent parties, par rapport à une juste part : ${wins} (à 95 %, entre ${from} et ${to}).`,
    },
    none: 'Aucune carte ne contient ces mots.',
    coming: 'On étale les cartes…',
  },

  failed: {
    title: 'Une erreur est survenue sur cette page.',
    text: 'Votre partie est enregistrée. Rechargez la page pour la reprendre où elle en était.',
    reload: 'Recharger la page',
  },
}
