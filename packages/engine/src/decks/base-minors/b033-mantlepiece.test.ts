import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Mantlepiece (B033)', () => {
  const rich = { clay: 9, reed: 9, stone: 9 }
  const table = (round: number, seat = {}) =>
    scenario({
      round,
      seats: [
        { house: 'clay', goods: rich, hand: ['mantlepiece'], ...seat },
        { house: 'clay', goods: rich },
      ],
    })

  it('costs 1 stone and banks 1 point for each full round to come, against its own -3', () => {
    const t = table(6).play('meeting-place').throughJson().play('play mantlepiece')
    expect(t.seat(0)).toMatchObject({ goods: { ...rich, stone: 8 }, ledger: [{ card: 'mantlepiece', points: 8 }] })
    expect([t.score(0, 'cards'), t.score(0, 'bonus')]).toEqual([-3, 8])
  })

  it('keeps its points as they were when it was played', () => {
    const t = table(12).play('meeting-place', 'play mantlepiece').throughJson().toEnd()
    expect([t.score(0, 'cards'), t.score(0, 'bonus')]).toEqual([-3, 2])
    const last = table(14).play('meeting-place', 'play mantlepiece')
    expect([last.score(0, 'cards'), last.score(0, 'bonus')]).toEqual([-3, 0])
  })

  it('forbids its owner every renovation, but no room', () => {
    const t = table(14).play('meeting-place', 'play mantlepiece', 'day-laborer')
    expect(t.moves()).not.toContain('house-redevelopment')
    expect(t.moves()).not.toContain('farm-redevelopment')
    expect(t.refusal('house-redevelopment')?.refused).toBe('illegal-move')
    expect(t.play('farm-expansion', 'room a1').seat(0).rooms).toHaveLength(3)
  })

  it('leaves the renovations of others alone', () => {
    const t = table(14).play('meeting-place', 'play mantlepiece')
    expect(t.play('house-redevelopment').seat(1).house).toBe('stone')
  })

  it('asks for a house of clay or stone, and 1 stone', () => {
    expect(table(6, { house: 'stone' }).play('meeting-place').moves()).toContain('play mantlepiece')
    expect(table(6, { house: 'wood' }).play('meeting-place').asked).toBe(1)
    expect(table(6, { goods: {} }).play('meeting-place').asked).toBe(1)
    const t = table(6, { house: 'wood' }).play('house-redevelopment')
    expect(t.play('play mantlepiece').seat(0)).toMatchObject({ house: 'clay', goods: { clay: 7, reed: 8, stone: 8 } })
  })
})
