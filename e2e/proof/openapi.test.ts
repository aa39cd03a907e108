// @vitest-environment node
import { expect, test } from 'vitest'
import { resources } from '#resources/table.ts'
import { apiCalls, documentPath } from '../backend/openapi/document.ts'
import { statements } from './checklist.mjs'

test('the OpenAPI document has an operation for every call of the specification', () => {
  const described = apiCalls(resources).map(({ method, path }) => `${method} ${documentPath(path)}`)
  const specified = Object.values(statements).flatMap(({ call }) => call ?? [])
  expect(specified.length).toBeGreaterThan(20)
  const missing = specified.filter((call) => !described.includes(documentPath(call.replace(/\?.*/, ''))))
  expect(missing).toEqual([])
})
