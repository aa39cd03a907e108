import { expect, it } from 'vitest'
import { countWords } from './word-count.tsx'

it.each([
  ['', 0],
  ['  \n ', 0],
  ['Phí vận chuyển', 3],
  ['Phí – vận, chuyển!', 3],
  ['1.000 yên/kg', 2],
  ['日本語', 3],
  ['Mua hàng ở 楽天 và ヤフオク nhé', 11],
])('%s: %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
