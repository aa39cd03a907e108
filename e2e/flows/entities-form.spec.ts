import type { Request } from '@playwright/test'
import { isRequired } from '#descriptor/conditions/condition.ts'
import { readRecord } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { slugOf } from '#descriptor/slug.ts'
import { identifyingFields, uniqueFields } from '#descriptor/unique-fields.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { writeValue } from '#descriptor/wire.ts'
import { resources } from '#resources/table.ts'
import { deleteDialog } from '../pages/delete-dialog.ts'
import { formPage } from '../pages/form-page.ts'
import { formHrefOf } from '../pages/href-of.ts'
import { listPage } from '../pages/list-page.ts'
import { shell } from '../pages/shell.ts'
import { expect, signedInTest as test } from './fixtures.ts'
import {
  atPaths,
  createOperation,
  draftSamplesOf,
  pathOf,
  relabelled,
  requiredSamplesOf,
  updateOperation,
} from './samples.ts'
import { saveForm } from './save-form.ts'

/** A field unknown to the app, which saves must preserve. */
const unknown = { truong_la: { sau: [1, null, 'Ễ'], so: 0.5 } }

// Runs for every entity, not once per shape.
for (const [place, resource] of resources.entries()) {
  const create = createOperation(resource)
  const update = updateOperation(resource)
  if (!create || !update) continue
  const n = 7000 + place

  test(`${resource.title}: created, changed, copied, deleted, each by its own call`, async ({ page }) => {
    const form = formPage(page, resource)
    const list = listPage(page, resource)
    const { label } = resource
    const values = draftSamplesOf(resource, n)
    const name = String(values[label])

    await test.step('create', async () => {
      await page.goto(formHrefOf(resource, null))
      await form.fillAll(values)
      const { body, record } = await saveForm(page, form, create, unknown)
      expect(body).toMatchObject(expectedOf(resource, values))
      expect(body).not.toHaveProperty(resource.idKey)
      expect(record).toMatchObject(unknown)
    })

    const changed = relabelled(resource, name, 'đã sửa', n + 1000)
    await test.step('change', async () => {
      await list.open({ search: name })
      const read = resource.operations.one ? page.waitForResponse(reads(resource)) : null
      await list.openRow(name)
      await expect(form.input(label)).toHaveValue(name)
      const before = read ? readRecord(await (await read).json()) : null
      await form.fill(label, changed)
      await expect(form.changed(1)).toBeVisible()
      const { path, body, record } = await saveForm(page, form, update)
      const id = String(record['_id'] ?? record['id'])
      expect(path).toBe(pathOf(update, id))
      const own = atPaths(resource, { [label]: changed })
      expect(body).toMatchObject({ ...unknown, [resource.idKey]: id, ...own })
      if (before) expect(body).toEqual(atPaths(resource, { [label]: changed }, before))
      await list.open({ search: changed })
      await expect(list.row(changed)).toBeVisible()
    })

    const copied = relabelled(resource, name, 'bản sao', n + 2000)
    await test.step('copy', async () => {
      await list.choose(changed, 'Nhân bản')
      // Two records never share a unique value: a copy begins without it.
      await expect(form.input(label)).toHaveValue(uniqueFields(resource).includes(label) ? '' : changed)
      const shown = await form.values()
      await form.fill(label, copied)
      // A unique slug is left blank in the copy, and derived on save; a code stays blank.
      const unique = uniqueFields(resource).filter((field) => field !== label)
      const codes = identifyingFields(resource).filter((field) => !unique.includes(field))
      const own = Object.fromEntries([
        ...unique.map((field) => [field, aloneOf(resource, field, copied, n + 500)]),
        ...codes.map((field) => [field, isRequired(resource, field, values) ? values[field] : '']),
      ])
      for (const [field, value] of Object.entries(own))
        if (isRequired(resource, field, values)) await form.fill(field, value)
      const { body } = await saveForm(page, form, create)
      expect(body).not.toHaveProperty(resource.idKey)
      expect(body).toMatchObject(expectedOf(resource, { ...values, [label]: copied, ...own }))
      await list.open({ search: copied })
      await list.openRow(copied)
      await expect(form.input(label)).toHaveValue(copied)
      expect(await form.values()).toEqual({ ...shown, [label]: copied, ...own })
    })

    const { remove } = resource.operations
    if (!remove) return
    await test.step('delete', async () => {
      await list.open({ search: changed })
      await list.choose(changed, 'Xóa')
      const question = deleteDialog(page, resource)
      await expect(question.dialog).toContainText(`“${changed}” sẽ bị xóa.`)
      await question.keep.click()
      await expect(list.row(changed)).toBeVisible()
      await list.choose(changed, 'Xóa')
      const gone = page.waitForRequest((one) => one.method() === remove.method && one.url().includes('/api/'))
      await question.confirm.click()
      await expect(shell(page).notice(`Đã xóa ${changed}`)).toBeVisible()
      await shell(page).close.click()
      const { pathname, searchParams } = new URL((await gone).url())
      const id = remove.id === 'query' ? searchParams.get(remove.idName ?? 'id') : pathname.split('/').at(-1)
      expect(pathname).toBe(pathOf(remove, id ?? ''))
      await expect(list.row(changed)).toBeHidden()
      await list.open({ search: copied })
      await expect(list.row(copied)).toBeVisible()
    })
  })
}

