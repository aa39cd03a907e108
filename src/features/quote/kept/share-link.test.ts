// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import type { KeptQuote } from './kept-quote.ts'
import { hasQuote, quoteFragment, readFragment } from './share-link.ts'

const quote: KeptQuote = {
  at: 1_795_000_000_000,
  values: {
    ...emptyQuoteValues,
    customer: { value: '1', label: 'Nguyễn Thị Ánh · 0912 345 678', code: 'KH7' },
  },
  prices: [{ name: 'Đường biển', total: 339_000, currency: 'VND', weight: 6 }],
  state: 'sent',
  validUntil: 1_795_600_000_000,
  message: '見積もり\nTổng cộng: 339.000 ₫',
  changedAt: 5,
}

async function fragmentOf(raw: unknown): Promise<string> {
  const packed = new Blob([typeof raw === 'string' ? raw : JSON.stringify(raw)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  return `#quote=d${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`
}

describe('a link', () => {
  test.each([
    ['a short quote', { ...quote, message: '', prices: [] }],
    ['a long quote', { ...quote, message: quote.message.repeat(50) }],
  ])('carries %s, as a draft', async (_, one) => {
    const fragment = await quoteFragment(one)
    expect(fragment).toMatch(/^#quote=[jd][\w-]+$/)
    expect(await readFragment(fragment)).toEqual({ ...one, state: 'draft', changedAt: one.at })
  })

  test('of a long quote is shorter than its text', async () => {
    const long = { ...quote, message: quote.message.repeat(50) }
    expect((await quoteFragment(long)).length).toBeLessThan(JSON.stringify(long).length / 2)
  })

  test('carries no record that the quote answers', async () => {
    const raw = { v: 1, at: 1, values: { source: { resource: 'request', id: '7' } } }
    expect(JSON.stringify(await readFragment(await fragmentOf(raw)))).not.toContain('"7"')
  })

  test.each([
    ['no quote', '#top'],
    ['nothing', '#quote='],
    ['an unknown kind', '#quote=x123'],
    ['no base64', '#quote=d%%%'],
    ['truncated data', '#quote=dS0vMKUlVslIqSy0qzszPAwA'],
  ])('with %s is not read', async (_, fragment) => expect(await readFragment(fragment)).toBeNull())

  test.each([
    ['another version', { v: 2, at: 1, values: {} }],
    ['no values', { v: 1, at: 1, values: [] }],
    ['no time', { v: 1, values: {} }],
    ['a time beyond all dates', { v: 1, at: 1e300, values: {} }],
    ['no JSON', 'alert(1)'],
    ['a bomb', ' '.repeat(1_200_000)],
  ])('with %s is not read', async (_, raw) => expect(await readFragment(await fragmentOf(raw))).toBeNull())

  test('reads any fragment without throwing', async () => {
    expect(hasQuote('#quote=j')).toBe(true)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('j', 'd', ''), fc.string(), async (kind, code) => {
        await readFragment(`#quote=${kind}${code}`)
      }),
    )
  })
})
