/**
 * A part of a view: only what lies under one of the paths, such as `table.round` or `table.seats.goods`. A list on the way
 * stands for each of its entries. What is not there is left out.
 */
export function fieldsOf(whole: unknown, paths: readonly string[]): unknown {
  const tree: Tree = new Map()
  for (const path of paths) grow(tree, path.split('.'))
  return cut(whole, tree)
}

/** What is wanted below; an empty one wants everything. */
type Tree = Map<string, Tree>

function grow(tree: Tree, [first, ...rest]: readonly string[]): void {
  if (first === undefined) return
  const below: Tree | undefined = tree.get(first)
  // What is wanted whole stays whole.
  if (rest.length === 0 || (below && below.size === 0)) {
    tree.set(first, new Map())
    return
  }
  const next = below ?? new Map()
  tree.set(first, next)
  grow(next, rest)
}

function cut(whole: unknown, tree: Tree): unknown {
  if (tree.size === 0 || typeof whole !== 'object' || whole === null) return whole
  if (Array.isArray(whole)) return whole.map((each) => cut(each, tree))
  const out: { [field: string]: unknown } = {}
  for (const [field, below] of tree)
    if (Object.hasOwn(whole, field)) out[field] = cut((whole as { [field: string]: unknown })[field], below)
  return out
}
