import { afterPaint } from './afterPaint.ts'
import { BANNER_BEATS, type Banner, type Flight, type Scene, type Spot } from './flights.ts'

/** Makes the picture of what flies. */
export interface Props {
  picture(what: Flight['what']): Element | null
  banner(banner: Banner): Element
  /** What lies over everything during a harvest. */
  season(): Element
}

const selectorOf = (spot: Spot): string[] => {
  switch (spot.at) {
    case 'table':
      return [`[data-space="${spot.id}"]`, `[data-card="${spot.id}"]`]
    case 'goods':
      return [`[data-own-goods="${spot.seat}"] [data-good="${spot.good}"]`, `[data-row="${spot.seat}"]`]
    case 'farm':
      return [`[data-farm="${spot.seat}"]`, `[data-row="${spot.seat}"]`]
    case 'round':
      return [`[data-round="${spot.round}"]`]
  }
}

interface Point {
  x: number
  y: number
}

/** The middle of a spot on the screen, or null if it cannot be seen now. */
function middleOf(spot: Spot): Point | null {
  for (const selector of selectorOf(spot))
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0) return { x: left + width / 2, y: top + height / 2 }
    }
  return null
}

let running: Promise<void> = Promise.resolve()

/** When what moves now has come to its end, or was ended; at once if nothing moves. */
export const performed = (): Promise<void> => running

/** Lets a scene run over the table once the table itself has been painted; the returned function ends it at once. */
export function perform(layer: HTMLElement, scene: Scene, beat: number, props: Props): () => void {
  // All places are measured before anything is put on the page, since each change would have it laid out anew; and at
  // once, since the page has to be laid out for its next picture anyway and has time for that now.
  const ways = scene.flights.map((flight) => ({ flight, from: middleOf(flight.from), to: middleOf(flight.to) }))
  let over = (): void => undefined
  running = new Promise((done) => {
    over = done
  })
  let end = afterPaint(() => {
    end = show(layer, ways, scene, beat, props, over)
  })
  return () => {
    end()
    over()
  }
}

interface Way {
  flight: Flight
  from: Point | null
  to: Point | null
}

function show(
  layer: HTMLElement,
  ways: readonly Way[],
  { banners, harvest }: Scene,
  beat: number,
  props: Props,
  over: () => void,
): () => void {
  const things: Element[] = []
  const animations: Animation[] = []
  const put = (element: Element, keyframes: Keyframe[], delay: number, duration: number) => {
    layer.append(element)
    things.push(element)
    const animation = element.animate(keyframes, { delay, duration, easing: 'ease-in-out', fill: 'both' })
    animation.onfinish = () => element.remove()
    animations.push(animation)
  }
  ways.forEach(({ flight, from, to }, i) => {
    const picture = from && to && props.picture(flight.what)
    if (!picture) return
    const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    const keyframes = [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at(from, 1.1), opacity: 1, offset: 0.15 },
      { transform: at(to, 1), opacity: 1, offset: 0.85 },
      { transform: at(to, 0.6), opacity: 0 },
    ]
    put(picture, keyframes, flight.beat * beat + (i % 4) * (beat / 10), beat)
  })
  const fading = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
  if (harvest) put(props.season(), fading, harvest.from * beat, (harvest.to - harvest.from + BANNER_BEATS) * beat)
  for (const banner of banners) put(props.banner(banner), fading, banner.beat * beat, beat * BANNER_BEATS)
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(over)
  return () => {
    for (const animation of animations) animation.cancel()
    for (const thing of things) thing.remove()
  }
}
