// The checks must catch what they are for, and must not pass because they saw nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boundaries, imports } from './boundaries.mjs'
import { cardIds } from './card-ids.mjs'
import { checkCardIndex, writeCardIndex } from './cards.mjs'
import { sizes } from './sizes.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'furrow-tree-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A tree in which every package is large enough to be looked at. */
function soundTree(): void {
  write('package.json', JSON.stringify({ devDependencies: { vitest: '1', 'fast-check': '1' } }))
  const dependencies = { engine: {}, bots: engine, server: { ...engine, ws: '1' }, web: page, cli: engine }
  for (const [name, declared] of Object.entries(dependencies)) {
    write(`packages/${name}/package.json`, JSON.stringify({ dependencies: declared }))
    for (const file of ['a', 'b', 'c']) write(`packages/${name}/src/${file}.ts`, 'export {}\n')
  }
}
const engine = { '@furrow/engine': '1' }
const page = { ...engine, '@furrow/server': '1' }

describe('import boundaries', () => {
  test('a sound tree passes', () => {
    soundTree()
    write(
      'packages/engine/src/a.ts',
      "import { b } from './farm/b.ts'\n// Date of issue, process of play\nb('console')\n",
    )
    write('packages/engine/src/a.test.ts', "import 'vitest'\nimport 'fast-check'\nimport 'node:fs'\nDate.now()\n")
    write('packages/engine/src/d.ts', 'export const steps = { process: 1 }\nsteps.process\n')
    write('packages/bots/src/a.ts', "export * from '@furrow/engine/core'\n")
    write('packages/server/src/a.ts', "import { createServer } from 'node:http'\nimport 'ws'\n")
    write('packages/web/src/a.ts', "import { FurrowHttp } from '@furrow/server/client'\n")
    expect(boundaries(root)).toEqual({ seen: '17 files import only what they may.', problems: [] })
  })

  test('the page runs the engine in its worker alone, and knows types of it everywhere', () => {
    soundTree()
    write('packages/web/package.json', JSON.stringify({ dependencies: page }))
    write('packages/web/src/local/a.ts', "import { agricola } from '@furrow/engine/agricola'\n")
    write('packages/web/src/b.ts', "import type { View } from '@furrow/engine/agricola'\n")
    expect(boundaries(root).problems).toEqual([])
    write('packages/web/src/c.ts', "\nimport { agricola } from '@furrow/engine/agricola'\n")
    expect(boundaries(root).problems).toEqual([
      'packages/web/src/c.ts:2 runs @furrow/engine on the page: only packages/web/src/local/ may, in the worker.',
    ])
  })

  test.each([
    ['engine', "import '@furrow/bots'", 'engine may not know bots.'],
    ['bots', "export { serve } from '@furrow/server'", 'bots may not know server.'],
    ['server', "const page = await import('@furrow/web')", 'server may not know web.'],
    ['web', "import { serve } from '@furrow/server'", 'web may not know server.'],
    ['web', "import '@furrow/server/client/node'", 'web may not know server/client/node.'],
    ['bots', "import '@furrow/server/client'", 'bots may not know server/client.'],
    [
      'bots',
      "import { agricola } from '@furrow/engine'",
      'name the entry that is meant: @furrow/engine/core, @furrow/engine/agricola, @furrow/engine/express.',
    ],
    ['engine', "import fs from 'node:fs'", 'engine also runs in the browser, where there is no Node.'],
    ['engine', "import 'vitest'", 'the engine imports only its own files.'],
    ['bots', "import {\n  a,\n  b,\n} from 'lodash/fp'", 'packages/bots/package.json does not declare lodash.'],
    ['server', "import type { X } from '@furrow/bots'", 'packages/server/package.json does not declare @furrow/bots.'],
    ['web', "import { farm } from '../../engine/src/farm.ts'", 'a relative import may not leave its package.'],
    ['bots', "import '@furrow/bots'", 'inside a package, import the file itself.'],
  ])('%s: %s is refused', (name, line, reason) => {
    soundTree()
    write(`packages/${name}/src/a.ts`, `${line}\n`)
    const { problems } = boundaries(root)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`packages/${name}/src/a.ts:`)
    expect(problems[0]).toContain(reason)
  })

  test.each(['Math.random()', 'new Date()', 'process.env', 'setTimeout(f, 1)', 'console.log(1)', `\`\${Date.now()}\``])(
    'the engine may not use %s',
    (use) => {
      soundTree()
      write('packages/engine/src/a.ts', `/* one\n two */\nconst x = ${use}\n`)
      const { problems } = boundaries(root)
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(/^packages\/engine\/src\/a\.ts:3 uses /)
    },
  )

  test('an empty tree fails', () => {
    expect(boundaries(root).problems).toEqual([`There are no source files under ${root}/packages.`])
  })

  test('a package that shows almost no files fails', () => {
    soundTree()
    rmSync(join(root, 'packages/bots/src'), { recursive: true })
    expect(boundaries(root).problems).toEqual([
      'packages/bots shows only 0 source files, so its imports cannot be vouched for.',
    ])
  })

  test('imports are found in every form, and not in comments', () => {
    const text = [
      "import a from './a.ts'",
      "import type { B } from './b.ts'",
      "export * from './c.ts'",
      "import './d.ts'",
      "const e = () => import('./e.ts')",
      "let f: import('./f.ts').F",
      "// import g from './g.ts'",
      "/* export * from './h.ts' */",
      "const url = 'https://example.org' // import './i.ts'",
    ].join('\n')
    const found = imports(text).map(({ specifier, line }) => `${line} ${specifier}`)
    expect(found.sort()).toEqual(['1 ./a.ts', '2 ./b.ts', '3 ./c.ts', '4 ./d.ts', '5 ./e.ts', '6 ./f.ts'])
  })
})

