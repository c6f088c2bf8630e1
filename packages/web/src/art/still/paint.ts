/** How many pixels of the screen a box covers: the browser puts its edges between pixels. */
export interface Pixels {
  width: number
  height: number
}

export function pixelsOf(element: Element): Pixels {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const at = (edge: number) => Math.round(edge * devicePixelRatio)
  return { width: at(right) - at(left), height: at(bottom) - at(top) }
}

/** Paints a drawing once, in this theme and with so many pixels; the address of the picture. Fails where a browser does not allow it. */
export async function painted(drawing: string, theme: string, scale: string, pixels: Pixels): Promise<string> {
  const { width, height } = pixels
  const size = `width="${width}" height="${height}" data-theme="${theme}"`
  const sized = drawing.replace(/^<svg/, `<svg ${size}`).replace('</style>', `${scale}</style>`)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL()
}
