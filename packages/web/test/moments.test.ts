import { readdirSync } from 'node:fs'
import { isRefusal, readRecord } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import { moment, momentFile } from './moments.ts'
import { SCENES } from './scenes.ts'

describe('stored moments', () => {
  it('are the scenes, no more and no fewer', () => {
    expect(readdirSync(momentFile('.')).sort()).toEqual(SCENES.map(({ name }) => `${name}.txt`).sort())
  })

  it.each(SCENES)('$name is played again and shows what it is meant to', ({ name, start, shows }) => {
    const record = readRecord(moment(name))
    if (isRefusal(record)) throw new Error(record.message)
    expect({ ...record, entries: [], result: null }).toEqual(start)
    expect(shows(record)).toBe(true)
  })
})
