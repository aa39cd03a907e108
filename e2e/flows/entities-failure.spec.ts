import type { Page, Request } from '@playwright/test'
import type { Operation } from '#descriptor/operation.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { usualDeleteTexts } from '#descriptor/texts.ts'
import { resources } from '#resources/table.ts'
import { deleteDialog } from '../pages/delete-dialog.ts'
import { formPage } from '../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../pages/href-of.ts'
import { listPage } from '../pages/list-page.ts'
import { shell } from '../pages/shell.ts'
import type { BackEnd } from './back-end.ts'
import { expect, failedCalls, signedInTest as test } from './fixtures.ts'
import { createOperation, requiredSamplesOf, unsuccessful } from './samples.ts'
import {
  creationShape,
  onePerShape,
  readingShape,
  refusalShape,
  removalShape,
  requiredShape,
} from './shapes.ts'

/** Converts a path of a descriptor into a pattern of the control endpoints. */
const anyOf = (path: string) => path.replace(/\{\w+\}/g, '*')

const refusing = onePerShape(resources.filter(createOperation), refusalShape)
const created = onePerShape(resources.filter(createOperation), creationShape)
const read = onePerShape(resources, readingShape)
const removed = onePerShape(resources, removalShape)

for (const [place, resource] of resources.entries()) {
  const { operations, texts, noun } = resource
  const create = createOperation(resource)
  const { list: search, one, remove } = operations

  test.describe(`${resource.title}, when something fails`, () => {
    test.beforeEach(({ expectedErrors }) => void expectedErrors.push(failedCalls))

    const made = requiredSamplesOf(resource, 8000 + place)

    if (create && refusing.includes(resource)) {
      test('a refused save shows the texts of the entity and keeps the input', async ({ page, backEnd }) => {
        const order = { path: anyOf(create.path), method: create.method }
        const form = formPage(page, resource)
        await page.goto(formHrefOf(resource, null))
        await form.fillAll(made)
        // Amounts are formatted on blur.
        await form.input(resource.label).focus()
        const typed = await form.values()
        const message = 'Kho đang kiểm kê, bạn chờ một lát.'
        const httpError = texts.serverMessageFirst ? message : (texts.httpError ?? texts.refused)
        for (const [fault, expected] of [
          [{ body: unsuccessful(create) }, texts.refused],
          [{ status: 500, body: { code: 0, message } }, httpError],
          [{ status: 200, body: '<html>Bảo trì</html>' }, texts.unreachable],
          // The browser retries a request that was cut off on a reused connection (RFC 9112, 9.3.1).
          [{ reset: true, times: 0 }, texts.unreachable],
        ] as const) {
          await backEnd.controls.fault({ ...order, ...fault })
          // The alert of the failure before it may have the same text.
          const ended = requestEnded(page, create)
          await form.save.click()
          await ended
          await expect(form.alert.filter({ hasText: expected })).toBeVisible()
          expect(await form.values()).toEqual(typed)
          await backEnd.controls.clearFaults()
        }
        const answered = (await sent(backEnd, create)).filter(({ status }) => status !== 0)
        expect(answered).toHaveLength(3)
        await form.save.click()
        await expect(shell(page).notice('Lưu thành công')).toBeVisible()
        await expect(form.alert.filter({ hasText: texts.unreachable })).toHaveCount(0)
        const list = listPage(page, resource)
        await list.open({ search: String(made[resource.label]) })
        await expect(list.names).toHaveCount(1)
      })
    }

    if (create && created.includes(resource)) {
      test('shows field errors of the back-end at their fields', async ({ page, backEnd }) => {
        const form = formPage(page, resource)
        await page.goto(formHrefOf(resource, null))
        await form.fillAll(made)
        const order = { path: anyOf(create.path), method: create.method }
        const errors = { [resource.label]: 'Tên này đã có rồi.' }
        await backEnd.controls.fault({ ...order, status: 422, body: { code: 0, message: 'Sai', errors } })
        await form.save.click()
        await form.expectError(resource.label, 'Tên này đã có rồi.')
        await expect(form.input(resource.label)).toBeFocused()
      })
    }

    if (search && read.includes(resource)) {
      test('a failed load shows the text of the entity and is retried', async ({ page, backEnd }) => {
        const list = listPage(page, resource)
        await backEnd.controls.fault({ path: search.path, method: 'GET', status: 500, times: 0 })
        await page.goto(hrefOf(resource))
        await expect(list.failed).toBeVisible()
        await expect(list.table).toBeHidden()
        await backEnd.controls.clearFaults()
        await list.retry.click()
        await list.waitUntilLoaded()
        await expect(list.failed).toBeHidden()
      })

      test('keeps the rows when another page fails to load', async ({ page, backEnd }) => {
        const list = listPage(page, resource)
        await list.open({ size: '7' })
        const rows = await list.names.allTextContents()
        await backEnd.controls.fault({ path: search.path, body: { ngoai: 'dự kiến' }, times: 0 })
        await list.next.click()
        await expect(list.failed).toBeVisible()
        await expect(list.names).toHaveText(rows)
        await backEnd.controls.clearFaults()
        await list.retry.click()
        await expect(list.failed).toBeHidden()
        await expect(list.names).not.toHaveText(rows)
      })

      test('shows the reason when a record fails to load', async ({ page, backEnd }) => {
        const { method } = one ?? search
        if (one) {
          await backEnd.controls.fault({
            path: one.path.replace(/\{_?id\}/, 'abc'),
            method,
            status: 500,
            times: 0,
          })
          await page.goto(formHrefOf(resource, 'abc'))
          await expect(page.getByText('Chưa mở được.')).toBeVisible()
          await backEnd.controls.clearFaults()
          await page.getByRole('button', { name: 'Thử lại' }).click()
        } else await page.goto(formHrefOf(resource, 'abc'))
        await expect(page.getByText(`Không tìm thấy ${noun} này.`)).toBeVisible()
      })
    }

    if (remove && removed.includes(resource)) {
      test('a refused delete shows an error and keeps the record', async ({ page, backEnd }) => {
        const list = listPage(page, resource)
        const question = deleteDialog(page, resource)
        await list.open()
        const name = (await list.names.first().textContent()) ?? ''
        await list.choose(name, 'Xóa')
        const { refused } = remove.texts ?? usualDeleteTexts
        await backEnd.controls.fault({
          path: anyOf(remove.path),
          method: remove.method,
          body: unsuccessful(remove),
        })
        await question.confirm.click()
        await shell(page).close.click()
        await expect(shell(page).errorNotice).toContainText(refused)
        await expect(list.row(name).first()).toBeVisible()
      })
    }
  })
}

