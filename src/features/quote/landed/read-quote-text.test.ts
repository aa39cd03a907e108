// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteMessages } from './quote-messages.test-data.ts'
import { readQuoteText, type TextEntry } from './read-quote-text.ts'

const parcel = (weight: number | null, sides: TextEntry['sides'], count = 1) => ({
  kind: 'parcel',
  weight,
  sides,
  count,
})

describe('a text with sizes', () => {
  test.each<[string, ReturnType<typeof parcel>]>([
    ['60x52x30, 15kg', parcel(15, [60, 52, 30])],
    ['60*52*30cm 15,5 kg x2', parcel(15.5, [60, 52, 30], 2)],
    ['６０×５２×３０ｃｍ、１５ｋｇ', parcel(15, [60, 52, 30])],
    ['縦60cm×横52cm×高さ30cm 15キロ', parcel(15, [60, 52, 30])],
    ['高さ30 横52 縦60', parcel(null, [60, 52, 30])],
    ['W52×D60×H30 2.4kg', parcel(2.4, [60, 52, 30])],
    ['dài 60 rộng 52 cao 30 cm, nặng 15 ký', parcel(15, [60, 52, 30])],
    ['600x520x300mm 800g', parcel(0.8, [60, 52, 30])],
    ['1.200 g', parcel(1.2, null)],
    ['60 x 52 x 30 x 2, 15kg', parcel(15, [60, 52, 30], 2)],
    ['2 kiện 40x30x20 5kg', parcel(5, [40, 30, 20], 2)],
    ['60*52*30*15kg', parcel(15, [60, 52, 30])],
    ['60x52x30x15 kg', parcel(15, [60, 52, 30])],
    ['60x52x30x15,5kg', parcel(15.5, [60, 52, 30])],
    ['60x52x30 gồm áo', parcel(null, [60, 52, 30])],
    ['30x20x10x50', parcel(null, [30, 20, 10], 50)],
    ['10x20x30x50', parcel(null, [10, 20, 30], 50)],
    ['2x60x52x30', parcel(null, [60, 52, 30], 2)],
    ['12 x 60x52x30', parcel(null, [60, 52, 30], 12)],
    ['12x60x52x30cm', parcel(null, [60, 52, 30], 12)],
    ['12.5kg', parcel(12.5, null)],
    ['Mình có một thùng đồ gia dụng khoảng 12 kg ở kho Saitama.', parcel(12, null)],
  ])('%s', (text, expected) => expect(readQuoteText(text).entries).toMatchObject([expected]))

  test('has a parcel for each set of sizes', () => {
    expect(readQuoteText('60x52x30 15kg, 40x30x20 5kg; 10x10x10 1kg\n20x20x20\n2kg').entries).toMatchObject([
      parcel(15, [60, 52, 30]),
      parcel(5, [40, 30, 20]),
      parcel(1, [10, 10, 10]),
      parcel(2, [20, 20, 20]),
    ])
  })
})

describe('a text with goods', () => {
  test.each<[string, Partial<TextEntry>]>([
    [
      'https://item.rakuten.co.jp/shop/a-60x52x30/',
      { link: 'https://item.rakuten.co.jp/shop/a-60x52x30/', sides: null },
    ],
    ['jp.mercari.com/item/m1234567890.', { link: 'https://jp.mercari.com/item/m1234567890' }],
    ['Loa JBL ¥12,800 x2', { name: 'Loa JBL', price: 12_800, count: 2 }],
    ['Máy ảnh: giá 12.800 yên', { name: 'Máy ảnh', price: 12_800 }],
    ['1) カメラ １２，８００円（税込）', { name: 'カメラ', price: 12_800 }],
    ['Đồng hồ 2万5000円', { name: 'Đồng hồ', price: 25_000 }],
    ['12800円', { name: '', price: 12_800 }],
    ['JPY 4500 3 cái', { price: 4500, count: 1 }],
    ['iPhone 15 128 000 yên', { name: 'iPhone 15', price: 128_000 }],
    ['PS5 55 000 yên', { name: 'PS5', price: 55_000 }],
    ['giày 12 000¥', { name: 'giày', price: 12_000 }],
    ['Loa 1 250 000 yên', { name: 'Loa', price: 1_250_000 }],
    ['giá 2 500 yên', { price: 2500 }],
    ['Loa ¥12 800', { name: 'Loa', price: 12_800 }],
    ['Loa ¥500 100 cái', { price: 500, count: 1 }],
    ['Loa ¥500 x 100 cái', { price: 500, count: 100 }],
    ['Áo A12 500 yên', { name: 'Áo A12', price: 500 }],
    ['Áo size 42 500 yên', { name: 'Áo size 42 500 yên', price: null }],
    ['Áo 2 500 yên', { name: 'Áo 2 500 yên', price: null }],
    ['Loa 12 128 500 yên', { name: 'Loa 12 128 500 yên', price: null }],
  ])('%s', (text, expected) =>
    expect(readQuoteText(text).entries).toMatchObject([{ kind: 'goods', ...expected }]),
  )

  test('keeps a name as long as the titles of shops, and none of a paragraph', () => {
    const name =
      'Loa Bluetooth chống nước siêu trầm không dây Sony SRS-XB100 phiên bản giới hạn màu xanh dương đậm'
    expect(readQuoteText(`1. ${name} ¥24.800`).entries).toMatchObject([{ name, price: 24_800 }])
    expect(readQuoteText(`${name}, ${name}, ${name} ¥24.800`).entries).toMatchObject([
      { name: '', price: 24_800 },
    ])
  })

  test('takes no price of the next goods for one that cannot be read', () => {
    for (const separator of ['\n', ', '])
      expect(readQuoteText(`Áo 2 500 yên${separator}giày 3000 yên`).entries).toMatchObject([
        { name: 'Áo 2 500 yên', price: null },
        { name: 'giày', price: 3000 },
      ])
  })

  test('takes the sizes below it, until the next goods or a blank line', () => {
    const text = [
      'Chào shop, báo giá giúp mình:',
      '1. Loa Sony https://www.amazon.co.jp/dp/B0 ¥24,800',
      '   40x30x20cm 3,2kg',
      '2. Nồi cơm',
      '   https://item.rakuten.co.jp/x/y',
      '   18.500 yên, 35x28x25, 4kg x2',
      '3. Giày 9800円 1kg',
      '',
      'Thùng sẵn: 60x40x40 12kg',
    ].join('\n')
    expect(readQuoteText(text).entries).toMatchObject([
      { kind: 'goods', name: 'Loa Sony', price: 24_800, sides: [40, 30, 20], weight: 3.2, count: 1 },
      { kind: 'goods', name: 'Nồi cơm', price: 18_500, sides: [35, 28, 25], weight: 4, count: 2 },
      { kind: 'goods', name: 'Giày', price: 9800, sides: null, weight: 1 },
      { kind: 'parcel', sides: [60, 40, 40], weight: 12 },
    ])
  })

  test('is not named by whole sentences', () => {
    const text =
      'Chào shop, nhờ đặt giúp mình một con máy ảnh. Giá tối đa 28.000 yên. Phiên kết thúc tối Chủ nhật.'
    expect(readQuoteText(text).entries).toMatchObject([{ kind: 'goods', name: '', price: 28_000 }])
  })
})

