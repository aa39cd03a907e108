// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Field } from '#descriptor/field.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { readSpelling, rowOf, valuesOf } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { resources } from '#resources/table.ts'

const actor = { subject: 'u1', name: 'Lan' }
const aliased = resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, { alias = [] }]) =>
    alias.map((other) => [`${resource.name}.${name} and ${other}`, resource, name, other] as const),
  ),
)

/** Two values of a field and none. */
function valuesFor(field: Field): readonly [unknown, unknown, unknown] {
  if (field.kind === 'choice') {
    const [one, two] = Object.keys(field.options)
    return [one, two, '']
  }
  return field.kind === 'references' ? [['a', 'b'], ['c'], []] : ['a', 'c', '']
}

/** The ways in which back-ends spell a value. */
function shapesOf({ kind }: Field, value: unknown): readonly unknown[] {
  if (Array.isArray(value))
    return [
      value,
      value.map((id: unknown) => ({ _id: id, name: 'Tên' })),
      value.map((id) => ({ id })),
      value.join(','),
    ]
  if (kind === 'choice') return [value, [value]]
  if (kind === 'reference' || kind === 'parent')
    return [value, { _id: value, name: 'Tên' }, { id: value }, null]
  return [value, null]
}

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return ['list', ...new Set(value.map(shapeOf).map((one) => JSON.stringify(one)))]
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.keys(value).filter((key) => key !== 'name')
}

test('the table has fields with other names', () => expect(aliased.length).toBeGreaterThan(20))

describe.each(aliased)('%s', (_, resource, name, other) => {
  const field = fieldOf(resource, name)
  const own = field.at ?? name
  const [before, after, none] = valuesFor(field)
  const shapes = shapesOf(field, before).flatMap((one) =>
    shapesOf(field, before).map((two) => [one, two] as const),
  )

  test('are written equal in every pair of shapes, each in its own', () => {
    for (const [one, two] of shapes)
      for (const value of [after, none]) {
        const raw = withValueAt(withValueAt({ id: 1, unknown: { kept: true } }, own, one), other, two)
        const row = rowOf(resource, raw)
        const values = { ...valuesOf(resource, row), [name]: value }
        const body = bodyOf(resource, { before: row, values, actor })
        const read = [own, other].map((path) => readSpelling(resource, name, valueAt(body, path)))
        const isUnchanged = JSON.stringify(readSpelling(resource, name, one)) === JSON.stringify(value)
        if (isUnchanged) continue
        expect([one, two, read]).toEqual([one, two, [value, value]])
        expect(body).toMatchObject({ id: 1, unknown: { kept: true } })
        if (value !== after) continue
        for (const [path, shape] of [
          [own, one],
          [other, two],
        ] as const)
          if (shape !== null) expect(shapeOf(valueAt(body, path))).toEqual(shapeOf(shape))
      }
  })

  test('are not invented where a record has one of them', () => {
    for (const path of [own, other]) {
      const row = rowOf(resource, withValueAt({ id: 1 }, path, before))
      const body = bodyOf(resource, {
        before: row,
        values: { ...valuesOf(resource, row), [name]: after },
        actor,
      })
      expect([own, other].filter((one) => valueAt(body, one) !== undefined)).toEqual([path])
    }
  })
})
