import { describe, expect, it } from 'vitest'
import { chunkCycle } from './chunk-cycle.ts'

describe('chunkCycle', () => {
  it('finds a circle behind other imports', () => {
    expect(chunkCycle({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] })).toEqual(['b', 'd', 'b'])
  })

  it('finds nothing when two files import the same one', () => {
    expect(chunkCycle({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toBeUndefined()
  })
})
