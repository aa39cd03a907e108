// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import type { Text } from '#text/text.ts'
import { clearUploads, dropUpload, enqueue, retryUpload, uploadsNow, useUploads } from './upload-queue.ts'

// Only a browser can decode an image: the flows test that.
const looked = vi.hoisted(() => ({ problem: null as Text | null }))
vi.mock('#hooks/upload/check-picture.ts', () => ({ checkPicture: async () => looked.problem }))

const { answer } = office()
// Two base URLs: the CDN receives uploads, the file service lists folders.
const upload = '/cdn/api/file-manager/upload-single'
const list = '/files/api/file-manager/list-item'
const files = (...names: string[]) => names.map((name) => new File(['12345'], name, { type: 'image/png' }))
const states = () => uploadsNow().map(({ state }) => state)
const until = (check: () => void) => vi.waitFor(check)

afterEach(() => {
  looked.problem = null
  for (const { id } of uploadsNow()) dropUpload(id)
})

test('sends files with their folder, and marks each as done', async () => {
  const calls = answer(upload, { data: { url: '/files/a.png' } })
  const { result } = drawn(() => useUploads(), null)
  enqueue(files('a.png', 'b.png', 'c.png'), '/Tết')
  await until(() => expect(states()).toEqual(['done', 'done', 'done']))
  expect(calls).toHaveLength(3)
  await until(() => expect(result.current[0]).toMatchObject({ url: '/files/a.png', done: 1 }))
  clearUploads()
  expect(uploadsNow()).toEqual([])
})

test('one that cannot be is never sent; the others are', async () => {
  const calls = answer(upload, { data: { url: '/files/a.png' } })
  looked.problem = 'quá nặng'
  enqueue(files('a.png'), '')
  await until(() => expect(uploadsNow()).toMatchObject([{ state: 'refused', why: ['quá nặng'] }]))
  looked.problem = null
  enqueue(files('b.png'), '')
  await until(() => expect(states()).toEqual(['refused', 'done']))
  expect(calls).toHaveLength(1)
})

test('does not retry a refused upload, and shows its message; retries a failed one', async () => {
  answer(upload, () => Response.json({ message: 'Tệp này không phải ảnh.' }, { status: 415 }))
  enqueue(files('a.png'), '')
  await until(() =>
    expect(uploadsNow()).toMatchObject([
      { state: 'refused', why: ['Tệp này không phải ảnh.', 'Bạn chọn tệp khác nhé.'] },
    ]),
  )
  answer(upload, () => Response.json({}, { status: 503 }))
  enqueue(files('b.png'), '')
  await until(() => expect(states()).toEqual(['refused', 'failed']))
  answer(upload, { data: { url: '/files/b.png' } })
  for (const { id } of uploadsNow()) retryUpload(id)
  await until(() => expect(states()).toEqual(['refused', 'done']))
})

test('one whose answer was lost is looked for before it is sent again', async () => {
  const sent = answer(upload, () => new Response('<html>'))
  enqueue(files('Ảnh.png'), '')
  await until(() => expect(states()).toEqual(['failed']))
  const there = { name: 'ảnh (2).png', kind: 'file', url: '/files/x.png', size: 5, created_at: Date.now() }
  answer(list, { success: true, results: [there] })
  retryUpload(uploadsNow()[0]?.id ?? 0)
  await until(() => expect(uploadsNow()).toMatchObject([{ state: 'done', url: '/files/x.png' }]))
  expect(sent).toHaveLength(1)

  answer(list, { success: true, results: [{ ...there, size: 6 }] })
  enqueue(files('Ảnh.png'), '')
  await until(() => expect(states()).toEqual(['done', 'failed']))
  retryUpload(uploadsNow()[1]?.id ?? 0)
  await until(() => expect(sent).toHaveLength(3))
})

test('one whose answer was lost after it was stored is done, and sent once', async () => {
  const sent = answer(upload, () => new Response('<html>'))
  const there = { name: 'a.png', kind: 'file', url: '/files/a.png', size: 5, created_at: Date.now() }
  answer(list, { success: true, results: [there] })
  enqueue(files('a.png'), '')
  await until(() => expect(uploadsNow()).toMatchObject([{ state: 'done', url: '/files/a.png' }]))
  expect(sent).toHaveLength(1)
})

test('two travel at once; one that is stopped makes room and leaves no line', async () => {
  const { reply, release } = held({ data: { url: '/files/a.png' } })
  const calls = answer(upload, reply)
  enqueue(files('a.png', 'b.png', 'c.png'), '')
  await until(() => expect(calls).toHaveLength(2))
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  dropUpload(uploadsNow()[0]?.id ?? 0)
  await until(() => expect(calls).toHaveLength(3))
  release()
  await until(() => expect(states()).toEqual(['done', 'done']))
})
