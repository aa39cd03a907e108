import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { loginPage } from '../pages/login-page.ts'
import type { comparisons } from './bars.ts'

/** Selectors of the parts of an app that the scenes use. */
export interface Parts {
  /** What opens the form of a row: one match in each row. */
  readonly opener: string
  /** The cells of all rows. */
  readonly cell: string
  /** The first input of the form of a brand. */
  readonly form: string
  readonly position: string
  readonly save: string
  readonly nextPage: string
  readonly search: string
  readonly menu: (title: string) => string
  /** The query of a list with many rows on one page. */
  readonly manyRows: (rows: number) => string
}

/** One of the apps that are measured. */
export interface Target {
  readonly name: 'ours' | (typeof comparisons)[number]
  readonly base: string
  /** The browser context, signed in. */
  readonly context: BrowserContext
  readonly parts: Parts
}

/** The selector of a rich-text editor with its tools. */
export const EDITOR = '.ProseMirror[contenteditable=true]'

const ours: Parts = {
  opener: 'tbody tr[data-id] a:not([target])',
  cell: 'tbody tr[data-id] :is(td, th)',
  form: '[role=dialog] form input',
  position: 'role=textbox[name="Vị trí"]',
  save: 'role=button[name="Lưu"]',
  nextPage: 'role=button[name="Trang sau"]',
  search: 'role=searchbox',
  menu: (title) => `role=link[name="${title}"] >> nth=0`,
  manyRows: (rows) => `?size=${rows}`,
}
const bare: Parts = {
  ...ours,
  opener: 'tbody tr[data-id] td:first-child a',
  position: 'input[name=position]',
  nextPage: 'role=link[name="Trang sau"]',
}

const partsOf: Readonly<Record<Target['name'], Parts>> = {
  ours,
  bare,
  'react-admin': {
    opener: 'td.column-name, td.column-title',
    cell: '.RaDataTable-row td',
    form: 'form input[name=name]',
    position: 'input[name=position]',
    save: 'role=button[name="Save"]',
    nextPage: 'role=button[name="Go to next page"]',
    search: 'input[name=keyword]',
    menu: (title) => `role=menuitem[name="${title}"]`,
    manyRows: (rows) => `?page=1&perPage=${rows}`,
  },
}

/**
 * Defines esbuild's `__name` helper in the page: tsx wraps functions in it, also those that `page.evaluate` serialises.
 */
export const nameHelper = 'globalThis.__name ??= (it) => it'

/** Opens a browser context for an app at the address of the server; that of the product signs in. */
export async function openTarget(browser: Browser, name: Target['name'], site: string): Promise<Target> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript({ content: nameHelper })
  const base = name === 'ours' ? site : `${site}/${name}`
  if (name === 'ours') {
    const page = await context.newPage()
    await loginPage(page).signInAs('admin')
    await page.close()
  }
  return { name, base, context, parts: partsOf[name] }
}

/** Opens a page of an app, and waits for an element and then until the page is idle. */
export async function show(page: Page, { base, parts }: Target, path: string, selector = parts.opener) {
  await page.goto(base + path)
  await page.waitForSelector(selector)
  await waitUntilIdle(page)
}

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
