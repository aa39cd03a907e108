// @vitest-environment node
import '#hooks/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, type Row, rowOf, valuesOf } from '#descriptor/row.ts'
import { draftStore } from '#hooks/draft-store.ts'
import { bodyIn, Cached, held, office } from '#hooks/office.test-data.tsx'
import { thing } from '#hooks/things.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { RecordForm } from './record-form.tsx'
import { unsavedNow } from './unsaved.ts'

const { answer } = office()
const stored = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true, author: 'Lan' }
const path = '/api/thing/update/5'

beforeEach(async () => {
  for (const { id } of shownNotices()) dismiss(id)
  const drafts = await draftStore.all()
  await draftStore.remove(drafts.map(([key]) => key))
})

/** The form on a page of its own, beside another page. */
async function open(record: Row | null = rowOf<Resource>(thing, stored)) {
  const onSaved = vi.fn()
  const start = record ? valuesOf(thing, record) : newValues(thing)
  const root = createRootRoute()
  const pages = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => (
        <RecordForm resource={thing} record={record} start={start} onSaved={onSaved} isNarrow />
      ),
    }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => <h1>Nơi khác</h1> }),
  ]
  window.history.replaceState(null, '', '/')
  const router = createRouter({ routeTree: root.addChildren(pages), history: createBrowserHistory() })
  render(
    <MantineProvider env="test">
      <Cached>
        <RouterProvider router={router as never} />
      </Cached>
    </MantineProvider>,
  )
  const form = await screen.findByRole('form', { name: 'Đồ vật' })
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  return {
    onSaved,
    input,
    type: (label: string, value: string) => fireEvent.change(input(label), { target: { value } }),
    save: () => fireEvent.submit(form),
    go: (to: string) => act(async () => router.history.push(to)),
  }
}

const counted = (count: number) =>
  screen.findByText(count === 0 ? 'Chưa có gì thay đổi' : `${count} mục đã sửa`)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('it counts the fields that differ, and takes them back', async () => {
  const { type, input } = await open()
  await counted(0)
  type('Tên', 'Áo mưa')
  type('Đường dẫn', 'ao-mua')
  await counted(2)
  expect(unsavedNow()).toBe(2)
  type('Đường dẫn', 'ao')
  await counted(1)
  press('Bỏ thay đổi')
  await counted(0)
  expect(input('Tên').value).toBe('Áo')
  expect(unsavedNow()).toBe(0)
})

test('what the server made of the values is shown', async () => {
  const calls = answer(path, { code: 1, data: { ...stored, name: 'Áo mưa', url: 'ao-mua' } })
  const { type, save, input, onSaved } = await open()
  type('Tên', ' Áo  mưa ')
  type('Đường dẫn', '')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '5' })))
  expect(bodyIn(calls[0])).toMatchObject({ id: 5, name: ' Áo  mưa ', url: ' Áo  mưa ' })
  expect([input('Tên').value, input('Đường dẫn').value]).toEqual(['Áo mưa', 'ao-mua'])
  await counted(0)
  expect(shownNotices()).toMatchObject([{ tone: 'good', text: 'Lưu thành công' }])
})

test('what is typed while it is saved stays, and counts as not saved', async () => {
  const saving = held({ code: 1, data: { ...stored, name: 'Từ máy chủ', url: 'tu-may-chu' } })
  const calls = answer(path, saving.reply)
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  type('Tên', 'Áo mưa xanh')
  saving.release()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect([input('Tên').value, input('Đường dẫn').value]).toEqual(['Áo mưa xanh', 'tu-may-chu'])
  await counted(1)
})

test('two presses in one breath are one call', async () => {
  const calls = answer(path, { code: 1, data: stored })
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  act(() => {
    save()
    save()
  })
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(calls).toHaveLength(1)
})

test('a field that is wrong is told beside it, has the focus, and nothing is sent', async () => {
  const calls = answer('/api/thing/create', { code: 1 })
  const { type, save, input } = await open(null)
  type('Đường dẫn', 'x')
  save()
  await waitFor(() => expect(document.activeElement).toBe(input('Tên')))
  expect(wordsBeside(input('Tên'))).toContain('Hãy điền mục này.')
  expect(wordsBeside(input('Đường dẫn'))).not.toContain('Hãy điền mục này.')
  type('Tên', 'Mười một ký tự')
  save()
  await waitFor(() => expect(wordsBeside(input('Tên'))).toContain('Tối đa 10 ký tự'))
  expect(calls).toHaveLength(0)
})

test('a refusal stands in the form and beside its field; all that was typed stays', async () => {
  answer(path, () => Response.json({ errors: { url: 'Đường dẫn này đã có' } }, { status: 422 }))
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Lưu thành thất bại!.*Có mục chưa đúng/)
  expect(wordsBeside(input('Đường dẫn'))).toContain('Đường dẫn này đã có')
  await waitFor(() => expect(document.activeElement).toBe(input('Đường dẫn')))
  expect(input('Tên').value).toBe('Áo mưa')
  await counted(1)
  expect(onSaved).not.toHaveBeenCalled()
  answer(path, { code: 1, data: { ...stored, name: 'Áo mưa' } })
  save()
  await counted(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('once created, it is that record which is saved', async () => {
  answer('/api/thing/create', { code: 1, data: stored })
  const updates = answer(path, { code: 1, data: { ...stored, name: 'Giày' } })
  const { type, save, onSaved } = await open(null)
  type('Tên', 'Áo')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  type('Tên', 'Giày')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
  expect(bodyIn(updates[0])).toMatchObject({ id: 5, name: 'Giày' })
})

test('it asks before changes are left, and by nothing else', async () => {
  const { type, go, input } = await open()
  type('Tên', 'Áo mưa')
  await counted(1)
  await go('/?page=2')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await go('/elsewhere')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('1 mục đã sửa')
  press('Ở lại')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(input('Tên').value).toBe('Áo mưa')
  await go('/?edit=6')
  await screen.findByRole('alertdialog')
  press('Ở lại')
  await go('/elsewhere')
  await screen.findByRole('alertdialog')
  press('Rời trang')
  await screen.findByRole('heading', { name: 'Nơi khác' })
  expect(unsavedNow()).toBe(0)
})

test('without changes it is left at once; the tab is held only while there are some', async () => {
  const { type, go } = await open()
  expect(closing()).toBe('closes')
  type('Tên', 'Áo mưa')
  await counted(1)
  expect(closing()).toBe('asks')
  type('Tên', 'Áo')
  await counted(0)
  expect(closing()).toBe('closes')
  await go('/elsewhere')
  await screen.findByRole('heading', { name: 'Nơi khác' })
})

/** What the browser would do with a tab that is closed now. */
function closing() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asks' : 'closes'
}

/** What a screen reader would read of an input besides its name. */
function wordsBeside(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
