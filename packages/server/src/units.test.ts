// deploy/: the units of systemd, read by systemd itself.
import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from './testing/folder.ts'
import { deploy, findProgram } from './testing/nginx.ts'

const units = readdirSync(deploy('')).filter((name) => /\.(service|timer)$/.test(name))
const services = units.filter((name) => name.endsWith('.service'))

test('what a unit writes is for its own user, and none gives up on a database that comes late', () => {
  expect(services.length).toBe(4)
  for (const name of services) {
    const unit = readFileSync(deploy(name), 'utf8')
    expect(unit).toMatch(/^User=furrow$/m)
    expect(unit).toMatch(/^UMask=0077$/m)
    if (/^StateDirectory=/m.test(unit)) expect(unit).toMatch(/^StateDirectoryMode=0700$/m)
    if (/^Restart=always$/m.test(unit)) expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  }
})

const systemd = findProgram('systemd-analyze')
if (!systemd) test.skip('systemd-analyze is not installed here, so the units of deploy/ are not read', () => undefined)
else
  test('systemd understands every unit', async () => {
    const folder = newFolder('units')
    // The template as it is started, with a port.
    const files = units.map((name) => join(folder, name.replace('@.', '@8300.')))
    for (const [i, name] of units.entries()) cpSync(deploy(name), files[i] as string)
    cpSync(deploy('furrow@.service'), join(folder, 'furrow@.service'))
    const { stdout, stderr } = await promisify(execFile)(systemd, ['verify', ...files])
    expect(stdout + stderr).toBe('')
    rmSync(folder, { recursive: true, force: true })
  })
