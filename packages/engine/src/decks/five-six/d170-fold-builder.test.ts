import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Fold Builder (D170)', () => {
  const table = (other: SeatSetup = {}, seat: SeatSetup = {}, starting = 1) =>
    scenario({
      players: 5,
      starting,
      seats: [
        { goods: {}, played: ['fold-builder'], ...seat },
        { goods: { food: 1, wood: 4 }, ...other },
        { goods: { food: 1, wood: 9 } },
      ],
    })
  const offered = (goods: object, more: SeatSetup = {}) =>
    table({ goods, ...more })
      .moves()
      .includes('fold-builder')

  it('is a space for all: others give the owner 1 food, build fences, then get 1 sheep', () => {
    const t = table().play('fold-builder').throughJson()
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 1 }, { wood: 4 }])
    t.play('fence e1')
    expect([t.seat(1).goods, t.seat(1).pastures.length, t.asked]).toEqual([{ sheep: 1 }, 1, 2])
  })

  it('costs its owner no food', () => {
    const t = table({}, { goods: { wood: 4 } }, 0).play('fold-builder', 'fence e1')
    expect([t.seat(0).goods, t.asked]).toEqual([{ sheep: 1 }, 1])
  })

  it('takes one person a round', () => {
    const t = table().play('fold-builder', 'fence e1')
    expect([t.asked, t.moves().includes('fold-builder')]).toEqual([2, false])
    expect(t.refusal('fold-builder')?.message).toBe('Somebody stands on fold-builder already.')
    expect(t.toRound(2).moves(t.asked)).toContain('forest')
  })

  it('is only there while the card is in play', () => {
    const t = scenario({
      players: 5,
      seats: [{ goods: { wood: 9 }, hand: ['fold-builder'] }, { goods: { food: 1, wood: 4 } }],
    })
    expect(t.moves()).not.toContain('fold-builder')
    expect(t.play('lessons', 'play fold-builder').moves()).toContain('fold-builder')
  })

  it('is not offered to those who cannot give the food; the sheep cannot pay', () => {
    expect(offered({ wood: 4 })).toBe(false)
    expect(offered({ wood: 4 }, { majors: ['fireplace-2'] })).toBe(false)
    expect(offered({ wood: 4, grain: 1 })).toBe(true)
    const t = table({ goods: { wood: 4, grain: 1 } })
      .play('fold-builder')
      .throughJson()
    expect(t.moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain 1', 'fence e1').seat(0).goods).toEqual({ food: 1 })
  })

  it('is not offered to those who can build no fence', () => {
    expect(offered({ food: 9, wood: 3 })).toBe(false)
    expect(table({}, { goods: { wood: 3 } }, 0).moves()).not.toContain('fold-builder')
  })

  it('is not offered where the food would buy the last wood for the fences', () => {
    const grocer = { played: ['grocer'] }
    expect(offered({ food: 1, wood: 3 }, grocer)).toBe(false)
    expect(offered({ food: 2, wood: 3 }, grocer)).toBe(true)
    expect(offered({ food: 1, wood: 4 }, grocer)).toBe(true)
  })

  it('is the "Build Fences" action: free fences count, new pastures are seen, the sheep comes last', () => {
    const played = ['hedge-keeper', 'shepherds-crook', 'bovine-pioneer']
    const t = table({ goods: { food: 1, wood: 5 }, played }).play('fold-builder', 'fence d1+e1+d2+e2')
    expect([t.seat(1).goods, t.asked]).toEqual([{ sheep: 3, cattle: 1 }, 2])
    const got = t.events.flatMap((e) => (e.event === 'got' ? [[e.from, e.goods]] : []))
    expect(got).toEqual([
      ['shepherds-crook', { sheep: 2 }],
      ['bovine-pioneer', { cattle: 1 }],
      ['fold-builder', { sheep: 1 }],
    ])
  })

  it("gives a sheep that has to find a place: in another's turn its user is asked, not the owner", () => {
    const crowded = { goods: { food: 1, wood: 1, boar: 4, cattle: 1 }, pastures: [['d1', 'e1']] }
    const t = table(crowded).play('fold-builder', 'fence e1')
    expect([t.asked, t.ask]).toEqual([1, 'keep'])
    expect(t.throughJson().moves()).toContain('keep boar 4 cattle 1')
  })
})
