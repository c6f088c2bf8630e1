import { type Profiler, Session } from 'node:inspector/promises'
import { at } from '@furrow/engine/core'

/** A function and the share of the time it took: by itself, and with all that it called. */
export interface Spent {
  name: string
  self: number
  total: number
}

/** Where the time goes while something runs. */
export async function profile(work: () => unknown): Promise<Spent[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
  await work()
  const { profile: recorded } = await session.post('Profiler.stop')
  session.disconnect()
  return summarize(recorded)
}

function summarize({ nodes, samples = [] }: Profiler.Profile): Spent[] {
  const hits = new Map<number, number>()
  for (const id of samples) hits.set(id, (hits.get(id) ?? 0) + 1)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const spent = new Map<string, Spent>()
  const entry = (name: string): Spent => {
    const found = spent.get(name) ?? { name, self: 0, total: 0 }
    spent.set(name, found)
    return found
  }
  /** Walks the tree of calls; gives the samples of a node and all below it. A recursive function counts once. */
  const walk = (id: number, above: ReadonlySet<string>): number => {
    const node = byId.get(id)
    if (!node) return 0
    const name = nameOf(node.callFrame)
    const inside = above.has(name) ? above : new Set([...above, name])
    const own = hits.get(id) ?? 0
    const all = (node.children ?? []).reduce((sum, child) => sum + walk(child, inside), own)
    entry(name).self += own
    if (!above.has(name)) entry(name).total += all
    return all
  }
  walk(at(nodes, 0).id, new Set())
  const sum = samples.length
  return [...spent.values()]
    .map(({ name, self, total }) => ({ name, self: self / sum, total: total / sum }))
    .sort((a, b) => b.self - a.self)
}

/** `advance engine/agricola.ts:86`; what is not ours goes by its name alone. */
function nameOf({ functionName, url, lineNumber }: Profiler.Profile['nodes'][number]['callFrame']): string {
  const [, file] = /packages\/(.+)$/.exec(url) ?? []
  const name = functionName || '(anonymous)'
  return file ? `${name} ${file.replace('/src/', '/')}:${lineNumber + 1}` : name
}
