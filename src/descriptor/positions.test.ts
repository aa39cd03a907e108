// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PositionedRecord, positionChanges } from './positions.ts'

const order = (...places: readonly (readonly [string, number | null])[]): readonly PositionedRecord[] =>
  places.map(([id, position]) => ({ id, position }))
const changed = (...given: Parameters<typeof positionChanges>) =>
  Object.fromEntries(positionChanges(...given))

describe('positionChanges', () => {
  test('takes a free number, and leaves the others alone', () => {
    expect(changed(order(['a', 10], ['x', 40], ['b', 20]), 'x')).toEqual({ x: 11 })
    expect(changed(order(['x', 9], ['a', 3]), 'x')).toEqual({ x: 2 })
    expect(changed(order(['a', 3], ['x', 1]), 'x')).toEqual({ x: 4 })
  })

  test('pushes on only those in the way', () => {
    expect(changed(order(['a', 1], ['x', 4], ['b', 2], ['c', 3], ['d', 9]), 'x')).toEqual({
      x: 2,
      b: 3,
      c: 4,
    })
    expect(changed(order(['x', 3], ['a', 0], ['b', 1], ['c', 7]), 'x')).toEqual({ x: 0, a: 1, b: 2 })
  })

  test('returns no changes for the current order', () => {
    expect(changed(order(['a', 1], ['x', 2], ['b', 3]), 'x')).toEqual({})
    expect(changed(order(['x', 5]), 'x')).toEqual({})
  })

  test('parts equal numbers behind the moved one', () => {
    expect(changed(order(['a', 5], ['x', 5], ['b', 5], ['c', 5]), 'x')).toEqual({ x: 6, b: 7, c: 8 })
  })

  test('numbers those before the moved one that had none; those after it stay last', () => {
    expect(changed(order(['a', null], ['x', null], ['b', null]), 'x')).toEqual({ a: 1, x: 2 })
    expect(changed(order(['x', null], ['a', null]), 'x')).toEqual({ x: 1 })
  })

  test('renumbers all records if there is no free position', () => {
    expect(changed(order(['a', 8], ['x', 1], ['b', 9]), 'x', { max: 9 })).toEqual({ a: 1, x: 2, b: 3 })
  })

  test('produces the requested order from any positions', () => {
    const position = fc.option(fc.integer({ min: 0, max: 30 }), { nil: null })
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (places, from, to) => {
          const shown = places
            .map((one, index) => ({ id: String(index), position: one }))
            .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
          const [moved] = shown.splice(from % shown.length, 1)
          if (!moved) return
          shown.splice(to % (shown.length + 1), 0, moved)
          const changes = positionChanges(shown, moved.id, { min: 0, max: 9999 })
          const stood = shown.map((one) => ({
            id: one.id,
            position: changes.get(one.id) ?? one.position ?? Infinity,
          }))
          const sorted = stood.toSorted((a, b) =>
            a.position < b.position ? -1 : a.position > b.position ? 1 : 0,
          )
          expect(sorted.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
          const at = stood.findIndex(({ id }) => id === moved.id)
          // The position alone separates the moved record from its neighbours.
          for (const near of [stood[at - 1], stood[at + 1]])
            expect(near?.position).not.toBe(stood[at]?.position)
        },
      ),
    )
  })
})
