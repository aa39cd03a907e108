import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choice, dateTime, defineResource, money, number, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { showLanguage, translate } from '#text/language.ts'
import { cellOf } from './cell-of-kind.tsx'

const thing = defineResource({
  ...samplePlan,
  operations: {},
  fields: {
    name: text('Tên'),
    from: dateTime('Từ'),
    seen: dateTime('Đã xem', { readOnly: true }),
    days: number('Chờ', { unit: 'ngày' }),
    fee: money('Phí', 'VND'),
    kind: choice('Loại', { a: 'Áo' }),
  },
})
const hourAgo = new Date(Date.now() - 3_600_000 - 30_000).toISOString()

afterEach(async () => {
  cleanup()
  await showLanguage('vi')
})

test.each([
  ['from', /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/],
  ['seen', /^1 giờ trước$/],
])('writes the moment of %s', (name, shown) => {
  const row = { id: '1', raw: {}, name: 'Áo', [name]: hourAgo }
  const { container } = draw(cellOf(thing, row, name, translate.bind(null)))
  expect(container.querySelector('time')?.textContent).toMatch(shown)
})

test.each([
  ['days', 0, '0 days'],
  ['days', null, ''],
  ['fee', 1_250_000.4, '₫1,250,000'],
  ['fee', null, ''],
  ['kind', '__proto__', '__proto__'],
  ['kind', '', ''],
])('writes %s of %j in the language', async (name, value, shown) => {
  await showLanguage('en')
  const row = { id: '1', raw: {}, name: 'Áo', [name]: value }
  const { container } = draw(cellOf(thing, row, name, translate.bind(null)))
  expect(container.textContent).toBe(shown)
})