describe('card ids', () => {
  const basket = 'packages/engine/src/decks/base-minors/a056-basket.ts'

  test('a card may name itself, and its test, texts and fixtures may name it', () => {
    write(basket, "export default { id: 'A056', name: 'basket' }")
    write('packages/engine/src/decks/base-minors/a056-basket.test.ts', "play('basket')")
    write('packages/engine/src/cards/windows.test.ts', "play('basket') // A056")
    write('packages/web/src/texts/en.ts', "export const A056 = { basket: 'Basket' }")
    write('packages/engine/src/farm.ts', 'const basket = 0xa056 // a basket')
    expect(cardIds(root).problems).toEqual([])
  })

  test.each(["if (card === 'basket')", 'if (id === "A056")', '// as a056 does', 'has(`basket`)'])(
    '%s is refused',
    (line) => {
      write(basket, "export default { id: 'A056', name: 'basket' }")
      write('packages/bots/src/taste.ts', `\n${line}\n`)
      const { problems } = cardIds(root)
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(/^packages\/bots\/src\/taste\.ts:2 names /)
    },
  )

  test('no card files at all is a failure', () => {
    write('packages/engine/src/decks/majors.ts', 'export const majors = []')
    expect(cardIds(root).problems).toEqual([
      'There are no card files in packages/engine/src/decks/{base-minors,base-occupations,five-six,promo,moor}.',
    ])
  })

  test('a file that is not named like a card is a failure', () => {
    write('packages/engine/src/decks/base-minors/Basket.ts', '')
    expect(cardIds(root).problems).toContain(
      'packages/engine/src/decks/base-minors/Basket.ts is not named like a card: a056-basket.ts.',
    )
  })
})

describe('the list of cards', () => {
  test('is written from the folder, and is out of date when a card comes', () => {
    write('packages/engine/src/decks/base-occupations/a098-stable-architect.ts', '')
    write('packages/engine/src/decks/base-minors/a056-basket.ts', '')
    write('packages/engine/src/decks/base-minors/a056-basket.test.ts', '')
    expect(checkCardIndex(root).problems).toHaveLength(1)
    expect(writeCardIndex(root).problems).toEqual([])
    expect(checkCardIndex(root).problems).toEqual([])
    write('packages/engine/src/decks/base-minors/a002-shifting-cultivation.ts', '')
    expect(checkCardIndex(root).problems).toEqual([
      'packages/engine/src/decks/index.generated.ts is out of date: run npm run cards.',
    ])
  })
})

test('a file may be long, but not over 800 lines', () => {
  write('packages/web/src/long.ts', '\n'.repeat(500))
  write('packages/web/src/endless.ts', '\n'.repeat(801))
  const { seen, problems } = sizes(root)
  expect(seen).toContain('2 over 400 lines')
  expect(problems).toEqual(['packages/web/src/endless.ts has 801 lines: split it by subject (at most 800).'])
})
