import { agricola, type Event, type SeatView } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import en from '../texts/main.en.ts'
import fr from '../texts/main.fr.ts'
import { sayIn } from '../texts/texts.ts'
import { keepText, obstacleText, outlookOf } from './outlook.ts'

const say = sayIn(en, ['You', 'Avena'])

/** The first seat's farm as at the start of a game. */
function farm(): SeatView {
  const setup = agricola.setup({ players: 2 })
  if (isRefusal(setup)) throw new Error(setup.message)
  return at(agricola.view(agricola.start(setup, 'farm'), 0).table.seats, 0)
}

test('what a move would bring is said as gains and losses, with animals that find no room', () => {
  const events: Event[] = [
    { event: 'placed', seat: 0, space: 'cattle-market' },
    { event: 'got', seat: 0, from: 'cattle-market', goods: { cattle: 2 } },
    { event: 'gave', seat: 0, to: 'room', goods: { clay: 4 } },
    { event: 'born', seat: 0 },
    { event: 'born', seat: 1 },
  ]
  expect(outlookOf(en, say, events, 0, { ...farm(), homeless: { cattle: 1 } })).toEqual([
    '+2 cattle, −4 clay',
    'No room for 1 cattle: cooked if you can, else they run away',
    'Your family grows by one',
  ])
  expect(outlookOf(en, say, [], 0, farm())).toEqual([])
})

test('why a space cannot be used is said in both languages', () => {
  expect(obstacleText(en, say, { why: 'taken', by: [1] })).toBe('Taken by Avena.')
  expect(obstacleText(en, say, { why: 'taken', by: [0] })).toBe('One of your people is there.')
  expect(obstacleText(en, say, { why: 'goods', goods: { wood: 2, reed: 1 } })).toBe('Missing: 2 wood, 1 reed.')
  expect(obstacleText(en, say, { why: 'goods', goods: { wood: 2 }, for: 'stable' })).toBe('Stable: 2 wood missing.')
  expect(obstacleText(fr, sayIn(fr, []), { why: 'linked', space: 'copse' })).toContain('Taillis')
  expect(obstacleText(fr, sayIn(fr, []), { why: 'no-free-room' })).toBe('Pas de pièce libre dans votre maison.')
})

test('an answer about animals says which are lost, cooked or not born', () => {
  const events: Event[] = [
    { event: 'cooked', seat: 0, good: 'boar', count: 1, food: 2 },
    { event: 'lost', seat: 0, goods: { sheep: 2 } },
    { event: 'lost', seat: 0, goods: { cattle: 1 } },
  ]
  expect(keepText(en, say, events, { seat: 0, young: {} })).toBe(
    'cooked: 1 wild boar (+2 food), lost: 2 sheep, 1 cattle',
  )
  const bred: Event[] = [{ event: 'bred', seat: 0, animals: { sheep: 1 } }]
  expect(keepText(en, say, bred, { seat: 0, young: { sheep: 1, boar: 1 } })).toBe('not born: 1 wild boar')
  expect(keepText(en, say, bred, { seat: 0, young: { sheep: 1 } })).toBe('none is lost')
})
