import { pluralsOf } from './plural.ts'

const plural = pluralsOf('en')
/** The words of the page on which a game is set up. */
export const freshEn = {
  game: 'Which game?',
  games: { agricola: 'Agricola', express: 'Express' },
  gamesHint: { agricola: 'The board game: fourteen rounds on a farm.', express: 'The dice game: six rounds.' },
  where: 'Where?',
  places: { device: 'On this device', online: 'Online with friends' },
  placesHint: {
    device: 'Alone, with bots, or passing the device around. Works without a network.',
    online: 'Everybody on a device of their own. You get a link to send.',
  },
  players: 'How many play?',
  seats: 'Who plays?',
  seat: (n: number) => `Seat ${n}`,
  person: 'Player',
  me: 'Me',
  friend: 'Open for friends',
  name: 'Name',
  choices: 'Options of the game',
  starting: 'First player',
  drawn: 'Drawn by lot',
  order: 'Order of the round cards',
  shuffled: 'Shuffled by stage',
  chosen: 'As I choose',
  hand: 'Your hand',
  dealt: 'Dealt',
  handNone: 'No card chosen yet: without any, the hand is dealt.',
  handChosen: (n: number, of: number) =>
    n === of
      ? `All ${of} cards are chosen.`
      : `${n} ${plural(n, { one: 'card', other: 'cards' })} chosen, ${of} at most. The rest is not dealt: you play with these.`,
  handCount: (n: number, of: number) => `${n} of ${of}`,
  stage: (n: number) => `Stage ${n}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  clock: 'How much time?',
  paces: { free: 'No clock', live: 'A clock for each player', days: 'Days for each turn' },
  pacesHint: {
    free: 'Everybody takes the time they need.',
    live: 'For an evening together. Out of time, a bot plays until the player takes the seat back.',
    days: 'A move now and then. Out of time, a bot plays until the player takes the seat back.',
  },
  minutes: 'Minutes for each player',
  extra: 'Seconds added after each move',
  days: 'Days for each turn',
  who: 'Who may come?',
  doors: { link: 'Only by invitation', public: 'Anybody' },
  doorsHint: {
    link: 'Whoever has your link or code.',
    public: 'The table is in the public list. Everybody may watch.',
  },
  start: 'Start this game',
  setUp: 'Set up this table',
  begins: 'There is nobody to wait for: the game begins at once.',
  working: 'Setting up the table…',
}
