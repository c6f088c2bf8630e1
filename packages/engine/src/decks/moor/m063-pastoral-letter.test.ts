import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'pastoral-letter'
const PRICE = { wood: 2, stone: 4 }
const STACK = 4

describe('Pastoral Letter (M063)', () => {
  const table = (goods: object, majors = ['fireplace-2', 'joinery']) =>
    scenario({ moor: 2, seats: [{ goods, majors, hand: [CARD] }] })

  it('may bring the Village Church to the top, and builds it from the next round on', () => {
    const t = table(PRICE).play('major-improvement', `play ${CARD}`).throughJson().play(`use ${CARD}`)
    expect(t.table.stacks[STACK]).toEqual(['well', 'village-church'])
    t.toRound(2).until((at) => at.asked === 0)
    t.play('grain-seeds', `use ${CARD}`)
    expect(t.seat(0).majors).toContain('village-church')
    expect(t.table.stacks[STACK]).toEqual(['well'])
  })

  it('leaves it where it is, and does not build it in the round in which it is played', () => {
    const t = table(PRICE).play('major-improvement', `play ${CARD}`, 'done')
    expect(t.table.stacks[STACK]).toEqual(['village-church', 'well'])
    const soon = table(PRICE).play('major-improvement', `play ${CARD}`, `use ${CARD}`, 'day-laborer', 'fishing')
    expect(soon.asked).toBe(1)
  })

  it('is worth a point each for the Village Church and the Church of its owner', () => {
    const bonus = (own: object, other = {}) => scenario({ moor: 2, seats: [own, other] }).score(0, 'bonus')
    const none = bonus({})
    expect(bonus({ played: [CARD], majors: ['village-church'] }) - none).toBe(1)
    expect(bonus({ played: [CARD, 'church'] }) - none).toBe(1)
    expect(bonus({ played: [CARD] }, { majors: ['village-church'] }) - none).toBe(0)
  })

  it('counts the Church once, since the Village Church has left the game', () => {
    const t = scenario({
      moor: 2,
      seats: [{ goods: {}, majors: ['village-church'], played: [CARD], hand: ['church'] }],
    })
    const before = t.score(0, 'bonus')
    expect(t.play('major-improvement', 'play church').score(0, 'bonus')).toBe(before)
  })

  it('needs 2 majors', () => {
    expect(table({}, ['joinery']).canPlay(CARD)).toBe(false)
  })
})
