import { agricola, boardOf } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import { SCENES } from './scenes.ts'

/** Every space of every board there is; those on cards show what the cards show. */
function spaceIds(): string[] {
  const ids = new Set<string>()
  for (let players = 1; players <= 6; players++)
    for (const cards of ['none', 'dealt'])
      for (const tile of [false, true]) {
        const setup = agricola.setup({ players, cards, tile })
        if (!isRefusal(setup))
          for (const { id, card } of boardOf(agricola.start(setup, 'scenes')).spaces) if (card < 0) ids.add(id)
      }
  return [...ids]
}

describe('The scenes of the action spaces', () => {
  it('are one for every space of every board', () => {
    expect(spaceIds().filter((id) => !(id in SCENES))).toEqual([])
  })

  it('are there for the seven special actions and the infirmary of the Moor', () => {
    const moor = [
      'cut-peat',
      'slash-and-burn',
      'fell-trees',
      'horse-coper',
      'hiring-fair',
      'black-market',
      'clandestine-work',
      'infirmary',
    ]
    expect(moor.filter((id) => !(id in SCENES))).toEqual([])
  })

  it('leave the ground in front, on the left, to goods and people', () => {
    const crowded = Object.entries(SCENES).filter(([, { subjects }]) => subjects.some(({ x, y }) => x < 58 || y > 66))
    expect(crowded.map(([id]) => id)).toEqual([])
  })

  it('differ from each other', () => {
    const pictures = Object.values(SCENES).map((scene) => JSON.stringify(scene))
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})
