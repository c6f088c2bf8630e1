// npm run check: all that can be said of the code without running it. With --fix it formats first.
import { boundaries } from './boundaries.mjs'
import { cardIds } from './card-ids.mjs'
import { cardParts } from './card-parts.mjs'
import { checkCardIndex, writeCardIndex } from './cards.mjs'
import { capture, root } from './run.mjs'
import { setUp } from './setup.mjs'
import { sizes } from './sizes.mjs'

/** @typedef {import('./sources.mjs').Report} Report */

/** Together they reach every package, each checked once, after those it builds on. */
const typeProjects = [
  'tsconfig.json',
  'packages/engine/tsconfig.test.json',
  'packages/server/tsconfig.test.json',
  'packages/web',
  'packages/cli',
]

/** @type {[name: string, check: () => Report | Promise<Report>][]} */
const checks = [
  ['types', () => tool('tsc', ['-b', ...typeProjects])],
  ['format and lint', () => tool('biome', ['ci', '--colors=off', '--error-on-warnings'])],
  ['import boundaries', () => boundaries(root)],
  ['card ids', () => cardIds(root)],
  ['card parts', () => cardParts(root)],
  ['unused code', () => tool('knip', ['--no-progress'])],
  ['generated files', () => checkCardIndex(root)],
  ['file sizes', () => sizes(root)],
]

setUp()
if (process.argv.includes('--fix')) {
  await tool('biome', ['check', '--write'])
  writeCardIndex(root)
}

// All at once: the tools are programs of their own. What they say is printed in this order.
const running = checks.map(async ([name, check]) => {
  const start = Date.now()
  const report = await check()
  return { name, ...report, time: `${((Date.now() - start) / 1000).toFixed(1)} s` }
})
let failures = 0
for (const { name, seen, problems, time } of await Promise.all(running)) {
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${name} (${time})${seen && problems.length === 0 ? ` ${seen}` : ''}`,
  )
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`)
  if (problems.length > 0) failures++
}
process.exit(failures === 0 ? 0 : 1)

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Report>}
 */
async function tool(program, args) {
  const { ok, output } = await capture(program, args)
  return { seen: '', problems: ok ? [] : [output.trim() || `${program} failed without a word.`] }
}
