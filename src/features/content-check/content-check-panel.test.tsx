// @vitest-environment node
import { createEmitter } from '#browser/emitter.ts'
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { crud, defineResource, get, image, richText, slug, text } from '#descriptor/index.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { type LiveValues, LiveValuesContext } from '#screens/form/live-values.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { ContentCheckPanel } from './content-check-panel.tsx'

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
    url: slug('Đường dẫn', { lookup: 'slug' }),
    image: image('Ảnh'),
    content: richText('Nội dung'),
  },
  contentCheck: { picture: 'image' },
})

const { answer } = office()

function open(start: Readonly<Record<string, string>>) {
  let values = start
  const { subscribe: listen, emit: notify } = createEmitter()
  const now = vi.fn(() => values)
  const write = vi.fn((name: string, value: unknown) => {
    values = { ...values, [name]: String(value) }
    notify()
  })
  const live: LiveValues = { now, listen, isTyped: () => true, write }
  const all = [page]
  render(
    <Cached>
      <ResourcesContext value={all}>
        <form>
          <input data-path="image" aria-label="ô ảnh" />
          <LiveValuesContext value={live}>
            <ResourceContext value={page}>
              <ContentCheckPanel />
            </ResourceContext>
          </LiveValuesContext>
        </form>
      </ResourcesContext>
    </Cached>,
  )
  return { now, write }
}

const whole = { title: 'Phí', url: 'phi', image: '/a.png', content: '' }
const words = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('updates after the debounce, not on every keystroke', async () => {
  const { now, write } = open(whole)
  expect(await screen.findByText('Đã đủ mọi thứ.')).toBeDefined()
  const before = now.mock.calls.length
  for (const key of ['', 'x', '', 'xy', '']) write('image', key)
  expect(now.mock.calls.length).toBe(before)
  await waitFor(() => expect(words()).toEqual(['Ảnh: chưa có ảnh.']))
  expect(now.mock.calls.length).toBe(before + 1)
})

test('focuses the field of a clicked issue', async () => {
  open({ ...whole, image: '' })
  const field = screen.getByLabelText('ô ảnh')
  const scroll = vi.fn()
  field.scrollIntoView = scroll
  fireEvent.click(await screen.findByRole('button', { name: 'Ảnh: chưa có ảnh.' }))
  expect(document.activeElement).toBe(field)
  expect(scroll).toHaveBeenCalledOnce()
})

test('loose marks are put together by one press', async () => {
  const { write } = open({ ...whole, title: 'Phi\u0301' })
  fireEvent.click(await screen.findByRole('button', { name: 'Sửa dấu giúp tôi' }))
  expect(write).toHaveBeenCalledExactlyOnceWith('title', 'Phí')
  expect(await screen.findByText('Đã đủ mọi thứ.')).toBeDefined()
})

test('checks each internal link once, and does not report unchecked links as dead', async () => {
  const there = answer('/api/page/slug/co', { code: 1, data: { id: 1, url: 'co' } })
  const gone = answer('/api/page/slug/mat', { code: 1, data: null })
  answer('/api/page/slug/hong', () => Response.json({}, { status: 400 }))
  const links = ['/co', '/mat', '/mat#a', '/hong', 'https://ngoai.example/mat'].map(
    (to) => `<a href="${to}">x</a>`,
  )
  open({ ...whole, content: `<p>${links.join('')}<img src="/a.png" alt="Cái áo"></p>` })
  await waitFor(() => expect(words()).toHaveLength(2))
  expect(words()[0]).toContain('chưa thấy trang nào có địa chỉ “mat”')
  expect(await screen.findByRole('button', { name: 'Kiểm tra 1 liên kết' })).toBeDefined()
  expect([there.length, gone.length]).toEqual([1, 1])
})
