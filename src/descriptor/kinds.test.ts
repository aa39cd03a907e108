// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyField } from './every-kind.test-data.ts'
import type { Field } from './field.ts'
import { rulesOf } from './kinds.ts'
import { sameValue } from './row.ts'
import { sampleValue } from './samples.ts'
import { problemOf } from './validate.ts'

const count = fc.integer({ min: 0, max: 100_000 })
const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true })

describe.each(everyField.map((field) => [field.kind, field] as const))('%s', (_, field) => {
  const rules = rulesOf(field)

  test('a sample is valid, and reads back as itself', () => {
    fc.assert(
      fc.property(count, (n) => {
        const sample = sampleValue(field, n)
        expect(problemOf(field, sample)).toBeNull()
        expect(sameValue(rules.read(sample, field), sample)).toBe(true)
      }),
    )
  })

  test('samples differ between neighbours, unless they name another record', () => {
    const refers = ['reference', 'references', 'parent'].includes(field.kind)
    expect(sameValue(sampleValue(field, 1), sampleValue(field, 2))).toBe(refers)
  })

  test('whatever a back-end sends, reading gives a value of the kind and never throws', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const value = rules.read(raw, field)
        const some = field.kind === 'position' ? {} : 0
        expect(shape(value)).toBe(shape(rules.empty === null && value !== null ? some : rules.empty))
        expect(sameValue(rules.read(value, field), value), 'reading twice changes nothing').toBe(true)
      }),
    )
  })

  test('reads a missing value as empty', () => {
    for (const nothing of [null, undefined, '', {}, []]) {
      expect(sameValue(rules.read(nothing, field), rules.empty)).toBe(true)
    }
  })

  test('empty is refused exactly when the field is required', () => {
    expect(problemOf(field, rules.empty)).toBeNull()
    // A switch that is off has a value, and a read-only field is never required.
    if (field.kind === 'toggle' || field.kind === 'readOnly') return
    const required = { ...field, required: true } as Field
    expect(problemOf(required, rules.empty)?.text).toBe('Hãy điền ô này.')
  })

  test('a value of another shape is refused, not let through', () => {
    for (const wrong of [undefined, {}, Symbol('x'), () => 1, new Date()]) {
      expect(problemOf(field, wrong)).not.toBeNull()
    }
  })
})

function shape(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}
