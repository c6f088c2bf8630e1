// Which parts of the page share a file. Left to itself the bundler makes a file of everything that two screens have in common: the
// table came in fifty, and a slow line waits for every six of them.

/** What is known of a module while files are made. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What pages without a table need of what stands on it. */
const SMALL = /\/src\/(?:ui\/|art\/(?:Icon|Token|goods|signs|colours|draw)\b|rules\/matches)/

/** Names the file that a module belongs to: what comes first, small parts, or the table; null leaves it to the bundler. */
export function fileOf(root: string): (id: string, modules: Modules) => string | null {
  const known = new Map<string, ReadonlySet<string>>()
  return (id, modules) => {
    const isNeededBy = (entry: string) => {
      const needed = known.get(entry) ?? neededBy(root + entry, modules)
      known.set(entry, needed)
      return needed.has(id)
    }
    if (isNeededBy('/index.html')) return 'main'
    if (!isNeededBy('/src/table/TableScreen.tsx')) return null
    return SMALL.test(id) ? 'parts' : 'table'
  }
}

/** A module and all that it needs before it can run. */
function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const needed = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return needed
}
