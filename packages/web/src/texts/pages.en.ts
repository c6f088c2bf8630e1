import { pluralsOf } from './plural.ts'

const plural = pluralsOf('en')
const s = (n: number) => plural(n, { one: '', other: 's' })

/** The words of everything around the table: settings, hot-seat, stored games, replay, rules and cards. */
export const pages = {
  series: 'Solo series',
  goal: (points: number) => `Goal: ${points} points`,
  player: (n: number) => `Player ${n}`,

  settings: {
    motion: 'Animations',
    motions: { calm: 'calm', brisk: 'brisk', none: 'none' },
    helps: 'Help and habits',
    switches: {
      hints: 'Mark spaces worth a look',
      forced: 'Play moves that leave no choice automatically',
      hold: 'End my turn with a button, so that I can still undo',
      sound: 'Soft sounds',
    },
    ways: 'Elsewhere',
    online: 'Online games',
    report: 'Report a problem',
    reportHint: 'Copies this exact position as text that you can send us.',
    copied: 'Copied.',
    copyYourself: 'The browser does not let us copy. Select the text and copy it yourself:',
  },

  turn: {
    reset: 'Reset turn',
    resetHint: 'Take back your whole turn (X)',
    end: 'End turn',
    endHint: 'End your turn (E)',
    held: 'Your turn is played. End it, or take something back.',
    pending: (move: string) => `${move}: this ends your turn. Once it is played, it cannot be taken back.`,
    since: 'What just happened',
    sinceHint: 'See what the others did since your last move (R)',
    onceMore: 'Show it once more',
    whole: 'Look back at the whole game',
    nothing: 'Nothing has happened yet.',
    suggested: 'Worth a look',
    sure: 'Are you sure?',
    begging: (n: number) => `You would beg for ${n} food: ${n} begging marker${s(n)}, minus ${3 * n} points.`,
    losing: (goods: string) => `You would lose for nothing: ${goods}.`,
    doIt: 'Do it',
    not: 'No, back',
  },

  score: {
    title: 'Score',
    now: 'Points if the game ended now',
    gain: 'Gained in your last turn',
    count: 'Count',
    points: 'Points',
  },

  waiting: 'On its way',
  unread: (n: number) => `${n} unread message${s(n)}`,

  handover: {
    title: (name: string) => `${name}, it is your turn`,
    text: 'Take the device. Your hand appears only when you press the button.',
    take: (name: string) => `I am ${name}`,
  },

  tabs: {
    elsewhere: 'This game is being played in another tab. Here it rests, so that no move gets lost.',
    takeOver: 'Play here instead',
  },

  missing: 'That game is not stored in this browser.',

  fresh: { title: 'A new game' },

  online: {
    title: 'Play with friends',
    hint: 'Online, each on their own device. A link is enough.',
    waiting: (n: number) =>
      plural(n, { one: '● One game is waiting for you.', other: `● ${n} games are waiting for you.` }),
  },

  games: {
    title: 'Stored games',
    hint: 'Games stay in this browser. A file takes them elsewhere.',
    none: 'No game is stored here yet.',
    underWay: (round: number) => `Round ${round}`,
    over: 'Finished',
    scored: (name: string, points: string) => `${name} (${points})`,
    play: 'Go on',
    sheet: 'Score sheet',
    replay: 'Replay',
    save: 'Save as a file',
    forget: 'Delete',
    forgetSure: 'Really delete',
    bring: 'Import a game',
    bringHint: 'Paste the text of a record here, or choose a file.',
    file: 'Choose a file',
    open: 'Open',
    damaged: 'Cannot be opened any more; its file can still be saved',
    unreadable: 'This is not the record of a game that can be replayed.',
  },

  replay: {
    failed: 'This moment of the game could not be loaded.',
    retry: 'Try again',
    title: 'Replay',
    step: (n: number, of: number) => `Move ${n} of ${of}`,
    first: 'To the beginning',
    before: 'One move back',
    next: 'One move forward',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    round: 'Round',
    seat: 'Seen from',
    link: 'Copy link',
    linkHint: 'The link shows everybody this moment of the game.',
    linkCopied: 'Link copied. It shows everybody this moment.',
    linkNot: 'The link could not be copied.',
    timeline: 'Timeline of the game',
    place: (round: number, n: number, of: number) => `Round ${round}, move ${n} of ${of}`,
    toRound: (round: number) => `To round ${round}`,
    file: 'Save file',
    elsewhere:
      'This address belongs to the browser that has the game. If you were sent its file, open it here; links that are copied from a replay open everywhere.',
    begins: 'The table before the first move.',
  },

  sources: {
    title: 'Where the points came from',
    names: {
      land: 'Land',
      crops: 'Crops',
      animals: 'Animals',
      family: 'House and family',
      cards: 'Cards',
      begging: 'Begging',
    },
  },
  chart: { title: 'Points by round', label: (name: string, points: string) => `${name}: ${points}` },
  noRematch: 'The new table could not be set up. Please try again.',
  rematch: 'Rematch',

  rules: { title: 'Rules', contents: 'Contents', cards: 'All cards' },

  help: {
    title: 'Rules and keys',
    hint: 'Rules and keys (?)',
    full: 'The rules on a page of their own (new tab)',
    keys: 'Keys',
    games: {
      agricola: [
        ['Z', 'Undo'],
        ['X', 'Reset the turn'],
        ['E', 'End the turn'],
        ['R', 'What just happened'],
        ['/', 'Find a move by typing; most letters begin to do so by themselves'],
        ['1 – 5', 'The tabs, from left to right'],
        ['← ↑ → ↓', 'Walk over the farm'],
        ['M', 'On the farm: move animals'],
        ['?', 'Rules and keys'],
      ],
      express: [
        ['R', 'Roll the dice'],
        ['K', 'Keep the dice'],
        ['1 – 9', 'Choose from the list'],
        ['Esc', 'Put the picked dice back'],
        ['Z', 'Undo'],
        ['E', 'End the turn'],
        ['?', 'Rules and keys'],
      ],
    },
  },

  cards: {
    title: 'Cards',
    search: 'Search names and texts',
    kind: 'Type',
    kinds: { all: 'All', major: 'Major improvements', minor: 'Minor improvements', occupation: 'Occupations' },
    one: { major: 'Major improvement', minor: 'Minor improvement', occupation: 'Occupation' },
    found: (n: number) => `${n} card${s(n)}`,
    players: (n: number) => (n <= 1 ? 'For any number of players' : `With ${n} or more players`),
    travels: 'Goes on to your left neighbour',
    rulings: 'Rulings',
    /** How a hand card did in games between bots. */
    figures: {
      short: (played: string, points: string | null) =>
        `In bot games: played in ${played}${points === null ? '' : `, ${points} points`}`,
      played: (share: string, held: number, round: string | null) =>
        `In games between bots ${held} farms had it in hand; ${share} of them played it${round === null ? '' : `, in round ${round} on average`}.`,
      points: (points: string, from: string, to: string) =>
        `Points of those who played it, against the mean of their table: ${points} (95 % between ${from} and ${to}).`,
      wins: (wins: string, from: string, to: string) =>
        `Wins in a hundred games, against a fair share: ${wins} (95 % between ${from} and ${to}).`,
    },
    none: 'No card has these words.',
    coming: 'The cards are being laid out…',
  },

  failed: {
    title: 'Something went wrong on this page.',
    text: 'Your game is stored. Reload the page to go on where you were.',
    reload: 'Reload the page',
  },
}
