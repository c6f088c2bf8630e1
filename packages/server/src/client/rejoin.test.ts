import { at } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { FurrowHttp } from './http.ts'
import { FurrowSocket, type SocketOptions } from './socket.ts'
import type { ClientMessage, ServerMessage, TableInfo } from './types.ts'

type Line = ReturnType<NonNullable<SocketOptions['open']>>

/** A server that says what the test tells it to. */
function server() {
  const lines: Line[] = []
  const joins: string[] = []
  const open = (): Line => {
    const line: Line = {
      readyState: 1,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      close: () => undefined,
      send(text) {
        const message = JSON.parse(String(text)) as ClientMessage
        if (message.type === 'join') joins.push(message.command)
      },
    }
    lines.push(line)
    return line
  }
  const say = (message: ServerMessage) => lines.at(-1)?.onmessage?.({ data: JSON.stringify(message) })
  return {
    lines,
    joins,
    open,
    say,
    hello: () => say({ type: 'hello', me: { id: 'r', name: 'Red', claimed: false }, heartbeat: 20_000 }),
    refuse: (command: string) => say({ type: 'refused', command, code: 'storage', message: 'Not now.' }),
    accept(command: string) {
      say({
        type: 'table',
        table: 't',
        now: 0,
        info: { id: 't' } as TableInfo, // nothing else of it is looked at here
        view: null,
        log: [],
        chat: [],
        presence: { seats: [], spectators: 0 },
        number: 1,
        decisions: [],
        ask: null,
        undo: null,
        clock: null,
      })
      say({ type: 'done', command, number: 1 })
    },
  }
}

test('a server in trouble is asked by one of us at a time, however often it sends us away', async () => {
  const { joins, open, say, hello, refuse, accept } = server()
  const socket = new FurrowSocket(new FurrowHttp('http://x'), { open, again: () => 0 })
  hello()
  const joining = socket.join('t')
  accept(at(joins, 0))
  await joining
  for (let i = 0; i < 10; i++) say({ type: 'left', table: 't' })
  expect(joins).toHaveLength(2)
  for (let refused = 1; refused <= 20; refused++) {
    refuse(at(joins, refused))
    say({ type: 'left', table: 't' })
    await expect.poll(() => joins.length).toBe(refused + 2)
  }
  // Sent away once more while it was being let in: so it comes once more, and then no more.
  say({ type: 'left', table: 't' })
  accept(at(joins, 21))
  await expect.poll(() => joins.length).toBe(23)
  accept(at(joins, 22))
  const last = socket.leave('t')
  say({ type: 'done', command: at(joins, 22).replace(/\d+$/, (n) => String(Number(n) + 1)), number: 1 })
  await last
  expect(joins).toHaveLength(23)
  socket.close()
})
