import { defineConfig } from 'vitest/config'

// One process and one database for the whole run: a database per file costs seconds each.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: './test/global-setup.ts',
  },
})
