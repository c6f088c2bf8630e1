import type { SeatInfo, TableEntry } from '@furrow/server/client'
import { expect, test } from 'vitest'
import onlineEn from '../texts/online.en.ts'
import { markOf } from './mark.ts'
import { freeSeats, inOrder, isFree, ofOthers } from './tables.ts'

const me: SeatInfo = { kind: 'person', name: 'Red', me: true, bot: null }
const blue: SeatInfo = { kind: 'person', name: 'Blue', me: false, bot: null }
const bot: SeatInfo = { kind: 'bot', name: 'Carex', level: 'farmer' }
const open: SeatInfo = { kind: 'open' }
const byLink: SeatInfo = { kind: 'invited', name: null, me: false }
const forBlue: SeatInfo = { kind: 'invited', name: 'Blue', me: false }
const forMe: SeatInfo = { kind: 'invited', name: 'Red', me: true }

const table = (id: string, part: Partial<TableEntry>): TableEntry =>
  ({
    id,
    status: 'playing',
    seats: [me, blue],
    seat: 0,
    yourTurn: false,
    created: 0,
    result: null,
    ...part,
  }) as TableEntry // what is looked at

test('free are open seats and those that are kept for me; those kept for others are waited for', () => {
  expect([me, blue, bot, open, byLink, forBlue, forMe].filter(isFree)).toEqual([open, byLink, forMe])
  expect(freeSeats([me, bot, open, byLink, forBlue])).toBe(3)
})

test('my turn comes first, then a seat that is kept for me, then games under way, then those that wait', () => {
  const tables = [
    table('waiting', { status: 'waiting', seats: [me, open], created: 9 }),
    table('old', { created: 1 }),
    table('kept', { status: 'waiting', seats: [blue, forMe], seat: null }),
    table('new', { created: 2 }),
    table('mine', { yourTurn: true }),
  ]
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'kept', 'new', 'old', 'waiting'])
  expect(tables[0]?.id).toBe('waiting')
})

test('public lists leave out what stands among my own games', () => {
  const tables = [
    table('mine', {}),
    table('kept', { seat: null, seats: [blue, forMe] }),
    table('other', { seat: null, seats: [blue, open] }),
  ]
  expect(ofOthers(tables).map(({ id }) => id)).toEqual(['other'])
})

test('how my games stand is said in words', () => {
  const en = onlineEn
  const marks = [
    table('a', { yourTurn: true }),
    table('b', {}),
    table('c', { seats: [{ ...me, bot: 'farmer' }, blue] }),
    table('d', { status: 'waiting', seats: [me, open, byLink] }),
    table('e', { status: 'waiting', seats: [blue, forMe], seat: null }),
    table('f', {
      status: 'finished',
      result: [
        { total: 40, rank: 1 },
        { total: 30, rank: 2 },
      ],
    }),
    table('g', {
      status: 'finished',
      result: [
        { total: 20, rank: 2 },
        { total: 30, rank: 1 },
      ],
    }),
  ].map((each) => markOf(en, each))
  expect(marks).toEqual([
    'Your turn',
    'Others are choosing',
    'A bot plays for you',
    'Waiting for 2 more players',
    'A seat is kept for you',
    'You won',
    'Place 2 of 2',
  ])
})
