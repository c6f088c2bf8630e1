// More than anybody could want: pings, messages, requests, passwords, tables, readers of logs.
import { below, pick } from '@furrow/engine/core'
import { FurrowHttp } from '../../client/http.ts'
import { openRaw } from '../../testing/raw-socket.ts'
import { insist } from '../crowd.ts'
import { type Harm, type Scene, wait } from '../scene.ts'

const visit = async ({ target, random }: Scene): Promise<FurrowHttp> => {
  const http = new FurrowHttp(pick(random, target.addresses))
  await insist(() => http.me())
  return http
}

/** All at once; whatever is answered will do. */
const atOnce = (howMany: number, what: (i: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: howMany }, (_, i) => what(i).catch(() => undefined)))

export const floodHarms: readonly Harm[] = [
  {
    name: 'flood with pings whose answers nobody reads',
    async run(scene) {
      const http = await visit(scene)
      const raw = await insist(() => openRaw(pick(scene.random, scene.target.addresses), http.cookie))
      raw.stream.pause()
      for (const until = Date.now() + 4000; Date.now() < until && raw.stream.writable; ) {
        for (let i = 0; i < 500 && raw.stream.writable; i++) raw.ping()
        await wait(1)
      }
      raw.stream.destroy()
    },
  },
  {
    name: 'flood with messages',
    async run(scene) {
      const http = await visit(scene)
      const raw = await insist(() => openRaw(pick(scene.random, scene.target.addresses), http.cookie))
      raw.stream.resume()
      for (let n = 0; n < 5000 && raw.stream.writable; n++) {
        const table = pick(scene.random, scene.crowd.tables)
        raw.send(JSON.stringify({ type: 'play', table, number: n, move: 'forest', command: `c${n}` }))
        if (n % 200 === 0) await wait(1)
      }
      raw.stream.destroy()
    },
  },
  {
    name: 'flood with requests',
    async run(scene) {
      const http = await visit(scene)
      for (let i = 0; i < 10; i++) await atOnce(100, () => http.publicTables('playing'))
    },
  },
  {
    name: 'try passwords',
    async run(scene) {
      const http = await visit(scene)
      await atOnce(60, (i) => http.signIn(`Nobody ${i % 3}`, `guess number ${i}`))
    },
  },
  {
    name: 'read long logs, many at once',
    async run(scene) {
      const http = await visit(scene)
      const table = pick(scene.random, scene.crowd.tables)
      await atOnce(20, () => http.log(table))
      await atOnce(20, (i) => http.moment(table, 1 + (i % 10)))
    },
  },
  {
    name: 'set up tables of bots only',
    async run(scene) {
      const http = await visit(scene)
      const seats = Array.from({ length: 2 + below(scene.random, 2) }, () => ({
        kind: 'bot' as const,
        level: 'random',
      }))
      await atOnce(20, () => http.createTable({ game: 'express', seats }))
    },
  },
  {
    name: 'come, talk and delete everything again',
    async run(scene) {
      for (let i = 0; i < 5; i++) {
        const http = await visit(scene)
        const wish = { game: 'express', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], public: true }
        const table = await insist(() => http.createTable(wish))
        await http.deleteMe().catch(() => undefined)
        await http.table(table.id).catch(() => undefined)
      }
    },
  },
]
