/** The latest block first, and in it its heading above what happened under it, the latest first. A line of no seat is a heading. */
export function latestFirst<L extends { readonly seat: number | null }>(lines: readonly L[]): L[] {
  const blocks: L[][] = [[]]
  for (const line of lines)
    if (line.seat === null) blocks.push([line])
    else blocks.at(-1)?.push(line)
  return blocks.reverse().flatMap((block) => {
    const [first, ...others] = block
    return first?.seat === null ? [first, ...others.reverse()] : block.reverse()
  })
}
