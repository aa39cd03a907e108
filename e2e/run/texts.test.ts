// @vitest-environment node
import { describe, expect, test } from 'vitest'
import en from '#text/en.json'
import jp from '#text/jp.json'
import type { Catalogue } from '#text/language.ts'
import { isVietnamese, sourceTexts, strayTexts } from './source-texts.ts'

const wanted = [...sourceTexts()]
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

test('collects texts of every origin', () => {
  for (const text of [
    'Trang chủ',
    'Hãy điền mục này.',
    'Tên thương hiệu',
    'Nổi bật',
    'Slider chính',
    'Save failed',
  ]) {
    expect(wanted).toContain(text)
  }
})

test('shows no Vietnamese text without translation', () => {
  expect(strayTexts()).toEqual([])
})

describe.each<[string, Catalogue]>([
  ['jp.json', jp],
  ['en.json', en],
])('%s', (_, catalogue) => {
  test('translates every text', () => {
    expect(wanted.filter((text) => !Object.hasOwn(catalogue, text))).toEqual([])
  })

  test('has no unused translation', () => {
    const known = new Set(wanted)
    expect(Object.keys(catalogue).filter((text) => !known.has(text))).toEqual([])
  })

  test('keeps every placeholder', () => {
    const broken = Object.entries(catalogue).filter(
      ([text, translated]) => String(placeholders(text)) !== String(placeholders(translated)),
    )
    expect(broken).toEqual([])
  })

  test('has no Vietnamese value and no surrounding blanks', () => {
    const wrong = Object.entries(catalogue).filter(([, translated]) => {
      // The product's own name is not translated.
      return isVietnamese(translated.replaceAll('Bến', '')) || !/^\S(.*\S)?$/su.test(translated)
    })
    expect(wrong).toEqual([])
  })
})
