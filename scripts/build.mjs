// npm run build: builds the page, which is all that a server needs besides `npm ci --omit=dev` and Node.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root, run } from './run.mjs'
import { setUp } from './setup.mjs'

const page = join(root, 'packages/web/dist/index.html')

/** Builds the page; gives the exit code. */
export function buildPage() {
  console.log('Building the page …')
  return run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
}

/** Was it built after its sources last changed? The server looks at the same files: packages/web/sources.json. */
export function isBuilt() {
  /** @type {string[]} */
  const sources = JSON.parse(readFileSync(join(root, 'packages/web/sources.json'), 'utf8'))
  return existsSync(page) && newest(sources.map((path) => join(root, path))) < statSync(page).mtimeMs
}

/**
 * When the youngest of these files and folders was last changed.
 * @param {string[]} paths
 * @returns {number}
 */
function newest(paths) {
  const times = paths.filter(existsSync).map((path) => {
    const { mtimeMs } = statSync(path)
    const inside = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : []
    return Math.max(mtimeMs, newest(inside))
  })
  return Math.max(0, ...times)
}

if (isMain(import.meta.url)) {
  setUp()
  process.exit(await buildPage())
}
