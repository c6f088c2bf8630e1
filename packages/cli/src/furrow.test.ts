import { describe, expect, it } from 'vitest'
import { furrow, furrowHere } from './testing/furrow.ts'

const names = ['serve', 'play', 'replay', 'sim', 'match', 'league', 'referee']

describe('furrow', () => {
  it('lists its commands', async () => {
    for (const args of [[], ['--help']]) {
      const { code, stdout } = await furrowHere(...args)
      expect(code).toBe(0)
      for (const name of names) expect(stdout).toContain(`\n  ${name} `)
    }
  })

  it.each(names)('%s explains itself', async (name) => {
    const { code, stdout, stderr } = await furrowHere(name, '--help')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: /)
  })

  it.each([
    [['fly'], 'There is no command "fly"'],
    [['sim', '--wings'], 'furrow sim has no option --wings'],
    [['sim', '--games', 'many'], '--games needs a whole number'],
    [['sim', '--bots', 'nobody'], 'There is no bot "nobody" for agricola'],
    [['sim', '--bots', 'farmer', '--game', 'express'], 'There is no bot "farmer" for express'],
    [['sim', '--game', 'express', '--cards', 'dealt'], 'Express has no hand cards, no tile and no moor.'],
    [['sim', '--game', 'express', '--moor', '1'], 'Express has no hand cards, no tile and no moor.'],
    [['sim', '--players', '5', '--tile'], 'There is no additional-actions tile for 5 players.'],
    [['match', 'random'], 'furrow match needs B.'],
    [['replay'], 'furrow replay needs FILE.'],
    [['replay', 'no-such-file.txt'], 'There is no file no-such-file.txt.'],
    [['play', '--seat', '3'], '--seat needs a whole number from 0 to 1'],
    [['play', '--record', '.'], '. exists already'],
  ])('%j: one clear line and exit code 2', async (args, sentence) => {
    const { code, stdout, stderr } = await furrowHere(...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('is a command of its own, with exit code and streams', async () => {
    expect(await furrow(['fly'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'furrow: There is no command "fly"; furrow --help lists them.\n',
    })
  })
})
