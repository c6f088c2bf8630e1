// Makes node_modules match package-lock.json, whatever Node (20 or newer) the machine has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { isMain, root } from './run.mjs'

const stamp = join(root, 'node_modules/.furrow-lock')

/** The Node 24 that the `node` package brought into node_modules. */
export function node24() {
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Installs the dependencies if they are not there yet or not those of the lockfile. */
export function setUp() {
  if (isInstalled()) return
  console.log('Installing the dependencies of package-lock.json (this happens once) …')
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutOurTools() },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail(`${npm.stdout ?? ''}${npm.stderr ?? ''}npm ci did not succeed.`)
  if (!existsSync(node24())) fail(`npm ci left no Node 24 at ${node24()}: are install scripts switched off in npm?`)
  writeStamp()
}

function isInstalled() {
  return existsSync(stamp) && existsSync(node24()) && readFileSync(stamp, 'utf8') === lockHash()
}

function writeStamp() {
  writeFileSync(stamp, lockHash())
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** npm must not run on the very Node that it is about to delete and install again. */
function pathWithoutOurTools() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !resolve(folder).startsWith(join(root, 'node_modules'))).join(delimiter)
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--installed')) writeStamp()
  else setUp()
}
