import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A state is waited for as long as a busy machine may take; nothing waits for the whole time to pass.
    expect: { poll: { timeout: 20_000 } },
    passWithNoTests: false,
  },
})
