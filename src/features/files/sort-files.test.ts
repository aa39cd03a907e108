// @vitest-environment node
import { expect, test } from 'vitest'
import { sortFiles } from './sort-files.ts'
import type { StoredFile } from './stored-file.ts'

const one = (name: string, more: Partial<StoredFile> = {}): StoredFile => ({
  name,
  path: `/${name}`,
  isFolder: false,
  url: '/x.png',
  size: 1,
  width: 1,
  height: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  count: null,
  ...more,
})
const files = [
  one('Ảnh 10.png', { size: 3 }),
  one('Ảnh 2.png', { createdAt: '2026-03-01T00:00:00.000Z' }),
  one('bìa.png', { size: 9, createdAt: '2026-02-01T00:00:00.000Z' }),
  one('Đơn', { isFolder: true }),
  one('Cũ', { isFolder: true }),
]
const names = (search: string, order: 'name' | 'new' | 'large') =>
  sortFiles(files, search, order).map(({ name }) => name)

test('sorts folders first, and numbers in names by value', () => {
  expect(names('', 'name')).toEqual(['Cũ', 'Đơn', 'Ảnh 2.png', 'Ảnh 10.png', 'bìa.png'])
})

test('the newest or the largest first', () => {
  expect(names('', 'new').slice(2)).toEqual(['Ảnh 2.png', 'bìa.png', 'Ảnh 10.png'])
  expect(names('', 'large').slice(2)).toEqual(['bìa.png', 'Ảnh 10.png', 'Ảnh 2.png'])
})

test('matches all words, without diacritics and case', () => {
  expect(names('ANH 1', 'name')).toEqual(['Ảnh 10.png'])
  expect(names('don', 'name')).toEqual(['Đơn'])
  expect(names('không', 'name')).toEqual([])
})
