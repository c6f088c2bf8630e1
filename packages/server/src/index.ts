// What the other packages may use of the server. Each is loaded only when it is called.
export { serve } from './serve.ts'

/** Lets bots think for servers elsewhere, until asked to stop; gives the exit code. */
export const work = async (args: readonly string[]): Promise<number> => (await import('./work.ts')).work(args)

/** Copies everything while the server runs; gives the exit code. */
export const backup = async (args: readonly string[]): Promise<number> => (await import('./ops/backup.ts')).backup(args)

/** Puts a backup in the place of what is there; gives the exit code. */
export const restore = async (args: readonly string[]): Promise<number> =>
  (await import('./ops/backup.ts')).restore(args)

/** Lets go of what is over, or says what that would be; gives the exit code. */
export const clean = async (args: readonly string[]): Promise<number> => (await import('./ops/clean.ts')).clean(args)

/** Carries everything from one store to another; gives the exit code. */
export const copy = async (args: readonly string[]): Promise<number> => (await import('./ops/copy.ts')).copy(args)
/** What administrators do, on the machine itself; gives the exit code. */
export const admin = async (args: readonly string[]): Promise<number> =>
  (await import('./admin/command.ts')).admin(args)

/** Measures the server with real clients, bounded in time; gives the exit code. */
export const benchServer = async (args: readonly string[]): Promise<number> =>
  (await import('./bench/index.ts')).benchServer(args)
