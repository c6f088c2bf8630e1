import { expect, test } from 'vitest'
import { FairQueue } from './queue.ts'

const claim = (owner: string, awaited = true) => ({ owner, isAwaited: () => awaited })

test('owners take turns, however much each of them asks for', () => {
  const queue = new FairQueue<string>()
  for (let i = 0; i < 200; i++) queue.add(claim('many'), `many ${i}`)
  for (const who of ['red', 'blue']) for (let i = 0; i < 2; i++) queue.add(claim(who), `${who} ${i}`)
  const order = Array.from({ length: 7 }, () => queue.takeAwaited())
  expect(order).toEqual(['many 0', 'red 0', 'blue 0', 'many 1', 'red 1', 'blue 1', 'many 2'])
  expect(queue.size).toBe(197)
})

test('where nobody waits comes last, and as soon as somebody does, in turn', () => {
  const queue = new FairQueue<string>()
  let looking = false
  for (let i = 0; i < 3; i++) queue.add({ owner: 'many', isAwaited: () => looking && i === 1 }, `many ${i}`)
  queue.add(claim('red'), 'red')
  expect([queue.takeAwaited(), queue.takeAwaited()]).toEqual(['red', null])
  looking = true
  expect([queue.takeAwaited(), queue.takeOther(), queue.takeOther(), queue.takeOther()]).toEqual([
    'many 1',
    'many 0',
    'many 2',
    null,
  ])
  expect(queue.size).toBe(0)
})

test('who leaves the queue is told', () => {
  const queue = new FairQueue<number>()
  queue.add(claim('a'), 1)
  queue.add(claim('b', false), 2)
  expect(queue.clear()).toEqual([1, 2])
  expect([queue.size, queue.takeAwaited(), queue.takeOther()]).toEqual([0, null, null])
})
