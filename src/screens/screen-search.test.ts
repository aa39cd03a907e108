// @vitest-environment node
import { expect, test } from 'vitest'
import { screenSearch } from './screen-search.ts'

test('reads the former address of a pasted table as that of an import', () => {
  expect(screenSearch({ tab: 'prices', paste: 1 })).toEqual({ tab: 'prices', import: '1' })
  expect(screenSearch({ import: 1, search: '' })).toEqual({ import: '1' })
})
