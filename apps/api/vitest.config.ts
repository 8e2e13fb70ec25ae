import { defineConfig } from 'vitest/config'

// One process and one database for the whole run: a database per file costs seconds each.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    // On a busy machine a test that starts five processes takes a minute, and what is waited for comes late.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
  },
})
