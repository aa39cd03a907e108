import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dateTime, defineResource, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { translate } from '#text/language.ts'
import { cellOf } from './cell-of-kind.tsx'

const thing = defineResource({
  ...samplePlan,
  operations: {},
  fields: { name: text('Tên'), from: dateTime('Từ'), seen: dateTime('Đã xem', { readOnly: true }) },
})
const hourAgo = new Date(Date.now() - 3_600_000 - 30_000).toISOString()

afterEach(cleanup)

test.each([
  ['from', /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/],
  ['seen', /^1 giờ trước$/],
])('writes the moment of %s', (name, shown) => {
  const row = { id: '1', raw: {}, name: 'Áo', [name]: hourAgo }
  const { container } = draw(cellOf(thing, row, name, translate.bind(null)))
  expect(container.querySelector('time')?.textContent).toMatch(shown)
})
