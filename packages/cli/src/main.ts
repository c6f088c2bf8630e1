// The furrow command.
import { furrow } from './furrow.ts'

// Whoever reads us may stop reading (furrow sim | head): then there is nothing left to say.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await furrow(process.argv.slice(2))
