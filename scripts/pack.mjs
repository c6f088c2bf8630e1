// The engine and the bots as libraries that any project can install: JavaScript, declarations, and a manifest of their own.
// `npm run pack` packs them into dist/.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, isMain, root } from './run.mjs'
import { setUp } from './setup.mjs'

/** The packages that others can install, in the order in which they build on one another. */
const LIBRARIES = ['engine', 'bots']

/** Entries for tests stay at home. */
const own = ['./testing']

/**
 * Builds the engine and the bots into a folder and packs them there; gives the paths of the package files.
 * @param {string} folder
 * @returns {Promise<{ engine: string, bots: string }>}
 */
export async function packLibraries(folder) {
  rmSync(folder, { recursive: true, force: true })
  // The bots are built on the declarations of the engine.
  await mustRun('tsc', ['-b', join(root, 'packages/engine')])
  const [engine = '', bots = ''] = await Promise.all(LIBRARIES.map((name) => packLibrary(name, folder)))
  return { engine, bots }
}

/**
 * @param {string} name
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function packLibrary(name, folder) {
  const source = join(root, 'packages', name)
  const library = join(folder, name)
  mkdirSync(library, { recursive: true })
  await mustRun('tsc', ['-p', join(source, 'tsconfig.pack.json'), '--outDir', library])
  declareByJavaScript(library)
  const manifest = manifestOf(source)
  writeFileSync(join(library, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(library, 'LICENSE'))
  cpSync(join(root, 'CHANGELOG.md'), join(library, 'CHANGELOG.md'))
  await mustRun('npm', ['pack', library, '--pack-destination', folder, '--loglevel=error'])
  const packed = join(folder, `furrow-${name}-${manifest.version}.tgz`)
  if (!existsSync(packed)) throw new Error(`npm pack left no ${packed}.`)
  return packed
}

/**
 * Where a source lies when it has been built.
 * @param {string} path
 */
const builtAs = (path) => path.replace(/^\.\/src\//, './').replace(/\.ts$/, '.js')

/**
 * The manifest of a library: that of the package, with entries into what was built.
 * @param {string} source
 */
function manifestOf(source) {
  const { name, version, description, license, type, sideEffects, exports, dependencies } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  )
  const entries = Object.entries(exports)
    .filter(([entry]) => !own.includes(entry))
    .map(([entry, path]) => [entry, { types: builtAs(path).replace(/\.js$/, '.d.ts'), default: builtAs(path) }])
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: '>=20' },
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map(builtAs) : sideEffects,
    exports: Object.fromEntries(entries),
    ...(dependencies ? { dependencies } : {}),
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

if (isMain(import.meta.url)) {
  setUp()
  const { engine, bots } = await packLibraries(join(root, 'dist'))
  console.log(`${engine}\n${bots}`)
}
