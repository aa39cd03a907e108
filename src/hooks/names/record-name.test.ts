import { expect, test } from 'vitest'
import type { Raw } from '#descriptor/envelope.ts'
import { rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { translate } from '#text/language.ts'
import { recordName } from './record-name.ts'

test('names a record by its label, and never by its id', () => {
  const name = (raw: Raw) => recordName(thing, rowOf(thing, raw), translate)
  expect([{ id: 5, name: 'Áo' }, { id: 5, name: ' ' }, { id: 5 }].map(name)).toEqual([
    'Áo',
    'Chưa có tên',
    'Chưa có tên',
  ])
})
