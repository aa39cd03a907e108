import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defineResource, number, post, text, toggle } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { ChangeTable } from './change-table.tsx'

const thing = defineResource({
  ...samplePlan,
  operations: { create: post('/api/thing') },
  fields: {
    name: text('Tên', { required: true }),
    stock: number('Số lượng'),
    maker: text('Hãng'),
    active: toggle('Đang dùng'),
  },
})

afterEach(cleanup)

async function drawn(given: Readonly<Record<string, unknown>>, outcome?: RowOutcome) {
  const { rows } = await planChanges(thing, [{ key: 1, line: 7, values: given }], [])
  draw(<ChangeTable label="Các dòng" rows={rows} outcomeOf={() => outcome} />, thing)
  return screen.getAllByRole('cell')
}

test('shows the refused text of a cell with its reason', async () => {
  const [, name, , changes] = await drawn({ name: 'Áo', stock: 'nhiều' })
  expect(name?.textContent).toBe('Áo')
  expect(changes?.textContent).toContain('Số lượng “nhiều”: Hãy điền một con số.')
})

test('shows the refused text once where its reason has it', () => {
  const change: PlannedChange = {
    key: 1,
    line: 7,
    status: 'refused',
    before: null,
    values: { name: 'Áo', maker: 'Sony' },
    changes: [],
    problems: { maker: { text: 'Chưa có “Sony”.', with: {} } },
  }
  draw(<ChangeTable label="Các dòng" rows={[change]} outcomeOf={() => undefined} />, thing)
  expect(screen.getByText('Hãng: Chưa có “Sony”.')).toBeDefined()
})

test('shows a toggle in words', async () => {
  const [, , , changes] = await drawn({ name: 'Áo', active: true })
  expect([...(changes?.querySelectorAll('ins') ?? [])].map(({ innerHTML }) => innerHTML)).toContain('Bật')
})

test('shows the reason of a failure beside the changes', async () => {
  const [, , state, changes] = await drawn({ name: 'Áo', stock: 5 }, { state: 'failed', text: 'Đang khóa.' })
  expect(state?.textContent).toBe('Chưa lưu được')
  expect(changes?.textContent).toContain('Đang khóa.')
})
