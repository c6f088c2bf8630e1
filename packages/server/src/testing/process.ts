// A server as a process of its own, for a test.
import { afterAll } from 'vitest'
import { killAll } from './spawn.ts'

export { freePort, type ServerProcess, startProcess, startWork } from './spawn.ts'

// A test that fails leaves no server behind.
afterAll(killAll)
