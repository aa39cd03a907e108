import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Emulates a touch screen until the page is closed: Chromium does not report a mouse again afterwards. */
export async function pointByFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true)
}
