// @vitest-environment node
import { describe, expect, test } from 'vitest'
import en from '#text/en.json'
import jp from '#text/jp.json'
import type { Catalogue } from '#text/language.ts'
import { isVietnamese, sourceTexts, strayTexts } from './source-texts.ts'

const wanted = [...sourceTexts()]
/** The texts of an entry: one, or one for each plural form. */
const formsOf = (entry: Catalogue[string]) => (typeof entry === 'string' ? [entry] : [entry.one, entry.other])
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
    const broken = Object.entries(catalogue).filter(([text, entry]) =>
      formsOf(entry).some((form) => String(placeholders(text)) !== String(placeholders(form))),
    )
    expect(broken).toEqual([])
  })

  test('selects plural forms by a placeholder of the text', () => {
    const broken = Object.entries(catalogue).filter(
      ([text, entry]) => typeof entry !== 'string' && !text.includes(`{${entry.by}}`),
    )
    expect(broken).toEqual([])
  })

  test('has no Vietnamese value and no surrounding blanks', () => {
    const wrong = Object.values(catalogue)
      .flatMap(formsOf)
      // The product's own name is not translated.
      .filter((form) => isVietnamese(form.replaceAll('Bến', '')) || !/^\S(.*\S)?$/su.test(form))
    expect(wrong).toEqual([])
  })
})
