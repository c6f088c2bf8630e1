import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { furrow, furrowHere } from '../testing/furrow.ts'
import { Program } from './program.ts'
import { specOf, splitBots } from './spec.ts'

const folder = mkdtempSync(join(tmpdir(), 'furrow-guests-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program of a few lines: `answer(question, n)` gives the line to say, or null to say nothing. */
function program(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
let n = 0
const answer = ${answer}
for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line), ++n)
  if (said !== null) console.log(said)
}
`,
  )
  return `cmd:'${process.execPath}' "${file}"`
}

function words(bot: string): readonly [string, ...string[]] {
  const spec = specOf(bot)
  if (spec.kind !== 'program') throw new Error(`${bot} is no program.`)
  return spec.words
}

const first = program('first', '(q) => q.moves[0].move')
const match = (a: string, b: string, ...more: string[]) =>
  furrowHere('match', a, b, '--games', '2', '--threads', '1', '--json', '--budget', '60000', ...more)
const mistakes = (stdout: string) => JSON.parse(stdout).sides.map((side: { mistakes: object }) => side.mistakes)
const NONE = { illegal: 0, late: 0, ended: 0, first: null }

describe('who sits down', () => {
  it('is a bot by its name, a program or a module', () => {
    expect(specOf('farmer')).toEqual({ kind: 'own', name: 'farmer' })
    expect(specOf('./mybot.ts')).toEqual({ kind: 'module', path: './mybot.ts' })
    expect(specOf('cmd:python3 "my bot.py" -n \'a b\' ""')).toEqual({
      kind: 'program',
      words: ['python3', 'my bot.py', '-n', 'a b', ''],
    })
    expect(() => specOf('cmd: ')).toThrow('"cmd:" needs a command')
    expect(() => specOf('cmd:x "y')).toThrow('A quote is not closed')
  })

  it('stands in a list, where a comma of a command is escaped', () => {
    expect(splitBots('random, cmd:bot a\\,b,./x.js')).toEqual(['random', 'cmd:bot a,b', './x.js'])
  })
})

describe('a program', () => {
  it('plays a match: a question a line in, a move a line out', async () => {
    const { code, stdout, stderr } = await match(first, 'random')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(mistakes(stdout)).toEqual([NONE, NONE])
  })

  it('is told what its seat may know, with the parts of every move', async () => {
    const told = program(
      'told',
      `(q) => {
        const fields = Object.keys(q).sort().join()
        if (fields !== 'decision,extras,game,milliseconds,moves,number,proposal,rules,seat,seed,view') throw new Error(fields)
        if (q.view.viewer !== q.seat || q.view.state.random.length > 0) throw new Error('It sees too much.')
        if (q.view.table.seats[1 - q.seat].hand.minors.some((card) => card !== null)) throw new Error('It sees a hand.')
        if (q.decision.ask === 'place' && !q.moves[0].space) throw new Error('A part is missing.')
        return q.moves.at(-1).move
      }`,
    )
    const { code, stderr } = await match(told, 'random', '--cards', 'dealt', '--strict')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('that answers what may not be played is counted, and another answer is played', async () => {
    const wrong = program('wrong', "(q, n) => (n === 3 ? 'plow z9' : q.moves[0].move)")
    const { code, stdout } = await match(wrong, 'random')
    expect(code).toBe(0)
    const [own] = mistakes(stdout)
    expect(own).toMatchObject({ illegal: 1, late: 0, ended: 0 })
    expect(own.first).toMatch(/^at move \d+ of the game "furrow\/0": It answered "plow z9": "plow z9" is not a move\./)
  })

  it('ends the run at its first mistake if that is asked for', async () => {
    const wrong = program('strict', "() => 'nonsense'")
    const { code, stderr } = await match(wrong, 'random', '--strict')
    expect(code).toBe(1)
    expect(stderr).toContain('It answered "nonsense"')
    expect(stderr).not.toContain('broke at move')
  })

  it('that says nothing is late; its later answers are not taken for those to other questions', async () => {
    // The second answer comes together with the third.
    const slow = new Program(
      'slow',
      words(program('slow', '(q, n) => (n === 2 ? null : n === 3 ? "two\\nthree" : "one")')),
      null,
    )
    const LONG = 600_000
    try {
      expect(await slow.ask({}, LONG)).toBe('one')
      await expect(slow.ask({}, 20)).rejects.toMatchObject({
        mistake: 'late',
        message: 'It did not answer within 20 ms.',
      })
      expect(await slow.ask({}, LONG)).toBe('three')
    } finally {
      await slow.end()
    }
  })

  it('that never answers again is stopped after ten questions', async () => {
    const stuck = new Program('stuck', words(program('stuck', '(q, n) => (n === 1 ? "one" : null)')), null)
    expect(await stuck.ask({}, 600_000)).toBe('one')
    for (let n = 0; n < 10; n++) await expect(stuck.ask({}, 2)).rejects.toMatchObject({ mistake: 'late' })
    expect(stuck.playing).toBe(false)
    await expect(stuck.ask({}, 2)).rejects.toMatchObject({ mistake: 'ended' })
    await stuck.end()
  })

  it('that breaks down forfeits the rest of its game and is started again for the next', async () => {
    const broken = program(
      'broken',
      "(q, n) => { if (n === 5) throw new Error('out of seeds'); return q.moves[0].move }",
    )
    const { code, stdout } = await match(broken, 'random')
    expect(code).toBe(0)
    const [own] = mistakes(stdout)
    expect(own).toMatchObject({ illegal: 0, late: 0 })
    expect(own.ended).toBeGreaterThan(2)
    expect(own.first).toContain('it ended with exit code 1. Its last words:')
    expect(own.first).toContain('out of seeds')
  })

  it.each([
    ['cmd:no-such-program-anywhere', 'it cannot be started'],
    [`cmd:'${process.execPath}' -e "console.error('no licence'); process.exit(3)"`, 'it ended with exit code 3'],
  ])('%s, which never answers, ends the run', async (bot, sentence) => {
    const { code, stderr } = await match(bot, 'random')
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
  })

  it('has its standard error kept', async () => {
    const talks = program('talks', "(q, n) => { console.error('I think', n); return q.moves[0].move }")
    const said = join(folder, 'said')
    expect(await match(talks, 'random', '--stderr', said)).toMatchObject({ code: 0 })
    const [file = '', ...others] = readdirSync(said)
    expect(others).toEqual([])
    expect(readFileSync(join(said, file), 'utf8')).toMatch(/^I think 1\nI think 2\n/)
  })

  it('plays in sim, in threads of its own', async () => {
    const bots = `${first.replaceAll(',', '\\,')},random`
    const sim = await furrow(['sim', '--bots', bots, '--games', '4', '--threads', '2', '--json', '--budget', '60000'])
    expect(sim).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(sim.stdout)).toMatchObject({ games: 4, mistakes: { [first]: NONE } })
  })

  it('plays against a person in the terminal', async () => {
    const options = ['--bots', first, '--seat', '1', '--setup', '{"starting":0}', '--budget', '60000']
    const play = await furrow(['play', ...options], 'quit\n')
    expect(play).toMatchObject({ code: 0, stderr: '' })
    expect(play.stdout).toContain('You leave the table.')
  })
})

describe('a module', () => {
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  it('exports a bot, or a function that makes one, in TypeScript too', async () => {
    const bot = write(
      'last.ts',
      `export default { name: 'last', choose: ({ moves }: { moves: string[] }): string => moves.at(-1)! }`,
    )
    const maker = write(
      'made.mjs',
      `export default (seed) => ({ choose: async ({ moves }) => moves[seed.length % moves.length] })`,
    )
    const { code, stderr } = await furrow([
      'match',
      bot,
      maker,
      '--games',
      '2',
      '--threads',
      '1',
      '--strict',
      '--budget',
      '60000',
    ])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it.each([
    ['missing.mjs', null, 'cannot be loaded'],
    ['empty.mjs', 'export const bot = 1', 'should export by default'],
  ])('%s is refused with a sentence', async (name, text, sentence) => {
    const file = text === null ? join(folder, name) : write(name, text)
    const { code, stderr } = await furrow(['match', file, 'random'])
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
  })
})

describe('records of a match', () => {
  it('are written game by game and can be shown', async () => {
    const records = join(folder, 'records')
    expect(await match('random', first, '--records', records)).toMatchObject({ code: 0 })
    expect(readdirSync(records)).toEqual(['00001.txt', '00002.txt'])
    const { code, stdout } = await furrowHere('replay', join(records, '00002.txt'))
    expect(code).toBe(0)
    expect(stdout).toContain('wins.')
    expect(existsSync(join(records, '00003.txt'))).toBe(false)
  })
})
