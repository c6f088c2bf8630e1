import { afterAll } from 'vitest'
import { killAll } from './spawn.ts'

// A test that fails leaves no server behind.
afterAll(killAll)
