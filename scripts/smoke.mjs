// Starts Furrow as everybody does, with npm start, and looks whether the page and the server answer.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './run.mjs'

const data = mkdtempSync(join(tmpdir(), 'furrow-smoke-'))
const child = spawn('npm', ['start', '--', '--port', '0', '--data', data], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true, // a group of its own, so that what npm has started ends too
})
const ended = new Promise((done) => child.on('exit', done))
let failure = 'npm start ended without naming an address.'
for await (const line of createInterface({ input: child.stdout })) {
  console.log(line)
  const address = /^Furrow is ready: (\S+)$/.exec(line)?.[1]
  if (!address) continue
  failure = await problemAt(address)
  break
}
if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
await ended
rmSync(data, { recursive: true, force: true })
if (failure) console.error(failure)
process.exit(failure ? 1 : 0)

/**
 * A sentence if the page or the server does not answer.
 * @param {string} address
 */
async function problemAt(address) {
  for (const [path, holds] of [
    ['', '<div id="root">'],
    ['api/about', 'agricola'],
  ]) {
    const answer = await fetch(new URL(path, address))
    if (!answer.ok) return `${address}${path} answers with ${answer.status}.`
    if (!(await answer.text()).includes(holds)) return `${address}${path} does not hold ${holds}.`
  }
  return ''
}
