/** What stands at a place of a list where there has to be something. */
export function at<T>(list: { readonly [place: number]: T }, place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`There is nothing at place ${place}.`)
  return found
}
