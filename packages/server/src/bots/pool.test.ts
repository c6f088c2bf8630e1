import { botNames } from '@furrow/bots'
import { agricola, type Setup, type State } from '@furrow/engine/agricola'
import { answer, isRefusal } from '@furrow/engine/core'
import { afterAll, describe, expect, test } from 'vitest'
import { BotPool, type Question } from './pool.ts'

const state = agricola.start(agricola.setup({ players: 2, starting: 0 }) as Setup, 'pool')
const question = (level: string, milliseconds = 50): Question => ({
  game: 'agricola',
  saved: JSON.stringify(agricola.save(state)),
  number: 1,
  seat: 0,
  level,
  seed: 'x',
  milliseconds,
})
/** A busy machine may take long to start a thread. */
const PATIENT = 25_000
const mine = { owner: 'me', isAwaited: () => true }
const pools: BotPool[] = []
const newPool = (...args: ConstructorParameters<typeof BotPool>): BotPool => {
  const pool = new BotPool(...args)
  pools.push(pool)
  return pool
}
afterAll(() => Promise.all(pools.map((pool) => pool.close())))

describe('bots in their threads', () => {
  test.each(botNames)('%s answers with a legal move', async (name) => {
    const [text = ''] = await newPool(1, PATIENT).choose(question(name), mine)
    const move = agricola.parse(state, 0, text)
    if (isRefusal(move)) throw new Error(move.message)
    expect(agricola.check(state, 0, move)).toBeNull()
  })

  test('what follows from a move comes with it, the same as if it were asked for move by move', async () => {
    const pool = newPool(1, PATIENT)
    const ask = (now: State, number: number, seat: number) =>
      pool.choose({ ...question('random'), saved: JSON.stringify(agricola.save(now)), number, seat }, mine)
    let [now, number, together] = [state, 1, 0]
    for (let d = agricola.decisions(now)[0]; d && now.round < 4; d = agricola.decisions(now)[0]) {
      const moves = await ask(now, number, d.seat)
      if (moves.length > 1) together++
      for (const text of moves) {
        expect((await ask(now, number, d.seat))[0]).toBe(text)
        const answered = answer(agricola, now, d.seat, text)
        if (isRefusal(answered)) throw new Error(answered.message)
        now = answered.state
        number++
      }
    }
    expect(together).toBeGreaterThan(0)
  })

  test('many questions wait for few threads; an unknown bot still moves', async () => {
    const pool = newPool(1, PATIENT)
    const moves = await Promise.all(Array.from({ length: 20 }, () => pool.choose(question('random'), mine)))
    expect(new Set(moves.map(([first]) => first)).size).toBe(1)
    expect(await pool.choose(question('nobody'), mine)).toContainEqual(expect.any(String))
    expect(pool.waiting).toBe(0)
  })

  test('what is no game is an error, and the thread lives', async () => {
    const pool = newPool(1, PATIENT)
    await expect(pool.choose({ ...question('random'), saved: '{"broken":true}' }, mine)).rejects.toThrow()
    await pool.choose(question('random'), mine)
    expect(pool.replaced).toBe(0)
  })

  test('a thread that hangs or dies is replaced and the next question answered', async () => {
    const endless = new URL('data:text/javascript,for(;;);')
    const hanging = newPool(1, 50, endless)
    await expect(hanging.choose(question('random', 10), mine)).rejects.toThrow('The bot took too long.')
    expect(hanging.replaced).toBe(2) // the second one stood behind nobody
    const dead = newPool(1, 5000, new URL('data:text/javascript,throw new Error("no")'))
    await expect(dead.choose(question('random'), mine)).rejects.toThrow()
    await expect(dead.choose(question('random'), mine)).rejects.toThrow()
    expect(dead.replaced).toBe(2)
  })

  test('a thread that never gets a turn behind all others is replaced by one that does not wait for all of them', async () => {
    const starved = `data:text/javascript,
      import { parentPort, workerData } from 'node:worker_threads';
      parentPort.on('message', ({ id }) => workerData.behindAll || parentPort.postMessage({ id, moves: ['forest'] }))`
    const pool = newPool(1, 3000, new URL(starved))
    // A busy machine may take longer than that to start a thread: then it is asked again.
    await expect.poll(() => pool.choose(question('random'), mine).catch(() => null)).toEqual(['forest'])
    expect(pool.replaced).toBeGreaterThan(0)
    const { replaced } = pool
    expect(await pool.choose(question('random'), mine)).toEqual(['forest'])
    expect(pool.replaced).toBe(replaced)
  })

  test('hundreds of tables where nobody looks do not hold up the one where somebody does', async () => {
    const pool = newPool(1, PATIENT)
    const order: string[] = []
    const ask = (who: string, awaited: boolean) =>
      pool.choose(question('random'), { owner: who, isAwaited: () => awaited }).then(() => order.push(who))
    const many = Array.from({ length: 200 }, () => ask('many', false))
    const one = ask('red', true)
    await one
    // One of them was being thought about already.
    expect(order.length).toBeLessThanOrEqual(2)
    await Promise.all(many)
    expect(order).toHaveLength(201)
  })

  test('of several threads one is left for those who wait', async () => {
    const silent = newPool(3, 5000, new URL('data:text/javascript,setInterval(()=>{},1000)'))
    for (let i = 0; i < 10; i++)
      silent.choose(question('random'), { owner: 'many', isAwaited: () => false }).catch(() => undefined)
    expect(silent.thinking).toBe(2)
    silent.choose(question('random'), mine).catch(() => undefined)
    expect(silent.thinking).toBe(3)
  })
})
