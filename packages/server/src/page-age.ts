// Was the page built before its sources last changed? Somebody may have updated one and forgotten the other.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A sentence if the page in `folder` is older than the sources under `root`; null also where there are none. */
export function oldPage(folder: string, root: string): string | null {
  const list = join(root, 'packages/web/sources.json')
  if (!existsSync(list) || !existsSync(join(root, 'packages/web/src'))) return null
  const sources = JSON.parse(readFileSync(list, 'utf8')) as string[]
  const built = statSync(join(folder, 'index.html')).mtimeMs
  const newer = sources.some((path) => isNewer(join(root, path), built))
  return newer ? 'The page was built before its sources last changed: npm run build brings it up to date.' : null
}

function isNewer(path: string, moment: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return false
  if (found.mtimeMs > moment) return true
  return found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), moment))
}
