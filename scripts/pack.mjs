// The engine as a library that any project can install: JavaScript, declarations, and a manifest of its own.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, root } from './run.mjs'

const engine = join(root, 'packages/engine')

/** Entries for tests stay at home. */
const own = ['./testing']

/**
 * Builds the engine into a folder and packs it there; gives the path of the package file.
 * @param {string} folder
 * @returns {Promise<string>}
 */
export async function packEngine(folder) {
  rmSync(folder, { recursive: true, force: true })
  const library = join(folder, 'engine')
  mkdirSync(library, { recursive: true })
  await mustRun('tsc', ['-p', join(engine, 'tsconfig.pack.json'), '--outDir', library])
  declareByJavaScript(library)
  writeFileSync(join(library, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(library, 'LICENSE'))
  cpSync(join(root, 'CHANGELOG.md'), join(library, 'CHANGELOG.md'))
  await mustRun('npm', ['pack', library, '--pack-destination', folder, '--loglevel=error'])
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!packed) throw new Error(`npm pack left nothing in ${folder}.`)
  return join(folder, packed)
}

/** The manifest of the library: that of the package, with entries into what was built. */
function manifest() {
  const { name, version, description, license, type, exports } = JSON.parse(
    readFileSync(join(engine, 'package.json'), 'utf8'),
  )
  const entries = Object.entries(exports)
    .filter(([entry]) => !own.includes(entry))
    .map(([entry, source]) => {
      const built = source.replace(/^\.\/src\//, './').replace(/\.ts$/, '')
      return [entry, { types: `${built}.d.ts`, default: `${built}.js` }]
    })
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: '>=20' },
    sideEffects: false,
    exports: Object.fromEntries(entries),
  }
}

/**
 * The compiler rewrites `./x.ts` to `./x.js` in JavaScript only; who reads the declarations needs the same.
 * @param {string} folder
 */
function declareByJavaScript(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/((?:from|import\()\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2'))
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function mustRun(program, args) {
  const { ok, output } = await capture(program, args)
  if (!ok) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`)
}
