import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// One process for all files: to load the app anew for each takes most of the time.
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: './test/setup.ts',
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 90_000,
    restoreMocks: true,
  },
})
