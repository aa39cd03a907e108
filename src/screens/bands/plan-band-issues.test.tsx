// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { crud, defineResource, number, rows, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { band, fare, fareRecords } from './bands.test-data.ts'

const { answer } = office()
const page = (results: readonly object[]) => ({
  data: { results, pagination: { pages: 1, page: 50, total: results.length } },
})

async function drawPlan(resource: Resource, given: readonly object[]) {
  const existing = fareRecords.map((one) => rowOf<Resource>(resource, one))
  const plan = await planChanges(
    resource,
    given.map((values, at) => ({ key: at, line: at + 1, values: {}, ...values })),
    existing,
  )
  draw(<ChangePlanView label="Các dòng" rows={plan.rows} run={null} onSend={vi.fn()} />, resource)
}

const issues = () =>
  screen
    .findByRole('heading', { name: /bảng giá có thêm/ })
    .then((heading) => within(heading.parentElement ?? heading).getAllByRole('listitem'))

test('names the doubtful places that a plan adds to a price list, and leads to its rows', async () => {
  const calls = answer('/api/thing/search', page(fareRecords))
  await drawPlan(fare, [
    { id: '5', values: { to: 4 } },
    { values: { name: 'Rất nặng', way: 'Biển', from: 18, to: 30, price: 80 } },
  ])
  expect((await issues()).map((one) => one.textContent)).toEqual([
    'Biển 4–5 kg: chưa có giáDòng 1Nặng',
    'Biển 18–20 kg: hai mức chồng nhau, 100 và 80NặngDòng 2',
    'Biển 18–30 kg: rẻ hơn mức dưới, 80 so với 100NặngDòng 2',
  ])
  expect(calls.length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Dòng 1' }))
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /Nhẹ/ }))
})

test('reads no price list for a plan that changes no band', async () => {
  const calls = answer('/api/thing/search', page(fareRecords))
  await drawPlan(fare, [{ id: '5', values: { name: 'Rất nhẹ' } }])
  await screen.findByRole('table', { name: 'Các dòng' })
  expect(calls).toHaveLength(0)
})

test('says so where the price list cannot be read, and reads it again on request', async () => {
  answer('/api/thing/search', () => new Response('', { status: 403 }))
  await drawPlan(fare, [{ id: '5', values: { to: 4 } }])
  await screen.findByText(/Chưa xem được các dòng này/)
  answer('/api/thing/search', page(fareRecords))
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await issues()).toHaveLength(1)
})

test('names the doubtful places in the lines of a record', async () => {
  const ladder = defineResource({
    ...samplePlan,
    operations: crud('/api/thing'),
    fields: {
      name: text('Tên', { required: true }),
      steps: rows(
        'Mức giá',
        { from: number('Từ'), to: number('Đến'), price: number('Giá') },
        { bands: band },
      ),
    },
  })
  const steps = [
    { from: 0, to: 5, price: 90 },
    { from: 6, to: 9, price: 100 },
  ]
  await drawPlan(ladder, [{ values: { name: 'Bảng', steps } }])
  expect((await issues()).map((one) => one.textContent)).toEqual(['5–6: chưa có giáDòng 1'])
})
