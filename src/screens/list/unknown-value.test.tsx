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
import type { Translate } from '#hooks/use-text.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { translate } from '#text/language.ts'
import { cellOf } from './cell-of-kind.tsx'
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
const spelt = rowOf(every, { id: 3, number: 'mười' })
const strange = rowOf(every, { id: 2, ...Object.fromEntries(keys.map((name) => [name, { came: name }])) })

function Listed() {
  const [lead, ...others] = useColumns(every)
  return [bare, strange, spelt].map((row) => (
    <section key={row.id} aria-label={row.id}>
      {/* The lead column has the key of the field that is its name. */}
      <div data-key={`${row.id} lead`}>{lead?.cell({ row: { original: row } })}</div>
      {/* Fields that are no columns have cells elsewhere. */}
      {keys.map((name) => (
        <div key={name} data-key={`${row.id} ${name}`}>
          {others.find(({ id }) => id === name)?.cell({ row: { original: row } }) ??
            cellOf(every, row, name, t)}
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
  // The text of an object is code: it is in the reason alone.
  expect(cell(2, 'number')?.querySelector('[class*="came"]')).toBeNull()
  expect(cell(3, 'number')?.textContent).toBe('mườiKhông rõ: máy chủ gửi mười.')
  expect(document.body.textContent).not.toMatch(/Tắt|Bật|Tạm dừng/)
  expect(cell(1, 'lead')?.textContent).toContain('Chưa có tên')
})

test('a switch whose value is unknown cannot be pressed', async () => {
  draw(<Listed />)
  await screen.findAllByTitle(/Không rõ/)
  expect(screen.queryAllByRole('switch')).toEqual([])
  expect(screen.queryAllByRole('button')).toEqual([])
})

const t: Translate = translate.bind(null)

test('shows the cells of a table as they came with a sign', async () => {
  const tableOf = (id: number, line: object) =>
    rowOf(every, { id, rows: [{ name: 'A', step: 1, each: true }, line] })
  const rows = [
    tableOf(1, { name: 'B', step: 'mười', each: 'có' }),
    tableOf(2, { name: 'B', step: 2, each: false }),
  ]
  draw(
    <>
      {rows.map((row) => (
        <p key={row.id} data-testid={row.id}>
          {cellOf(every, row, 'rows', t)}
        </p>
      ))}
    </>,
  )
  expect(await screen.findByTitle('Không rõ: máy chủ gửi A · 1 · Bật; B · mười · có.')).toBeTruthy()
  expect((await screen.findByTestId('2')).textContent).toBe('A · 1 · Bật; B · 2 · Tắt')
})
