// A file has one subject. Over 400 lines it probably has two; over 800 it certainly has.
import { isMain, root } from './run.mjs'
import { conclude, isGenerated, sources } from './sources.mjs'

const long = 400
const tooLong = 800

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Report}
 */
export function sizes(root) {
  const files = ['packages', 'scripts'].flatMap((folder) => sources(root, folder, /\.(tsx?|m?js|css)$/))
  const measured = files
    .filter((file) => !isGenerated(file.path))
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines)
  const listed = measured.filter((file) => file.lines > long).map((file) => `\n    ${file.lines} lines  ${file.path}`)
  const problems = measured
    .filter((file) => file.lines > tooLong)
    .map((file) => `${file.path} has ${file.lines} lines: split it by subject (at most ${tooLong}).`)
  return { seen: `${measured.length} files, ${listed.length} over ${long} lines${listed.join('')}`, problems }
}

if (isMain(import.meta.url)) conclude(sizes(root))
