// Running other programs from our scripts.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/**
 * Was this script started by itself, or imported by another?
 * @param {string} url
 */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
}

/** node_modules/.bin first, so that tools and their `node` are the ones of this repository. */
const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH }

/**
 * Runs a program in the foreground until it ends, handing on signals, and gives its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function run(program, args) {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit', shell: needsShell(program) })
  // Ctrl-C reaches the child from the terminal; we only have to outlive it.
  const interrupt = () => process.stdin.isTTY || child.kill('SIGINT')
  const terminate = () => child.kill('SIGTERM')
  process.on('SIGINT', interrupt).on('SIGTERM', terminate)
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code) => {
      process.off('SIGINT', interrupt).off('SIGTERM', terminate)
      done(code ?? 1)
    })
  })
}

/**
 * Runs a program in silence and gives what it printed.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function capture(program, args) {
  const child = spawn(program, args, { cwd: root, env, shell: needsShell(program) })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => done({ ok: code === 0, output }))
  })
}

/**
 * On Windows the tools in .bin are .cmd files, which only a shell runs.
 * @param {string} program
 */
function needsShell(program) {
  return process.platform === 'win32' && !program.endsWith('.exe')
}
