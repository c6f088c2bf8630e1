// npm test: everything that must hold, in one command. Arguments go to Vitest.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

setUp()
const checked = await run(node24(), [join(root, 'scripts/check.mjs')])

const folder = mkdtempSync(join(tmpdir(), 'furrow-test-'))
const report = join(folder, 'report.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const tested = await run('vitest', ['run', ...reporters, ...process.argv.slice(2)])
const { passed, failed, skipped, missing } = count(report)
rmSync(folder, { recursive: true })

if (checked !== 0) console.log('npm run check failed: see above.')
if (tested !== 0 && failed === 0) console.log('Vitest failed outside the tests: see above.')
for (const sentence of missing) console.log(`Not tested: ${sentence}.`)
if (skipped > 0) console.log('A test that is skipped proves nothing: make it run or delete it.')
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(checked || tested || failed || skipped ? 1 : 0)

/**
 * A test file that could not even be loaded counts as one failed test. Only a test that needs a program which does not come
 * with npm, or the rights of root, may be skipped: its title says what is missing here, so that something is not tried.
 * @param {string} path
 */
function count(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, missing: [] }
  const result = JSON.parse(readFileSync(path, 'utf8'))
  /** @type {{ status: string, assertionResults: { status: string, title: string }[] }[]} */
  const files = result.testResults
  const broken = files.filter((f) => f.status === 'failed' && !f.assertionResults.some((t) => t.status === 'failed'))
  const left = files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'skipped')
  const missing = left.map(({ title }) => title).filter((title) => title.includes(' here, so '))
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests - missing.length,
    missing,
  }
}
