// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Referable } from '#descriptor/field.ts'
import { date, defineResource, get, image, parent, reference, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { resources } from '#resources/table.ts'
import { sanitise } from '../records/sanitise.ts'
import { readPicture } from '../uploads/read-picture.ts'
import { landscapePicture, logoPicture } from './pictures.ts'
import { plansOf } from './seed.ts'
import { seedId } from './seed-id.ts'

const PLANS = plansOf(resources)

const pictures = {
  logos: ['/files/a.png'],
  landscapes: ['/files/b.png'],
  portraits: ['/files/c.png'],
  goods: ['/files/d.png', '/files/e.png'],
}

const seeded = (size: 'small' | 'full') => {
  const all = new Map<string, readonly Record<string, unknown>[]>()
  for (const [resource, small, full, make] of PLANS)
    all.set(resource.name, make(size === 'small' ? small : full, pictures, all))
  return all
}

const all = { small: seeded('small'), full: seeded('full') }

describe.each(
  PLANS.map(([resource, small, full, make]) => ({ name: resource.name, resource, small, full, make })),
)('the seeded $name', ({ resource, small, full, make }) => {
  const rows = make(full, pictures, all.full)

  it('has the planned number of records, each valid by its descriptor', () => {
    expect(rows).toHaveLength(full)
    const wrong = rows.flatMap((row) =>
      Object.entries(validate(resource, { ...newValues(resource), ...row })),
    )
    expect(wrong).toEqual([])
    const unknown = rows.flatMap((row) => Object.keys(row).filter((name) => !(name in resource.fields)))
    expect(unknown).toEqual([])
  })

  it('is deterministic, with unique names of people', () => {
    expect(make(full, pictures, all.full)).toEqual(rows)
    expect(make(small, pictures, all.small)).toHaveLength(small)
    const names = rows.map((row) =>
      JSON.stringify([row[resource.label], row['parent_id'] ?? row['parent'], row['position'], row['order']]),
    )
    expect(new Set(names).size).toBe(rows.length)
  })

  it('holds only clean rich text', () => {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind === 'richText')
        for (const row of rows) expect(sanitise(String(row[name]))).toBe(row[name])
    }
  })
})

describe('an entity without a written seed', () => {
  const other: Resource = defineResource({
    name: 'other',
    path: '/other',
    title: 'Mục khác',
    noun: 'mục khác',
    group: 'content',
    icon: 'IconList',
    operations: { list: get('/api/other/search') },
    fields: { name: text('Tên') },
  })
  const bare: Resource = defineResource({
    name: 'bare',
    path: '/bare',
    title: 'Mục thử',
    noun: 'mục thử',
    group: 'content',
    icon: 'IconList',
    operations: { list: get('/api/bare/search') },
    fields: {
      code: text('Mã', { required: true, unique: true, max: 4 }),
      picture: image('Ảnh', { required: true }),
      target: reference('Đích', () => other, { required: true }),
      other: reference('Mục khác', (): Referable => bare),
      parent: parent('Thuộc về'),
      from: date('Từ'),
      to: date('Đến', { notBelow: 'from' }),
    },
  })

  it('gets valid records of its samples, with pictures and references that are there', () => {
    const plans = plansOf([bare, other])
    expect(plans.map(([{ name }]) => name)).toEqual(['bare', 'other'])
    const [, small, , make] = plans[0] ?? []
    const others = new Map([['other', Array.from({ length: 5 }, () => ({}))]])
    const rows = make?.(small ?? 0, pictures, others) ?? []
    expect(rows.length).toBeGreaterThan(15)
    for (const row of rows) expect(validate(bare, { ...newValues(bare), ...row })).toEqual({})
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => row['target']))).toEqual(
      new Set([0, 1, 2, 3, 4].map((at) => seedId('other', at))),
    )
    expect(rows.every(({ other, picture }) => other === '' && picture === '/files/a.png')).toBe(true)
    expect(rows.filter((row) => row['parent'] !== '').length).toBeGreaterThan(10)
  })
})

describe('drawn pictures', () => {
  it('are pictures of the wanted size, and differ', () => {
    const logos = [logoPicture(0), logoPicture(1)]
    expect(readPicture(logos[0] ?? Buffer.alloc(0))).toMatchObject({
      type: 'image/png',
      width: 128,
      height: 128,
    })
    expect(logos[0]).not.toEqual(logos[1])
    expect(readPicture(landscapePicture(3, 64, 24))).toMatchObject({ width: 64, height: 24 })
  })
})
