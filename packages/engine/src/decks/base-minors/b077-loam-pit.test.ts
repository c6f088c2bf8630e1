import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Loam Pit (B077)', () => {
  const table = () => scenario({ seats: [{ goods: {}, played: ['loam-pit'] }, { goods: {} }] })

  it('gives 3 clay on top of Day Laborer, before the food, without a question', () => {
    const t = table().throughJson().play('day-laborer')
    expect([t.seat(0).goods, t.asked]).toEqual([{ clay: 3, food: 2 }, 1])
    const from = t.events.flatMap((event) => (event.event === 'got' ? [event.from] : []))
    expect(from).toEqual(['loam-pit', 'day-laborer'])
  })

  it('gives nothing elsewhere and to others', () => {
    const t = table().play('clay-pit', 'day-laborer')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ clay: 1 }, { food: 2 }])
  })

  it('asks for 3 occupations, and 1 food, and is worth 1 point', () => {
    const THREE = ['conservator', 'hedge-keeper', 'stonecutter']
    const play = (food: number, occupations: number) =>
      scenario({ seats: [{ goods: { food }, played: THREE.slice(0, occupations), hand: ['loam-pit'] }] }).play(
        'meeting-place',
      )
    const t = play(1, 3).play('play loam-pit')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 1])
    expect([play(1, 2).asked, play(0, 3).asked]).toEqual([1, 1])
  })
})
