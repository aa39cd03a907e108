// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Referable } from '#descriptor/field.ts'
import { choice, date, defineResource, get, image, parent, reference, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { sanitise } from '../records/sanitise.ts'
import { readPicture } from '../uploads/read-picture.ts'
import { plansOf } from './seed.ts'
import { seedId } from './seed-id.ts'
import { picturesIn } from './seed-pictures.ts'
import { all, PLANS, pictures } from './seeded.test-data.ts'

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
  const goal: Resource = defineResource({
    name: 'goal',
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
      target: reference('Đích', () => goal, { required: true }),
      other: reference('Mục khác', (): Referable => bare),
      parent: parent('Thuộc về'),
      from: date('Từ'),
      to: date('Đến', { notBelow: 'from' }),
      kind: choice('Loại', { linked: 'Có đích', free: 'Không đích' }, { required: true }),
      also: reference('Đích khác', () => goal),
    },
    conditions: [{ when: { kind: 'linked' }, field: 'also', required: true }],
  })

  it('gets valid records of its samples, with pictures and references that are there', () => {
    const plans = plansOf([bare, goal])
    expect(plans.map(([{ name }]) => name)).toEqual(['bare', 'goal'])
    const [, small, , make] = plans[0] ?? []
    const goals = new Map([['goal', Array.from({ length: 5 }, () => ({}))]])
    const rows = make?.(small ?? 0, pictures, goals) ?? []
    expect(rows.length).toBeGreaterThan(15)
    for (const row of rows) expect(validate(bare, { ...newValues(bare), ...row })).toEqual({})
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['linked', 'free']))
    expect(rows.every(({ also }) => also !== '')).toBe(true)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => row['target']))).toEqual(
      new Set([0, 1, 2, 3, 4].map((at) => seedId('goal', at))),
    )
    expect(rows.every(({ other, picture }) => other === '' && picture === '/files/a.png')).toBe(true)
    expect(rows.filter((row) => row['parent'] !== '').length).toBeGreaterThan(10)
  })
})

describe('the pictures of the seeds', () => {
  it.each([
    ['logos', 128, 128, 40],
    ['portraits', 128, 128, 8],
    ['goods', 160, 160, 36],
    ['landscapes', 640, 240, 12],
    ['banners', 640, 240, 16],
    ['photos', 360, 240, 22],
  ] as const)('of %s are WebP of one size, each another one', async (folder, width, height, count) => {
    const found = await picturesIn(folder)
    expect(found).toHaveLength(count)
    for (const bytes of found) {
      expect(readPicture(bytes)).toMatchObject({ type: 'image/webp', width, height })
    }
    expect(new Set(found.map((bytes) => bytes.toString('base64'))).size).toBe(count)
  })
})
