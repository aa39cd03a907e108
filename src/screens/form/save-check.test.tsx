// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { crud, defineResource, number, rows, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyIn, drawn } from '#hooks/testing/office.test-data.tsx'
import { band, fare, fareRecords } from '#screens/bands/bands.test-data.ts'
import { counted, formOffice, open, press } from './record-form.test-data.tsx'
import { useSaveCheck } from './use-save-check.tsx'

const { answer } = formOffice()

const ladder = defineResource({
  ...samplePlan,
  operations: crud('/api/thing'),
  fields: {
    name: text('Tên', { required: true }),
    steps: rows(
      'Mức giá',
      { from: number('Từ'), to: number('Đến', { unit: 'kg' }), price: number('Giá') },
      { bands: band },
    ),
  },
})

/** The form of the first band beside the other one; returns the calls that read the list, and those that save. */
async function openBand() {
  const results = { data: { results: fareRecords, pagination: { pages: 1, page: 50, total: 2 } } }
  const lists = answer('/api/thing/search', results)
  answer('/api/thing/5', { code: 1, data: fareRecords[0] ?? {} })
  const saves = answer('/api/thing/update/5', { code: 1, data: fareRecords[0] ?? {} })
  return { lists, saves, ...(await open(rowOf<Resource>(fare, fareRecords[0] ?? {}), fare)) }
}

test('names an overlap before a save, leads to its cell, and saves when it is accepted', async () => {
  const { saves, type, save, input } = await openBand()
  type('Đến', '8')
  save()
  const dialog = await screen.findByRole('dialog', { name: 'Lưu đồ vật này?' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.firstChild?.firstChild?.textContent),
  ).toEqual(['Biển 5–8 kg: hai mức chồng nhau, 90 và 100'])
  press('Sửa ô này')
  expect(document.activeElement).toBe(input('Đến'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => {})
  expect(saves).toHaveLength(0)
  save()
  await screen.findByRole('dialog')
  press('Vẫn lưu')
  await waitFor(() => expect(saves).toHaveLength(1))
  expect(bodyIn(saves[0])).toMatchObject({ to: 8 })
})

test('saves without a question what adds no doubtful place, and reads no list for other fields', async () => {
  const { lists, saves, type, save, onSaved } = await openBand()
  type('Tên', 'Rất nhẹ')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(saves).toHaveLength(1)
  expect(lists).toHaveLength(0)
  await counted(0)
  type('Giá', '95')
  save()
  await waitFor(() => expect(saves).toHaveLength(2))
})

/** The list answers once `finish` is called. */
function slowList() {
  let finish = () => {}
  const reply = new Promise<Response>((resolve) => {
    const page = { results: fareRecords, pagination: { pages: 1, page: 50, total: 2 } }
    finish = () => resolve(Response.json({ data: page }))
  })
  return { lists: answer('/api/thing/search', () => reply), finish }
}

test('keeps its values while the check runs, which the save then sends', async () => {
  const { saves, type, save, input } = await openBand()
  const { lists, finish } = slowList()
  type('Giá', '95')
  save()
  await waitFor(() => expect(lists).toHaveLength(1))
  press('Bỏ thay đổi')
  expect(input('Giá').value).toBe('95')
  finish()
  await waitFor(() => expect(saves).toHaveLength(1))
})

test('saves nothing once the form was left while the check ran', async () => {
  const { lists, finish } = slowList()
  const frame: { current: HTMLFormElement | null } = { current: document.createElement('form') }
  const { result } = drawn(() => useSaveCheck(fare, frame), undefined)
  const [row] = fareRecords.map((one) => rowOf<Resource>(fare, one))
  const isSaved = result.current.mayBeSaved(row ?? null, { ...fareRecords[0], price: 95 })
  await waitFor(() => expect(lists).toHaveLength(1))
  // React empties the ref of a form that is left.
  frame.current = null
  finish()
  expect(await isSaved).toBe(false)
})

test('asks where the list is not read in time, and saves what is accepted', async () => {
  const bound = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(bound.signal)
  const { saves, type, save } = await openBand()
  const { lists, finish } = slowList()
  type('Giá', '95')
  save()
  await waitFor(() => expect(lists).toHaveLength(1))
  bound.abort()
  const dialog = await screen.findByRole('dialog', { name: 'Lưu đồ vật này?' })
  expect(dialog.textContent).toContain('chưa xem được')
  expect(saves).toHaveLength(0)
  press('Vẫn lưu')
  await waitFor(() => expect(saves).toHaveLength(1))
  finish()
  timeout.mockRestore()
})

test('saves where the list cannot be read', async () => {
  const { saves, type, save } = await openBand()
  answer('/api/thing/search', () => new Response('', { status: 403 }))
  type('Đến', '8')
  save()
  await waitFor(() => expect(saves).toHaveLength(1))
})

test('shows the doubtful places of rows beside them, and asks for a confirmation before saving', async () => {
  const stored = {
    id: 5,
    name: 'Bảng',
    steps: [
      { from: 0, to: 5, price: 90 },
      { from: 5, to: 9, price: 100 },
    ],
  }
  answer('/api/thing/5', { code: 1, data: stored })
  const saves = answer('/api/thing/update/5', { code: 1, data: stored })
  const { save, type, input } = await open(rowOf<Resource>(ladder, stored), ladder)
  await waitFor(() => expect(input('Từ, dòng 2').value).toBe('5'))
  type('Từ, dòng 2', '6')
  expect(await screen.findByText('5–6 kg: chưa có giá')).toBeTruthy()
  press('Dòng 2')
  expect(document.activeElement).toBe(input('Từ, dòng 2'))
  save()
  const dialog = await screen.findByRole('dialog', { name: 'Lưu đồ vật này?' })
  expect(dialog.textContent).toContain('5–6 kg: chưa có giá')
  press('Vẫn lưu')
  await waitFor(() => expect(saves).toHaveLength(1))
})
