/** "3 wood, 1 food"; `none` where there is nothing. */
export function goodsText(goods: { readonly [good: string]: number | undefined }, none = 'nothing'): string {
  const parts = Object.entries(goods).flatMap(([good, count]) => (count ? [`${count} ${good}`] : []))
  return parts.join(', ') || none
}
