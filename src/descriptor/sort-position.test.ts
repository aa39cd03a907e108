// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PositionedRecord, positionChanges } from './sort-position.ts'

const order = (...places: readonly (readonly [string, number | null])[]): readonly PositionedRecord[] =>
  places.map(([id, position]) => ({ id, position }))
const changed = (...given: Parameters<typeof positionChanges>) =>
  Object.fromEntries(positionChanges(...given))

describe('positionChanges', () => {
  test('takes a free number, and leaves the others alone', () => {
    expect(changed(order(['a', 10], ['x', 40], ['b', 20]), 'x')).toEqual({ x: 15 })
    expect(changed(order(['x', 9], ['a', 3]), 'x')).toEqual({ x: 2 })
    expect(changed(order(['a', 3], ['x', 1]), 'x')).toEqual({ x: 4 })
  })

  test('renumbers the fewest records where there is no free number, on either side', () => {
    const [before, after] = [order(['a', 1], ['x', 4]), order(['b', 2], ['c', 3], ['d', 9])]
    expect(changed([...before, ...after], 'x')).toEqual({ a: 0, x: 1 })
    expect(changed([...before, ...after], 'x', { min: 1 })).toEqual({ x: 3, b: 5, c: 7 })
    expect(changed(order(['x', 3], ['a', 0], ['b', 1], ['c', 7]), 'x')).toEqual({ x: 4, a: 5, b: 6 })
    expect(changed(order(['a', 1], ['x', 3], ['b', 2]), 'x')).toEqual({ x: 2, b: 3 })
  })

  test('returns no changes for the current order', () => {
    expect(changed(order(['a', 1], ['x', 2], ['b', 3]), 'x')).toEqual({})
    expect(changed(order(['x', 5]), 'x')).toEqual({})
  })

  test('parts equal numbers behind the moved one', () => {
    expect(changed(order(['a', 5], ['x', 5], ['b', 5], ['c', 5]), 'x')).toEqual({ a: 3, x: 4 })
    expect(changed(order(['a', 0], ['b', 0], ['x', 0], ['c', 0]), 'x')).toEqual({ x: 1, c: 2 })
  })

  test('numbers those before the moved one that had none; those after it stay last', () => {
    expect(changed(order(['a', null], ['x', null], ['b', null]), 'x')).toEqual({ a: 1, x: 2 })
    expect(changed(order(['x', null], ['a', null]), 'x')).toEqual({ x: 1 })
  })

  test('stays within the limits, and renumbers all records if they have no room', () => {
    const full = order(['a', 8], ['x', 1], ['b', 9])
    expect(changed(full, 'x', { max: 9 })).toEqual({ a: 7, x: 8 })
    expect(changed(full, 'x', { min: 8, max: 10 })).toEqual({ x: 9, b: 10 })
    expect(changed(full, 'x', { min: 8, max: 9 })).toEqual({ x: 9, b: 10 })
  })

  test('writes one record for each of many moves between two others that are far apart', () => {
    let records = order(['a', 0], ['b', 4096])
    for (let move = 0; move < 10; move += 1) {
      const moved = `x${move}`
      const next = records.toSpliced(1, 0, { id: moved, position: null })
      const changes = positionChanges(next, moved)
      expect([...changes.keys()]).toEqual([moved])
      records = next.map((one) => ({ ...one, position: changes.get(one.id) ?? one.position }))
    }
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
          const [before, after] = [shown[at - 1], shown[at + 1]].map(
            (near) => near && (near.position ?? Infinity),
          )
          const hasRoom = Math.min(after ?? Infinity, 10_000) - (before ?? -1) > 1
          expect(changes.size > 1 && hasRoom, 'one record is written where there is room').toBe(false)
          // The position alone separates the moved record from its neighbours.
          for (const near of [stood[at - 1], stood[at + 1]])
            expect(near?.position).not.toBe(stood[at]?.position)
        },
      ),
    )
  })
})
