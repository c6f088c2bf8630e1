import type { Manners } from '../contract/manners.ts'
import { type Options, usualGame } from '../contract/options.ts'
import type { Update } from '../contract/update.ts'
import { type Client, connect } from './client.ts'
import { makeHost } from './host.ts'
import type { Answer, Ask } from './messages.ts'
import type { Store } from './store.ts'
import type { Tabs } from './tabs.ts'

// For tests: the page's client and the table on this device, without a browser.

export const OPTIONS: Options = { ...usualGame(3, 'random', 'oats'), setup: { tile: true } }
const MANNERS: Manners = { pace: 'instant', hints: false, forced: false, hold: false }

/** Tabs of one browser: what one claims, the others hear. */
export function browser(): () => Tabs {
  const listeners: ((id: string) => void)[] = []
  return () => {
    const own = { hear: (_: string) => {} }
    listeners.push((id) => own.hear(id))
    const at = listeners.length - 1
    return {
      claim: (id) => {
        for (const [i, hear] of listeners.entries()) if (i !== at) hear(id)
      },
      onClaimed: (listener) => {
        own.hear = listener
      },
    }
  }
}

/** The page's client and the table's host, wired together without a browser. */
export function page(store: Store, manners: Partial<Manners> = {}, tabs: Tabs = browser()()): Client {
  type Hear = ((message: MessageEvent<Answer>) => void) | null
  const line = {
    onmessage: null as Hear,
    onerror: null,
    postMessage: (ask: Ask) => setTimeout(() => hear(structuredClone(ask))),
  }
  const hear = makeHost((answer) => {
    // The client reads nothing of a message but its data.
    setTimeout(() => line.onmessage?.({ data: structuredClone(answer) } as MessageEvent<Answer>))
  })
  const client = connect(line, store, tabs, () => 1000)
  client.manners({ ...MANNERS, ...manners })
  return client
}

export const until = (client: Client, ready: () => boolean): Promise<void> =>
  new Promise((done) => {
    const stop = client.subscribe(check)
    function check(): void {
      if (!ready()) return
      stop()
      done()
    }
    check()
  })

/** The open table, which is one of Agricola. */
export function farmOf(client: Client): Update | null {
  const { update } = client.snapshot()
  return update?.game === 'agricola' ? update : null
}

export const mayMove = (client: Client) => () => (client.snapshot().update?.moves.length ?? 0) > 0
