// @vitest-environment node
import { assert, constantFrom, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { isAnimated } from './is-animated.ts'
import { cutArea, editedSize, isCutOff, isTooLarge, middleCut, noEdit, turnedSize } from './picture-edit.ts'

const size = { width: 4000, height: 3000 }
const most = { width: 1500, height: 600 }

test.each([
  ['keeps the ratio', noEdit, { width: 800, height: 600 }],
  ['turns before it fits', { turns: 1, cut: null }, { width: 450, height: 600 }],
  ['cuts before it fits', { turns: 0, cut: middleCut(size, 2.5) }, { width: 1500, height: 600 }],
])('makes a picture fit: %s', (_, edit, expected) => {
  expect(editedSize(size, edit, most)).toEqual(expected)
})

test('does not enlarge a small picture', () => {
  expect(editedSize({ width: 30, height: 20 }, noEdit, most)).toEqual({ width: 30, height: 20 })
})

test('cuts the middle of the ratio', () => {
  expect(cutArea(size, middleCut(size, 1))).toEqual({ x: 500, y: 0, width: 3000, height: 3000 })
  expect(cutArea(size, middleCut(size, 4))).toEqual({ x: 0, y: 1000, width: 4000, height: 1000 })
})

test('offers pictures that are too wide, too high or too heavy', () => {
  expect(isTooLarge({ size: 9 }, { width: 1500, height: 600 }, most)).toBe(false)
  expect(isTooLarge({ size: 9 }, { width: 1501, height: 600 }, most)).toBe(true)
  expect(isTooLarge({ size: 9 }, { width: 1500, height: 601 }, most)).toBe(true)
  expect(isTooLarge({ size: 2 ** 21 }, { width: 10, height: 10 }, most)).toBe(true)
})

test.each([
  ['a square where the place is wide', { width: 800, height: 800 }, true, true],
  ['a square where any ratio is shown', { width: 800, height: 800 }, undefined, false],
  ['the ratio of the place', { width: 300, height: 120 }, true, false],
  ['a ratio that loses a twentieth', { width: 300, height: 126 }, true, false],
] as const)('offers pictures that their place would cut off: %s', (_, given, fixedRatio, isOffered) => {
  expect(isCutOff(given, { ...most, ...(fixedRatio && { fixedRatio }) })).toBe(isOffered)
})

test('stays inside of the picture and within the limits for any edit', () => {
  const share = double({ min: 0, max: 1, noNaN: true })
  const side = integer({ min: 1, max: 9000 })
  const given = record({
    size: record({ width: side, height: side }),
    turns: constantFrom(0, 1, 2, 3),
    cut: record({ x: share, y: share, width: share, height: share }),
  })
  assert(
    property(given, ({ size: own, turns, cut }) => {
      const turned = turnedSize(own, turns)
      const area = cutArea(turned, cut)
      const sent = editedSize(own, { turns, cut }, most)
      expect(area.x + area.width).toBeLessThanOrEqual(Math.max(turned.width, area.x + 1))
      expect(Math.min(sent.width, sent.height)).toBeGreaterThanOrEqual(1)
      expect(sent.width).toBeLessThanOrEqual(most.width)
      expect(sent.height).toBeLessThanOrEqual(most.height)
    }),
  )
})

const chunk = (name: string, data: readonly number[] = []) => [
  ...new Uint8Array(new Uint32Array([data.length]).buffer).toReversed(),
  ...Buffer.from(name),
  ...data,
  0,
  0,
  0,
  0,
]
const file = (type: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], 'a', { type })
const signature = [137, 80, 78, 71, 13, 10, 26, 10]
const largeData = Array.from({ length: 300_000 }, () => 1)
const webp = (flags: number) => [...Buffer.from('RIFF????WEBPVP8X????'), flags, 0, 0, 0]

test.each([
  ['a GIF', file('image/gif', []), true],
  ['a JPEG', file('image/jpeg', []), false],
  ['a PNG', file('image/png', [...signature, ...chunk('IHDR', [1, 2]), ...chunk('IDAT')]), false],
  ['an animated PNG', file('image/png', [...signature, ...chunk('IHDR'), ...chunk('acTL')]), true],
  [
    'an animated PNG with a large colour profile',
    file('image/png', [...signature, ...chunk('iCCP', largeData), ...chunk('acTL')]),
    true,
  ],
  ['a damaged PNG', file('image/png', [...signature, 255, 255, 255, 255, 1]), false],
  ['a WebP', file('image/webp', webp(16)), false],
  ['an animated WebP', file('image/webp', webp(18)), true],
])('detects an animation in %s', async (_, given, expected) => {
  expect(await isAnimated(given)).toBe(expected)
})
