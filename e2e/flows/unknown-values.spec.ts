import type { Page } from '@playwright/test'
import { readRecord, readRows } from '#descriptor/envelope.ts'
import type { Kind } from '#descriptor/field.ts'
import { isRecord } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { listFields } from '#descriptor/row-story.ts'
import { resources } from '#resources/table.ts'
import { listPage } from '../pages/list-page.ts'
import { expect, failedCalls, signedInTest as test } from './fixtures.ts'

const shownField = (resource: Resource, kind: Kind) =>
  listFields(resource).find((name) => resource.fields[name]?.kind === kind && !resource.fields[name].readOnly)

const [found] = resources.flatMap((resource) => {
  const { list, one } = resource.operations
  const [toggle, amount] = [shownField(resource, 'toggle'), shownField(resource, 'money')]
  return list && one && toggle && amount && resource.label ? [{ resource, list, one, toggle, amount }] : []
})
if (!found) throw new Error('no list shows a toggle and an amount')
const { resource, list: listCall, one: oneCall, toggle, amount } = found
const strange = 'bốn nghìn'

const [settings] = resources.flatMap(({ path, operations: { read } }) => (read ? [{ path, read }] : []))
if (!settings) throw new Error('no settings')

/** Renames the toggle and spells the amount in words in every answer with records. */
async function departed(page: Page) {
  const depart = (raw: unknown) => {
    if (!isRecord(raw)) return
    Object.assign(raw, { [`is_${toggle}`]: raw[toggle], [amount]: strange })
    Reflect.deleteProperty(raw, toggle)
  }
  const isRecordCall = ({ pathname }: URL) =>
    pathname === listCall.path || pathname.startsWith(oneCall.path.replace(/\{.*$/, ''))
  await page.route(isRecordCall, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const body: unknown = await response.json()
    const rows = readRows(resource.envelope, body)?.rows ?? []
    for (const raw of rows.length > 0 ? rows : [readRecord(body)]) depart(raw)
    return route.fulfill({ response, json: body })
  })
}

test('shows a renamed toggle and an unreadable amount as unknown, and sends them back as they came', async ({
  page,
  expectedErrors,
}) => {
  await departed(page)
  const list = listPage(page, resource)
  await list.open()
  await list.waitUntilLoaded()
  const rows = await list.names.count()
  expect(rows).toBeGreaterThan(10)
  const table = page.getByRole('table')
  await expect(table.getByTitle('Không rõ: máy chủ không gửi.')).not.toHaveCount(0)
  await expect(table.getByTitle(`Không rõ: máy chủ gửi ${strange}.`)).not.toHaveCount(0)
  await expect(table.getByRole('switch')).toHaveCount(0)
  const field = resource.fields[toggle]
  const words = field?.kind === 'toggle' && field.words ? Object.values(field.words) : ['Bật', 'Tắt']
  const cells = table.getByRole('cell')
  for (const word of words) await expect(cells.getByText(word, { exact: true })).toHaveCount(0)

  await list.names.first().click()
  await expect(page.getByText(`Máy chủ gửi: “${strange}”.`)).toBeVisible()
  const label = resource.fields[resource.label]?.label ?? ''
  await page.getByRole('textbox', { name: label }).fill('Tên mới')
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
  // The server refuses the amount in words, which the browser reports as a failed load.
  expectedErrors.push(failedCalls)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  const response = await sent
  expect(response.status()).toBe(422)
  const body: unknown = response.request().postDataJSON()
  expect(body).toMatchObject({ [resource.label]: 'Tên mới', [amount]: strange })
  expect(body).not.toHaveProperty(toggle)
  await expect(page.getByRole('textbox', { name: label })).toHaveValue('Tên mới')
})

test('opens no settings whose record is not recognised, and says why', async ({ page }) => {
  await page.route(settings.read.path, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { code: 1, data: { inner: readRecord(await response.json()) } } })
  })
  await page.goto(settings.path)
  await expect(page.getByText('Chưa mở được.')).toBeVisible()
  await expect(page.getByText(/^Bến không nhận ra ô nào trong dữ liệu máy chủ gửi/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toHaveCount(0)
})
