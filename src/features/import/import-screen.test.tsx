// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { crud, defineResource, reference, text as textField } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { cell, paste, storedTables } from './import-screen.test-data.ts'
import { ImportScreen } from './import-screen.tsx'

const { answer } = office()
beforeEach(async () => draftStore.remove((await draftStore.all()).map(([key]) => key)))

const focused = () => document.activeElement?.getAttribute('aria-label')

test('keeps the focus in the step that follows: the plan, its sending and result, and another file', async () => {
  const { records } = storedThings(answer, [record(1), record(2)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nsố 1\t7\nsố 2\t8\n')
  const send = await screen.findByRole('button', { name: 'Lưu 2 dòng' })
  expect(focused()).toBe('Các dòng của tệp')
  await userEvent.click(send)
  const undo = await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
  expect(focused()).toBe('Lưu các thay đổi')
  expect([...records.values()].map(({ position }) => position)).toEqual([7, 8])
  await userEvent.click(undo)
  await screen.findByRole('button', { name: '2 đã hoàn tác' })
  await waitFor(() => expect(focused()).toBe('Lưu các thay đổi'))
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  expect(focused()).toBe('Nhập từ tệp')
})

const before = { updated_at: '2026-11-22T05:00:00Z' }
const since = { updated_at: '2026-11-23T05:00:00Z' }
const exported = 'Tên\tVị trí\tNgày sửa\nsố 1\t7\t2026-11-22 12:00\nsố 2\t8\t2026-11-22 12:00\n'

test('saves a row that was changed after the export only where the user chooses it', async () => {
  const { records, writes } = storedThings(answer, [record(1, before), record(2, since)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste(exported)
  await screen.findByRole('button', { name: '1 chờ bạn chọn' })
  expect(screen.getByText(/^Mục này được sửa lúc 23\/11\/2026/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  expect(writes.map(([id]) => id)).toEqual(['1'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vẫn lưu dòng này' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
  expect([...records.values()].map(({ position }) => position)).toEqual([7, 8])
})

test('takes all rows that wait for a choice, and out again', async () => {
  storedThings(answer, [record(1, since), record(2, since)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste(exported)
  await userEvent.click(await screen.findByRole('button', { name: 'Chọn cả 2 dòng' }))
  expect(screen.getByRole('button', { name: 'Lưu 2 dòng' })).toBeDefined()
  const [first] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Vẫn lưu dòng này' })
  expect(first?.checked).toBe(true)
  if (first) await userEvent.click(first)
  expect(screen.getByRole('button', { name: 'Lưu 1 dòng' })).toBeDefined()
})

test('leaves hidden rows and totals out until the user takes them, and marks a value that grows a hundredfold', async () => {
  storedThings(answer, [record(1), record(2), record(3)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  const line = (name: string, position: number, more = '') =>
    `<tr${more}><td>${name}</td><td>${position}</td></tr>`
  const lines = [
    line('số 1', 100),
    line('số 2', 8, ' height=0'),
    line('số 3', 9),
    line('mới', 5),
    line('Tổng cộng', 122),
  ]
  paste('Tên', `<table><tr><td>Tên</td><td>Vị trí</td></tr>${lines.join('')}</table>`)
  await screen.findByRole('button', { name: 'Lưu 3 dòng' })
  await userEvent.click(screen.getByRole('button', { name: '1 nên xem lại' }))
  expect(screen.getByText('Gấp 100 lần giá trị đang có: bạn xem lại nhé.')).toBeDefined()
  expect(screen.queryByText('số 3')).toBeNull()
  expect(screen.getByText('Dòng 3: số 2 · 8')).toBeDefined()
  expect(screen.getByText('Dòng 6: Tổng cộng · 122')).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nhập cả 1 dòng ẩn trong tệp (dòng 3)' }))
  await screen.findByRole('button', { name: 'Lưu 4 dòng' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nhập cả 1 dòng tổng cộng (dòng 6)' }))
  await screen.findByRole('button', { name: 'Lưu 5 dòng' })
})

test('corrects refused cells where they are, also while only those rows are shown, and sends what they hold', async () => {
  const { records, writes } = storedThings(answer, [record(1), record(2), record(3)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nsố 1\tnhiều\nsố 2\tít\nsố 3\t9\n')
  await userEvent.click(await screen.findByRole('button', { name: '2 cần sửa' }))
  const first = await cell('Vị trí, dòng 2')
  expect(first.value).toBe('nhiều')
  expect(first.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(first)
  await userEvent.type(first, '7{Enter}')
  expect(focused()).toBe('Vị trí, dòng 3')
  await screen.findByRole('button', { name: '1 cần sửa' })
  expect((await cell('Vị trí, dòng 2')).value, 'the corrected cell stays').toBe('7')
  await userEvent.clear(await cell('Vị trí, dòng 3'))
  await userEvent.type(await cell('Vị trí, dòng 3'), '8{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 3 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 3 dòng đã lưu' })
  expect(writes).toHaveLength(3)
  expect([...records.values()].map(({ position }) => position)).toEqual([7, 8, 9])
})

test('corrects any cell of a row on demand, also one that finds its record', async () => {
  storedThings(answer, [record(1), record(2)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nsố 9\t7\n')
  await screen.findByRole('button', { name: '1 mới' })
  await userEvent.click(screen.getByRole('button', { name: 'Sửa ô của dòng 2' }))
  await userEvent.clear(await cell('Tên, dòng 2'))
  await userEvent.type(await cell('Tên, dòng 2'), 'số 2{Enter}')
  await screen.findByRole('button', { name: '1 cập nhật' })
})

test('corrects the rows that were refused while the others are saved', async () => {
  const { records } = storedThings(answer, [record(1), record(2)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nsố 1\t7\nsố 2\tít\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  await userEvent.clear(await cell('Vị trí, dòng 3'))
  await userEvent.type(await cell('Vị trí, dòng 3'), '8{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
  expect([...records.values()].map(({ position }) => position)).toEqual([7, 8])
})

test('finds a table and its corrected cells again after a reload, until all rows are saved', async () => {
  storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nsố 1\tnhiều\nsố 2\tít\n')
  await userEvent.type(await cell('Vị trí, dòng 2'), '{Control>}a{/Control}7{Enter}')
  await screen.findByRole('button', { name: '1 cần sửa' })
  await waitFor(async () => expect((await storedTables()).join()).toMatch(/"7"/))
  cleanup()
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  await screen.findByText('Đây là bảng lần trước, chưa lưu xong.')
  expect((await cell('Vị trí, dòng 2')).value).toBe('7')
  await userEvent.type(await cell('Vị trí, dòng 3'), '{Control>}a{/Control}8{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 2 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
  await waitFor(async () => expect(await storedTables()).toEqual([]))
})

test('makes the same plan again after a reload: its key, its empty cells, and the rows that were taken, unless their records have changed', async () => {
  const { records } = storedThings(answer, [record(1, since), record(2, { ...before, url: 'hai' })])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  const lines = 'so-1\tsố 1\t\t2026-11-22 12:00\nhai\tsố khác\t\t2026-11-22 12:00\n\tTổng cộng\t7\t\n'
  paste(`Đường dẫn\tTên\tVị trí\tNgày sửa\n${lines}`)
  const key = await screen.findByRole('combobox', { name: 'Nhận ra mục đang có bằng' })
  await userEvent.selectOptions(key, 'Tên')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ô trống trong tệp thì xóa giá trị đang có' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Nhập cả 1 dòng tổng cộng/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vẫn lưu dòng này' }))
  const plan = ['2 mới', '1 cập nhật', 'Lưu 3 dòng']
  for (const name of plan) await screen.findByRole('button', { name })
  await waitFor(async () => expect((await storedTables())[0]).toContain('"clears":true'))
  await waitFor(async () => expect((await storedTables())[0]).toContain('"held"'))
  cleanup()
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  await screen.findByText('Đây là bảng lần trước, chưa lưu xong.')
  for (const name of plan) await screen.findByRole('button', { name })
  cleanup()
  records.set('1', record(1, { updated_at: '2026-11-24T05:00:00Z' }))
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  await screen.findByRole('button', { name: '1 chờ bạn chọn' })
})

test('corrects a name that no record has to one that a record has', async () => {
  storedThings(answer, [])
  answer('/api/odd', { data: [{ _id: 'k1', name: 'Asakusa Books' }] })
  const sold = defineResource({
    ...samplePlan,
    operations: crud('/api/thing'),
    fields: { name: textField('Tên', { required: true }), shop: reference('Nơi bán', () => odd) },
  })
  draw(<ImportScreen resource={sold} search={{ import: '1' }} />, sold)
  paste('Tên\tNơi bán\nMột\tChưa có\n')
  await userEvent.type(await cell('Nơi bán, dòng 2'), '{Control>}a{/Control}asakusa books{Enter}')
  await screen.findByRole('button', { name: '1 mới' })
})

test('sends no row again that an earlier visit has sent, although another row keeps the table stored', async () => {
  const { records } = storedThings(answer, [record(1), record(2)])
  const { unmount } = draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nmới\t7\nsố 2\tnhiều\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  await waitFor(async () => expect((await storedTables())[0]).toContain('"sent":[1]'))
  records.delete([...records.keys()].at(-1) ?? '')
  unmount()
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  await screen.findByText('1 dòng đã gửi lần trước không gửi lại: bạn xem ở “Những lần đổi gần đây”.')
  await cell('Vị trí, dòng 3')
  expect(screen.queryByText('mới')).toBeNull()
})

test('does not send while the list differs from the plan on the screen', async () => {
  const { records, writes } = storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nmới\t7\n')
  const send = await screen.findByRole('button', { name: 'Lưu 1 dòng' })
  records.set('9', { ...record(9), id: 9, name: 'mới', position: 7 })
  await userEvent.click(send)
  await screen.findByRole('button', { name: '1 không đổi' })
  expect(writes).toEqual([])
})
