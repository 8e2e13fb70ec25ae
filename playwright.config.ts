import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './scripts/lib/browser.mjs'

/**
 * The journeys: every worker starts a server of its own (e2e/fixtures.ts), so there is no `webServer` here.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/run.ts',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    // A button that never comes is told soon, not when the whole journey's time is up.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
