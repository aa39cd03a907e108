// @vitest-environment node
import { expect, test } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { allColumns } from './column-plan.ts'
import { readLook, writeLook } from './look.ts'

const columns = allColumns(thing).slice(0, 2)
const [first = '', second = ''] = columns

test.each([
  { columns, widths: { [first]: 12.5 } },
  { columns: [second], widths: {} },
  { columns: undefined, widths: {} },
])('reads the look %j back from its parameter', (look) => {
  expect(readLook(thing, writeLook(look))).toEqual(look)
})

test('leaves out columns that the resource does not have, and widths beyond their bounds', () => {
  const read = readLook(thing, `${first},nothing,${first};${first}:900,nothing:9,__proto__:9,${second}:x`)
  expect(read).toEqual({ columns: [first], widths: {} })
  expect(readLook(thing, '?')).toEqual({ columns: undefined, widths: {} })
})
