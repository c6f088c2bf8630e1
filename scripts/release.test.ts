import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agricola } from '@furrow/engine/agricola'
import { RECORD_VERSION } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import { expect, test } from 'vitest'
import { obstacles } from './release.mjs'
import { root } from './run.mjs'

const ready = {
  version: '1.2.0',
  packages: { 'packages/engine': '1.2.0' },
  changes: '',
  tags: ['v1.1.0', ''],
  changelog: '# Changelog\n\n## [1.2.0] - 2026-11-01\n\nRules: agricola 2. Protocol: 1. Record: 1.\n\n## 1.1.0\n',
}

test('a version that is new, committed and described can be released', () => {
  expect(obstacles(ready)).toEqual([])
})

test.each([
  [{ changes: ' M README.md\n' }, 'There are changes that are not committed.'],
  [{ tags: ['v1.2.0'] }, 'v1.2.0 is released already: raise the version in package.json.'],
  [{ packages: { 'packages/bots': '1.1.0' } }, 'packages/bots has the version 1.1.0, not 1.2.0.'],
  [{ changelog: '## 1.1.0\n' }, 'CHANGELOG.md has no section for 1.2.0.'],
  [
    { changelog: '## 1.2.0\n\n## 1.1.0\nRules: agricola 1. Protocol: 1. Record: 1.\n' },
    'CHANGELOG.md does not say which rules, protocol and record 1.2.0 has.',
  ],
])('%j is an obstacle', (change, sentence) => {
  expect(obstacles({ ...ready, ...change })).toEqual([sentence])
})

test('the changelog names the rules and the record of today', () => {
  const [, today = ''] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^Rules: /m)
  expect(today.split('\n')[0]).toBe(
    `agricola ${agricola.rules}, express ${express.rules}. Protocol: 1. Record: ${RECORD_VERSION}.`,
  )
})
