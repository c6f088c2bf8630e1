import type { Command } from '../command.ts'

// The server reads its own options.
export const serve: Command = { run: async (args) => (await import('@furrow/server')).serve(args) }
export const work: Command = { run: async (args) => (await import('@furrow/server')).work(args) }
export const backup: Command = { run: async (args) => (await import('@furrow/server')).backup(args) }
export const clean: Command = { run: async (args) => (await import('@furrow/server')).clean(args) }
export const copy: Command = { run: async (args) => (await import('@furrow/server')).copy(args) }
export const admin: Command = { run: async (args) => (await import('@furrow/server')).admin(args) }
export const restore: Command = { run: async (args) => (await import('@furrow/server')).restore(args) }
