import { defineConfig } from 'vitest/config'

// The whole pack is checked several times, beside other suites.
export default defineConfig({
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
})
