// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { newValues } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { sanitise } from '../records/sanitise.ts'
import { readPicture } from '../uploads/picture.ts'
import { landscapePicture, logoPicture } from './pictures.ts'
import { PLANS } from './seed.ts'
import { seedId } from './seed-id.ts'

const pictures = { logos: ['/files/a.png'], landscapes: ['/files/b.png'], portraits: ['/files/c.png'] }

describe.each(
  PLANS.map(([resource, small, full, make]) => ({ name: resource.name, resource, small, full, make })),
)('the seeded $name', ({ resource, small, full, make }) => {
  const rows = make(full, pictures)

  it('is as many as planned, each in order by its own rules', () => {
    expect(rows).toHaveLength(full)
    const wrong = rows.flatMap((row) =>
      Object.entries(validate(resource, { ...newValues(resource), ...row })),
    )
    expect(wrong).toEqual([])
    const unknown = rows.flatMap((row) => Object.keys(row).filter((name) => !(name in resource.fields)))
    expect(unknown).toEqual([])
  })

  it('is the same every time, and nobody is called alike', () => {
    expect(make(full, pictures)).toEqual(rows)
    expect(make(small, pictures)).toHaveLength(small)
    const names = rows.map((row) =>
      JSON.stringify([row[resource.label], row['parent_id'], row['position'], row['order']]),
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

describe('seeded product categories', () => {
  it('are a tree of five levels whose parents come first', () => {
    const [, , full, make] = PLANS.find(([resource]) => resource.name === 'product-category') ?? []
    const rows = make?.(full ?? 0, pictures) ?? []
    const depths = new Map<unknown, number>([['', 0]])
    for (const [at, row] of rows.entries()) {
      const above = depths.get(row['parent_id'])
      expect(above).toBeDefined()
      depths.set(seedId('product-category', at), (above ?? 0) + 1)
    }
    expect(Math.max(...depths.values())).toBe(5)
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
