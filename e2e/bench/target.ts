import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** One of the two that are compared: the product or the baseline. */
export interface Target {
  readonly name: 'baseline' | 'ours'
  readonly base: string
  /** The browser's profile in which it is signed in. */
  readonly context: BrowserContext
  /** Where the open form of a brand is. */
  readonly form: string
}

/** Rows of a list, in both. */
export const ROWS = 'tbody tr[data-id]'

/** Where rich text is written, in both. */
export const EDITOR = '[contenteditable=true]'

/** A page of a target, with the line to its browser. */
export interface OpenPage {
  readonly page: Page
  readonly cdp: CDPSession
}

/** Runs in a fresh page, which is closed afterwards. */
export async function inPage<T>(target: Target, run: (open: OpenPage) => Promise<T>): Promise<T> {
  const page = await target.context.newPage()
  const cdp = await target.context.newCDPSession(page)
  try {
    return await run({ page, cdp })
  } finally {
    await page.close()
  }
}

/** A slow laptop on a slow line: CPU ÷4, 1.6 Mbit/s, 150 ms. */
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

/** Lets whatever still runs after an answer come to its end. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 60), { timeout: 1000 })),
  )
}
