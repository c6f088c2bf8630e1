// npm run bench [-- what] [--json]: measures speed, with the Node the project runs on.
import { run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

setUp()
process.exit(await run(node24(), ['packages/cli/src/bench/main.ts', ...process.argv.slice(2)]))
