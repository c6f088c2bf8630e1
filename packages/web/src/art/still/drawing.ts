// A drawing by itself: a text that shows the same as an <svg> of the page, without the page.

/** What drawings refer to without naming it: the glow of a lamp. */
const ALWAYS = ['art-lamp']
const REFERRED = /(?:href="#|url\(#)([^")]+)/g

/** The rules of the page that drawings are coloured by. */
function rulesOf({ styleSheets }: Document): string {
  const isOfArt = (rule: CSSRule): rule is CSSStyleRule =>
    rule instanceof CSSStyleRule && /\.art-|:root/.test(rule.selectorText)
  return [...styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(isOfArt)
    .map(({ cssText }) => cssText)
    .join('\n')
}

const namesIn = (text: string): string[] => [...text.matchAll(REFERRED)].map(([, id = '']) => id)

/** Everything on the page that this text refers to, and what that refers to; null if something is not there yet. */
function referredIn(text: string, page: Document): string | null {
  const found = new Map<string, string>()
  const waiting = [...ALWAYS, ...namesIn(text)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    const element = page.getElementById(id)
    if (!element) return null
    const written = new XMLSerializer().serializeToString(element)
    found.set(id, written)
    waiting.push(...namesIn(written))
  }
  return [...found.values()].join('')
}

/** How large the things of a drawing are, by the shape of the box that it is in. */
export function scaleOf(svg: SVGSVGElement): string {
  const subjects = svg.querySelector('.art-subjects')
  const { transform = 'none', transformOrigin = '', transformBox = '' } = subjects ? getComputedStyle(subjects) : {}
  if (transform === 'none') return ''
  return `.art-subjects{transform:${transform};transform-origin:${transformOrigin};transform-box:${transformBox}}`
}

/**
 * The drawing as a text that stands alone; null as long as not all of it is on the page. What matches `without` is left out: it may
 * change while the rest stays.
 */
export function drawingOf(svg: SVGSVGElement, without: string): string | null {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return null
  for (const part of copy.querySelectorAll(without)) part.remove()
  const text = new XMLSerializer().serializeToString(copy)
  const referred = referredIn(text, svg.ownerDocument)
  if (referred === null) return null
  const rules = rulesOf(svg.ownerDocument).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return text.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${rules}</style><defs>${referred}</defs>`)
}
