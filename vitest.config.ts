import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const ENGINE = 'packages/engine/src/**/*.test.ts'
const BROWSER = 'packages/web/test/**/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // A state is waited for as long as a busy machine may take; nothing waits for the whole time to pass.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    passWithNoTests: false,
    // Real processes are started by the hundred: what the first has read, the next ones find there.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/furrow-processes', import.meta.url)) },
    projects: [
      {
        extends: true,
        // The rules hold no state of their own, so that their tests can share them: loading all cards anew for every file
        // would take longer than the tests.
        test: {
          name: 'engine',
          include: [ENGINE],
          isolate: false,
          setupFiles: ['packages/engine/src/testing/restore-cards.ts'],
        },
      },
      {
        extends: true,
        // Each file puts back what it has changed, so that the server and the rules are loaded once for all of them.
        test: {
          name: 'rest',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ENGINE],
          isolate: false,
          setupFiles: ['packages/server/src/testing/leave-no-process.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['scripts/*.test.ts'],
        },
      },
      {
        extends: true,
        // One build, one browser and one server for all of them.
        test: {
          name: 'browser',
          include: [BROWSER],
          isolate: false,
          globalSetup: ['packages/web/test/shared.ts'],
        },
      },
    ],
  },
})
