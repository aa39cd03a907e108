import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { readRecord } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import { shell } from '../pages/shell.ts'

type Body = Readonly<Record<string, unknown>>

/** A request that saved. */
export interface SavedCall {
  readonly path: string
  readonly body: Body
  /** The record of the response. */
  readonly record: Body
}

/**
 * Saves a form by its button and waits for the notice. `extra` is merged into the request body, as if another client had
 * sent it.
 */
export async function saveForm(
  page: Page,
  form: { readonly save: { readonly click: () => Promise<void> } },
  operation: Operation,
  extra: Body = {},
): Promise<SavedCall> {
  const sent = await interceptRequest(page, operation, extra)
  await form.save.click()
  const request = await savedOrRefused(page, sent.request)
  const answer = await request.response()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  // On a busy machine a notice may close before the click.
  const close = page.getByRole('button', { name: 'Đóng thông báo' })
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 2000 })
    expect(await close.count()).toBe(0)
  }).toPass()
  const record = readRecord(await answer?.json()) ?? {}
  await sent.stop()
  return { path: new URL(request.url()).pathname, body: bodyOf(request), record }
}

/** Resolves with the request of a save, and accepts what a dialog warns of; throws what the form refuses instead. */
async function savedOrRefused(page: Page, sent: Promise<Request>): Promise<Request> {
  const invalid = page.getByRole('form').locator('[aria-invalid="true"]')
  const accept = page
    .getByRole('dialog', { name: /^Lưu .* này\?$/ })
    .getByRole('button', { name: /^(Vẫn lưu|Lưu)$/ })
  const isShown = (one: Locator) =>
    one
      .first()
      .waitFor()
      .then(
        () => one,
        () => sent,
      )
  const first = await Promise.race([sent, isShown(invalid), isShown(accept)])
  if (first === accept) await accept.click()
  if (first !== invalid) return sent
  const inputs = await invalid.evaluateAll((all) =>
    all.map(
      (one) =>
        `${one.getAttribute('name')}: ${one
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' ')}`,
    ),
  )
  throw new Error(`The form refuses these values:\n${inputs.join('\n')}`)
}

// The body is a stream, which Playwright can only read from an intercepted request.
async function interceptRequest(page: Page, { method, path }: Operation, more: Body) {
  const [fixed = ''] = path.split('{')
  const isIt = (url: URL) => url.pathname.startsWith(fixed)
  let caught: (request: Request) => void
  const request = new Promise<Request>((resolve) => (caught = resolve))
  const handle = async (route: Route) => {
    const one = route.request()
    if (one.method() !== method) return route.fallback()
    caught(one)
    await route.continue({ postData: JSON.stringify({ ...bodyOf(one), ...more }) })
  }
  await page.route(isIt, handle)
  await intercepted(page)
  return { request, stop: () => page.unroute(isIt, handle) }
}

/**
 * Waits until the page sends its requests through the interception: Chromium acknowledges it earlier, and a busy page handles a
 * key first, whose request would be sent past it.
 */
async function intercepted(page: Page): Promise<void> {
  const probe = '/favicon.svg?intercepted'
  const isProbe = (url: URL) => url.href.endsWith(probe)
  const answer = (route: Route) => route.fulfill({ status: 204 })
  const isCaught = () => page.evaluate(async (path) => (await fetch(path)).status === 204, probe)
  await page.route(isProbe, answer)
  while (!(await isCaught())) continue
  await page.unroute(isProbe, answer)
}

function bodyOf(request: Request): Body {
  const body: unknown = request.postDataJSON()
  return isRecord(body) ? body : {}
}
