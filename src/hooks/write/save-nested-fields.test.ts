// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { saveRecord } from './save-record.ts'

const { answer } = office()

test('keeps the siblings of a nested field that a response has a part of', async () => {
  const resource: Resource = {
    ...thing,
    fields: {
      ...thing.fields,
      city: text('Nơi', { at: 'address.city' }),
      door: text('Cửa', { at: 'address.in.door' }),
    },
  }
  const address = { city: 'Huế', in: { door: 'B', floor: 2 }, street: 'Lê Lợi' }
  const before = rowOf<Resource>(resource, { id: 5, name: 'Áo', active: true, address })
  answer('/api/thing/update/5', { code: 1, data: { id: 5, address: { in: { floor: 3 } } } })
  const row = await saveRecord(resource, { before, values: { ...valuesOf(resource, before), city: 'Vinh' } })
  expect(row).toMatchObject({ city: 'Vinh', door: 'B' })
  expect(row?.raw.address).toEqual({ city: 'Vinh', in: { door: 'B', floor: 3 }, street: 'Lê Lợi' })
})
