import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: './e2e/flows',
  globalSetup: './e2e/run/build-for-flows.mjs',
  // Each worker has a back-end of its own; on two cores a second one gains nothing.
  workers: Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))),
  retries: 0,
  // Upper bounds for a busy machine; a flow that goes well waits for none of them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // What cannot be pressed says so with what stood in its way, and does not use up the whole flow's time.
    actionTimeout: 30_000,
    // Flows are about what happens, not about how it moves.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A trace takes a quarter of the time; ask for it where it is wanted: `npx playwright test --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
