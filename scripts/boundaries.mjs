// Imports point only downwards (web, server, cli -> bots -> engine), and the engine touches nothing outside itself.
// Of the server the page knows the client library alone, which needs no Node; the engine it runs in the worker alone.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isMain, root } from './run.mjs'
import { conclude, isTest, lineAt, sources, withoutComments, withoutWords } from './sources.mjs'

/**
 * What each package may import of the others: all that it offers, or one entry only.
 * @type {Record<string, string[]>}
 */
const below = {
  engine: [],
  bots: ['engine'],
  server: ['bots', 'engine'],
  web: ['server/client', 'bots', 'engine'],
  cli: ['server', 'bots', 'engine'],
}

/** Whoever takes all of them at once takes games that are not played. Programs outside of this repository may. */
const engineEntries = ['@furrow/engine/core', '@furrow/engine/agricola', '@furrow/engine/express']

/** Packages that never run in a browser. */
const onNode = ['server', 'cli']

/** Where the page runs engine and bots; elsewhere it knows their types, and what the worker tells. */
const inWorker = 'packages/web/src/local/'

/** A package with fewer files than this was not really read. */
const leastFiles = 3

const forbiddenInEngine = ['Math.random', 'Date', 'process', 'setTimeout', 'setInterval', 'console', 'performance']

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Report}
 */
export function boundaries(root) {
  const problems = []
  let count = 0
  for (const name of Object.keys(below)) {
    const files = sources(root, `packages/${name}`)
    count += files.length
    if (files.length < leastFiles) {
      problems.push(`packages/${name} shows only ${files.length} source files, so its imports cannot be vouched for.`)
    }
    const declared = dependencies(root, name)
    for (const file of files) {
      problems.push(...importProblems(name, file, declared))
      if (name === 'engine' && !isTest(file.path)) problems.push(...impurities(file))
      if (name === 'web' && !isTest(file.path) && !file.path.startsWith(inWorker)) problems.push(...engineOnPage(file))
    }
  }
  if (count === 0) return { seen: '', problems: [`There are no source files under ${root}/packages.`] }
  return { seen: `${count} files import only what they may.`, problems }
}

/**
 * @param {string} name
 * @param {import('./sources.mjs').Source} file
 * @param {ReturnType<typeof dependencies>} declared
 */
function importProblems(name, file, declared) {
  const forTests = isTest(file.path) || /\.config\.ts$|^packages\/web\/build\//.test(file.path)
  return imports(file.text).flatMap(({ specifier, line }) => {
    const problem = importProblem(name, file.path, specifier, forTests ? declared.inTests : declared.always, forTests)
    return problem ? [`${file.path}:${line} imports '${specifier}': ${problem}`] : []
  })
}

/**
 * @param {string} name
 * @param {string} path
 * @param {string} specifier
 * @param {string[]} declared
 * @param {boolean} forTests
 * @returns {string | null}
 */
function importProblem(name, path, specifier, declared, forTests) {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier)
    if (target.startsWith(`packages/${name}/`)) return null
    return 'a relative import may not leave its package.'
  }
  if (specifier.startsWith('node:')) {
    if (forTests || onNode.includes(name)) return null
    return `${name} also runs in the browser, where there is no Node.`
  }
  const dependency = packageOf(specifier)
  if (dependency.startsWith('@furrow/')) {
    const other = dependency.slice('@furrow/'.length)
    if (other === name) return 'inside a package, import the file itself.'
    const entry = specifier.slice('@furrow/'.length)
    if (!below[name].includes(other) && !below[name].includes(entry)) return `${name} may not know ${entry}.`
    if (entry === 'engine') return `name the entry that is meant: ${engineEntries.join(', ')}.`
  }
  if (name === 'engine' && !forTests) return 'the engine imports only its own files.'
  if (!declared.includes(dependency)) return `packages/${name}/package.json does not declare ${dependency}.`
  return null
}

/**
 * Every specifier in `import … from`, `export … from`, `import '…'` and `import('…')`.
 * @param {string} text
 */
export function imports(text) {
  const code = withoutComments(text)
  const forms = [
    /^\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /\bimport\s*\(?\s*['"`]([^'"`]+)['"`]/g,
  ]
  return forms
    .flatMap((form) => [...code.matchAll(form)])
    .map((match) => ({ specifier: match[1], line: lineAt(code, match.index + match[0].length) }))
}

/**
 * Imports of the engine or the bots that are more than types and would come to the page with all their rules.
 * @param {import('./sources.mjs').Source} file
 */
function engineOnPage(file) {
  const code = withoutComments(file.text)
  return [
    ...code.matchAll(
      /^\s*(?:import|export)\b([^'"`;()]*?)\bfrom\s*['"]@furrow\/(engine|bots)(?:\/(?:core|agricola|express))?['"]/gm,
    ),
  ].flatMap((match) =>
    /^\s*type\b/.test(match[1])
      ? []
      : [
          `${file.path}:${lineAt(code, match.index + match[0].length)} runs @furrow/${match[2]} on the page: only ${inWorker} may, in the worker.`,
        ],
  )
}

/**
 * Clock, chance and surroundings in the engine's own code.
 * @param {import('./sources.mjs').Source} file
 */
function impurities(file) {
  const code = withoutWords(file.text)
  return forbiddenInEngine.flatMap((word) => {
    const use = new RegExp(`(?<![\\w$.])${word.replace('.', '\\s*\\.\\s*')}(?![\\w$])(?!\\s*\\??:)`, 'g')
    return [...code.matchAll(use)].map(
      (match) =>
        `${file.path}:${lineAt(code, match.index)} uses ${word}: the engine has no clock, no chance of its own and no I/O.`,
    )
  })
}

/**
 * @param {string} root
 * @param {string} name
 */
function dependencies(root, name) {
  const own = manifest(join(root, 'packages', name, 'package.json'))
  const top = manifest(join(root, 'package.json'))
  const always = Object.keys(own.dependencies ?? {})
  const inTests = [...always, ...Object.keys(own.devDependencies ?? {}), ...Object.keys(top.devDependencies ?? {})]
  return { always, inTests }
}

/**
 * @param {string} path
 * @returns {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 */
function manifest(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** @param {string} specifier */
function packageOf(specifier) {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
}

if (isMain(import.meta.url)) conclude(boundaries(root))
