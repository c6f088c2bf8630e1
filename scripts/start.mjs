// npm start: builds the page if its sources changed, then serves it.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root, run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

const page = join(root, 'packages/web/dist/index.html')
const sources = [
  'packages/engine/src',
  'packages/bots/src',
  'packages/server/src/client',
  'packages/web/src',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/offline.js',
  'packages/web/vite.config.ts',
  'package-lock.json',
]

async function buildPage() {
  if (existsSync(page) && newest(sources.map((path) => join(root, path))) < statSync(page).mtimeMs) return
  console.log('Building the page …')
  const code = await run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
  if (code !== 0) process.exit(code)
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
  await buildPage()
  process.exit(await run(node24(), [join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)]))
}
