import type { Command } from './command.ts'
import { Complaint } from './complaint.ts'

/** Each command is loaded only when it is needed, so that help and mistakes answer at once. */
const commands: readonly [name: string, summary: string, load: () => Promise<Command>][] = [
  ['serve', 'serves the page and its tables', async () => (await import('./commands/serve.ts')).serve],
  ['work', 'lets bots think for servers elsewhere', async () => (await import('./commands/serve.ts')).work],
  [
    'backup',
    'copies the data of a server, also while it runs',
    async () => (await import('./commands/serve.ts')).backup,
  ],
  ['admin', 'looks after people and tables of a server', async () => (await import('./commands/serve.ts')).admin],
  ['restore', 'puts a backup in place', async () => (await import('./commands/serve.ts')).restore],
  [
    'copy',
    'carries the data of a server to PostgreSQL, or back',
    async () => (await import('./commands/serve.ts')).copy,
  ],
  ['clean', 'lets go of old games, guests and sessions', async () => (await import('./commands/serve.ts')).clean],
  ['play', 'plays a game in the terminal against bots', async () => (await import('./commands/play.ts')).play],
  ['replay', 'shows a recorded game', async () => (await import('./commands/replay.ts')).replayFile],
  ['sim', 'plays many games and counts', async () => (await import('./commands/sim.ts')).sim],
  [
    'league',
    'rates many bots, every one against every other',
    async () => (await import('./commands/league.ts')).league,
  ],
  ['match', 'measures two bots against each other', async () => (await import('./commands/match.ts')).match],
  [
    'referee',
    'runs games for other programs, in JSON lines',
    async () => (await import('./commands/referee.ts')).referee,
  ],
]

const help = `Usage: furrow COMMAND [options]

${commands.map(([name, summary]) => `  ${name.padEnd(9)}${summary}`).join('\n')}

furrow COMMAND --help tells more about a command.`

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help)
    return 0
  }
  const found = commands.find(([known]) => known === name)
  if (!found) throw new Complaint(`There is no command "${name}"; furrow --help lists them.`)
  return (await found[2]()).run(args)
}

/** Finds the command that is asked for and hands over to it; gives the exit code. */
export async function furrow(args: readonly string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.error(`furrow: ${error.message}`)
    return error.exitCode
  }
}
