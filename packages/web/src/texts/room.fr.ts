import { espaces } from './espaces.ts'
import type { RoomTexts } from './subjects.ts'

/** Les mots d’une table où l’on joue à distance. */
export default espaces<RoomTexts>({
  talk: 'Discussion',
  away: 'hors ligne',
  bot: 'un robot joue',
  program: 'le programme de quelqu’un',
  clock: (time) => `reste ${time}`,
  days: (n) => `${n} j`,
  hours: (n) => `${n} h`,
  notice: 'À propos de cette table',
  botForYou: 'Un robot joue à votre place.',
  takeBack: 'Reprendre ma place',
  awayNow: (name) => `À ${name} de jouer, mais cette personne est hors ligne.`,
  notYet: 'Cette personne vient de partir. Attendez une minute.',
  letBot: 'Laisser jouer un robot',
  giveBot: 'Laisser un robot jouer pour moi',
  giveSure: 'Un robot jouera à votre place jusqu’à votre retour. Vous pourrez la reprendre à tout moment.',
  giveYes: 'Oui, laisser jouer un robot',
  giveNo: 'Non, continuer à jouer',
  watching: 'Vous regardez la partie.',
  watchFrom: 'Vue depuis la place de',
  rematch: 'Les autres sont à une nouvelle table.',
  toRematch: 'Rejoindre la revanche',
  broken: 'Cette table ne peut pas être affichée. La page est peut-être plus ancienne que le serveur : rechargez-la.',
  reload: 'Recharger la page',
  oldRules: 'Les règles ont changé depuis le début de cette partie : elle ne peut plus continuer ici.',
})
