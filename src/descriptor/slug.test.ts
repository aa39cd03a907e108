// @vitest-environment node
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { slugOf } from './slug.ts'

test.each([
  ['THƯƠNG HIỆU', 'thuong hieu'],
  ['Đồ gốm', 'do gom'],
  ['Thương'.normalize('NFD'), 'thuong'],
  ['ＡＢ１２', 'ab12'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('kana keep the marks that make another sound', () => {
  expect(fold('ガラス')).not.toBe(fold('カラス'))
  expect(fold('ｶﾞﾗｽ')).toBe(fold('ガラス'))
})

test('hiragana and katakana meet, voiced ones too', () => {
  expect(fold('がらす')).toBe(fold('ガラス'))
  expect(fold('ゔぁいおりん いすゞ')).toBe(fold('ヴァイオリン イスヾ'))
  expect(fold('らーめん')).toBe(fold('ﾗｰﾒﾝ'))
})

test.each([
  ['Phí vận chuyển quốc tế', 'phi-van-chuyen-quoc-te'],
  ['  “Mẹo” mua hàng?! ', 'meo-mua-hang'],
  ['ガラス 2', 'ガラス-2'],
  ['さくら', 'さくら'],
  ['???', ''],
])('the address made from %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
