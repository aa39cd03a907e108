// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Texts } from '#descriptor/texts.ts'
import { resources } from '#resources/table.ts'
import { describedCalls } from '../run/described-calls.ts'
import specified from './specified-calls.json' with { type: 'json' }

/** The specification of one entity, written by hand and not derived from its descriptor. */
interface SpecifiedEntity {
  /** Section 7: name, method, path, and all other parameters. */
  readonly operations: readonly string[]
  /** The departures from the defaults: S3-03 to S3-11, S8-12 to S8-30. */
  readonly differs?: Readonly<Record<string, unknown>>
  readonly removeTexts?: Texts
}

const specifiedCalls: Readonly<Record<string, SpecifiedEntity>> = specified

/** `update PUT /api/brand/update, id in body, succeeds by data`: an operation in the form of the expected calls. */
function written(name: string, operation: Operation): string {
  const { method, path, id, idName, query, headers, succeeds, base } = operation
  const more = [
    id === 'body' && 'id in body',
    id === 'query' && `id in query as ${idName ?? 'id'}`,
    query && new URLSearchParams(query as Record<string, string>).toString(),
    headers &&
      Object.entries(headers)
        .map(([header, value]) => `${header} ${value}`)
        .join(', '),
    base && base !== 'api' && `at ${base}`,
    succeeds && `succeeds by ${succeeds.name}`,
  ].filter(Boolean)
  return [`${name} ${method} ${path}`, ...more].join(', ')
}

function callsOf(resource: Resource): readonly string[] {
  const { views = {}, lookups = {}, ...plain } = resource.operations
  return [
    ...Object.entries(plain).map(([name, operation]) => written(name, operation)),
    ...Object.entries(views).map(([name, view]) => written(`view ${name}`, view.operation)),
    ...Object.entries(lookups).map(([name, operation]) => written(`lookup ${name}`, operation)),
  ]
}

function resourceNamed(name: string): Resource {
  const resource = resources.find((one) => one.name === name)
  if (!resource) throw new Error(`the table has no entity ${name}, which the specification names`)
  return resource
}

// An entity that the specification does not name is free in its calls.
describe.each(Object.entries(specifiedCalls))('%s', (name, expected) => {
  test('makes exactly the calls of the specification', () => {
    expect(callsOf(resourceNamed(name))).toEqual(expected.operations)
  })

  test('reads its pages, its ids and its failures as specified', () => {
    const { pagination, envelope, idKey, texts, searchFailed, operations } = resourceNamed(name)
    const dialect = `${pagination.name} ${pagination.perPage}`
    expect({ dialect, envelope: envelope.name, idKey, texts, searchFailed }).toEqual({
      dialect: 'pages/page 50',
      envelope: 'data.results',
      idKey: 'id',
      texts: { refused: 'Lưu thành thất bại!', unreachable: 'Save failed' },
      searchFailed: 'Search roles failed',
      ...expected.differs,
    })
    expect(operations.remove?.texts).toEqual(expected.removeTexts)
  })
})

test('the calls of the table include those of look-ups', () => {
  expect(describedCalls()).toContain('GET /api/guide/slug/{slug}')
})
