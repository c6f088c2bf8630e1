// deploy/: three processes on one PostgreSQL behind the nginx example, which is really run.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { acknowledged, isOver, losses, type StubbornPlayer, seatPlayers } from './testing/crash.ts'
import { testFolder } from './testing/house.ts'
import { checkConfig, deploy, findProgram, startNginx, writeConfig } from './testing/nginx.ts'
import { startPostgres } from './testing/postgres.ts'
import { freePort, startProcess, startWork } from './testing/process.ts'

const nginx = findProgram('nginx')

test('the proxy of compose.yaml knows the processes of compose.yaml', () => {
  const compose = readFileSync(deploy('compose.yaml'), 'utf8')
  const named = [...readFileSync(deploy('compose-nginx.conf'), 'utf8').matchAll(/server (\w+):8300/g)]
  expect(named.map(([, name]) => name)).toEqual(['furrow1', 'furrow2', 'furrow3'])
  for (const [, name] of named) expect(compose).toMatch(new RegExp(`^  ${name}: \\*furrow$`, 'm'))
})

describe.runIf(nginx)('with nginx', () => {
  const program = nginx ?? ''

  test.runIf(findProgram('openssl'))('the example with TLS is understood', async () => {
    const folder = testFolder()
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=furrow.example', '-days', '2']
    execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
    const example = readFileSync(deploy('nginx.conf'), 'utf8')
      .replace(/\/etc\/letsencrypt\S+fullchain.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S+privkey.pem/, key)
    expect(await checkConfig(program, writeConfig(folder, example))).toBe('')
    rmSync(folder, { recursive: true, force: true })
  })

  test('three processes behind it, each killed in turn: no acknowledged move is lost, and nobody is stuck', {
    timeout: 300_000,
  }, async () => {
    const folder = testFolder()
    const postgres = await startPostgres()
    const url = await postgres.database()
    const ports = [await freePort(), await freePort(), await freePort()]
    const args = ['--database', url, '--bots', '0', '--trust-proxy', 'loopback']
    const open = (port: number) => startProcess(port, args, join(folder, 'page'))
    const servers = await Promise.all(ports.map(open))
    const worker = await startWork(url)
    const front = await freePort()
    const proxy = await startNginx(program, folder, front, ports)
    const address = `http://127.0.0.1:${front}`
    expect((await fetch(`${address}/metrics`)).status).toBe(403)

    const players = await seatPlayers([address], 3, 1)
    for (let victim = 0; victim < servers.length; victim++) {
      const before = acknowledged(players)
      await expect.poll(() => acknowledged(players) >= before + 15 || players.every(isOver)).toBe(true)
      await servers[victim].kill()
      const marks = players.map(({ acknowledged: sofar }) => sofar.length)
      const goesOn = (player: StubbornPlayer, i: number) => player.acknowledged.length > marks[i] || isOver(player)
      await expect.poll(() => players.every(goesOn)).toBe(true)
      servers[victim] = await open(ports[victim])
    }
    await Promise.all(players.map((player) => player.stop()))
    expect(await losses(players)).toEqual([])
    proxy.kill('SIGKILL')
    expect(await Promise.all([...servers, worker].map((one) => one.stop()))).toEqual([0, 0, 0, 0])
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})

if (!findProgram('openssl'))
  test.skip('openssl is not installed here, so no certificate can be made for the example with TLS', () => {})

if (!nginx)
  test.skip('nginx is not installed here, so the examples of deploy/ are not run: apt-get install nginx', () => {})
