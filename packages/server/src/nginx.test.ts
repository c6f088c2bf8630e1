// deploy/: three processes on one PostgreSQL behind the nginx example, which is really run.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { at } from '@furrow/engine/core'
import { describe, expect, test } from 'vitest'
import { acknowledged, isOver, losses, type StubbornPlayer, seatPlayers } from './testing/crash.ts'
import { arrive, playOn, testFolder, twoAtTable } from './testing/house.ts'
import { checkConfig, deploy, findProgram, startNginx, writeConfig } from './testing/nginx.ts'
import { startPostgres } from './testing/postgres.ts'
import { freePort, startProcess, startWork, type Version } from './testing/spawn.ts'

const nginx = findProgram('nginx')

/** A process that lets every socket in and keeps it. */
async function standIn() {
  const server = createServer((_, response) => response.end())
  const held = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    held.add(socket.on('error', () => undefined))
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  })
  const port = await freePort()
  const comeBack = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await comeBack()
  return {
    port,
    comeBack,
    goAway: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
        for (const socket of held) socket.destroy()
      }),
  }
}

/** Asks for a socket; how that was answered, and the line it came by. */
const upgrade = (port: number): Promise<{ status: number; socket: Duplex }> =>
  new Promise((done, failed) => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' }
    const asked = request({ port, path: '/api/socket', headers, agent: false })
    asked.on('upgrade', ({ statusCode = 0 }, socket) =>
      done({ status: statusCode, socket: socket.on('error', () => undefined) }),
    )
    asked.on('response', (response) => done({ status: response.statusCode ?? 0, socket: response.socket }))
    asked.on('error', failed).end()
  })

test('the proxy of compose.yaml knows the processes of compose.yaml', () => {
  const compose = readFileSync(deploy('compose.yaml'), 'utf8')
  const named = [...readFileSync(deploy('compose-nginx.conf'), 'utf8').matchAll(/server (\w+):8300/g)]
  expect(named.map(([, name]) => name)).toEqual(['furrow1', 'furrow2', 'furrow3'])
  for (const [, name] of named) expect(compose).toMatch(new RegExp(`^  ${name}: \\*furrow$`, 'm'))
})