for (const [place, resource] of resources.entries()) {
  const create = createOperation(resource)
  const filled = Object.entries(resource.fields).filter(([, { blankTo }]) => blankTo)
  const slug = Object.entries(resource.fields).find(([, { kind }]) => kind === 'slug')?.[0]
  const lookup = resource.operations.lookups?.['slug']

  if (create && filled.length > 0) {
    test(`${resource.title}: fills blank fields from another field`, async ({ page }) => {
      const form = formPage(page, resource)
      const values = requiredSamplesOf(resource, 9000 + place)
      await page.goto(formHrefOf(resource, null))
      await form.fillAll(values)
      await form.fill(filled[0]?.[0] ?? '', '   ')
      const { body } = await saveForm(page, form, create)
      const expected = Object.fromEntries(filled.map(([name, { blankTo = '' }]) => [name, values[blankTo]]))
      expect(body).toMatchObject(atPaths(resource, expected))
    })
  }

  if (slug && lookup) {
    test(`${resource.title}: checks a slug while it is typed`, async ({ page, backEnd }) => {
      const form = formPage(page, resource)
      const list = listPage(page, resource)
      await list.open()
      const read = page.waitForResponse(reads(resource))
      await list.openRow((await list.names.first().textContent()) ?? '')
      const existing = readText(
        valueAt(readRecord(await (await read).json()) ?? {}, resource.fields[slug]?.at ?? slug),
      )
      await page.goto(formHrefOf(resource, null))
      await form.input(slug).pressSequentially(existing)
      await form.expectError(slug, 'dùng địa chỉ này. Đổi vài chữ là được.')
      await form.input(slug).fill(`${existing}-khac`)
      await expect(form.input(slug)).toHaveAccessibleDescription(/Địa chỉ này dùng được\./)
      const requests = (await backEnd.controls.calls()).filter(({ path }) =>
        path.startsWith(lookup.path.replace(/\{.*/, '')),
      )
      expect(requests.length, 'not at every key').toBeLessThan(existing.length)
    })
  }
}

function reads({ operations: { one } }: Resource) {
  // The whole path: that of a list may begin with it.
  const path = new RegExp(`^${(one?.path ?? '').replace(/\{_?id\}/, '[^/]+')}$`)
  return (answer: { url(): string; request(): Request }) => {
    return answer.request().method() === 'GET' && path.test(new URL(answer.url()).pathname)
  }
}

const anyId: unknown = expect.stringMatching(/./)

/** The saved value of a blank field in a record with this name. */
function aloneOf(resource: Resource, name: string, called: string, n: number): string {
  const field = fieldOf(resource, name)
  const { blankTo, required } = field
  if (field.kind === 'slug' && field.slugFrom === resource.label) return slugOf(called)
  if (required) return String(sampleValues(resource, n)[name])
  return blankTo === resource.label ? called : ''
}

/** The expected body for typed values; a picture has the URL of its upload. */
function expectedOf(resource: Resource, values: Readonly<Record<string, unknown>>) {
  const expected = editableFields(resource).map((name) => {
    const field = fieldOf(resource, name)
    const { kind } = field
    const value = values[name]
    const isBlank = String(value) === ''
    if (kind === 'images' && !isBlank) return [name, [expect.stringMatching(/^\/files\/.+/)]]
    if (kind === 'image' && !isBlank) return [name, expect.stringMatching(/^\/files\/.+/)]
    // The filler chooses any record where the field requires one: its sample names none.
    const isChosen = isBlank && isRequired(resource, name, values)
    if (isChosen && kind === 'references') return [name, [expect.any(String)]]
    return [name, isChosen ? anyId : writeValue(field, value)]
  })
  const stamped = Object.entries(resource.fields).filter(([, { stamp }]) => stamp?.from === 'name')
  const named = stamped.map(([name]) => [name, 'Nguyễn Minh Anh'])
  return atPaths(resource, Object.fromEntries([...expected, ...named]) as Record<string, unknown>)
}
