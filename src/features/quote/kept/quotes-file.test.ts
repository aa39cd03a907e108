// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import type { KeptQuote } from './kept-quote.ts'
import { planImport, quotesFile, withImport } from './quotes-file.ts'

const quote = (at: number, changedAt = at, message = ''): KeptQuote => ({
  at,
  values: emptyQuoteValues,
  prices: [],
  state: 'sent',
  validUntil: null,
  message,
  changedAt,
})

test('an exported file brings back every quote', () => {
  const quotes = [quote(2), quote(1)]
  expect(planImport(quotesFile(quotes, 9), [])).toEqual({
    added: quotes,
    replaced: [],
    same: 0,
    unreadable: 0,
  })
})

test('an import replaces older quotes only, and names what it cannot read', () => {
  const here = [quote(1, 10, 'mới'), quote(2, 2, 'cũ')]
  const file = quotesFile([quote(1, 5), quote(2, 7, 'mới'), quote(3)], 9).replace('[', '[null, {"at": "x"}, ')
  const plan = planImport(file, here)
  expect(plan).toEqual({ added: [quote(3)], replaced: [quote(2, 7, 'mới')], same: 1, unreadable: 2 })
  expect(plan && withImport(here, plan)).toEqual([quote(1, 10, 'mới'), quote(2, 7, 'mới'), quote(3)])
})

test('a quote that has become newer since the plan is kept', () => {
  const plan = planImport(quotesFile([quote(1, 5)], 9), [quote(1, 1)])
  expect(plan && withImport([quote(1, 8, 'vừa sửa')], plan)).toEqual([quote(1, 8, 'vừa sửa')])
})

test.each([
  '',
  'null',
  '[]',
  '{"type":"quotes","version":2,"quotes":[]}',
  '{"type":"x","version":1,"quotes":[]}',
])('reads no file with the content %s', (content) => expect(planImport(content, [])).toBeNull())
