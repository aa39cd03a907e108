import { afterAll, beforeAll, expect } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

/** A back-end in memory for all tests of a file, and the call that makes a brand. */
export function brandBackEnd() {
  let back: InMemory
  beforeAll(async () => {
    back = await openInMemory()
  }, 60_000)
  afterAll(() => back.close())
  return {
    get back() {
      return back
    },
    makeBrand: async (fields: Record<string, unknown>) => {
      const { status, body } = await back.call('POST', '/api/brand/create', fields)
      expect(status).toBe(200)
      return body.data
    },
  }
}
