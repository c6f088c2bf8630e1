// A way to the database that can be cut, shut for a while, or go silent without anybody being told.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Gate {
  /** The database's address by this way. */
  url: string
  /** How many have found it shut. */
  refused: number
  /** Ends every connection; new ones are let through. */
  cut(): void
  /** Ends every connection and lets nobody through until it is opened again. */
  shut(): void
  open(): void
  /** Nothing comes through the present connections any more, though nobody ends them; new ones are let through. */
  silence(): void
  close(): void
}

export async function openGate(database: string): Promise<Gate> {
  const target = new URL(database)
  const pairs = new Set<{ near: Socket; far: Socket; silent: boolean }>()
  let isOpen = true
  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  const server = createServer((near) => {
    near.on('error', () => undefined) // 'close' follows
    if (!isOpen) {
      gate.refused++
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    const pair = { near, far, silent: false }
    pairs.add(pair)
    far.on('error', () => undefined)
    near.on('data', (data) => pair.silent || far.write(data))
    far.on('data', (data) => pair.silent || near.write(data))
    near.on('close', () => {
      pairs.delete(pair)
      far.destroy()
    })
    far.on('close', () => pair.silent || near.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port) // a TCP server
  const gate: Gate = {
    url: url.href,
    refused: 0,
    cut,
    shut() {
      isOpen = false
      cut()
    },
    open() {
      isOpen = true
    },
    silence() {
      for (const pair of pairs) pair.silent = true
    },
    close() {
      server.close()
      cut()
    },
  }
  return gate
}
