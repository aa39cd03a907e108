// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everyKind } from '#descriptor/every-kind.test-data.ts'
import { defineResource, get, put, toggle } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { useColumns } from './use-columns.tsx'

office()
const every: Resource = defineResource({
  ...samplePlan,
  name: 'every',
  operations: { list: get('/api/every'), one: get('/api/every/{id}'), update: put('/api/every/{id}') },
  fields: { ...everyKind, sold: toggle('Đang bán', { words: { on: 'Đang bán', off: 'Tạm dừng' } }) },
  list: { columns: ['toggle'] },
})
const keys = Object.keys(every.fields)
const bare = rowOf(every, { id: 1, is_active: true })
const strange = rowOf(every, { id: 2, ...Object.fromEntries(keys.map((name) => [name, { came: name }])) })

function Listed() {
  const columns = useColumns(every, keys)
  return [bare, strange].map((row) => (
    <section key={row.id} aria-label={row.id}>
      {columns.map(({ key, cell }, at) => (
        <div key={key} data-key={`${row.id} ${at === 0 ? 'lead' : key}`}>
          {cell(row)}
        </div>
      ))}
    </section>
  ))
}

const cell = (id: number, key: string) => document.querySelector(`[data-key="${id} ${key}"]`)

test('shows what came of each kind with a sign, and nothing as off', async () => {
  draw(<Listed />)
  await screen.findAllByTitle(/Không rõ/)
  for (const key of keys) {
    expect([key, cell(1, key)?.textContent]).toEqual([key, 'Không rõ: máy chủ không gửi.'])
    expect([key, cell(2, key)?.querySelector('[title]')?.getAttribute('title')]).toEqual([
      key,
      `Không rõ: máy chủ gửi {"came":"${key}"}.`,
    ])
  }
  const came = '{"came":"number"}'
  expect(cell(2, 'number')?.textContent).toBe(`${came}Không rõ: máy chủ gửi ${came}.`)
  expect(document.body.textContent).not.toMatch(/Tắt|Bật|Tạm dừng/)
  expect(cell(1, 'lead')?.textContent).toContain('Chưa có tên')
})

test('a switch whose value is unknown cannot be pressed', async () => {
  draw(<Listed />)
  await screen.findAllByTitle(/Không rõ/)
  expect(screen.queryAllByRole('switch')).toEqual([])
  expect(screen.queryAllByRole('button')).toEqual([])
})
