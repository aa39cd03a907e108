// @vitest-environment node
import { expect, test } from 'vitest'
import { readHeads } from './run-head.ts'

test('reads the run of a pasted table, from the time before imports took them, as that of an import', () => {
  const head = { id: 'a', resource: 'price', at: Date.now(), total: 1, counts: { done: 1 } }
  expect(readHeads([{ ...head, origin: 'paste' }])).toEqual([{ ...head, origin: 'import' }])
  expect(readHeads([{ ...head, origin: 'grid' }])).toEqual([{ ...head, origin: 'grid' }])
})
