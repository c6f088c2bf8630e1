// Everything the server can be told, in one place.
import { fileURLToPath } from 'node:url'

export interface Config {
  readonly host: string
  readonly port: number
  /** Was the port asked for? If not, and it is busy, the next free one will do. */
  readonly portIsChosen: boolean
  /** The built page. */
  readonly pageFolder: string
}

const defaults: Config = {
  host: '127.0.0.1',
  port: 8300,
  portIsChosen: false,
  pageFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
}

export const usage = `Usage: npm start -- [options]

  --port NUMBER  the port to listen on (default ${defaults.port}, or the next free one)
  --host NAME    the address to listen on (default ${defaults.host}; 0.0.0.0 for the whole network)
  --help         this text`

/** What the command line asks for; a sentence if it cannot be understood. */
export type Reading = { config: Config } | { help: true } | { refusal: string }

export function readConfig(args: readonly string[]): Reading {
  let config = defaults
  const words = args.flatMap((arg) => splitAtEquals(arg))
  for (let i = 0; i < words.length; i += 2) {
    const [option, value] = [words[i], words[i + 1]]
    if (option === '--help' || option === '-h') return { help: true }
    if (option !== '--port' && option !== '--host') return { refusal: `There is no option ${option}. Try --help.` }
    if (!value) return { refusal: `${option} needs a value.` }
    if (option === '--host') config = { ...config, host: value }
    else if (isPort(value)) config = { ...config, port: Number(value), portIsChosen: true }
    else return { refusal: `--port must be a number from 0 to 65535, not '${value}'.` }
  }
  return { config }
}

/** `--port=8300` means the same as `--port 8300`. */
function splitAtEquals(arg: string): string[] {
  const at = arg.indexOf('=')
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg]
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
}
