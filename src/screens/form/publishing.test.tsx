// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toggle } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf } from '#descriptor/row.ts'
import { bodyIn } from '#hooks/testing/office.test-data.tsx'
import { restricted, signInAs } from '#hooks/testing/restricted.test-data.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import type { Features } from '#screens/features-context.ts'
import { formOffice, open, path, press, stored } from './record-form.test-data.tsx'

const page = {
  ...thing,
  fields: {
    ...thing.fields,
    active: toggle('Đang dùng', { initial: true, words: { on: 'Đã đăng', off: 'Nháp' } }),
  },
  published: 'active',
} satisfies Resource
const { answer } = formOffice()
const openPage = (record: Record<string, unknown> | null, contentIssues?: Features['contentIssues']) =>
  open(record && rowOf<Resource>(page, { ...stored, ...record }), page, contentIssues)

test('starts a new record as a draft although the toggle is on by default', async () => {
  expect(newValues(page).active).toBe(false)
  const calls = answer('/api/thing/create', { code: 1, data: { ...stored, active: false } })
  const { type, save } = await openPage(null)
  expect(screen.queryByRole('switch', { name: /Đang dùng/ })).toBeNull()
  type('Tên', 'Áo')
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ name: 'Áo', active: false })
})

test('publishes a draft with its unsaved edits in one request', async () => {
  const calls = answer(path, { code: 1, data: { ...stored, name: 'Áo mưa', active: true } })
  const { type } = await openPage({ active: false })
  type('Tên', 'Áo mưa')
  press('Đăng')
  await screen.findByRole('button', { name: 'Gỡ xuống' })
  expect(calls).toHaveLength(1)
  expect(bodyIn(calls[0])).toMatchObject({ name: 'Áo mưa', active: true })
})

test('creates a record live where it is published before its first save', async () => {
  const calls = answer('/api/thing/create', { code: 1, data: { ...stored, active: true } })
  const { type } = await openPage(null)
  type('Tên', 'Áo')
  press('Đăng')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ name: 'Áo', active: true })
})

test('lists what a record needs before it is published, and sends nothing without it', async () => {
  const calls = answer(path, { code: 1, data: stored })
  const { type, input } = await openPage({ active: false })
  type('Tên', '')
  press('Đăng')
  const dialog = await screen.findByRole('dialog')
  const needed = within(dialog).getByRole('button', { name: 'Tên: Hãy điền ô này.' })
  const publish = within(dialog).getByRole('button', { name: 'Đăng' })
  expect(publish.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(publish)
  fireEvent.click(needed)
  expect(document.activeElement).toBe(input('Tên'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual([])
})

test('takes a live record down without a question', async () => {
  const calls = answer(path, { code: 1, data: { ...stored, active: false } })
  await openPage({ active: true })
  press('Gỡ xuống')
  await screen.findByRole('button', { name: 'Đăng' })
  expect(bodyIn(calls[0])).toMatchObject({ id: 5, active: false })
})

test('leaves a record as it was when publishing fails', async () => {
  answer(path, () => Response.json({ message: 'x' }, { status: 422 }))
  await openPage({ active: false })
  press('Đăng')
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Đăng' })).toBeDefined()
  expect(screen.getByText('Chưa có gì thay đổi')).toBeDefined()
})

test('keeps the state of a record on a plain save', async () => {
  const calls = answer(path, { code: 1, data: { ...stored, active: true } })
  const { type, save } = await openPage({ active: true })
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ active: true })
})

test('publishes nothing after the form is left while the content is checked', async () => {
  const calls = answer(path, { code: 1, data: { ...stored, active: true } })
  let finish: (issues: readonly []) => void = () => {}
  const check = new Promise<readonly []>((resolve) => {
    finish = resolve
  })
  const { go } = await openPage({ active: false }, () => check)
  press('Đăng')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Đăng' }).getAttribute('aria-disabled')).toBe('true'),
  )
  press('Đăng')
  await go('/elsewhere')
  await act(async () => finish([]))
  expect(calls).toEqual([])
})

test('offers no publishing where a restriction locks the toggle', async () => {
  signInAs('admin')
  const locked = { ...page, restrictions: restricted.restrictions } satisfies Resource
  await open(rowOf<Resource>(locked, { ...stored, id: 1, active: false }), locked)
  expect(screen.getByRole('button', { name: 'Lưu' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Đăng' })).toBeNull()
})
