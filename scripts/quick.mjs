// npm run quick: what can be known in a minute. Types, format and lint, and every test that needs neither a browser,
// a server nor PostgreSQL. npm test has the last word.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

const tests = ['engine', 'bots', 'cli', 'web'].map((name) => `packages/${name}/src/`)

setUp()
const start = Date.now()
const checked = await run(node24(), [join(root, 'scripts/check.mjs')])
const checkedAt = Date.now()

const folder = mkdtempSync(join(tmpdir(), 'furrow-quick-'))
const report = join(folder, 'report.json')
const tested = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...tests,
])
/** @type {{ name: string, startTime: number, endTime: number }[]} */
const files = JSON.parse(readFileSync(report, 'utf8')).testResults
rmSync(folder, { recursive: true })

const slowest = files
  .map(({ name, startTime, endTime }) => ({ name: name.slice(root.length + 1), seconds: (endTime - startTime) / 1000 }))
  .sort((a, b) => b.seconds - a.seconds)
for (const { name, seconds } of slowest.slice(0, 8)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
console.log(`checks ${span(start, checkedAt)}, tests ${span(checkedAt, Date.now())}`)
process.exit(checked || tested ? 1 : 0)

/**
 * @param {number} from
 * @param {number} to
 */
function span(from, to) {
  return `${((to - from) / 1000).toFixed(1)} s`
}
