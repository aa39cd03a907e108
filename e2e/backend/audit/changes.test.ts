import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'

describe('changesOf', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'records a new field with the name %s of a member of Object.prototype',
    (name) => {
      const after = Object.fromEntries([[name, 'x']])
      expect(Object.entries(changesOf({}, after))).toEqual([[name, { before: null, after: 'x' }]])
      expect(Object.entries(changesOf(null, after))).toEqual([[name, { after: 'x' }]])
    },
  )
})
