import { crud, defineResource, number, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'

/** The columns of a band. */
export const band = { from: 'from', to: 'to', price: 'price' } as const

/** A price list whose records are bands. */
export const fare = defineResource({
  ...samplePlan,
  operations: crud('/api/thing'),
  fields: {
    name: text('Tên', { required: true }),
    way: text('Đường'),
    from: number('Từ'),
    to: number('Đến', { notBelow: 'from', unit: 'kg' }),
    price: number('Giá'),
  },
  bands: { ...band, per: ['way'] },
})

/** Its records: two bands that follow each other. */
export const fareRecords = [
  { id: 5, name: 'Nhẹ', way: 'Biển', from: 0, to: 5, price: 90 },
  { id: 6, name: 'Nặng', way: 'Biển', from: 5, to: 20, price: 100 },
]
