// @vitest-environment node
import { expect, test } from 'vitest'
import { withOwnIds } from './own-ids.ts'

const row = (id: string, name: string) => ({ id, raw: { id, name } })
const idsOf = (...rows: readonly ReturnType<typeof row>[]) => withOwnIds(rows).map(({ id }) => id)

test('leaves out the id that several records of a page have, and keeps it for the first of equal copies', () => {
  expect(idsOf(row('1', 'Áo'), row('2', 'Mũ'))).toEqual(['1', '2'])
  expect(idsOf(row('1', 'Áo'), row('1', 'Mũ'), row('2', 'Giày'))).toEqual(['', '', '2'])
  expect(idsOf(row('1', 'Áo'), row('1', 'Áo'), row('1', 'Áo'))).toEqual(['1', '', ''])
  expect(idsOf(row('', 'Áo'), row('', 'Mũ'))).toEqual(['', ''])
})
