// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { recentRuns } from '#hooks/changes/runs.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { readFile } from '#hooks/tables/read-file.ts'
import { held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { paste } from './import-screen.test-data.ts'
import { ImportScreen } from './import-screen.tsx'

const reading = vi.hoisted(() => ({ free: Promise.resolve() }))
// There are no workers here: the file is read by the code that the worker runs.
vi.mock('#hooks/tables/read-table.ts', () => ({
  readTable: async (file: Blob, options: object) => {
    await reading.free
    return await readFile(new Uint8Array(await file.arrayBuffer()), options)
  },
}))

const { answer } = office()
beforeEach(async () => {
  localStorage.clear()
  for (const { id } of shownNotices()) dismiss(id)
  await draftStore.remove((await draftStore.all()).map(([key]) => key))
})

const notices = () => shownNotices().map(({ text }) => text)
const rows = 'Tên\tVị trí\nsố 1\t7\nmới\t8\n'

/** Presses the button that saves, and holds the response to the read before it. */
async function pressed(open = async () => paste(rows)) {
  const { writes } = storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  await screen.findByRole('button', { name: 'Chọn tệp Excel hoặc CSV' })
  await open()
  const send = await screen.findByRole('button', { name: 'Lưu 2 dòng' })
  const waits = held({ code: 1, data: { results: [record(1)] }, pagination: {} })
  const reads = answer('/api/thing/search', waits.reply)
  await userEvent.click(send)
  await waitFor(() => expect(reads).toHaveLength(1))
  return { writes, release: () => act(async () => waits.release()) }
}

test('sends nothing of a table that is left while its records are read again', async () => {
  const { writes, release } = await pressed()
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  await release()
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})

test('sends nothing whose records cannot be read again', async () => {
  const { writes } = storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nsố 1\t7\n')
  const send = await screen.findByRole('button', { name: 'Lưu 1 dòng' })
  answer('/api/thing/search', () => Response.json({}, { status: 400 }))
  await userEvent.click(send)
  await screen.findByText('Chưa so được với danh sách đang có.')
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})

test('sends nothing when the list was changed since its records were read', async () => {
  const { writes } = storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste(rows)
  const send = await screen.findByRole('button', { name: 'Lưu 2 dòng' })
  storedThings(answer, [record(1), record(2)])
  await userEvent.click(send)
  await waitFor(() => expect(notices()).toEqual(['Danh sách vừa đổi. Bạn xem lại bảng rồi lưu nhé.']))
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})

test('sends nothing of a table that is changed while its records are read again', async () => {
  const { writes, release } = await pressed()
  await userEvent.click(screen.getByRole('checkbox', { name: /Ô trống/ }))
  await release()
  expect(notices()).toEqual(['Bảng vừa đổi, chưa lưu dòng nào. Bạn xem lại rồi lưu nhé.'])
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})

test('sends nothing whose columns are matched anew while its records are read again', async () => {
  const { writes, release } = await pressed()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '“Vị trí” nhập vào', hidden: true }), '')
  await release()
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})

test('sends nothing of a file of which another reading has begun', async () => {
  const { writes, release } = await pressed(async () => {
    const input = screen.getAllByLabelText('Tệp cần nhập').find((one) => one instanceof HTMLInputElement)
    await userEvent.upload(input as HTMLInputElement, new File([rows.replaceAll('\t', ',')], 'kho.csv'))
  })
  let free = () => {}
  reading.free = new Promise<void>((resolve) => {
    free = resolve
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dấu ngăn cột' }), ';')
  await release()
  await act(async () => free())
  await screen.findByText('2 dòng, 1 cột')
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})
