import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Beanfield (B068)', () => {
  const table = (seat = {}, round = 4) =>
    scenario({ round, seats: [{ goods: { vegetable: 1, grain: 1 }, played: ['beanfield'], ...seat }] })

  it('is a field for vegetables only: sown like one, harvested like one', () => {
    const t = table().play('grain-utilization').throughJson()
    expect(t.moves()).toEqual(['sow vegetable beanfield'])
    t.play('sow vegetable beanfield')
    expect(t.events).toContainEqual({ event: 'sowed', seat: 0, crop: 'vegetable', on: 'beanfield' })
    expect(t.seat(0).goods).toEqual({ grain: 1 })
    expect(t.score(0, 'vegetables')).toBe(2)
    t.throughJson().toAsk('feed')
    expect(t.seat(0).goods.vegetable).toBe(1)
    expect(t.score(0, 'vegetables')).toBe(2)
    t.toRound(8)
    expect(t.seat(0).goods.vegetable).toBe(2)
  })

  it('can be sown again only when it is empty', () => {
    const t = table({ goods: { vegetable: 2 } })
      .play('grain-utilization', 'sow vegetable beanfield')
      .toRound(5)
    expect(t.moves()).not.toContain('grain-utilization')
    t.toRound(8)
    expect(t.play('grain-utilization').moves()).toEqual(['sow vegetable beanfield'])
  })

  it('refuses grain', () => {
    expect(table({ goods: { grain: 1 } }).refusal('grain-utilization')?.refused).toBe('illegal-move')
    expect(table().play('grain-utilization').refusal('sow grain beanfield')?.refused).toBe('illegal-move')
  })

  it('makes Cultivation usable though nothing can be plowed', () => {
    const full = { fields: ['b2'], stables: ['b1', 'b3', 'c2'], crops: { b2: 'grain 1' } }
    expect(table(full, 13).play('cultivation').moves()).toEqual(['sow vegetable beanfield'])
  })

  it('is no field tile: it stands in no row of the score and has no neighbours', () => {
    const t = table({ fields: ['c2'] })
    expect(t.seat(0).score.lines.find(({ category }) => category === 'fields')).toMatchObject({ count: 1, points: -1 })
    expect(t.score(0, 'cards')).toBe(1)
    expect(table().play('farmland').moves()).toHaveLength(13)
  })

  it('asks for 2 occupations, and 1 food', () => {
    const play = (food: number, played: string[]) =>
      scenario({ seats: [{ goods: { food }, played, hand: ['beanfield'] }] }).play('meeting-place')
    expect(play(1, ['conservator', 'consultant']).play('play beanfield').seat(0).goods).toEqual({})
    expect(play(1, ['conservator']).asked).toBe(1)
    expect(play(0, ['conservator', 'consultant']).asked).toBe(1)
  })

  it('shows what grows on it', () => {
    const t = table()
    expect(at(t.seat(0).played, 0).lies).toEqual([])
    t.play('grain-utilization', 'sow vegetable beanfield')
    expect(at(t.seat(0).played, 0).lies).toEqual([{ what: 'vegetable', count: 2 }])
  })
})
