// @vitest-environment node
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Field } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { resources } from '#resources/table.ts'
import { type AppResponse, type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { hugeValues, oddBodies, oddTexts, oddValues } from '../../testing/odd-inputs.ts'
import { ofThisPart } from '../../testing/part.ts'
import { recordRoutes } from './record-routes.ts'

/** Generated inputs for each call; `npm run soak` uses more. */
const RUNS = Number(process.env['GENERATED_INPUTS'] ?? 20)

// A thousand saves to a test: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

/** The text as one path segment; text that cannot be encoded is returned unchanged. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text) || '%20'
  } catch {
    return '%ED%A0%80'
  }
}

/** Expects no 5xx, and the error envelope for every 4xx. */
function expectCalm(answer: AppResponse, sent: unknown): void {
  if (answer.status >= 500) throw new Error(`${answer.status} for ${JSON.stringify(sent)?.slice(0, 300)}`)
  if (answer.status < 400) return
  expect(answer.body).toMatchObject({ code: 0, message: expect.any(String) })
}

const calls = ofThisPart(recordRoutes(resources).map(({ method, path }) => ({ method, path })))
const writes = calls.filter(({ method }) => method === 'POST' || method === 'PUT')

const value = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...oddValues),
  fc.json(),
  fc.string({ unit: 'binary' }),
)
const words = fc.oneof(
  fc.constantFrom(...oddTexts, '\0', '\ud800', ''),
  fc.string({ unit: 'binary' }),
  fc.double().map(String),
)

describe.each(calls)('$method $path', ({ method, path }) => {
  it('returns no 5xx for any path or query', async () => {
    const names = [
      'id',
      '_id',
      'parent_id',
      'pages',
      'page',
      'size',
      'keyword',
      'sort',
      'active',
      'category',
      'position',
    ]
    await fc.assert(
      fc.asyncProperty(words, fc.dictionary(fc.constantFrom(...names), words), async (id, query) => {
        const search = new URLSearchParams(query)
        const at = path.replace(/:\w+/, encoded(id))
        expectCalm(await back.call(method, `${at}?${search}`, method === 'GET' ? undefined : {}), [id, query])
      }),
      { numRuns: RUNS },
    )
  })
})

describe.each(writes)('$method $path', ({ method, path }) => {
  const at = path.replace(/:\w+/, 'missing')

  it('returns no 5xx for any body', async () => {
    for (const body of oddBodies) expectCalm(await back.call(method, at, body), body)
  })
})

const creations = ofThisPart(resources).flatMap((resource) => {
  const create = resource.operations.create ?? resource.operations.upsert ?? resource.operations.save
  return create ? [{ name: resource.name, resource, create }] : []
})

/** A record that is in order, with a value of each field's own. */
function sampleOf(resource: Resource, n: number): Record<string, unknown> {
  return { ...newValues(resource), ...sampleValues(resource, n) }
}

/** Whether a field takes any text that can be stored; an identifier does not. */
function isPlain(field: Field | undefined): boolean {
  return field?.kind === 'longText' || (field?.kind === 'text' && !field.identifier)
}

describe.each(creations)('a $name', ({ resource, create }) => {
  const save = (body: unknown) => back.call(create.method, create.path, body)
  const names = Object.keys(resource.fields)

  it('takes the sample of every kind', async () => {
    const { status, body } = await save(sampleOf(resource, 3))
    expect([status, body.errors]).toEqual([200, undefined])
  })

  it('returns no 5xx for any value of declared and undeclared fields', async () => {
    const kinds = new Map(names.map((name) => [resource.fields[name]?.kind, name]))
    const odd = [...names, 'unknown'].flatMap((name) => oddValues.map((each) => ({ [name]: each })))
    const huge = [...kinds.values(), 'unknown'].flatMap((name) =>
      hugeValues.map((each) => ({ [name]: each })),
    )
    for (const change of [...odd, ...huge])
      expectCalm(await save({ ...sampleOf(resource, 1), ...change }), change)
  })

  it('returns no 5xx for generated input', async () => {
    const body = fc.dictionary(
      fc.constantFrom(...names, 'id', '_id', 'extra', 'folded', '__proto__', 'constructor', 'unknown'),
      value,
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => expectCalm(await save(sent), sent)),
      { numRuns: RUNS },
    )
  })

  it('returns valid text byte for byte', async () => {
    const plain = names.filter((name) => isPlain(resource.fields[name]))
    for (const [place, odd] of oddTexts.entries()) {
      const texts = Object.fromEntries(plain.map((name) => [name, odd.trim() === '' ? `x${odd}x` : odd]))
      const { status, body } = await save({ ...sampleOf(resource, 200 + place), ...texts, unknown: odd })
      expect([odd, status]).toEqual([odd, 200])
      expect(body.data).toMatchObject({ ...texts, unknown: odd })
    }
  })
})
