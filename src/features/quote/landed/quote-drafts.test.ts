// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readQuoteText, type TextEntry } from './read-quote-text.ts'

/** Each entry in one line, such as `2 × 15kg 60x52x30`. */
const parcelsOf = (text: string) =>
  readQuoteText(text).entries.map(({ kind, count, weight, sides }) =>
    kind === 'goods' ? 'goods' : `${count} × ${weight ?? '?'}kg ${sides?.join('x') ?? '?'}`,
  )
const heavy = '1 × 15kg 60x52x30'
const light = '1 × 5kg 40x30x20'

describe('several parcels in a line', () => {
  test.each([
    '60x52x30 15kg, 40x30x20 5kg',
    '15kg 60x52x30, 5kg 40x30x20',
    '15kg 60x52x30, 40x30x20 5kg',
    '60x52x30, 15kg, 40x30x20, 5kg',
    '15kg, 60x52x30, 5kg, 40x30x20',
    '60x52x30,15kg,40x30x20,5kg',
    '15kg 60x52x30 và 5kg 40x30x20',
    '60x52x30/15kg; 40x30x20/5kg',
    '15kg/60x52x30 / 5kg/40x30x20',
    '60x52x30 15kg 40x30x20 5kg',
    '15kg 60x52x30 5kg 40x30x20',
    '15kg - 60x52x30 - 5kg - 40x30x20',
    '1. 15kg 60x52x30 2. 5kg 40x30x20',
    '①60x52x30 15kg ②40x30x20 5kg',
    'D60xR52xC30 15kg, D40xR30xC20 5kg',
    'dài 60, rộng 52, cao 30, nặng 15kg, dài 40, rộng 30, cao 20, nặng 5kg',
    '15キロ 縦60 横52 高さ30、5キロ 縦40 横30 高さ20',
    '15kg 60x52x30と5kg 40x30x20',
  ])('%s', (text) => expect(parcelsOf(text)).toEqual([heavy, light]))

  test.each([
    'kiện 1 15kg 60x52x30 kiện 2 5kg 40x30x20',
    'kiện 1, 60x52x30, 15kg, kiện 2, 40x30x20, 5kg',
    '15kg 60x52x30 (kiện 1), 5kg 40x30x20 (kiện 2)',
    'Gửi 2 thùng: thùng số 1 15kg 60x52x30; thùng số 2 5kg 40x30x20',
    '荷物2個です。1個目 15kg 60x52x30、2個目 5kg 40x30x20',
    '2 kiện 15kg 60x52x30, 5kg 40x30x20',
    '2 kiện: 15kg 60x52x30; 5kg 40x30x20',
  ])('takes no ordinal or total for a count: %s', (text) => expect(parcelsOf(text)).toEqual([heavy, light]))

  test.each([
    '15kg 60x52x30, 5kg 40x30x20, tổng 20kg',
    '15kg 60x52x30, 5kg 40x30x20, tổng 2 kiện',
    '15kg 60x52x30\n5kg 40x30x20\nTổng: 2 kiện, 20kg',
    '60x52x30 15kg (quy đổi 18kg) 40x30x20 5kg',
    '60x52x30 15kg, quy đổi 18kg, 40x30x20, 5kg',
  ])('ignores totals and volumetric weights: %s', (text) => expect(parcelsOf(text)).toEqual([heavy, light]))

  test.each([
    [
      'Em gửi 3 kiện: kiện 1 12,5kg 40x30x25, kiện 2 nặng 8 kg 50*40*30cm, kiện 3: 3.2kg 20 x 20 x 15 cm',
      ['1 × 12.5kg 40x30x25', '1 × 8kg 50x40x30', '1 × 3.2kg 20x20x15'],
    ],
    ['8 kg 50*40*30cm, 3.2kg 20x20x15', ['1 × 8kg 50x40x30', '1 × 3.2kg 20x20x15']],
    ['2 thùng 15kg 60x52x30, 1 thùng 5kg 30x30x30', ['2 × 15kg 60x52x30', '1 × 5kg 30x30x30']],
    ['3 kiện 12kg, 8,5kg và 3kg', ['1 × 12kg ?', '1 × 8.5kg ?', '1 × 3kg ?']],
    ['60x52x30, 5kg 40x30x20', ['1 × ?kg 60x52x30', light]],
    ['kiện 1 60x52x30, kiện 2 5kg', ['1 × ?kg 60x52x30', '1 × 5kg ?']],
  ])('%s', (text, expected) => expect(parcelsOf(text)).toEqual(expected))

  test.each([
    '15kg 60x52x30 x2, 5kg 40x30x20 x3',
    '2 thùng 15kg 60x52x30 3 thùng 5kg 40x30x20',
    '15kg 60x52x30 2 thùng, 5kg 40x30x20 3 thùng',
    '2 thùng, 15kg, 60x52x30, 3 thùng, 5kg, 40x30x20',
    '2 x 60x52x30 15kg, 5kg 40x30x20 x 3',
    '60x52x30x2 15kg, 3 kiện 40x30x20 5kg',
  ])('reads the counts: %s', (text) =>
    expect(parcelsOf(text)).toEqual(['2 × 15kg 60x52x30', '3 × 5kg 40x30x20']),
  )
})

