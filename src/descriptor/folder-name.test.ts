// @vitest-environment node
import { expect, test } from 'vitest'
import { isFolderName, longestFolderName, tidyFolderName } from './folder-name.ts'

test.each(['Mỹ phẩm', 'Năm 2025', '商品', 'a.b', "L'été", '👩‍👩‍👧', 'x'.repeat(longestFolderName)])(
  '%j can be a name',
  (name) => {
    expect(isFolderName(name)).toBe(true)
  },
)

test.each([
  '',
  '.',
  '..',
  '.git',
  'x.',
  'a/b',
  'a\\b',
  'a\0',
  'a\nb',
  'a\u202eb',
  'a?',
  '\ud800',
  'x'.repeat(longestFolderName + 1),
])('%j cannot', (name) => {
  expect(isFolderName(name)).toBe(false)
})

test('normalises a name to NFC, with single and no surrounding spaces', () => {
  expect(tidyFolderName(' Tết \t 2026 '.normalize('NFD'))).toBe('Tết 2026'.normalize('NFC'))
})
