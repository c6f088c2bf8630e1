import type { Event } from '@furrow/engine/agricola'

// A few soft sounds, made on the spot: short plucked tones on a pentatonic scale.

interface Tone {
  hertz: number
  /** Seconds from now. */
  at: number
  seconds: number
}

const C = 261.6
const D = 293.7
const E = 329.6
const G = 392
const A = 440

/** The tones for what happened, few enough not to tire anybody. */
export function tonesFor(events: readonly Event[], asked: boolean): Tone[] {
  const has = (name: Event['event']) => events.some(({ event }) => event === name)
  if (has('over')) return [C, E, G, C * 2].map((hertz, i) => ({ hertz, at: i * 0.16, seconds: 0.6 }))
  const tones: Tone[] = []
  if (has('placed')) tones.push({ hertz: C / 2, at: 0, seconds: 0.12 })
  if (has('got')) tones.push({ hertz: G, at: 0.1, seconds: 0.2 })
  if (has('born') || has('bred')) tones.push({ hertz: A, at: 0.2, seconds: 0.3 })
  if (has('round')) tones.push({ hertz: D, at: 0.25, seconds: 0.35 })
  if (asked) tones.push({ hertz: E, at: 0.35, seconds: 0.3 }, { hertz: A, at: 0.47, seconds: 0.4 })
  return tones
}

let audio: AudioContext | null = null

/** Plays the tones for what happened; a browser that refuses sound stays silent. */
export function soundFor(events: readonly Event[], asked: boolean): void {
  try {
    audio ??= new AudioContext()
    for (const tone of tonesFor(events, asked)) pluck(audio, tone)
  } catch {
    audio = null
  }
}

function pluck(context: AudioContext, { hertz, at, seconds }: Tone): void {
  const start = context.currentTime + at
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
