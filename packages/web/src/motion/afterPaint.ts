/** Acts once the page has painted what it shows now; measuring costs nothing then. The returned function calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const request = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(request)
    clearTimeout(timer)
  }
}
