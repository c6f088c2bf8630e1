// npm run bench [-- what] [--json]: measures speed, with the Node the project runs on.
import { run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

setUp()
const [what, ...options] = process.argv.slice(2)
// The page is measured in a real browser, everything else by the command line's own program.
const program =
  what === 'web'
    ? ['packages/web/test/bench.ts', ...options]
    : ['packages/cli/src/bench/main.ts', ...process.argv.slice(2)]
// People of the load program are told things while V8 tidies up for them: the less at a time, the less they wait for that.
const flags = what === 'server' ? ['--max-semi-space-size=4'] : []
process.exit(await run(node24(), [...flags, ...program]))
