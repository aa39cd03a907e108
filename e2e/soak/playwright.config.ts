import { defineConfig } from '@playwright/test'
import flows from '../../playwright.config.ts'

/** The long runs: like the flows, but other files and more time. */
export default defineConfig({
  ...flows,
  testDir: '.',
  testMatch: '**/*.soak.ts',
  globalSetup: '../run/build-for-flows.mjs',
  outputDir: '../../test-results/soak',
  timeout: 60_000,
})