test('reads nothing from other numbers', () => {
  for (const text of [
    '',
    'size 24,5 cm',
    'gọi 0912 345 678',
    '22/11/2026',
    '2 kiện',
    '500k',
    'AB-12x4',
    '50 USD',
    'Em gửi 3 kiện: kiện 1, kiện 2 và kiện 3',
  ])
    expect(readQuoteText(text).entries).toEqual([])
})

test('reads a long row of one character without delay', () => {
  const rows = [
    '1',
    '1x',
    'a.',
    '1,',
    'a, ',
    ' ',
    'và ',
    '1kg ',
    '1kg, ',
    '1 000 ',
    '¥1 ',
    '2 cái ',
    'kiện 1 ',
    'dài 1 ',
    'phí ',
    'tổng 1 ',
    '送料',
    '1 000 yên ',
  ]
  for (const one of [...rows, '60x52x30 ', '1kg 1x1x1, ', 'https://'])
    expect(readQuoteText(one.repeat(10_000)).entries.length).toBeLessThanOrEqual(50)
})

const summaryOf = (message: string) => {
  const { entries, domesticFreight, marks } = readQuoteText(message)
  const lines = entries.map(({ kind, name, link, price, weight, sides, count }) =>
    [
      kind,
      name && `“${name}”`,
      link,
      price !== null && `¥${price}`,
      weight !== null && `${weight}kg`,
      sides?.join('x'),
      count > 1 && `×${count}`,
    ]
      .filter(Boolean)
      .join(' '),
  )
  const fields = [...lines, ...(domesticFreight === null ? [] : [`domestic ¥${domesticFreight}`])].join('; ')
  const unread = marks.filter(({ field }) => field === null)
  return { fields, unread: unread.map(({ start, end }) => message.slice(start, end)).join(' ') }
}

describe.each(Object.entries(quoteMessages))('a %s message', (_, messages) => {
  test.each([...messages])('%s', (message = '', fields, unread = '') =>
    expect(summaryOf(message)).toEqual({ fields, unread }),
  )
})

const fragments =
  '60x52x30|cm|¥|12.800|円|万|kg|x2|縦|横|高さ|https://a.jp/|;|, | và |kiện 1|2 thùng|rưỡi|2kg5| vạn |½|①|１２|tổng |ship |hai |AF1|1.|-| yên|²|man|k|lbs|in|0|7|nửa |ký'
const pieces = fc.constantFrom(...fragments.split('|'), '\n', ' ', '\u0301')
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
)

test('covers each digit and each half exactly once by a mark', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const covered = Array.from({ length: text.length }, () => 0)
      for (const { start, end } of readQuoteText(text).marks)
        for (let at = start; at < end; at++) covered[at] = (covered[at] ?? 0) + 1
      expect(Math.max(0, ...covered)).toBeLessThanOrEqual(1)
      for (const { index } of text.matchAll(/\p{Nd}|(?<![\p{L}\p{M}])rưỡi(?![\p{L}\p{M}\p{Cf}])/gu))
        expect(covered[index]).toBe(1)
    }),
    { numRuns: 1000 },
  )
})

test('covers the numbers beyond the part that is read', () => {
  const { marks } = readQuoteText(`${'a'.repeat(7998)} 12345 2kg`)
  expect(marks.map(({ start, end, field }) => [start, end, field])).toEqual([
    [7999, 8004, null],
    [8005, 8006, null],
  ])
})

test('throws for no text, and every number is a positive one', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { price, weight, sides, count } of readQuoteText(text).entries) {
        for (const value of [price ?? 1, weight ?? 1, ...(sides ?? [1]), count]) {
          expect(Number.isFinite(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
        }
      }
    }),
  )
})
