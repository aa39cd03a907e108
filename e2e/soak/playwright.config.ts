import { defineConfig } from '@playwright/test'
import flows from '../../playwright.config.ts'

/** The configuration of the flows with other files, another timeout, and bounds of time. */
export default defineConfig({
  ...flows,
  testDir: '.',
  testMatch: '**/*.soak.ts',
  globalSetup: '../run/build-for-flows.mjs',
  outputDir: '../../test-results/soak',
  timeout: 60_000,
  metadata: { hasTimeLimits: true },
})
