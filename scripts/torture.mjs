// npm run torture [-- options]: harms a server in every way we know of, with the Node the project runs on.
import { run } from './run.mjs'
import { node24, setUp } from './setup.mjs'

setUp()
process.exit(await run(node24(), ['packages/server/src/torture/main.ts', ...process.argv.slice(2)]))
