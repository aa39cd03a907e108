// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { planImport, quotesFile, withImport } from './import-dialog.tsx'
import { type KeptQuote, withinLimits } from './kept-quote.ts'

const quote = (at: number, changedAt = at, message = ''): KeptQuote => ({
  at,
  values: emptyQuoteValues,
  prices: [],
  state: 'sent',
  validUntil: null,
  message,
  changedAt,
})

const now = Date.UTC(2026, 10, 23)

test('an exported file brings back every quote', () => {
  const quotes = [quote(2), quote(1)]
  expect(planImport(quotesFile(quotes, 9), [], now)).toEqual({
    added: quotes,
    replaced: [],
    same: 0,
    unreadable: 0,
    refused: {},
    overflow: 0,
  })
})

test('an import replaces older quotes only, and names what it cannot read', () => {
  const here = [quote(1, 10, 'mới'), quote(2, 2, 'cũ')]
  const file = quotesFile([quote(1, 5), quote(2, 7, 'mới'), quote(3)], 9).replace('[', '[null, {"at": "x"}, ')
  const plan = planImport(file, here, now)
  expect(plan).toEqual({
    added: [quote(3)],
    replaced: [quote(2, 7, 'mới')],
    same: 1,
    unreadable: 2,
    refused: {},
    overflow: 0,
  })
  expect(plan && withImport(here, plan)).toEqual([quote(1, 10, 'mới'), quote(2, 7, 'mới'), quote(3)])
})

test('a quote that has become newer since the plan is kept', () => {
  const plan = planImport(quotesFile([quote(1, 5)], 9), [quote(1, 1)], now)
  expect(plan && withImport([quote(1, 8, 'vừa sửa')], plan)).toEqual([quote(1, 8, 'vừa sửa')])
})

test.each([
  '',
  'null',
  '[]',
  '{"type":"quotes","version":2,"quotes":[]}',
  '{"type":"x","version":1,"quotes":[]}',
])('reads no file with the content %s', (content) => expect(planImport(content, [], now)).toBeNull())

test('refuses quotes that exceed a bound, each with its reason, and imports the others', () => {
  const hostile = [
    { ...quote(2), message: 'x'.repeat(8001) },
    { ...quote(3), values: { ...emptyQuoteValues, parcels: Array.from({ length: 51 }, () => ({})) } },
    { ...quote(4), values: { ...emptyQuoteValues, goodsValue: '1e300' } },
    { ...quote(5), changedAt: now + 1e10 },
    { ...quote(6), values: { ...emptyQuoteValues, account: 'x'.repeat(501) } },
  ]
  const file = JSON.stringify({ type: 'quotes', version: 1, quotes: [quote(1), ...hostile] })
  const huge = file.replace('"prices":[]', '"prices":[{"name":"AIR","total":1e999}]')
  const refused = { text: 2, count: 1, number: 1, time: 1 }
  expect(planImport(file, [], now)).toMatchObject({ added: [quote(1)], unreadable: 0, refused })
  expect(planImport(huge, [], now)).toMatchObject({ added: [], refused: { ...refused, number: 2 } })
})

test('an import drops no quote that is here, and counts those without room', () => {
  const here = [
    ...Array.from({ length: 239 }, (_, at) => quote(1000 + at)),
    ...Array.from({ length: 60 }, (_, at): KeptQuote => ({ ...quote(at), state: 'draft' })),
  ]
  const newer = [quote(5000), quote(5001), { ...quote(6000), state: 'draft' as const }]
  const plan = planImport(quotesFile(newer, 9), here, now)
  expect(plan).toMatchObject({ added: [quote(5001)], overflow: 2 })
  expect(plan && withImport(here, plan)).toEqual([...here, quote(5001)])
  const full = [...here, quote(7000)]
  expect(plan && withImport(full, plan), 'the list has become full since').toEqual(full)
})

test('replaces no quote by a draft without room, and counts it', () => {
  const drafts = Array.from({ length: 60 }, (_, at): KeptQuote => ({ ...quote(at + 10), state: 'draft' }))
  const here = [quote(1), ...drafts]
  const draft: KeptQuote = { ...quote(1, 99), state: 'draft' }
  const plan = planImport(quotesFile([draft], 9), here, now)
  expect(plan).toMatchObject({ added: [], replaced: [], same: 0, overflow: 1 })
  expect(withImport(here, { added: [], replaced: [draft] })).toEqual(here)
  const swapped = planImport(quotesFile([draft, quote(30, 99)], 9), here, now)
  expect(swapped).toMatchObject({ replaced: [quote(30, 99), draft], overflow: 0 })
  const after = withImport(here, { added: [], replaced: [draft, quote(30, 99)] })
  expect([withinLimits(after).length, after.length]).toEqual([61, 61])
})

test('counts the quotes beyond the maximum of a file as without room', () => {
  const quotes = Array.from({ length: 5002 }, (_, at) => quote(at + 1))
  expect(planImport(quotesFile(quotes, 9), [], now)).toMatchObject({ unreadable: 0, overflow: 5002 - 300 })
})
