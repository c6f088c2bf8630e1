// Which parts of the page share a file. Left to itself the bundler makes a file of everything that two screens have in common: the
// table came in fifty, and a slow line waits for every six of them.

/** What is known of a module while files are made. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What pages without a table need of what stands on it. */
const SMALL = /\/src\/(?:ui\/|art\/(?:Icon|Token|goods|signs|colours|draw)\b|rules\/matches)/

type FileOf = (id: string, modules: Modules) => string | null

/** Names the file that a module of the page belongs to: what comes first, small parts, or the table; null leaves it to the bundler. */
export const fileOf = (root: string): FileOf =>
  withNeeds(root, (id, isNeededBy) => {
    if (isNeededBy('/index.html')) return 'main'
    if (!isNeededBy('/src/table/TableScreen.tsx')) return null
    return SMALL.test(id) ? 'parts' : 'table'
  })

/**
 * The same for the worker, where each file is asked for by the one before it: what both games need comes with the worker itself, and
 * the rest of the board game in one piece.
 */
export const workerFileOf = (root: string): FileOf =>
  withNeeds(root, (_, isNeededBy) => {
    const farm = isNeededBy('/src/local/farm.ts')
    if (isNeededBy('/src/local/worker.ts') || (farm && isNeededBy('/src/local/dice.ts'))) return 'worker'
    return farm ? 'farm' : null
  })

type IsNeededBy = (entry: string) => boolean

function withNeeds(root: string, choose: (id: string, isNeededBy: IsNeededBy) => string | null): FileOf {
  const known = new Map<string, ReadonlySet<string>>()
  return (id, modules) =>
    choose(id, (entry) => {
      const needed = known.get(entry) ?? neededBy(root + entry, modules)
      known.set(entry, needed)
      return needed.has(id)
    })
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
