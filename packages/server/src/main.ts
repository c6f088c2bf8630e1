// node main.ts [options]: serves Furrow. node main.ts work [options]: lets bots think for servers elsewhere.
import { serve } from './serve.ts'
import { work } from './work.ts'

const [first, ...others] = process.argv.slice(2)
process.exitCode = await (first === 'work' ? work(others) : serve(process.argv.slice(2)))
