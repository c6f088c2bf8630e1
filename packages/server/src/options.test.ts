import { describe, expect, it } from 'vitest'
import { flag, list, oneOf, orEnv, readOptions, text, whole } from './options.ts'

const options = {
  players: whole('how many', 1, 6, 2),
  cards: oneOf(['none', 'dealt'], 'which', 'none'),
  bots: list('A,B', 'who', ['random']),
  seed: text('TEXT', 'chance', null),
  json: flag('as JSON'),
}
const line = { name: 'furrow test', summary: 'Tests.', options }
const read = (...args: string[]) => readOptions(args, line)
const withFile = (...args: string[]) => readOptions(args, { ...line, words: ['FILE'] as const })

describe('options', () => {
  it('have their defaults', () => {
    expect(read()).toEqual({
      values: { players: 2, cards: 'none', bots: ['random'], seed: null, json: false },
      words: [],
      given: new Set(),
    })
  })

  it('are read with a space or an equals sign, in any order, around words', () => {
    const told = withFile('--players', '4', 'game.txt', '--cards=dealt', '--bots', 'a, b', '--json', '--seed=a=b')
    expect(told).toMatchObject({
      values: { players: 4, cards: 'dealt', bots: ['a', 'b'], seed: 'a=b', json: true },
      words: ['game.txt'],
    })
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
    expect(read(...args)).toEqual({ refusal: sentence })
  })

  it('end at --, so that a word may begin with a dash', () => {
    expect(withFile('--', '--game.txt')).toMatchObject({ words: ['--game.txt'] })
  })

  it('have two dashes: an id that begins with one is a word or a value', () => {
    expect(withFile('-gOLztq049TqQJsf')).toMatchObject({ words: ['-gOLztq049TqQJsf'] })
    expect(read('--seed', '-gOLztq049TqQJsf')).toMatchObject({ values: { seed: '-gOLztq049TqQJsf' } })
    expect(read('--seed=-gOL')).toMatchObject({ values: { seed: '-gOL' } })
    expect(withFile('--', '-gOL')).toMatchObject({ words: ['-gOL'] })
  })

  it('are said by the environment too, where the command line says nothing', () => {
    const env = { FURROW_SEED: 'spring', FURROW_EMPTY: '' }
    const seed = orEnv('FURROW_SEED', text('TEXT', 'chance', 'none'))
    const other = orEnv('FURROW_EMPTY', text('TEXT', 'another', 'none'))
    const asked = (...args: string[]) => readOptions(args, { ...line, options: { seed, other } }, env)
    expect(asked()).toMatchObject({ values: { seed: 'spring', other: 'none' }, given: new Set(['seed']) })
    expect(asked('--seed', 'autumn')).toMatchObject({ values: { seed: 'autumn' } })
    const players = orEnv('FURROW_PLAYERS', options.players)
    expect(readOptions([], { ...line, options: { players } }, { FURROW_PLAYERS: '7' })).toEqual({
      refusal: 'FURROW_PLAYERS needs a whole number from 1 to 6, not "7".',
    })
  })

  it('explain themselves, wherever --help stands', () => {
    const told = readOptions(['--nonsense', '--help'], {
      ...line,
      words: ['FILE'],
      options: { players: orEnv('FURROW_PLAYERS', options.players), json: options.json },
      more: 'More.',
    })
    expect(told).toEqual({
      help: `Usage: furrow test FILE [options]

Tests.

  --players N  how many (otherwise 2) [FURROW_PLAYERS]
  --json       as JSON
  --help       this text

More.`,
    })
  })

  it('miss the word that has to be there', () => {
    expect(withFile()).toEqual({ refusal: 'furrow test needs FILE.' })
  })
})
