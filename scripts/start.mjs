// npm start: builds the page if its sources changed, then serves it.
import { join } from 'node:path'
import { buildPage, isBuilt } from './build.mjs'
import { root, run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

/** The space for what is new: more than this makes the server slower, and takes more memory (docs/PERFORMANCE.md). */
const flags = ['--max-semi-space-size=8']

setUp()
const code = isBuilt() ? 0 : await buildPage()
process.exit(
  code || (await run(node24(), [...flags, join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)])),
)
