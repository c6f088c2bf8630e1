import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Sowing Machine (M060)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({
      moor: 2,
      seats: [
        {
          goods: { grain: 1, ...goods },
          played: ['sowing-machine'],
          fields: ['c1'],
          pastures: [['e1', 'e2']],
          moors: ['d3'],
          ...seat,
        },
      ],
    })

  it('sows after any special action with 2 horses', () => {
    for (const action of ['special sa1 cut-peat', 'special sa2 hiring-fair']) {
      const t = table({ horse: 2 }).play(action).throughJson()
      expect(t.moves()).toEqual(['use sowing-machine', 'done'])
      expect(t.play('use sowing-machine', 'sow grain c1').seat(0).fields[0]).toMatchObject({ crop: 'grain', count: 3 })
    }
  })

  it('counts a horse that Horse Coper has just brought', () => {
    expect(table({ horse: 1, food: 1 }).play('special sa2 horse-coper').moves()).toEqual(['use sowing-machine', 'done'])
    expect(table({ food: 1 }).play('special sa2 horse-coper').asked).toBe(1)
  })

  it('counts after the action: a horse that was let go is not there', () => {
    const t = table({ horse: 1, food: 1 }, { pastures: [] }).play('special sa2 horse-coper', 'keep horse 1')
    expect(t.asked).toBe(1)
  })

  it('is silent where nothing is done, and with a card taken only', () => {
    expect(table({ horse: 2 }).play('special sa1').asked).toBe(1)
    expect(table({ horse: 2 }).play('day-laborer').asked).toBe(1)
  })

  it('does not react to the Black Market that brought it', () => {
    const t = table({ horse: 2, wood: 3, fuel: 1 }, { played: [], hand: ['sowing-machine'] })
    t.play('special sa2 black-market', 'play sowing-machine')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { grain: 1, horse: 2 }])
  })

  it('needs a horse and 3 wood', () => {
    const open = (goods: object) => table(goods, { played: [], hand: ['sowing-machine'] }).canPlay('sowing-machine')
    expect([open({ horse: 1, wood: 3 }), open({ wood: 3 }), open({ horse: 1, wood: 2 })]).toEqual([true, false, false])
  })
})
