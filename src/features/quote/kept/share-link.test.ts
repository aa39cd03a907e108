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

const now = quote.at + 1000

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
    expect(await readFragment(fragment, now)).toEqual({ ...one, state: 'draft', changedAt: one.at })
  })

  test('of a long quote is shorter than its text', async () => {
    const long = { ...quote, message: quote.message.repeat(50) }
    expect((await quoteFragment(long)).length).toBeLessThan(JSON.stringify(long).length / 2)
  })

  test('carries no record that the quote answers', async () => {
    const raw = { v: 1, at: 1, values: { source: { resource: 'request', id: '7' } } }
    expect(JSON.stringify(await readFragment(await fragmentOf(raw), now))).not.toContain('"7"')
  })

  test('is written without the request that the quote answers', async () => {
    const text = 'Chị Mai hỏi giá. '.repeat(1500)
    const source = { resource: 'request', id: '7', name: 'Chị Mai', phone: '0912 000 111', text }
    const fragment = await quoteFragment({ ...quote, values: { ...quote.values, source } })
    const packed = new Blob([Buffer.from(fragment.slice('#quote=d'.length), 'base64url')])
    const stream = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    expect(await new Response(stream).text()).not.toContain('Mai')
    expect(await readFragment(fragment, now)).toMatchObject({ at: quote.at, message: quote.message })
  })

  test.each([
    ['no quote', '#top'],
    ['nothing', '#quote='],
    ['an unknown kind', '#quote=x123'],
    ['no base64', '#quote=d%%%'],
    ['truncated data', '#quote=dS0vMKUlVslIqSy0qzszPAwA'],
  ])('with %s is not read', async (_, fragment) =>
    expect(await readFragment(fragment, now)).toBe('unreadable'),
  )

  test.each([
    ['another version', { v: 2, at: 1, values: {} }],
    ['no values', { v: 1, at: 1, values: [] }],
    ['no time', { v: 1, values: {} }],
    ['no JSON', 'alert(1)'],
  ])('with %s is not read', async (_, raw) =>
    expect(await readFragment(await fragmentOf(raw), now)).toBe('unreadable'),
  )

  const hostile = (values: object, more: object = {}) => ({ v: 1, at: 1, values, ...more })
  test.each([
    ['a bomb', ' '.repeat(1_200_000), 'tooLarge'],
    ['a long name', hostile({ customer: { value: '1', label: 'x'.repeat(501) } }), 'text'],
    ['too many goods', hostile({ goods: Array.from({ length: 101 }, () => ({ name: 'x' })) }), 'count'],
    ['a huge number', hostile({ goods: [{ price: 1e300 }] }), 'number'],
    ['a huge number as text', hostile({ otherFees: '9'.repeat(30) }), 'number'],
    ['an infinite number', '{"v":1,"at":1,"values":{"items":1e999}}', 'number'],
    ['a time to come', hostile({}, { at: now + 2 * 86_400_000 }), 'time'],
    ['a time beyond all dates', hostile({}, { at: 1e300 }), 'time'],
    ['nested lists', `{"v":1,"at":1,"values":{"goods":${'['.repeat(50)}${']'.repeat(50)}}}`, 'unreadable'],
  ])('with %s is refused with its reason', async (_, raw, problem) =>
    expect(await readFragment(await fragmentOf(raw), now)).toBe(problem),
  )

  test('that is too long is not read', async () =>
    expect(await readFragment(`#quote=j${'A'.repeat(200_001)}`, now)).toBe('tooLarge'))

  test('adds no lines to a message, and turns none around', async () => {
    const label = 'Lan\nChuyển khoản 0123\u202Egnol'
    const found = await readFragment(
      await fragmentOf(hostile({ customer: { value: '1', label }, extras: ['a\r\nb'] })),
      now,
    )
    expect(found).toMatchObject({
      values: { customer: { label: 'Lan Chuyển khoản 0123 gnol' }, extras: ['a b'] },
    })
  })

  test('reads any fragment without throwing', async () => {
    expect(hasQuote('#quote=j')).toBe(true)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('j', 'd', ''), fc.string(), async (kind, code) => {
        await readFragment(`#quote=${kind}${code}`, now)
      }),
    )
  })
})
