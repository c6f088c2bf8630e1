import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { PAGE_WORDS } from '../src/app/pageWords.ts'
import { SCREENS, type Screen } from './screens.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk'

const languagesIn = (source: string): string[] =>
  readdirSync(join(source, 'texts')).flatMap((name) => /^main\.(..)\.ts$/.exec(name)?.[1] ?? [])

const wordsFile = (subject: string, language: string): string =>
  `${subject === 'rules' ? 'rules' : 'texts'}/${subject}.${language}.ts`

/** The file that a module went into. */
function chunkWith(module: string, bundle: Bundle): Chunk {
  const found = Object.values(bundle).find((file) => isChunk(file) && file.moduleIds.includes(module))
  if (!isChunk(found)) throw new Error(`build/screens.ts names ${module}, which is no part of the page.`)
  return found
}

/** A file and all that have to be there before it can run. */
function withImports(chunk: Chunk, bundle: Bundle, known = new Set<string>()): Set<string> {
  for (const name of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) known.add(name)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (!known.has(name) && isChunk(imported)) withImports(imported, bundle, known)
  }
  return known
}

interface Needed {
  FILES: readonly string[]
  /** By screen and language, as numbers of files: the same names again and again would make a long text. */
  SCREENS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/** What each screen needs in each language, without what the page itself asks for. */
function filesOf(bundle: Bundle, source: string): Needed {
  const FILES: string[] = []
  const numberOf = (name: string) => (FILES.includes(name) ? FILES.indexOf(name) : FILES.push(name) - 1)
  const page = withImports(chunkWith(join(source, 'main.tsx'), bundle), bundle)
  const files = (modules: readonly string[]) => {
    const needed = new Set<string>()
    for (const module of modules) withImports(chunkWith(join(source, module), bundle), bundle, needed)
    return [...needed].filter((name) => !page.has(name)).map(numberOf)
  }
  const byLanguage = (modules: readonly string[], subjects: readonly string[]) =>
    Object.fromEntries(
      languagesIn(source).map((language) => [
        language,
        files([...modules, ...subjects.map((subject) => wordsFile(subject, language))]),
      ]),
    )
  const wordsOf = (screen: Screen) => PAGE_WORDS[screen === 'dice' ? 'express' : screen] ?? []
  const screens = (Object.keys(SCREENS) as Screen[]) // those of its type
    .map((screen) => [screen, byLanguage(SCREENS[screen], wordsOf(screen))] as const)
  return { FILES, SCREENS: Object.fromEntries([['', byLanguage([], ['main'])], ...screens]) }
}

/** Lets the page ask at once for what its address shows, and for its typefaces, instead of when it comes to them. */
export const early = (root: string): Plugin => ({
  name: 'furrow-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const html = bundle['index.html']
      if (html?.type !== 'asset') throw new Error('There is no page to begin with.')
      const files = JSON.stringify(filesOf(bundle, join(root, 'src')))
      const source = readFileSync(join(root, 'build/early.js'), 'utf8').replace('__FILES__', files)
      const script = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }))
      const typefaces = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
      const tags = [
        `<script async fetchpriority="high" src="./${script}"></script>`,
        ...typefaces.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${name}">`),
      ]
      html.source = String(html.source).replace('<script', () => `${tags.join('\n    ')}\n    <script`)
    },
  },
})
