// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import type { StoredFile } from './stored-file.ts'
import { useCreateFolder, useRemoveFile } from './use-file-writes.ts'
import { useFiles } from './use-files.ts'

const { answer } = office()
const folder = '/api/create/folder'
const remove = '/files/api/file-manager/remove-file'
const list = '/files/api/file-manager/list-item'
const file = { name: 'a.png', path: '/Tết/a.png' } as StoredFile

const create = () =>
  drawn(() => useCreateFolder(), null).result.current.mutateAsync({ name: 'Tết', path: '/Banner' })
const drop = () => drawn(() => useRemoveFile('/Tết'), null).result.current.mutateAsync(file)

test('creates a folder only for a response with code 1', async () => {
  const calls = answer(folder, { code: 1 })
  await create()
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  expect(bodyIn(calls[0])).toEqual({ name: 'Tết', path: '/Banner' })
  answer(folder, { code: 2, data: {} })
  await expect(create()).rejects.toMatchObject({ text: 'Lưu thành thất bại!' })
  answer(folder, () => new Response('<html>'))
  await expect(create()).rejects.toMatchObject({ text: 'Save failed' })
})

test('a folder whose answer was lost is created again with the same key, once it is known not to be there', async () => {
  const calls = answer(folder, () => Response.json({}, { status: 502 }))
  const { result } = drawn(() => useCreateFolder(), null)
  const press = (name: string) =>
    expect(result.current.mutateAsync({ name, path: '' })).rejects.toMatchObject({ name: 'WriteFailed' })
  for (const _ of ['unknown', 'still unknown']) await press('Tết')
  expect(calls).toHaveLength(1)
  answer(list, { success: true, results: [] })
  for (const name of ['Tết', 'Hè']) await press(name)
  const [first, second, other] = calls.map(({ headers }) => headers.get('idempotency-key'))
  expect([second === first, other === first]).toEqual([true, false])
})

test.each([
  ['after the work was done', [{ name: 'Tết', kind: 'folder' }]],
  [
    'after the work was done under a spelling of its own',
    [{ name: 'tết', kind: 'folder', created_at: Date.now() }],
  ],
])('a folder whose answer was lost is created %s, and sent once', async (_, results) => {
  const calls = answer(folder, () => Response.json({}, { status: 502 }))
  answer(list, { success: true, results })
  await create()
  expect(calls).toHaveLength(1)
})

test.each([
  ['it is not there', []],
  ['an older one has its name', [{ name: 'Tết', kind: 'folder', created_at: '2020-01-01T00:00:00Z' }]],
  ['a file has its name', [{ name: 'Tết', kind: 'file' }]],
])('reports a folder as not created after a lost response if %s', async (_, results) => {
  answer(folder, () => Response.json({}, { status: 502 }))
  answer(list, { success: true, results })
  await expect(create()).rejects.toMatchObject({ maybeDone: false })
})

test.each([
  ['the folder that it made', true],
  ['no folder', false],
])('finds %s after an empty response', async (_, isThere) => {
  const calls = answer(folder, () => new Response(null, { status: 201 }))
  answer(list, { success: true, results: isThere ? [{ name: 'Tết', kind: 'folder' }] : [] })
  const outcome = await create().catch((failure: WriteFailed) => failure.more('folder'))
  expect(outcome).toEqual(
    isThere
      ? undefined
      : [
          'Máy chủ không cho biết đã làm hay chưa.',
          'Tên vừa gõ vẫn còn; bạn xem lại rồi bấm Tạo thư mục nhé.',
        ],
  )
  expect(calls).toHaveLength(1)
})

test('reads the folder again after a removal with an empty response', async () => {
  answer(remove, () => new Response(null, { status: 204 }))
  answer(list, { success: true, results: [{ name: 'b.png', kind: 'file' }] })
  await drop()
  answer(list, { success: true, results: [{ name: 'a.png', kind: 'file' }] })
  await expect(drop()).rejects.toMatchObject({ maybeDone: false, text: 'Chưa xóa được.' })
})

test('reconciles a lost removal: done if the file is missing, else unknown', async () => {
  const calls = answer(remove, () => Response.json({}, { status: 502 }))
  answer(list, { success: true, results: [{ name: 'b.png', kind: 'file' }] })
  await drop()
  expect(calls).toHaveLength(1)
  answer(list, { success: true, results: [{ name: 'a.png', kind: 'file' }] })
  await expect(drop()).rejects.toMatchObject({ maybeDone: true })
})

test('shows the message of the server for a refused folder, or that the name is a duplicate', async () => {
  const more = () => create().catch((failure: WriteFailed) => failure.more('folder'))
  answer(folder, () => Response.json({ code: 0, message: 'Hết chỗ chứa' }, { status: 409 }))
  expect((await more())?.[0]).toBe('Hết chỗ chứa.')
  answer(folder, { code: 0, message: 'Hết chỗ chứa' })
  expect((await more())?.[0]).toBe('Hết chỗ chứa.')
  answer(list, { success: true, results: [{ name: 'tết', kind: 'folder' }] })
  for (const status of [200, 409]) {
    answer(folder, () => Response.json({ code: 0 }, { status }))
    expect((await more())?.[0]).toEqual({ text: 'Ở đây đã có “{name}”.', with: { name: 'Tết' } })
  }
  answer(list, { success: true, results: [] })
  expect((await more())?.[0]).toBe('Mục này đang được dùng hoặc vừa có người sửa.')
})

test('a removed file gives the reason of the server, or the cause', async () => {
  const more = () => drop().catch((failure: WriteFailed) => [failure.text, ...failure.more('removeFile')])
  answer(remove, { success: false })
  expect(await more()).toEqual([
    'Chưa xóa được.',
    'Máy chủ không nhận lần này.',
    'Mục này vẫn còn; bạn xem lại nhé.',
  ])
  answer(remove, () => Response.json({ message: 'Ảnh này đang dùng' }, { status: 409 }))
  expect(await more()).toEqual(['Ảnh này đang dùng', 'Mục này vẫn còn; bạn xem lại nhé.'])
})

test('removes a file by its path at the file service, for a response with success', async () => {
  const calls = answer(remove, { success: true })
  await drop()
  expect(calls.map(({ method, search }) => [method, search])).toEqual([
    ['DELETE', `?path=${new URLSearchParams({ p: file.path }).toString().slice(2)}`],
  ])
  answer(remove, { success: false, message: 'Đang dùng.' })
  await expect(drop()).rejects.toMatchObject({ name: 'WriteFailed', text: 'Đang dùng.' })
})

test('reads a folder by its path; an unknown response shape is an error', async () => {
  const calls = answer(list, { success: true, results: [] })
  const { result, rerender } = drawn<ReturnType<typeof useFiles>, string>((path) => useFiles(path), '')
  await expect.poll(() => result.current.data).toEqual([])
  expect(calls[0]?.search).toBe('?path=%2F')
  answer(list, { success: true })
  rerender('/Tết')
  await expect.poll(() => result.current.isError).toBe(true)
})
