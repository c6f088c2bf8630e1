import { afterAll } from 'vitest'
import '../agricola.ts'
import { cards, register } from '../cards/registry.ts'

// Tests invent cards; the files that follow get the real ones back.
const real = cards()
afterAll(() => register(real))
