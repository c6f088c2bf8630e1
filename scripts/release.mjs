// npm run release: checks that everything is in place, runs every test, packs the engine and the bots, tags. Pushing is left to people.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packLibraries } from './pack.mjs'
import { capture, isMain, root, run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

/**
 * Why this version cannot be released, in sentences.
 * @param {{ version: string, packages: Record<string, string>, changes: string, tags: string[], changelog: string }} tree
 * @returns {string[]}
 */
export function obstacles({ version, packages, changes, tags, changelog }) {
  const problems = []
  if (changes.trim() !== '') problems.push('There are changes that are not committed.')
  if (tags.includes(`v${version}`)) problems.push(`v${version} is released already: raise the version in package.json.`)
  for (const [name, own] of Object.entries(packages))
    if (own !== version) problems.push(`${name} has the version ${own}, not ${version}.`)
  const [, section] = changelog.split(new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?.*$`, 'm'))
  if (section === undefined) problems.push(`CHANGELOG.md has no section for ${version}.`)
  else if (!/^Rules: .*\. Protocol: \d+\. Record: \d+\.$/m.test(section.split(/^## /m)[0]))
    problems.push(`CHANGELOG.md does not say which rules, protocol and record ${version} has.`)
  return problems
}

/** @param {string} path */
const versionIn = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).version

/** @param {string[]} args */
async function git(args) {
  const { ok, output } = await capture('git', args)
  if (!ok) throw new Error(`git ${args.join(' ')}: ${output}`)
  return output
}

async function release() {
  setUp()
  const version = versionIn('.')
  const names = ['engine', 'bots', 'server', 'web', 'cli']
  const problems = obstacles({
    version,
    packages: Object.fromEntries(names.map((name) => [`packages/${name}`, versionIn(`packages/${name}`)])),
    changes: await git(['status', '--porcelain']),
    tags: (await git(['tag', '--list'])).split('\n'),
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  // Among the tests is one that installs the packed libraries elsewhere and plays with them.
  if ((await run(node24(), [join(root, 'scripts/test.mjs')])) !== 0) return 1
  const { engine, bots } = await packLibraries(join(root, 'dist'))
  await git(['tag', '--annotate', `v${version}`, '--message', `Furrow ${version}`])
  console.log(
    `v${version} is tagged, the libraries are packed in ${engine} and ${bots}.\ngit push --follow-tags makes it public.`,
  )
  return 0
}

if (isMain(import.meta.url)) process.exit(await release())