describe('several goods in a line', () => {
  test.each<[string, readonly Partial<TextEntry>[]]>([
    [
      'Áo 3.500 yên, 2 cái, giày 12 000¥',
      [
        { name: 'Áo', price: 3500, count: 1 },
        { name: 'giày', price: 12_000, count: 1 },
      ],
    ],
    [
      '2 cái áo ¥3.500 1kg và giày 1万2000円 x3',
      [
        { name: 'áo', price: 3500, weight: 1, count: 1 },
        { name: 'giày', price: 12_000, weight: null, count: 3 },
      ],
    ],
    [
      'Mua 2 món: áo 3.500 yên, giày 12.000 yên, phí ship 500 yên',
      [
        { price: 3500, count: 1 },
        { name: 'giày', price: 12_000, count: 1 },
      ],
    ],
    [
      'Loa https://a.jp/x,y ¥500, giày https://b.jp/z ¥600',
      [
        { name: 'Loa', link: 'https://a.jp/x,y', price: 500 },
        { name: 'giày', link: 'https://b.jp/z', price: 600 },
      ],
    ],
    ['Loa ¥24.800 (giá gốc ¥30.000)', [{ price: 24_800 }]],
    ['¥12.800, Loa JBL x2', [{ name: 'Loa JBL', price: 12_800, count: 2 }]],
    ['Loa JBL, màu đen, ¥500 200g', [{ name: 'Loa JBL, màu đen', price: 500, weight: 0.2 }]],
    ['Bộ 3 cái áo x2 500¥', [{ name: 'Bộ 3 cái áo', price: 500, count: 2 }]],
  ])('%s', (text, expected) => expect(readQuoteText(text).entries).toMatchObject(expected))
})

describe('fees, totals and volumetric weights', () => {
  test.each<[string, readonly Partial<TextEntry>[]]>([
    ['Máy 5000円+税 送料500円', [{ name: 'Máy 5000円', price: null }]],
    ['Máy 5000円+税', [{ name: 'Máy 5000円', price: null }]],
    ['Máy 5000円+消費税500円', [{ name: 'Máy', price: 5000 }]],
    ['Máy 5000円(税込)送料別', [{ name: 'Máy', price: 5000 }]],
    ['Áo 2000 yên, thuế 10%: 200 yên', [{ name: 'Áo', price: 2000 }]],
    ['Máy 5000円、税込5500円', [{ name: 'Máy', price: 5500 }]],
    ['税込5500円', [{ price: 5500 }]],
    ['Máy 送料無料 5000円', [{ price: 5000 }]],
    ['Áo miễn phí ship 2000 yên', [{ price: 2000 }]],
    ['Áo 2000 yên và phí ship nội địa: 500 yên', [{ name: 'Áo', price: 2000 }]],
    ['phí ship 500 yên, áo 2000 yên', [{ name: 'áo', price: 2000 }]],
    ['https://a.jp/x\nphí ship 500 yên', [{ link: 'https://a.jp/x', price: null }]],
    ['https://a.jp/x, phí ship 500 yên', [{ link: 'https://a.jp/x', price: null }]],
    ['https://a.jp/x tổng 2500 yên', [{ link: 'https://a.jp/x', price: null }]],
    ['phí ship 500 yên\nÁo 2000 yên', [{ name: 'Áo', price: 2000 }]],
    ['phí ship 500 yên\nhttps://a.jp/x', [{ name: '', price: null }]],
    ['https://a.jp/x\nphí ship 500 yên\n40x30x20 5kg', [{ price: null, weight: 5 }]],
  ])('reads no fee as goods: %s', (text, expected) => {
    const entries = readQuoteText(text).entries
    expect(entries).toMatchObject(expected)
    expect(entries.map(({ kind }) => kind)).toEqual(['goods'])
  })

  test.each([
    ['quy đổi 12kg, thực 10kg 60x40x30', ['1 × 10kg 60x40x30']],
    ['60x40x30, quy đổi 12kg', ['1 × ?kg 60x40x30']],
    ['tổng 20kg, 60x52x30, 15kg, 40x30x20, 5kg', [heavy, light]],
    ['Tổng 20kg\n15kg 60x52x30\n5kg 40x30x20', [heavy, light]],
    ['tổng 15kg, 60x52x30', [heavy]],
    ['60x52x30, tổng 15kg', [heavy]],
    ['tổng 2 món: áo 500 yên, giày 600 yên', ['goods', 'goods']],
    ['tổng 2 kiện: 15kg, 5kg', ['1 × 15kg ?', '1 × 5kg ?']],
    ['tổng 15kg', ['1 × 15kg ?']],
    ['tổng 3kg, áo 2000 yên\ngiày 3000 yên', ['goods', 'goods']],
  ])('reads no total as a parcel of several: %s', (text, expected) =>
    expect(parcelsOf(text)).toEqual(expected),
  )
})
