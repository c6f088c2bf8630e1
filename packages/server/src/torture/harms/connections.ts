// Connections that are cut, never used, never read, or never finished.
import { connect, type Socket } from 'node:net'
import { below, pick } from '@furrow/engine/core'
import { FurrowHttp } from '../../client/http.ts'
import { openRaw } from '../../testing/raw-socket.ts'
import { insist } from '../crowd.ts'
import { heldBy } from '../leaks.ts'
import { type Harm, type Scene, wait } from '../scene.ts'

function line({ target, random }: Scene, start: string): Socket {
  const { port } = new URL(pick(random, target.addresses))
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(start))
  socket.on('error', () => undefined) // it is cut, and that is what is wanted
  socket.on('data', () => undefined)
  return socket
}

async function guest({ target, random }: Scene): Promise<FurrowHttp> {
  const http = new FurrowHttp(pick(random, target.addresses))
  await insist(() => http.me())
  return http
}

/** So long a busy machine may take to end what was refused. */
const PATIENCE_MS = 30_000

/** How many files the servers have open. */
const filesOf = ({ target }: Scene): number =>
  target.processes.reduce((sum, { child }) => sum + (heldBy(child.pid)?.files ?? 0), 0)

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n'
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

export const connectionHarms: readonly Harm[] = [
  {
    name: 'cut people off',
    async run({ crowd, random }) {
      for (let i = 0; i <= below(random, 5); i++) {
        crowd.cut(60)
        await wait(below(random, 400))
      }
    },
  },
  {
    name: 'ask for sockets that are refused',
    async run(scene) {
      const wrong = [
        `GET /api/nothing ${HEAD}${UPGRADE}\r\n`,
        `GET /api/socket ${HEAD}${UPGRADE}Origin: https://evil.example\r\n\r\n`,
        `GET /api/socket ${HEAD}${UPGRADE}\r\n`,
        `GET /api/socket ${HEAD}${UPGRADE.replace('13', '99')}\r\n`,
      ]
      const before = filesOf(scene)
      // They never close their end: the server has to let go of them all the same.
      const lines = Array.from({ length: 400 }, () => line(scene, pick(scene.random, wrong)))
      const open = () => lines.filter(({ readableEnded, closed }) => !readableEnded && !closed).length
      const areGone = () => open() === 0 && filesOf(scene) - before < lines.length / 2
      for (const until = Date.now() + PATIENCE_MS; !areGone() && Date.now() < until; ) await wait(50)
      const [left, files] = [open(), filesOf(scene) - before]
      for (const socket of lines) socket.destroy()
      if (left > 0) throw new Error(`${left} of ${lines.length} refused sockets were not ended.`)
      if (files >= lines.length / 2) throw new Error(`${files} more files are open after refused sockets.`)
    },
  },
  {
    name: 'send bodies that never end',
    async run(scene) {
      const start = `POST /api/tables ${HEAD}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`
      const lines = Array.from({ length: 100 }, () => line(scene, start))
      for (let i = 0; i < 10; i++) {
        await wait(100)
        for (const socket of lines) if (socket.writable) socket.write(' ')
      }
      for (const socket of lines) socket.destroy()
    },
  },
  {
    name: 'open connections and say nothing',
    async run(scene) {
      const lines = Array.from({ length: 200 }, () => line(scene, ''))
      await wait(500)
      for (const socket of lines) socket.destroy()
    },
  },
  {
    name: 'look on and never read',
    async run(scene) {
      const tables = scene.crowd.tables
      for (let i = 0; i < 5; i++) {
        const http = await guest(scene)
        const raw = await insist(() => openRaw(pick(scene.random, scene.target.addresses), http.cookie))
        raw.stream.pause()
        for (let n = 0; n < 200 && raw.stream.writable; n++)
          raw.send(JSON.stringify({ type: 'join', table: pick(scene.random, tables), from: 0, command: `j${n}` }))
        void wait(3000).then(() => raw.stream.destroy())
      }
      await wait(3500)
    },
  },
  {
    name: 'look on and vanish',
    async run(scene) {
      const [first] = [await guest(scene)]
      for (let i = 0; i < 18; i++) {
        const raw = await insist(() => openRaw(pick(scene.random, scene.target.addresses), first.cookie))
        raw.stream.resume()
        raw.send(JSON.stringify({ type: 'join', table: pick(scene.random, scene.crowd.tables), command: 'j' }))
        raw.stream.destroy()
      }
    },
  },
]
