// @vitest-environment node
import { expect, test } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { readColumnLayout, writeColumnLayout } from './column-layout.ts'
import { allColumns } from './column-plan.ts'

const columns = allColumns(thing).slice(0, 2)
const [first = '', second = ''] = columns

test.each([
  { columns, widths: { [first]: 12.5 } },
  { columns: [second], widths: {} },
  { columns: undefined, widths: {} },
])('reads the column layout %j back from its parameter', (layout) => {
  expect(readColumnLayout(thing, writeColumnLayout(layout))).toEqual(layout)
})

test('leaves out columns that the resource does not have, and widths beyond their bounds', () => {
  const read = readColumnLayout(
    thing,
    `${first},nothing,${first};${first}:900,nothing:9,__proto__:9,${second}:x`,
  )
  expect(read).toEqual({ columns: [first], widths: {} })
  expect(readColumnLayout(thing, '?')).toEqual({ columns: undefined, widths: {} })
})
