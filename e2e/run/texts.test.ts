// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { resources } from '#resources/table.ts'
import en from '#text/en.json'
import jp from '#text/jp.json'
import type { Catalogue } from '#text/language.ts'
import { appTexts, isVietnamese, sourceTexts, strayTexts } from './source-texts.ts'
import { translationGaps } from './translations.ts'

/** The texts of an entry: one, or one for each plural form. */
const formsOf = (entry: Catalogue[string]) => (typeof entry === 'string' ? [entry] : [entry.one, entry.other])
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

test('collects texts of every origin', () => {
  const found = sourceTexts()
  for (const text of ['Trang chủ', 'Hãy điền ô này.', 'Save failed']) expect(found).toContain(text)
  for (const { title, noun, fields } of resources) {
    for (const text of [title, noun, ...Object.values(fields).map(({ label }) => label)])
      expect(found).toContain(text)
  }
})

test('collects the units that are words', () => {
  const found = sourceTexts()
  expect(['ngày', 'kg', '%'].map((unit) => found.has(unit))).toEqual([true, false, false])
})

test('shows no Vietnamese text without translation', () => {
  expect(strayTexts()).toEqual([])
})

describe.each<[string, Catalogue]>([
  ['jp.json', jp],
  ['en.json', en],
])('%s', (_, catalogue) => {
  test('translates every text of the app', () => {
    expect([...appTexts()].filter((text) => !Object.hasOwn(catalogue, text))).toEqual([])
  })

  test('keeps every placeholder', () => {
    const broken = Object.entries(catalogue).filter(([text, entry]) =>
      formsOf(entry).some((form) => String(placeholders(text)) !== String(placeholders(form))),
    )
    expect(broken).toEqual([])
  })

  test('writes a plural entry as its placeholder and its forms', () => {
    const forms = Object.values(catalogue).filter((entry) => typeof entry !== 'string')
    const keys = new Set(forms.map((entry) => Object.keys(entry).toSorted().join()))
    expect([...keys].filter((key) => key !== 'by,one,other')).toEqual([])
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

test('a release check names each text without a translation, and each translation without a text', () => {
  const catalogues = { 'jp.json': { Có: 'はい' }, 'en.json': { Có: 'Yes', Mã: 'Code', Cũ: 'Old' } }
  expect(translationGaps(new Set(['Có', 'Mã']), catalogues)).toEqual([
    'jp.json has no translation of "Mã"',
    'en.json translates "Cũ", which nothing shows',
  ])
})
