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
  watching: 'The players are choosing their cards.',
}
