// @vitest-environment node
import { createEmitter } from '#browser/emitter.ts'
import '#hooks/testing/dom.test-data.ts'
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SlugField as SlugFieldShape } from '#descriptor/field.ts'
import { crud, defineResource, get, slug, text } from '#descriptor/index.ts'
import { Cached, held, office } from '#hooks/testing/office.test-data.tsx'
import { translate } from '#text/language.ts'
import { type LiveValues, LiveValuesContext } from './live-values.ts'
import { FormSlug } from './slug-field.tsx'

const page = defineResource({
  name: 'page',
  path: '/pages',
  title: 'Trang',
  noun: 'trang',
  group: 'content',
  icon: 'IconList',
  operations: { ...crud('/api/page'), lookups: { slug: get('/api/page/slug/{slug}') } },
  fields: {
    title: text('Tiêu đề'),
    url: slug('Đường dẫn', { blankTo: 'title', lookup: 'slug' }),
    old: slug('Đường dẫn cũ', { unique: true }),
    own: slug('Địa chỉ riêng', { slugFrom: 'title' }),
  },
  list: { columns: ['title'], search: true },
  form: { path: '/page' },
})

const { answer } = office()

/** A slug field on its own page; the other values of its form can be changed. */
async function open(name: 'url' | 'old' | 'own', start: Record<string, string>, id = '') {
  let values: Readonly<Record<string, string>> = start
  const { subscribe: listen, emit: notify } = createEmitter()
  const write = (field: string, value: unknown) => {
    values = { ...values, [field]: String(value) }
    notify()
  }
  const live: LiveValues = { now: () => values, listen, isTyped: () => true, write }
  const field: SlugFieldShape = page.fields[name]
  const props = {
    name,
    label: field.label,
    defaultValue: values[name] ?? '',
    onChange: (to: string) => write(name, to),
  }
  const root = createRootRoute({
    component: () => (
      <LiveValuesContext value={live}>
        <FormSlug
          field={field}
          props={props}
          resource={page}
          id={id}
          currentValues={live.now}
          t={translate}
        />
      </LiveValuesContext>
    ),
  })
  const router = createRouter({ routeTree: root, history: createBrowserHistory() })
  render(
    <Cached>
      <RouterProvider router={router as never} />
    </Cached>,
  )
  const input = await screen.findByRole<HTMLInputElement>('textbox')
  return { write, input, type: (value: string) => fireEvent.change(input, { target: { value } }) }
}

const onChange = () => screen.findByRole('status').then(({ textContent }) => textContent)
const nobody = { code: 1, data: null }

test('looks a slug up once after the last key and links the record that has it', async () => {
  const early = answer('/api/page/slug/ph', nobody)
  const calls = answer('/api/page/slug/phi', { code: 1, data: { id: 7, title: 'Phí ship', url: 'phi' } })
  const { type, input } = await open('url', { title: 'Phí' }, '3')
  for (const typed of ['p', 'ph', 'phi']) type(typed)
  const link = await screen.findByRole('link', { name: 'Xem bài đó' })
  expect(link.getAttribute('href')).toBe('/page/7')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(await onChange()).toContain('Đã có “Phí ship” dùng địa chỉ này.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect([early.length, calls.length]).toEqual([0, 1])
})

test('does not look up an unchanged slug and reports the record’s own slug as free', async () => {
  const unchanged = answer('/api/page/slug/cu', nobody)
  answer('/api/page/slug/moi', { code: 1, data: { id: 3, url: 'moi' } })
  const { type } = await open('url', { title: 'T', url: 'cu' }, '3')
  type('moi')
  await waitFor(async () => expect(await onChange()).toBe('Địa chỉ này dùng được.'))
  type('cu')
  await waitFor(async () => expect(await onChange()).toBe(''))
  expect(unchanged).toHaveLength(0)
})

test('ignores a late response to an earlier look-up', async () => {
  const slow = held({ code: 1, data: { id: 7, title: 'Khác', url: 'cham' } })
  const requests = answer('/api/page/slug/cham', slow.reply)
  answer('/api/page/slug/nhanh', nobody)
  const { type } = await open('url', { title: 'T' })
  type('cham')
  await waitFor(() => expect(requests).toHaveLength(1))
  type('nhanh')
  await waitFor(async () => expect(await onChange()).toBe('Địa chỉ này dùng được.'))
  slow.release()
  await new Promise((done) => setTimeout(done, 50))
  expect(await onChange()).toBe('Địa chỉ này dùng được.')
})

test('shows a failed look-up without marking the field invalid', async () => {
  answer('/api/page/slug/hong', () => Response.json({}, { status: 400 }))
  const { type, input } = await open('url', { title: 'T' })
  type('hong')
  await waitFor(async () =>
    expect(await onChange()).toBe('Chưa kiểm tra được địa chỉ này; bạn vẫn lưu được.'),
  )
  expect(input.getAttribute('aria-invalid')).not.toBe('true')
})

test('looks up the title, unchanged, for a blank slug', async () => {
  const path = `/api/page/slug/${encodeURIComponent('Phí 100% / năm')}`
  const calls = answer(path, { code: 1, data: { id: 9, title: 'Phí năm', url: 'x' } })
  const { write } = await open('url', { title: '', url: '' })
  write('title', 'Phí 100% / năm')
  await waitFor(async () => expect(await onChange()).toContain('mà “Phí năm” đã dùng địa chỉ đó'))
  expect(calls).toHaveLength(1)
})

test('searches the list where there is no look-up operation, and only an equal slug counts', async () => {
  const rows = [
    { id: 1, title: 'Gần giống', old: 'phi-ship-2' },
    { id: 2, title: 'Giống hệt', old: 'phi-ship' },
  ]
  const calls = answer('/api/page/search', { data: { results: rows, pagination: {} } })
  const { type } = await open('old', { title: 'T' })
  type('phi-ship')
  await waitFor(async () => expect(await onChange()).toContain('“Giống hệt”'))
  expect(calls[0]?.search).toContain('keyword=phi-ship')
  type('phi')
  await waitFor(async () => expect(await onChange()).toBe('Địa chỉ này dùng được.'))
})

test('fills the address from the title of a new record until it is edited', async () => {
  const { write, input, type } = await open('own', { title: '' })
  await act(async () => write('title', 'Phí vận'))
  expect(input.value).toBe('phi-van')
  await act(async () => write('title', 'Phí vận chuyển'))
  expect(input.value).toBe('phi-van-chuyen')
  type('phi')
  await act(async () => write('title', 'Khác'))
  expect(input.value).toBe('phi')
  fireEvent.click(screen.getByRole('button', { name: 'Lấy từ tiêu đề' }))
  expect(input.value).toBe('khac')
  await act(async () => write('title', 'Khác nữa'))
  expect(input.value).toBe('khac-nua')
})

test('keeps the address of a stored record while its title is edited', async () => {
  const { write, input } = await open('own', { title: 'Phí', own: 'phi' }, '3')
  await act(async () => write('title', 'Giá'))
  expect(input.value).toBe('phi')
})

test('shows the whole address beside the button that takes it from the title', async () => {
  await open('own', { title: 'Phí', own: 'phi' }, '3')
  const button = screen.getByRole('button', { name: 'Lấy từ tiêu đề' })
  expect(button.textContent).toBe('')
})
