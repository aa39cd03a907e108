// @vitest-environment node
import { expect, it } from 'vitest'
import { shownUrl } from './shown-url.ts'

it.each([
  ['https://www.mercari.com/', 'mercari.com'],
  [
    'https://jp.mercari.com/search?keyword=%E3%83%AA%E3%83%BC%E3%83%AB&x=1',
    'jp.mercari.com/search?keyword=リール&x=1',
  ],
  ['/tim-kiem?q=%C3%A1o%20kho%C3%A1c', '/tim-kiem?q=áo khoác'],
  // A slash, a per cent sign and a line break within a value keep its parts apart.
  ['/a%2Fb%25%0A', '/a%2Fb%25%0A'],
  // Bytes of another encoding, and half a letter.
  ['/%8F%E6', '/%8F%E6'],
  ['/%E3%83', '/%E3%83'],
  // A reversed direction, a blank of no width.
  ['/%E2%80%AEmoc', '/%E2%80%AEmoc'],
  ['/%E2%80%8B', '/%E2%80%8B'],
])('%s is shown as %s', (address, shown) => {
  expect(shownUrl(address)).toBe(shown)
})
