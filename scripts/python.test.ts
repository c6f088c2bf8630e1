// The Python client against the real referee. It needs Python 3.9 or newer, and nothing else.
import { execFileSync, spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run.mjs'

const client = join(root, 'clients/python')
/** Our own Node first, so that the referee starts at once; the client from the repository. */
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  PYTHONPATH: client,
  PYTHONDONTWRITEBYTECODE: '1',
}

const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'], { env }).status === 0,
)

if (python === undefined) {
  test.skip('Python 3.9 or newer is not installed here, so the Python client is not tested', () => {})
} else {
  describe('the Python client', () => {
    test('passes its own tests', () => {
      const args = ['-m', 'unittest', 'discover', '-s', join(client, 'tests'), '-t', client]
      const { status, stderr } = spawnSync(python, args, { env, encoding: 'utf8' })
      expect(stderr).toMatch(/^Ran \d\d tests/m)
      expect(status, stderr).toBe(0)
    })

    test.each([
      ['-m furrow.random_bot', 'random'],
      ['-m furrow.greedy', 'random'],
      [`"${join(root, 'examples/python/bot.py')}"`, 'random'],
    ])('python3 %s sits at a table and makes no mistake', (bot, other) => {
      const furrow = join(root, 'packages/cli/bin/furrow.js')
      const options = ['--games', '2', '--threads', '1', '--strict', '--budget', '600000', '--json']
      const args = [furrow, 'match', `cmd:${python} ${bot}`, other, ...options]
      const { sides } = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }))
      expect(sides[0].mistakes).toEqual({ illegal: 0, late: 0, ended: 0, first: null })
      expect(sides[0].moves).toBeGreaterThan(20)
    })
  })
}
