import type { Event } from '@furrow/engine'

/** A place on the table that things leave or arrive at. */
export type Place =
  | { at: 'space'; id: string }
  | { at: 'goods'; seat: number; good: string }
  | { at: 'farm'; seat: number }

/** One thing on its way; flights of the same beat go together. */
export interface Flight {
  beat: number
  /** A good, or the person of a seat. */
  what: { good: string } | { person: number }
  from: Place
  to: Place
}

/** A word that stands over the table during a beat, such as a phase of the harvest. */
export interface Banner {
  beat: number
  event: Event
}

export interface Scene {
  beats: number
  /** The beats of a harvest, during which the season is seen. */
  harvest: { from: number; to: number } | null
  flights: Flight[]
  banners: Banner[]
}

const MOST_PIECES = 4
/** However much happens, nobody waits longer than this. */
const LONGEST_MS = 2900
/** Banners stand longer than a beat, and pieces of one beat follow each other. */
export const BANNER_BEATS = 1.6
const HARVEST = ['field', 'feeding', 'breeding']
/** Not places on the board: what comes from or goes there leaves from the farm. */
const AT_FARM = new Set(['field', 'farm', 'supply', 'round', 'fences', 'stable', 'room', 'renovation'])

const place = (id: string, seat: number): Place => (AT_FARM.has(id) ? { at: 'farm', seat } : { at: 'space', id })

/** What is seen of these events, beat by beat: first people walk, then goods move; the harvest goes phase by phase. */
export function sceneOf(events: readonly Event[]): Scene {
  const scene: Scene = { beats: 1, harvest: null, flights: [], banners: [] }
  const fly = (what: Flight['what'], from: Place, to: Place) =>
    scene.flights.push({ beat: scene.beats - 1, what, from, to })
  const flyGoods = (goods: object, from: (good: string) => Place, to: (good: string) => Place) => {
    for (const [good, n] of Object.entries(goods) as [string, number][])
      for (let i = 0; i < Math.min(n, MOST_PIECES); i++) fly({ good }, from(good), to(good))
  }
  for (const event of events) {
    if (event.event === 'phase' && HARVEST.includes(event.phase)) {
      scene.beats++
      scene.banners.push({ beat: scene.beats - 1, event })
      scene.harvest = { from: scene.harvest?.from ?? scene.beats - 1, to: scene.beats - 1 }
    } else if (event.event === 'placed') {
      if (scene.flights.length > 0) scene.beats++
      fly({ person: event.seat }, { at: 'farm', seat: event.seat }, { at: 'space', id: event.space })
      scene.beats++
    } else if (event.event === 'got') {
      const { seat, from } = event
      flyGoods(
        event.goods,
        () => place(from, seat),
        (good) => ({ at: 'goods', seat, good }),
      )
    } else if (event.event === 'gave') {
      const { seat, to } = event
      flyGoods(
        event.goods,
        (good) => ({ at: 'goods', seat, good }),
        () => place(to, seat),
      )
    } else if (event.event === 'fed') {
      const { seat, food } = event
      flyGoods(
        { food },
        (good) => ({ at: 'goods', seat, good }),
        () => ({ at: 'farm', seat }),
      )
    } else if (event.event === 'bred') {
      const { seat } = event
      flyGoods(
        event.animals,
        () => ({ at: 'farm', seat }),
        (good) => ({ at: 'goods', seat, good }),
      )
    } else if (event.event === 'sowed')
      fly({ good: event.crop }, { at: 'goods', seat: event.seat, good: event.crop }, { at: 'farm', seat: event.seat })
  }
  return scene
}

/** How long a beat of this scene lasts, if one usually lasts so long. */
export const beatIn = ({ beats }: Scene, usual: number): number =>
  Math.min(usual, LONGEST_MS / (beats - 1 + BANNER_BEATS))
