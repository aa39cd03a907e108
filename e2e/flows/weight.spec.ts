import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Kind } from '#descriptor/field.ts'
import { contentCheckView } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'
import { type Weight, weighLoad, weightOf } from '../bench/weight.ts'
import { formHrefOf, hrefOf } from '../pages/href-of.ts'
import { loginPage } from '../pages/login-page.ts'
import { anyList, isPlainList } from './any-list.ts'
import { expect, test } from './fixtures.ts'

// Sizes and counts are deterministic, so flows assert them. Only `npm run bench` measures times.
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const ROWS = 'tbody tr[data-id]'
const EDITOR = '.ProseMirror[contenteditable=true]'
const PICKER = '[role=dialog] input[aria-haspopup=listbox]'
const hasKind = ({ fields }: Resource, kind: Kind) =>
  Object.values(fields).some((field) => field.kind === kind)
/** A page of rich text without pickers and several pictures, whose inputs are no part of the editor. */
const written = resources.find(
  (resource) =>
    resource.form.path &&
    hasKind(resource, 'richText') &&
    !hasKind(resource, 'reference') &&
    !hasKind(resource, 'images'),
)
/** A list and, as pages have one, a picture. */
const withPicture =
  resources.find((resource) => isPlainList(resource) && hasKind(resource, 'image')) ?? anyList
/** A form without rich text but with a picker. */
const withPicker =
  resources.find((resource) => hasKind(resource, 'parent') && !hasKind(resource, 'richText')) ?? anyList

test('loads a list with few requests and little code', async ({ page, backEnd }) => {
  await loginPage(page).signInAs('admin')
  const list = await cold(page, (fresh) => weighLoad(fresh, backEnd.url + hrefOf(withPicture), ROWS, dist))
  console.log(`list: ${formatWeight(list)}`)
  expect.soft(list.code, 'KiB of script and style').toBeLessThanOrEqual(225)
  // The document is one more. The rest of the session is loaded a second after the start, on a busy machine before the rows.
  const isCounted = (one: string) => !/\.woff2$|^\/api\/|\/manager-/.test(one)
  const requested = list.paths.filter(isCounted)
  expect.soft(requested.length + 1, requested.join(' ')).toBeLessThanOrEqual(12)
  expect.soft(list.calls.length, list.calls.join(' ')).toBeLessThanOrEqual(3)
  expect.soft(list.fonts, 'KiB of fonts').toBeGreaterThan(60)
  expect.soft(list.fonts, 'KiB of fonts').toBeLessThanOrEqual(70)
})

test('loads the sign-in page with little code', async ({ page, backEnd }) => {
  const login = await weighLoad(page, `${backEnd.url}/login`, 'input[type=password]', dist)
  console.log(`login: ${formatWeight(login)}`)
  expect.soft(login.code, 'KiB of script and style').toBeLessThanOrEqual(160)
  expect.soft(login.fonts, 'KiB of fonts').toBeLessThanOrEqual(70)
})

test('loads the editor only for a form with a rich text', async ({ page, backEnd }) => {
  if (!written) return test.skip(true, 'no entity has rich text on a page of its own')
  await loginPage(page).signInAs('admin')
  const filesOf = (path: string, selector: string) =>
    cold(page, (fresh) => settledFiles(fresh, backEnd.url + path, selector))
  // The code of lists, of forms, of their pickers and of the check before publishing is shared with other routes.
  const shared = new Set([
    ...(await filesOf(hrefOf(withPicture), ROWS)),
    ...(await filesOf(hrefOf(written, { view: contentCheckView }), 'main')),
    ...(await filesOf(formHrefOf(withPicker, null), PICKER)),
  ])
  const own = (await filesOf(formHrefOf(written, null), EDITOR)).filter((file) => !shared.has(file))
  console.log(`editor: ${weightOf(own, dist).toFixed(1)} KiB of its own`)
  expect.soft(weightOf(own, dist), own.join(' ')).toBeLessThanOrEqual(150)
  expect(own.some((file) => weightOf([file], dist) > 50)).toBe(true)
})

/** The scripts and style sheets of a page at network idle: an earlier count depends on the speed of the machine. */
async function settledFiles(page: Page, url: string, selector: string): Promise<readonly string[]> {
  await page.goto(url)
  await page.waitForSelector(selector)
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [...new Set(names.map((name) => new URL(name).pathname))].filter((name) => /\.(js|css)$/.test(name))
}

/** Runs a callback with a page of the same session and an empty cache. */
async function cold<T>(page: Page, run: (fresh: Page) => Promise<T>): Promise<T> {
  const fresh = await page.context().newPage()
  const wire = await page.context().newCDPSession(fresh)
  await wire.send('Network.clearBrowserCache')
  const result = await run(fresh)
  await fresh.close()
  return result
}

function formatWeight({ code, scripts, styles, fonts, requests, calls }: Weight): string {
  const kib = (value: number) => value.toFixed(1)
  return `${kib(code)} KiB (${kib(scripts)} + ${kib(styles)}), fonts ${kib(fonts)}, ${requests} requests, ${calls.length} calls`
}
