// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { crud, defineResource, reference, text as textField } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { cache } from '#hooks/read/cache.ts'
import { readFile } from '#hooks/tables/read-file.ts'
import { held, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { keepPasted } from '#screens/pasted.ts'
import { cell, paste, storedTables } from './import-screen.test-data.ts'
import { ImportScreen } from './import-screen.tsx'

// There are no workers here: the file is read by the code that the worker runs.
vi.mock('#hooks/tables/read-table.ts', () => ({
  readTable: async (file: Blob, options: object) => {
    await reading.free
    return await readFile(new Uint8Array(await file.arrayBuffer()), options)
  },
}))
const reading = vi.hoisted(() => ({ free: Promise.resolve() }))

const { answer } = office()
beforeEach(async () => {
  // The unmounted screen of the test before writes its table.
  cleanup()
  for (const { id } of shownNotices()) dismiss(id)
  await draftStore.remove((await draftStore.all()).map(([key]) => key))
})

const show = () => draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
const notice = (sentence: string) => shownNotices().find(({ text }) => text === sentence)
const pick = (file: File) => {
  const input = screen.getAllByLabelText('Tệp cần nhập').find((one) => one instanceof HTMLInputElement)
  return userEvent.upload(input as HTMLInputElement, file)
}
const csv = (name: string, content: string) => new File([content], name, { type: 'text/csv' })

const replaced = 'Bảng này đã thay bảng lần trước chưa lưu xong.'

test('names the unfinished table that a pasted one replaces, and restores it with its corrected cells', async () => {
  storedThings(answer, [record(1), record(2)])
  show()
  paste('Tên\tVị trí\nsố 1\tnhiều\nsố 2\tít\n')
  await userEvent.type(await cell('Vị trí, dòng 2'), '{Control>}a{/Control}7{Enter}')
  await waitFor(async () => expect((await storedTables()).join()).toMatch(/"7"/))
  cleanup()
  keepPasted(thing, { file: undefined, html: '', text: 'Tên\tVị trí\nmới\t5\n' })
  show()
  await screen.findByRole('button', { name: '1 mới' })
  await waitFor(() => expect(notice(replaced)).toBeDefined())
  await waitFor(async () => expect((await storedTables()).join()).toContain('mới'))
  act(() => notice(replaced)?.undo?.())
  expect((await cell('Vị trí, dòng 2')).value).toBe('7')
  await screen.findByRole('button', { name: '1 cần sửa' })
  await waitFor(async () => expect((await storedTables()).join()).toMatch(/"7"/))
  expect(await storedTables()).toHaveLength(1)
})

test('says nothing of a table that was saved, and nothing without one', async () => {
  storedThings(answer, [record(1)])
  show()
  paste('Tên\tVị trí\nsố 1\t7\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  await waitFor(async () => expect(await storedTables()).toEqual([]))
  cleanup()
  keepPasted(thing, { file: undefined, html: '', text: 'Tên\tVị trí\nmới\t5\n' })
  show()
  await screen.findByRole('button', { name: '1 mới' })
  await waitFor(async () => expect(await storedTables()).toHaveLength(1))
  expect(shownNotices().filter(({ undo }) => undo)).toEqual([])
})

test('stores a table whose rows are all set aside, and restores it after it was left', async () => {
  storedThings(answer, [record(1)])
  show()
  const cells = '<tr><td>Tên</td><td>Vị trí</td></tr><tr height=0><td>số 1</td><td>7</td></tr>'
  paste('Tên', `<table>${cells}</table>`)
  const hidden = { name: 'Nhập cả 1 dòng ẩn trong tệp (dòng 2)' }
  await screen.findByRole('checkbox', hidden)
  await waitFor(() => expect(screen.queryByText('Đang so với danh sách đang có…')).toBeNull())
  await waitFor(async () => expect((await storedTables()).join()).toContain('số 1'))
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await screen.findByRole('checkbox', hidden)
})

test('reads the file of a restored table again, not the one that was picked after it', async () => {
  storedThings(answer, [record(1)])
  show()
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  await pick(csv('một.csv', 'Tên,Vị trí;x\nmới,7;8\n'))
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập tệp khác' }))
  await pick(csv('hai.csv', 'Tên,Vị trí\nsố 9,9\n'))
  await screen.findByText('hai.csv')
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await screen.findByText('một.csv')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dấu ngăn cột' }), ';')
  await screen.findByText('mới,7')
  expect(screen.getByText('một.csv')).toBeDefined()
})

test('restores a table that was left half sent without the rows that it has sent', async () => {
  const { writes } = storedThings(answer, [record(1), record(2)])
  show()
  paste('Tên\tVị trí\nmới\t7\nsố 2\tnhiều\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await screen.findByText('1 dòng đã gửi lần trước không gửi lại: bạn xem ở “Những lần đổi gần đây”.')
  await cell('Vị trí, dòng 3')
  expect(screen.queryByText('mới')).toBeNull()
  expect(writes).toHaveLength(1)
})

test('stores a table that is restored after the page was left', async () => {
  storedThings(answer, [record(1)])
  show()
  paste('Tên\tVị trí\nsố 1\tnhiều\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập tệp khác' }))
  await waitFor(async () => expect(await storedTables()).toEqual([]))
  cleanup()
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await waitFor(async () => expect((await storedTables()).join()).toContain('nhiều'))
})

test('offers the table that was opened since, when one that was left is restored', async () => {
  storedThings(answer, [record(1)])
  show()
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  paste('Tên\tVị trí\nsố 1\t7\n')
  await screen.findByRole('button', { name: '1 cập nhật' })
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  paste('Tên\tVị trí\nmới\t5\n')
  await screen.findByRole('button', { name: '1 mới' })
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await screen.findByRole('button', { name: '1 cập nhật' })
  await waitFor(() => expect(notice(replaced)).toBeDefined())
  act(() => notice(replaced)?.undo?.())
  await screen.findByRole('button', { name: '1 mới' })
})

test('does not offer a table that is wholly saved, when one that was left is restored', async () => {
  storedThings(answer, [record(1)])
  show()
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  paste('Tên\tVị trí\nsố 1\t7\n')
  await screen.findByRole('button', { name: '1 cập nhật' })
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  paste('Tên\tVị trí\nmới\t5\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await screen.findByRole('button', { name: '1 cập nhật' })
  await waitFor(async () => expect((await storedTables()).join()).toContain('số 1'))
  expect(notice(replaced)).toBeUndefined()
})

test('does not read the file of a restored table again whose rows were sent', async () => {
  storedThings(answer, [record(1), record(2)], (id) =>
    id === '2' ? Response.json({ message: 'x' }, { status: 409 }) : undefined,
  )
  show()
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  await pick(csv('kho.csv', 'Tên,Vị trí\nsố 1,7\nsố 2,8\n'))
  expect(await screen.findByRole('combobox', { name: 'Dấu ngăn cột' })).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 2 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await screen.findByText(/1 dòng đã gửi lần trước không gửi lại/)
  expect(screen.queryByRole('combobox', { name: 'Dấu ngăn cột' })).toBeNull()
})

test('shows an unfinished table beside the fault of a pasted text that is none', async () => {
  storedThings(answer, [record(1)])
  show()
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  paste('Tên\tVị trí\nsố 1\t7\n')
  await waitFor(async () => expect((await storedTables()).join()).toContain('số 1'))
  cleanup()
  keepPasted(thing, { file: undefined, html: '', text: ' ' })
  show()
  await screen.findByRole('button', { name: '1 cập nhật' })
})

test('restores a table that was left while another is being read, and drops the other', async () => {
  storedThings(answer, [record(1)])
  show()
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  await pick(csv('một.csv', 'Tên,Vị trí\nsố 1,7\n'))
  await screen.findByRole('button', { name: '1 cập nhật' })
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  let free = () => {}
  reading.free = new Promise<void>((resolve) => {
    free = resolve
  })
  await pick(csv('hai.csv', 'Tên,Vị trí\nmới,5\n'))
  act(() => notice('Đã bỏ bảng này.')?.undo?.())
  await screen.findByRole('button', { name: '1 cập nhật' })
  await act(async () => free())
  await waitFor(async () => expect((await storedTables()).join()).toContain('một.csv'))
  expect(screen.getByText('một.csv')).toBeDefined()
  expect(screen.getByRole('button', { name: '1 cập nhật' })).toBeDefined()
})

test('offers a stored table that is replaced before its plan is shown, and gives none of its choices to the other', async () => {
  storedThings(answer, [])
  answer('/api/odd', { data: [] })
  const sold = defineResource({
    ...samplePlan,
    operations: crud('/api/thing'),
    fields: { name: textField('Tên', { required: true }), shop: reference('Nơi bán', () => odd) },
  })
  const clears = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: 'Ô trống trong tệp thì xóa giá trị đang có' })
  draw(<ImportScreen resource={sold} search={{ import: '1' }} />, sold)
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  paste('Tên\tNơi bán\ncũ\tx\n')
  await userEvent.click(await clears())
  await waitFor(async () => expect((await storedTables()).join()).toContain('"clears":true'))
  cleanup()
  cache.clear()
  const names = held({ data: [] })
  const reads = answer('/api/odd', names.reply)
  draw(<ImportScreen resource={sold} search={{ import: '1' }} />, sold)
  await waitFor(() => expect(reads).toHaveLength(1))
  await screen.findByRole('progressbar', { name: 'Đang đọc tệp…' })
  paste('Tên\tNơi bán\nmới\t\n')
  await waitFor(() => expect(notice(replaced)).toBeDefined())
  await act(async () => names.release())
  expect((await clears()).checked).toBe(false)
  act(() => notice(replaced)?.undo?.())
  expect((await clears()).checked).toBe(true)
})
