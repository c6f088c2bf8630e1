// The engine and the bots as others install them: outside this repository, in plain JavaScript and with types.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packLibraries } from './pack.mjs'
import { root } from './run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'furrow-pack-'))
const consumer = join(folder, 'consumer')
const installed = join(consumer, 'node_modules/@furrow/engine')

beforeAll(async () => {
  const { engine: packed } = await packLibraries(join(folder, 'dist'))
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1'])
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): string => {
  writeFileSync(join(consumer, name), text)
  return join(consumer, name)
}

describe('the packed engine', () => {
  test('plays a move in plain JavaScript', () => {
    const program = write(
      'play.js',
      `import { agricola, isRefusal } from '@furrow/engine'
const setup = agricola.setup({ players: 2 })
if (isRefusal(setup)) throw new Error(setup.message)
const s = agricola.start(setup, 'consumer')
const { seat } = agricola.decisions(s)[0]
const { state } = agricola.play(s, seat, agricola.parse(s, seat, 'forest'))
console.log(agricola.number(state), state.players[seat].goods[0])
`,
    )
    expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe('1 3\n')
  })

  test('has types: right use passes, wrong use does not', () => {
    const check = (name: string, code: string): string => {
      const file = write(name, `import { agricola, type State } from '@furrow/engine'\n${code}\n`)
      const flags = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024']
      try {
        execFileSync(join(root, 'node_modules/.bin/tsc'), [...flags, '--types', '', file], {
          cwd: consumer,
          encoding: 'utf8',
        })
        return ''
      } catch (error) {
        return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
      }
    }
    expect(check('right.ts', 'export const roundOf = (s: State): number => agricola.copy(s).round')).toBe('')
    expect(check('wrong.ts', 'export const roundOf = (s: State): string => agricola.copy(s).round')).toContain(
      "Type 'number' is not assignable to type 'string'",
    )
  })

  test('has no tests and no TypeScript sources in it, and its own manifest', () => {
    const files = execFileSync('tar', ['-tzf', join(folder, 'dist', packageFile('engine'))], {
      encoding: 'utf8',
    }).split('\n')
    expect(files).toContain('package/index.js')
    expect(files).toContain('package/index.d.ts')
    expect(files.filter((name) => /testing|\.test\.|(?<!\.d)\.ts$/.test(name))).toEqual([])
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { private?: boolean }
    expect(manifest.private).toBeUndefined()
  })
})

describe('the example project', () => {
  const example = join(folder, 'examples/typescript')

  /** A Node of the machine that is not ours: the older, the better. */
  function anotherNode(): string {
    const name = process.platform === 'win32' ? 'node.exe' : 'node'
    const paths = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, name))
    const found = paths.filter((path) => !path.includes('node_modules') && existsSync(path))
    return found.at(-1) ?? process.execPath
  }

  test('installs both libraries from the packed files, compiles, and plays on another Node', () => {
    cpSync(join(root, 'examples/typescript'), example, {
      recursive: true,
      filter: (path) => !/node_modules|build$/.test(path),
    })
    // The compiler is this repository's: npm would look for the example's own even where it is not to be installed.
    const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(join(example, 'package.json'), 'utf8'))
    writeFileSync(join(example, 'package.json'), JSON.stringify(manifest))
    const npm = ['install', '--offline', '--no-audit', '--no-fund', '--no-package-lock']
    execFileSync('npm', [...npm, '--cache', join(folder, 'empty-cache')], {
      cwd: example,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    })
    execFileSync(join(root, 'node_modules/.bin/tsc'), [], { cwd: example, stdio: ['ignore', 'inherit', 'inherit'] })
    const said = execFileSync(anotherNode(), ['build/play.js'], { cwd: example, encoding: 'utf8' })
    expect(said).toMatch(/^thrifty -?\d+, farmer \d+\n$/)
  })

  test('has bots in it without tests or training', () => {
    const files = execFileSync('tar', ['-tzf', join(folder, 'dist', packageFile('bots'))], { encoding: 'utf8' })
    expect(files).toContain('package/index.js')
    expect(files.split('\n').filter((name) => /testing|learn|\.test\.|(?<!\.d)\.ts$/.test(name))).toEqual([])
  })
})

const packageFile = (name: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8')) as {
    version: string
  }
  return `furrow-${name}-${version}.tgz`
}