const requiring = resources.filter((resource) => createOperation(resource) && requiredIn(resource).length > 0)

for (const resource of onePerShape(requiring, requiredShape)) {
  const create = createOperation(resource)
  if (!create) continue
  test(`${resource.title}: requires values before it sends a request`, async ({ page, backEnd }) => {
    const form = formPage(page, resource)
    await page.goto(formHrefOf(resource, null))
    await form.fill(resource.label, sampleValues(resource, 1)[resource.label])
    await form.fill(resource.label, ' ')
    await form.save.click()
    const required = requiredIn(resource)
    for (const name of required) await form.expectError(name, 'Hãy điền ô này.')
    const focused = Promise.all(required.map((name) => form.input(name).evaluate(isFocused)))
    expect((await focused).filter(Boolean), 'one of them has the focus').toHaveLength(1)
    if (required.includes(resource.label)) await expect(form.input(resource.label)).toBeFocused()
    expect(await sent(backEnd, create)).toEqual([])
  })
}

/** The requests of one operation; another operation may have the same path. */
async function sent({ controls }: BackEnd, { path, method }: Operation) {
  return (await controls.calls(path)).filter((call) => call.method === method)
}

/** Resolves when the next request of an operation has a response or has failed. */
function requestEnded(page: Page, { path, method }: Operation): Promise<void> {
  const [fixed = ''] = path.split('{')
  return new Promise((resolve) => {
    const onEnd = (request: Request) => {
      if (request.method() !== method || !new URL(request.url()).pathname.startsWith(fixed)) return
      page.off('requestfinished', onEnd)
      page.off('requestfailed', onEnd)
      resolve()
    }
    page.on('requestfinished', onEnd)
    page.on('requestfailed', onEnd)
  })
}

const isFocused = (element: Element) => element.contains(document.activeElement)

/** Required fields that are blank in a new form. */
function requiredIn(resource: Resource): readonly string[] {
  return Object.keys(requiredSamplesOf(resource, 1)).filter((name) => {
    const { kind, initial, required } = fieldOf(resource, name)
    return required && initial === undefined && !kind.startsWith('image')
  })
}
