import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { early } from './build/early.ts'
import { fileOf, workerFileOf } from './build/files.ts'

const root = import.meta.dirname

/** Writes the service worker with the list of everything that was built. */
const offline = (): Plugin => ({
  name: 'furrow-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = ['', 'icon.svg', 'icon-192.png', 'manifest.webmanifest', ...built.sort()]
      const template = readFileSync(new URL('offline.js', import.meta.url), 'utf8')
      const version = createHash('sha256').update(files.join()).update(template).digest('hex').slice(0, 12)
      const source = template.replace('__FILES__', JSON.stringify(files, null, 2)).replace('__VERSION__', version)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
})

export default defineConfig({
  plugins: [react(), early(root), offline()],
  // Where the page lies is said when it is served: furrow serve --base.
  base: './',
  build: {
    outDir: 'dist',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // It stays the same from one version of the page to the next, and then need not come again.
            { name: 'react', test: /node_modules/, priority: 1 },
            { name: fileOf(root) },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: workerFileOf(root), includeDependenciesRecursively: false }] } },
    },
  },
})
