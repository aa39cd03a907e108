// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { checkTable } from '#descriptor/check-table.ts'
import { defaultListState, listQuery } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { describeDocument } from './describe.ts'

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(path.resolve('.cache/envelopes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const object = (properties: object) => ({ type: 'object', properties })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const text = { type: 'string' }
const tariff = object({
  id: text,
  title: text,
  rate: { type: 'number', multipleOf: 0.1 },
  kind: { enum: ['flat', 'percent'] },
})
const input = object({
  title: text,
  rate: { type: 'number', multipleOf: 0.1 },
  kind: { enum: ['flat', 'percent'] },
})
const inResult = object({ status: { const: 'OK' }, result: object({ item: tariff }) })

/** A document whose calls wrap a record, its body, its filters and its success. */
const wrapped = {
  openapi: '3.1.0',
  paths: {
    '/v1/tariffs/search': {
      post: {
        requestBody: json(
          object({
            page: object({ number: { type: 'integer' }, size: { type: 'integer', default: 25 } }),
            text,
            filter: object({ kind: text, rate: { type: 'number' }, colour: text, from: text }),
          }),
        ),
        responses: {
          200: json(
            object({
              result: object({ items: { type: 'array', items: tariff }, total: { type: 'integer' } }),
            }),
          ),
        },
      },
    },
    '/v1/tariffs': {
      post: { requestBody: json(object({ tariff: input })), responses: { 201: json(inResult) } },
    },
    '/v1/tariffs/{id}': {
      get: { responses: { 200: json(object({ result: object({ item: tariff }) })) } },
      put: { requestBody: json(object({ tariff: input })), responses: { 200: json(inResult) } },
      delete: { responses: { 204: { description: 'gone' } } },
    },
  },
}

async function described(document: object) {
  const { resources } = describeDocument(document)
  const [first] = resources
  if (!first) return expect.fail('no resource')
  const file = path.join(folder, `${first.name}-${Object.keys((document as typeof wrapped).paths).length}.ts`)
  writeFileSync(file, first.source)
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Resource>
  const resource = module[first.name] ?? expect.fail(first.source)
  return { resource, notes: first.notes, source: first.source }
}

test('writes where a record is in responses and bodies, what counts as success, and filters in a body', async () => {
  const { resource, notes } = await described(wrapped)
  expect(() => checkTable([resource])).not.toThrow()
  const { list, one, create, update, remove } = resource.operations
  const record = { id: '7', title: 'A', rate: 2.5, kind: 'flat' }
  expect(one?.record?.read({ result: { item: record } })).toEqual(record)
  for (const call of [create, update]) {
    expect(call?.body?.write({ title: 'A' })).toEqual({ tariff: { title: 'A' } })
    expect(call?.record?.read({ status: 'OK', result: { item: record } })).toEqual(record)
    const answer = (body: unknown) => call?.succeeds?.holds({ body, status: 200, headers: new Headers() })
    expect([answer({ status: 'OK' }), answer({ status: 'DENIED' })]).toEqual([true, false])
  }
  expect(remove?.succeeds?.holds({ body: null, status: 204, headers: new Headers() })).toBe(true)
  expect(Object.keys(resource.fields)).toEqual(['title', 'rate', 'kind'])
  expect(resource.fields.rate).toMatchObject({ kind: 'number', decimals: 1 })
  const state = { ...defaultListState(resource), search: 'x', filters: { kind: 'flat' } }
  if (!list) throw new Error('no list')
  expect(requestOf(list, { question: listQuery(resource, state) }).body).toEqual({
    page: { number: 1, size: 25 },
    text: 'x',
    filter: { kind: 'flat' },
  })
  expect(resource.list.filters).toEqual(['kind', 'rate'])
  expect(notes).toContain('the filter colour is no field of its records: it is left out')
})

test('prints what the document does not say about a record, a success or a filter', async () => {
  const row = object({ id: text, name: text })
  const { notes, source } = await described({
    openapi: '3.0.0',
    paths: {
      '/parts': {
        get: {
          parameters: [
            {
              in: 'query',
              name: 'where',
              schema: { type: 'array', items: object({ field: text, op: text }) },
            },
          ],
          responses: { 200: json({ type: 'array', items: row }) },
        },
        post: {
          requestBody: json(row),
          responses: { 200: json(object({ code: { type: 'integer' }, payload: {} })) },
        },
      },
      '/parts/{id}': { get: { responses: { 200: json(object({ blob: object({}) })) } } },
    },
  })
  expect(notes).toEqual(
    expect.arrayContaining([
      'GET /parts/{id}: no record is found in its response: its place is not known',
      'POST /parts: no record is found in its response: its place is not known',
      'POST /parts: code may tell success from failure: any answer with a body counts as success',
      'the filter where has a shape of its own: it is left out',
    ]),
  )
  expect(source).not.toContain('filters')
})
