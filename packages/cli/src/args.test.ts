import { describe, expect, it } from 'vitest'
import { flag, list, oneOf, readArgs, text, whole } from './args.ts'
import { Complaint } from './complaint.ts'

const options = {
  players: whole('how many', 1, 6, 2),
  cards: oneOf(['none', 'dealt'], 'which', 'none'),
  bots: list('A,B', 'who', ['random']),
  seed: text('TEXT', 'chance', null),
  json: flag('as JSON'),
}
const read = (...args: string[]) => readArgs(args, { name: 'test', options })
const withFile = (...args: string[]) => readArgs(args, { name: 'test', words: ['FILE'], options })

describe('options', () => {
  it('have their defaults', () => {
    expect(read().values).toEqual({ players: 2, cards: 'none', bots: ['random'], seed: null, json: false })
  })

  it('are read with a space or an equals sign, in any order, around words', () => {
    const { values, words } = withFile(
      '--players',
      '4',
      'game.txt',
      '--cards=dealt',
      '--bots',
      'a, b',
      '--json',
      '--seed=a=b',
    )
    expect(values).toEqual({ players: 4, cards: 'dealt', bots: ['a', 'b'], seed: 'a=b', json: true })
    expect(words).toEqual(['game.txt'])
  })

  it.each([
    [['--player', '3'], 'furrow test has no option --player; see furrow test --help.'],
    [['-x'], 'furrow test has no option -x; see furrow test --help.'],
    [['--toString'], 'furrow test has no option --toString; see furrow test --help.'],
    [['--players', '7'], '--players needs a whole number from 1 to 6, not "7".'],
    [['--players', '2.5'], '--players needs a whole number from 1 to 6, not "2.5".'],
    [['--players', '-1'], '--players needs a whole number from 1 to 6, not "-1".'],
    [['--players', ''], '--players needs a whole number from 1 to 6, not "".'],
    [['--players'], '--players needs a whole number from 1 to 6.'],
    [['--cards', 'some'], '--cards needs none or dealt, not "some".'],
    [['--bots', 'a,,b'], '--bots needs names with commas between them, not "a,,b".'],
    [['--json=yes'], '--json takes no value.'],
    [['--json', '--json'], '--json is given twice.'],
    [['word'], 'furrow test does not know what to do with "word".'],
  ])('%j is answered with a sentence', (args, sentence) => {
    expect(() => read(...args)).toThrow(new Complaint(sentence))
  })

  it('miss the word that has to be there', () => {
    expect(() => withFile()).toThrow('furrow test needs FILE.')
  })
})
