import { pluralsOf } from './plural.ts'

const plural = pluralsOf('en')

/** The words of the solo series. */
export default {
  title: 'Solo series',
  what: 'One game after another, alone: every target is higher than the last. After each success one occupation you played stays in play, and points above the target bring food. The series ends at the first miss.',
  game: 'Game',
  goal: 'Target',
  points: 'Points',
  result: 'Result',
  reached: 'reached',
  missed: 'missed',
  next: (goal: number) => `Next target: ${goal} points`,
  food: (n: number) => (n === 0 ? 'You start without food.' : `You start with ${n} food.`),
  kept: 'In play from the start',
  choose: 'Which occupation stays in play?',
  keep: (name: string) => `Keep ${name}`,
  deal: 'How cards are dealt',
  deals: { deal: '7 of each kind at random', choose: 'Deal 10, keep 7' },
  start: (n: number) => (n === 0 ? 'Start the series' : 'Start the next game'),
  go: 'Go on with the game',
  over: (n: number) =>
    n === 0
      ? 'The series is over at the first target.'
      : `The series is over: ${n} ${plural(n, { one: 'target', other: 'targets' })} reached.`,
  anew: 'Begin a new series',
  sure: 'The series so far is forgotten. Really?',
  goalReached: (goal: number) => `You have reached your goal of ${goal} points.`,
  goalMissed: (goal: number) => `Your goal was ${goal} points.`,
  back: 'On to the series',
}
