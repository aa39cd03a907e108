// @vitest-environment node
import { expect, test } from 'vitest'
import type { DocumentLine, QuoteDocument } from '#features/quote/sending/quote-paper.tsx'
import { layOutPicture, pictureMargin, pictureWidth } from './picture-layout.ts'

const measure = (text: string, size: number) => text.length * size * 0.55
const line = (kind: DocumentLine['kind'], text: string, amount = ''): DocumentLine => ({
  key: text,
  kind,
  text,
  amount,
})
const picture = (...lines: readonly DocumentLine[]) => {
  const quote: QuoteDocument = { title: 'Báo giá', number: 'BG261123-0X3F', locale: 'vi-VN', lines }
  return layOutPicture(quote, measure)
}

test('an amount is beside its label, at the right edge', () => {
  const { texts } = picture(line('price', 'Cước', '339.000 ₫'))
  const [label, amount] = texts.slice(2)
  expect(label).toMatchObject({ x: pictureMargin, align: 'left' })
  expect(amount).toMatchObject({ x: pictureWidth - pictureMargin, y: label?.y, align: 'right' })
})

test('a long name wraps beside its amount, and moves what is below', () => {
  const long = 'Nồi cơm điện cao tần Zojirushi NW-JX10 '.repeat(8).trim()
  const { texts, height } = picture(line('price', long, '1.000 ₫'), line('note', 'Cuối'))
  const labels = texts.slice(2).filter(({ align, text }) => align === 'left' && text !== 'Cuối')
  expect(labels.length).toBeGreaterThan(3)
  for (const { text, size } of labels) expect(measure(text, size)).toBeLessThan(540)
  const last = texts.at(-1)
  expect(last?.y).toBeGreaterThan(Math.max(...labels.map(({ y }) => y)))
  expect(height).toBeGreaterThan((last?.y ?? 0) + 20)
})

test('an amount that is too wide for its line is below the label', () => {
  const { texts } = picture(line('total', 'Tổng cộng', '1.234.567.890 ₫ (¥7,345,678, US$48,123.00)'))
  const [label, amount] = texts.slice(2)
  expect(amount?.y).toBeGreaterThan(label?.y ?? 0)
})

test('a word without spaces stays inside the picture', () => {
  const { texts } = picture(line('hand', '見'.repeat(200)), line('greeting', 'w'.repeat(300)))
  for (const { text, size } of texts)
    expect(measure(text, size)).toBeLessThanOrEqual(pictureWidth - 2 * pictureMargin)
})
