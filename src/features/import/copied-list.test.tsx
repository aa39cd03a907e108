// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  birthday,
  choice,
  date,
  dateTime,
  defineResource,
  email,
  get,
  longText,
  manyChoice,
  money,
  number,
  phone,
  put,
  reference,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import { readClipboard } from '#hooks/tables/read-clipboard.ts'
import { recordNames } from '#hooks/tables/record-names.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { ListPage } from '#screens/list/list-page.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { showLanguage } from '#text/language.ts'
import { planFor } from './plan-for.test-data.ts'

const { answer } = office()
afterEach(() => showLanguage('vi'))

const rates: Resource = defineResource({
  ...samplePlan,
  name: 'rates',
  operations: { read: get('/api/rates'), save: put('/api/rates') },
  fields: { rate: number('Tỉ giá') },
})
const brand: Resource = defineResource({
  ...samplePlan,
  name: 'brand',
  operations: { options: get('/api/brands') },
  fields: { name: text('Tên') },
})
const fields = {
  name: text('Tên áo'),
  code: text('Mã hàng'),
  price: money('Giá', 'JPY', { convertTo: { currency: 'VND', rate: { of: () => rates, field: 'rate' } } }),
  fee: money('Phí', 'VND'),
  weight: number('Cân nặng', { unit: 'kg' }),
  active: toggle('Đang dùng'),
  shown: toggle('Hiện', { words: { on: 'Đang hiện', off: 'Chưa hiện' } }),
  site: choice('Trang', { yahoo: 'Yahoo', rakuten: 'Rakuten' }),
  sizes: manyChoice('Cỡ', { s: 'Nhỏ', m: 'Vừa' }),
  brand: reference('Hiệu', () => brand),
  day: date('Ngày nhập'),
  born: birthday('Ngày sinh'),
  from: dateTime('Hiện từ'),
  phone: phone('Điện thoại'),
  email: email('Email'),
  link: url('Liên kết'),
  note: longText('Ghi chú'),
}

const coat: Resource = defineResource({
  ...samplePlan,
  name: 'coat',
  path: '/coats',
  operations: { list: get('/api/coats'), update: put('/api/coats/{id}'), create: put('/api/coats') },
  fields,
  list: { columns: Object.keys(fields) as (keyof typeof fields)[], lead: { detail: ['code'] } },
})
const raws = [0, 1, 2].map((at) => ({
  id: `r${at}`,
  name: `Áo len dệt kim tay dài cổ lọ màu xám đậm cho mùa đông số ${at}`,
  code: `SP-${at}`,
  price: 8740 + at,
  fee: [1_250_000, 1250, null][at],
  weight: [1000, 1234.125, 0.5][at],
  active: at % 2 === 0,
  shown: at % 2 === 1,
  site: 'yahoo',
  sizes: ['s', 'm'],
  brand: 'b1',
  day: '2025-09-02',
  born: '1940-09-01',
  from: new Date(Date.now() - at * 3_600_000).toISOString(),
  phone: '0901 234 567',
  email: 'lan@congty.vn',
  link: `https://www.a.example/b%20c/?q=${at}`,
  note: `${'a b '.repeat(200)}\n\n${at}`,
}))

test.each(['vi', 'en'] as const)(
  'imports rows copied from a list in %s without a change',
  async (language) => {
    await showLanguage(language)
    answer('/api/coats', { data: { results: raws, pagination: { total: raws.length } } })
    answer('/api/rates', { data: { rate: 168.5 } })
    answer('/api/brands', { data: [{ id: 'b1', name: 'Sony' }] })
    draw(
      <ResourcesContext value={[coat, brand, rates]}>
        <ResourceContext value={coat}>
          <ListPage search={{}} state={defaultListState(coat)} hrefOf={() => '/coats'} />
        </ResourceContext>
      </ResourcesContext>,
    )
    await waitFor(() => expect(screen.getByRole('table').textContent).toMatch(/≈ .*Sony/))
    const table = readClipboard({ html: screen.getByRole('table').outerHTML, text: '' })
    const context = {
      ...plainContext(coat),
      namesOf: () => recordNames([{ id: 'b1', label: 'Sony', parent: '', more: '' }]),
    }
    const { plan } = await planFor({ context, existing: raws.map((raw) => rowOf(coat, raw)) }, table)
    expect(plan.rows.flatMap(({ changes, problems }) => [...changes, ...Object.entries(problems)])).toEqual(
      [],
    )
    expect(plan.counts).toEqual({ new: 0, changed: 0, held: 0, same: 3, refused: 0 })
  },
)
