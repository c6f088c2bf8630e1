import type { Event } from '@furrow/engine/agricola'
import { type Movement, movementsOf, type Place } from '@furrow/engine/movements'

/** Where a thing is seen to leave or arrive. */
export type Spot =
  | { at: 'table'; id: string }
  | { at: 'goods'; seat: number; good: string }
  | { at: 'farm'; seat: number }
  | { at: 'round'; round: number }

/** One thing on its way; flights of the same beat go together. */
export interface Flight {
  beat: number
  /** A good, or the person of a seat. */
  what: { good: string } | { person: number }
  from: Spot
  to: Spot
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

/** What comes from the general supply or from the round just begun is seen at the farm, as what is paid. */
function spotOf(place: Place, by: number, good: string): Spot {
  switch (place.at) {
    case 'table':
      return place
    case 'goods':
      return { at: 'goods', seat: place.seat, good }
    case 'farm':
      return { at: 'farm', seat: place.seat }
    case 'round':
      return place.round === undefined ? { at: 'farm', seat: by } : { at: 'round', round: place.round }
    case 'supply':
      return { at: 'farm', seat: by }
  }
}

/** What is seen of these events, beat by beat: first people walk, then goods move; the harvest goes phase by phase. */
export function sceneOf(events: readonly Event[]): Scene {
  const scene: Scene = { beats: 1, harvest: null, flights: [], banners: [] }
  const fly = (what: Flight['what'], { by, from, to }: Movement, good = '') =>
    scene.flights.push({ beat: scene.beats - 1, what, from: spotOf(from, by, good), to: spotOf(to, by, good) })
  const move = (movement: Movement) => {
    const { person, goods = {} } = movement
    if (person !== undefined) {
      if (scene.flights.length > 0) scene.beats++
      fly({ person }, movement)
      scene.beats++
    }
    for (const [good, n] of Object.entries(goods))
      for (let i = 0; i < Math.min(n, MOST_PIECES); i++) fly({ good }, movement, good)
  }
  for (const event of events) {
    if (event.event === 'phase' && HARVEST.includes(event.phase)) {
      scene.beats++
      scene.banners.push({ beat: scene.beats - 1, event })
      scene.harvest = { from: scene.harvest?.from ?? scene.beats - 1, to: scene.beats - 1 }
    }
    for (const movement of movementsOf(event)) move(movement)
  }
  return scene
}

/** How long a beat of this scene lasts, if one usually lasts so long. */
export const beatIn = ({ beats }: Scene, usual: number): number =>
  Math.min(usual, LONGEST_MS / (beats - 1 + BANNER_BEATS))
