// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { crud, defineResource, get, money, number, put, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { translate } from '#text/language.ts'
import { rateEffects } from './rate-effects.ts'

const { answer } = office()

const setting = defineResource({
  ...samplePlan,
  name: 'setting',
  operations: { read: get('/api/setting'), save: put('/api/setting') },
  fields: { rate: number('Tỉ giá'), fee: number('Phí') },
})
const convertTo = { currency: 'VND', rate: { of: () => setting, field: 'rate' } } as const
const ware = defineResource({
  ...samplePlan,
  operations: crud('/api/thing'),
  fields: { name: text('Tên'), price: money('Giá', 'JPY', { convertTo }), weight: number('Nặng') },
})

const row = rowOf<Resource>(setting, { rate: 160, fee: 5 })
const change = (values: object) => ({
  resource: setting as Resource,
  row,
  values: { rate: 160, fee: 5, ...values },
  table: [setting, ware] as readonly Resource[],
})

test('lists twenty amounts at the old and the new rate, and how many more there are', async () => {
  const results = Array.from({ length: 20 }, (_, at) => ({
    id: at + 1,
    name: `Món ${at + 1}`,
    price: 1000 * at,
  }))
  const calls = answer('/api/thing/search', {
    data: { results, pagination: { pages: 1, page: 20, total: 31 } },
  })
  const [effect] = await rateEffects(change({ rate: 170 }), translate)
  expect(effect?.lines).toHaveLength(20)
  expect(effect?.lines[2]).toEqual({
    key: '3 price',
    label: 'Món 3',
    detail: 'Giá',
    before: expect.stringMatching(/^320\.000/),
    after: expect.stringMatching(/^340\.000/),
  })
  expect(effect?.rest).toBe(11)
  expect(calls).toHaveLength(1)
})

test('counts the records that a back-end returned beyond those that are shown', async () => {
  const results = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, name: `Món ${at + 1}`, price: 1000 }))
  answer('/api/thing/search', { data: { results, pagination: { pages: 1, page: 25, total: 31 } } })
  const [effect] = await rateEffects(change({ rate: 170 }), translate)
  expect([effect?.lines.length, effect?.rest]).toEqual([20, 11])
})

test('reads nothing where the rate stays', async () => {
  const calls = answer('/api/thing/search', { data: { results: [] } })
  expect(await rateEffects(change({ fee: 7 }), translate)).toEqual([])
  expect(calls).toHaveLength(0)
})
