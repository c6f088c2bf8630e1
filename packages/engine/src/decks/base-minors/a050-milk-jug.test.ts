import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Milk Jug (A050)', () => {
  const table = (players: number, starting = 0) =>
    scenario({
      players,
      round: 10,
      starting,
      seats: Array.from({ length: players }, (_, seat) => ({ goods: {}, played: seat === 0 ? ['milk-jug'] : [] })),
    })
  const food = (t: ReturnType<typeof table>) => t.table.seats.map(({ goods }) => goods.food ?? 0)

  it('gives its owner 3 food and all others 1 when the owner uses the Cattle Market', () => {
    expect(food(table(3).play('cattle-market'))).toEqual([3, 1, 1])
  })

  it('gives the same when another uses it: that player is one of the others', () => {
    const t = table(4, 2).throughJson().play('cattle-market')
    expect([food(t), t.seat(2).goods.cattle, t.asked]).toEqual([[3, 1, 1, 1], 1, 3])
  })

  it('pays before the animals are taken', () => {
    const t = table(2, 1).play('cattle-market')
    const from = t.events.flatMap((event) => (event.event === 'got' ? [`${event.seat} ${event.from}`] : []))
    expect(from).toEqual(['0 milk-jug', '1 milk-jug', '1 cattle-market'])
  })

  it('gives only the 3 food when played alone', () => {
    expect(food(table(1).play('cattle-market'))).toEqual([3])
  })

  it('pays nothing on the other markets', () => {
    expect(food(table(3).play('sheep-market', 'pig-market'))).toEqual([0, 0, 0])
  })

  it('costs 1 clay', () => {
    const play = (clay: number) => scenario({ seats: [{ goods: { clay }, hand: ['milk-jug'] }] }).play('meeting-place')
    expect(play(1).play('play milk-jug').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
