// @vitest-environment node
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { resources } from '#resources/table.ts'
import { statements } from '../../proof/checklist.mjs'
import { openApiDocument } from './document.ts'

const document = openApiDocument(resources)

test('an independent validator finds nothing', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('every call of the specification is an operation', () => {
  const called = Object.values(statements).flatMap(({ call }) => call ?? [])
  const missing = called.filter((call) => {
    const [, method = '', path = ''] = /^(\w+) ([^?]+)/.exec(call) ?? []
    return !document.paths[path.replace('{_id}', '{id}')]?.[method.toLowerCase()]
  })
  expect(missing).toEqual([])
})
