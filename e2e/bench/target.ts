import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** One of the two applications that are compared. */
export interface Target {
  readonly name: 'baseline' | 'ours'
  readonly base: string
  /** The browser context, signed in. */
  readonly context: BrowserContext
  /** The selector of the first input in the open form of a brand. */
  readonly form: string
  /** Whether it loads the fonts of the product. */
  readonly hasFonts: boolean
}

/** The selector of a list's rows in both targets. */
export const ROWS = 'tbody tr[data-id]'

/** The selector of a rich text that can be typed in, in both targets; the product's tools may still be missing. */
export const TEXT = '[contenteditable=true]'

/** The selector of the product's rich-text editor with its tools. */
export const EDITOR = '.ProseMirror[contenteditable=true]'

/** A page of a target with its CDP session. */
export interface OpenPage {
  readonly page: Page
  readonly cdp: CDPSession
}

/** Runs a callback with a new page, which shows a small file of the site, and closes the page afterwards. */
export async function inPage<T>(target: Target, run: (open: OpenPage) => Promise<T>): Promise<T> {
  const page = await target.context.newPage()
  const cdp = await target.context.newCDPSession(page)
  try {
    // From an empty page Chromium would start another process, for a page whose headers isolate it from its opener.
    await page.goto(new URL('/meta.json', target.base).href)
    return await run({ page, cdp })
  } finally {
    await page.close()
  }
}

/** Emulates a slow laptop on a slow connection: CPU ÷4, 1.6 Mbit/s, 150 ms. */
export async function throttle({ cdp }: OpenPage): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Waits until the page is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 60), { timeout: 1000 })),
  )
}
