import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments } from './e2e/testing/chromium-arguments.ts'

export default defineConfig({
  testDir: './e2e/flows',
  globalSetup: './e2e/run/build-for-flows.mjs',
  workers: Math.min(4, availableParallelism()),
  retries: 0,
  // Upper bounds for a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A click that cannot be performed fails with its reason before the whole flow times out.
    actionTimeout: 30_000,
    // No animations.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A trace takes a quarter of the time; enable it with `npx playwright test --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
      args: [...chromiumArguments],
    },
  },
})
