import type { Command } from '../args.ts'

/** The server reads its own options. */
export const serve: Command = {
  run: async (args) => (await import('@furrow/server')).serve(args),
}
