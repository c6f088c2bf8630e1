// The source files of the packages, as the checks see them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ path: string, text: string }} Source `path` is relative to the root, with forward slashes.
 * @typedef {{ seen: string, problems: string[] }} Report what a check looked at, and what is wrong, in sentences.
 */

const skipped = ['node_modules', 'dist', 'coverage']

/**
 * Every file under a folder whose name matches, sorted by path.
 * @param {string} root
 * @param {string} folder relative to root
 * @param {RegExp} name
 * @returns {Source[]}
 */
export function sources(root, folder, name = /\.tsx?$/) {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return skipped.includes(entry.name) ? [] : sources(root, path, name)
      return name.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
    })
}

/** @param {string} path */
export function isTest(path) {
  return /\.test\.tsx?$/.test(path) || /^packages\/[^/]+\/(test|src\/testing)\//.test(path)
}

/** @param {string} path */
export function isGenerated(path) {
  return path.endsWith('.generated.ts')
}

/**
 * Runs one check as a program: prints what it found, fails if anything is wrong.
 * @param {Report} report
 */
export function conclude({ seen, problems }) {
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(seen)
  process.exit(problems.length === 0 ? 0 : 1)
}

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//
const string = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/
const regex = /(?<=[(,=:[!&|?{};>]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/
const template = /`(?:\\.|[^`\\])*`/
const lexeme = new RegExp([comment, string, regex, template].map((part) => part.source).join('|'), 'g')

/**
 * The code with comments blanked; line breaks stay, so line numbers hold.
 * @param {string} text
 */
export function withoutComments(text) {
  return text.replace(lexeme, (found) => (isComment(found) ? blank(found) : found))
}

/**
 * The code with comments, strings and regular expressions blanked. Templates stay: they hold code.
 * @param {string} text
 */
export function withoutWords(text) {
  return text.replace(lexeme, (found) => (found.startsWith('`') ? found : blank(found)))
}

/** @param {string} found */
function isComment(found) {
  return found.startsWith('//') || found.startsWith('/*')
}

/** @param {string} found */
function blank(found) {
  return found.replace(/[^\n]/g, ' ')
}

/**
 * @param {string} text
 * @param {number} index
 */
export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}
