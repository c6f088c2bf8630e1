import type { Event } from '@furrow/engine/agricola'
import { describe, expect, it } from 'vitest'
import { boxNamed } from '../games.ts'
import { tellMove } from './tell.ts'

const names = ['Red', 'Blue']
const told = (move: string, ...events: Event[]) => tellMove({ seat: 0, move, events }, names, boxNamed('agricola').face)

describe('what is told of a move', () => {
  it('is one line for what a player did', () => {
    expect(
      told(
        'major-improvement',
        { event: 'placed', seat: 0, space: 'major-improvement' },
        { event: 'gave', seat: 0, to: 'pottery', goods: { clay: 2, stone: 2 } },
        { event: 'improved', seat: 0, card: 'pottery' },
      ),
    ).toEqual(['Red goes to major-improvement, pays 2 clay, 2 stone for pottery, gets the improvement pottery.'])
  })

  it('goes on with what happens to others and to the table', () => {
    expect(
      told(
        'feed',
        { event: 'fed', seat: 0, food: 3, begging: 1 },
        { event: 'phase', phase: 'breeding' },
        { event: 'bred', seat: 1, animals: { sheep: 1 } },
        { event: 'phase', phase: 'preparation' },
        { event: 'round', round: 5, card: 'western-quarry' },
      ),
    ).toEqual([
      'Red feeds 3 food and takes 1 begging markers.',
      'The animals breed.',
      'Blue breeds 1 sheep.',
      'Round 5: western-quarry comes out.',
    ])
  })

  it('names the move itself where nothing else tells of it', () => {
    expect(told('done')).toEqual(['Red: done.'])
    expect(told('done', { event: 'phase', phase: 'home' })).toEqual(['Red: done.', 'Everybody goes home.'])
  })
})
