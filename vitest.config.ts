import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const ENGINE = 'packages/engine/src/**/*.test.ts'
const WEB = 'packages/web/src/**/*.test.{ts,tsx}'
const BROWSER = 'packages/web/test/**/*.test.ts'

// Node runs TypeScript by itself, and runs it a third faster than what Vite makes of it, where every call of an imported
// function is a look into a table. Only the page needs Vite; and whoever waits for changes (npx vitest basket), since it
// is Vite that knows which tests a change concerns.
const runByNode = process.argv.includes('run') ? { viteModuleRunner: false, nodeLoader: false } : {}

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
          experimental: runByNode,
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
          experimental: runByNode,
          name: 'rest',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ENGINE, WEB],
          isolate: false,
          setupFiles: ['packages/server/src/testing/leave-no-process.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [WEB],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          experimental: runByNode,
          name: 'scripts',
          include: ['scripts/*.test.ts'],
        },
      },
      {
        extends: true,
        // One build, one browser and one server for all of them.
        test: {
          experimental: runByNode,
          name: 'browser',
          // They wait for the browser now and then; a third one fills the pauses of two.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: [BROWSER],
          isolate: false,
          globalSetup: ['packages/web/test/shared.ts'],
        },
      },
    ],
  },
})
