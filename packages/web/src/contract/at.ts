/** What stands at a place of a list where something has to be. */
export function at<T>(list: { readonly [place: number]: T }, place: number): T
export function at<T>(list: { readonly [key: string]: T }, key: string): T
export function at<T>(list: { readonly [place: string | number]: T }, place: string | number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`There is nothing at ${place}.`)
  return found
}
