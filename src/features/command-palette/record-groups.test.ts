import { expect, test } from 'vitest'
import { defineResource, email, get, phone, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { namesOf } from '#hooks/names/known-names.ts'
import { nameOfRow } from '#hooks/names/name.ts'
import { translate } from '#text/language.ts'
import { foundNames, recordGroups } from './record-groups.ts'

const customer: Resource = defineResource({
  ...samplePlan,
  name: 'customer',
  path: '/customers',
  title: 'Khách',
  noun: 'khách',
  operations: { list: get('/api/customer') },
  fields: { name: text('Họ tên'), email: email('Email'), mobile: phone('Điện thoại') },
  list: { columns: ['name', 'email', 'mobile'], search: true },
})

test.each([
  ['0917658529', '0917 658 529'],
  ['917.658', '0917 658 529'],
  ['thu90', 'thu90@vidu.vn'],
  ['hà thu', undefined],
])('a record found by “%s” shows the text that it matches besides the name: %s', (query, detail) => {
  const raw = { id: '1', name: 'Hà Thu', email: 'thu90@vidu.vn', mobile: '0917 658 529' }
  const names = namesOf([nameOfRow(customer, rowOf(customer, raw))])
  const [group] = recordGroups(
    foundNames([{ resource: customer, names }], query, false),
    [],
    query,
    translate,
  )
  expect(group?.items.map((item) => [item.label, item.detail])).toEqual([['Hà Thu', detail]])
})