describe('with nginx', () => {
  if (!nginx) {
    test.skip('nginx is not installed here, so the examples of deploy/ are not run: apt-get install nginx', () => {})
    return
  }
  const program = nginx

  const hasCertificates = findProgram('openssl') !== null
  if (!hasCertificates) test.skip('openssl is not installed here, so the example with TLS is not read', () => {})
  else
    test('the example with TLS is understood', async () => {
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

  test('in a folder of another site: the page, the socket and cookies lie there, and nothing else of the site is touched', async () => {
    const folder = testFolder()
    const server = await startProcess(
      await freePort(),
      ['--data', join(folder, 'data'), '--base', '/furrow', '--trust-proxy', 'loopback'],
      join(folder, 'page'),
    )
    const front = await freePort()
    const site = `upstream furrow { server ${server.address.replace('http://', '')}; }
      server { listen 127.0.0.1:${front}; location / { return 200 "another site"; }
      ${readFileSync(deploy('nginx-subpath.conf'), 'utf8')} }`
    const config = writeConfig(folder, site)
    expect(await checkConfig(program, config)).toBe('')
    const proxy = spawn(program, ['-c', config], { stdio: 'ignore' })
    const address = `http://127.0.0.1:${front}`
    const answers = () =>
      fetch(`${address}/furrow/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers).toBe(true)
    expect(await (await fetch(`${address}/furrow`)).text()).toContain('the page')
    expect(await (await fetch(`${address}/elsewhere`)).text()).toBe('another site')
    expect((await fetch(`${address}/furrow/metrics`)).status).toBe(403)
    const [a, b] = [await arrive(`${address}/furrow`, 'A'), await arrive(`${address}/furrow`, 'B')]
    const set = (await fetch(`${address}/furrow/api/me`)).headers.getSetCookie()
    expect(set[0]).toMatch(/; Path=\/furrow\/;/)
    const { id } = await twoAtTable(a, b)
    await playOn([a, b], id, 5)
    for (const { socket } of [a, b]) socket.close()
    proxy.kill('SIGKILL')
    expect(await server.stop()).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  })

  test('after each process was away once, everybody is let in at the same time', async () => {
    const folder = testFolder()
    const servers = await Promise.all([0, 1, 2].map(() => standIn()))
    const front = await freePort()
    const proxy = await startNginx(
      program,
      folder,
      front,
      servers.map(({ port }) => port),
    )
    const held: Duplex[] = []
    const comeIn = async () => {
      const { status, socket } = await upgrade(front)
      held.push(socket)
      return status
    }
    for (const server of servers) {
      await server.goAway()
      // Each of the three is tried.
      expect(await Promise.all([comeIn(), comeIn(), comeIn()])).toEqual([101, 101, 101])
      await server.comeBack()
    }
    const crowd = Array.from({ length: 12 }, comeIn)
    expect(await Promise.all(crowd)).toEqual(crowd.map(() => 101))
    for (const socket of held) socket.destroy()
    proxy.kill('SIGKILL')
    for (const server of servers) await server.goAway()
    rmSync(folder, { recursive: true, force: true })
  })

  test('three processes behind it, each killed in turn, then a rolling restart to the next version: nothing is lost, nobody is stuck', async () => {
    const folder = testFolder()
    const postgres = await startPostgres()
    const url = await postgres.database()
    const ports = [await freePort(), await freePort(), await freePort()]
    const args = ['--database', url, '--bots', '0', '--trust-proxy', 'loopback']
    const open = (port: number, which: Version = 'this') => startProcess(port, args, join(folder, 'page'), which)
    const servers = await Promise.all(ports.map((port) => open(port)))
    let worker = await startWork(url)
    const front = await freePort()
    const proxy = await startNginx(program, folder, front, ports)
    const address = `http://127.0.0.1:${front}`
    expect((await fetch(`${address}/metrics`)).status).toBe(403)

    let players = await seatPlayers([address], 3, 1)
    const everybody = [...players]
    const somebodyPlays = async () => {
      if (!players.some(isOver)) return
      players = await seatPlayers([address], 3, 1)
      everybody.push(...players)
    }
    /** Everybody who is not finished makes so many more moves. */
    const goesOn = async (moves: number) => {
      const marks = players.map(({ acknowledged: sofar }) => sofar.length)
      const moved = (player: StubbornPlayer, i: number) =>
        player.acknowledged.length >= at(marks, i) + moves || isOver(player)
      await expect.poll(() => players.every(moved)).toBe(true)
    }
    for (let victim = 0; victim < servers.length; victim++) {
      const before = acknowledged(players)
      await expect.poll(() => acknowledged(players) >= before + 15 || players.every(isOver)).toBe(true)
      await at(servers, victim).kill()
      await goesOn(1)
      servers[victim] = await open(at(ports, victim))
    }
    // A rolling restart: old and new side by side, on the new schema from the first one on.
    const version = async () =>
      at(await postgres.ask<{ version: number }>(url, 'SELECT version FROM furrow_version'), 0)
    const before = (await version()).version
    await somebodyPlays()
    for (let old = 0; old < servers.length; old++) {
      expect(await at(servers, old).stop()).toBe(0)
      await goesOn(1)
      servers[old] = await open(at(ports, old), 'next')
      expect(await version()).toEqual({ version: before + 1 })
      await somebodyPlays()
      await goesOn(2)
    }
    expect(await worker.stop()).toBe(0)
    worker = await startWork(url, 'next')
    await goesOn(2)
    await Promise.all(everybody.map((player) => player.stop()))
    expect(await losses(everybody)).toEqual([])
    proxy.kill('SIGKILL')
    expect(await Promise.all([...servers, worker].map((one) => one.stop()))).toEqual([0, 0, 0, 0])
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
