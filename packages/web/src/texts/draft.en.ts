import { pluralsOf } from './plural.ts'

const plural = pluralsOf('en')
const occupations = (n: number) => `${n} ${plural(n, { one: 'occupation', other: 'occupations' })}`
const minors = (n: number) => `${n} ${plural(n, { one: 'minor improvement', other: 'minor improvements' })}`

/** The words of the screens on which hand cards are chosen before round 1. */
export default {
  title: 'Before round 1',
  short: 'Cards',
  kinds: { occupation: 'Occupations', minor: 'Minor improvements' },
  one: { occupation: 'Occupation', minor: 'Minor improvement' },
  amounts: { occupation: occupations, minor: minors },
  and: (a: string, b: string) => `${a} and ${b}`,
  draft: {
    ask: (what: string) => `Keep ${what}; the rest goes on to the left.`,
    left: (what: string) => `Still to keep: ${what}.`,
    go: 'Keep and pass on',
    kept: 'You have chosen.',
  },
  choose: {
    ask: (what: string) => `Put ${what} away.`,
    go: 'Put these away',
  },
  mulligan: {
    hand: 'You may exchange all cards of a kind for one card fewer.',
    three: 'You may put three cards of a kind away for a new one.',
    redraw: { occupation: 'New occupations, one fewer', minor: 'New minor improvements, one fewer' },
    go: 'Put these three away for a new one',
    content: 'Keep my cards',
  },
  missing: (what: string) => `Still to choose: ${what}.`,
  pack: 'Your pack',
  hand: 'You hold',
  nothing: 'Nothing yet.',
  waiting: (names: string) => `Waiting for ${names}.`,
  others: (names: string) => `${names} ${names.includes(',') ? 'are' : 'is'} choosing too.`,
  undo: 'Take it back',
  setup: {
    deal: 'How cards are dealt',
    deals: {
      deal: '7 of each kind at random',
      'draft-7': 'Draft of 7',
      'draft-8': 'Draft of 8, the last is removed',
      'draft-9': 'Draft of 9, the last two are removed',
      'draft-10': 'Draft of 10, the last three are removed',
      choose: 'Deal 10, keep 7',
    },
    apart: 'First the occupations, then the minor improvements',
    mulligan: 'Exchanging cards before round 1',
    mulligans: {
      none: 'Not allowed',
      hand: 'All cards of a kind for one fewer',
      three: 'Three cards of a kind for a new one',
    },
    fivePlus: 'Only the occupations for 5 and more players',
    promos: 'With the promo cards',
    without: (n: number) =>
      n === 0 ? 'Leave cards out …' : `${n} ${plural(n, { one: 'card is', other: 'cards are' })} left out`,
  },
  watching: 'The players are choosing their cards.',
}
