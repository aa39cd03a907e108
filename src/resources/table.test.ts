// @vitest-environment node

import { describe, expect, test } from 'vitest'
import { isFilterable } from '#descriptor/filters/filterable.ts'
import type { OperationOptions } from '#descriptor/operation.ts'
import { resources } from './table.ts'

const unique = (values: readonly string[]) => expect(values).toEqual([...new Set(values)])

test('names, paths, titles and roles in quotes are unique', () => {
  unique(resources.map(({ name }) => name))
  unique(resources.map(({ path, tab }) => `${path} ${tab}`))
  unique(resources.map(({ title }) => title))
  for (const role of ['settings', 'prices'] as const)
    expect(resources.filter(({ quote }) => quote?.[role]).length, role).toBeLessThan(2)
  unique(resources.flatMap(({ form }) => form.path ?? []))
})

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const { fields, list, form, operations } = resource
  const names = Object.keys(fields)

  test('its columns, order, filters and rows are its fields, each once', () => {
    const placed = [...(form.rows ?? []).flat(), ...(form.side ?? [])]
    for (const some of [list.columns, list.sort ?? [], list.filters ?? [], list.importKey ?? [], placed]) {
      unique(some)
      expect(names).toEqual(expect.arrayContaining([...some]))
    }
    expect(names).toContain(resource.label)
    expect((list.filters ?? []).filter((filter) => !isFilterable(resource, filter))).toEqual([])
  })

  test('its fields refer only to fields and look-ups that exist', () => {
    for (const [field, more] of Object.entries(fields)) {
      const refers = more as unknown as { [refers: string]: string | undefined }
      for (const other of ['blankTo', 'slugFrom', 'currencyFrom', 'notBelow'].map((one) => refers[one])) {
        if (other !== undefined) expect(names.filter((one) => one !== field)).toContain(other)
      }
      if (refers['lookup'] !== undefined) expect(operations.lookups).toHaveProperty(refers['lookup'])
    }
  })

  test('limits a view by its query or by its fixed filter', () => {
    for (const [view, { operation, where = {} }] of Object.entries(operations.views ?? {})) {
      expect(Object.keys({ ...operation.query, ...where }), view).not.toEqual([])
      expect(names).toEqual(expect.arrayContaining(Object.keys(where)))
    }
  })

  test('has trimmed texts and unique field labels', () => {
    const labels = Object.values(fields).map(({ label }) => label)
    unique(labels)
    for (const word of [resource.title, resource.noun, ...labels]) expect(word).toMatch(/^\S(.*\S)?$/)
    expect(resource.noun.charAt(0), 'a noun is used inside a sentence').toBe(
      resource.noun.charAt(0).toLowerCase(),
    )
  })

  test('sends an id either in the path, the query or the body', () => {
    const writes = [operations.update, operations.remove].filter((one) => one !== undefined)
    for (const one of writes) {
      expect((one as OperationOptions).id, one.path).toBe(one.path.includes('{') ? 'path' : one.id)
      expect(one.id, `${one.path} names no record`).toBeDefined()
    }
  })
})
