// @vitest-environment node
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { libreOfficeXlsx } from './copied.test-data.ts'
import { csvOf } from './csv.ts'
import { readFile } from './read-file.ts'
import type { Encoding, ReadOptions } from './table.ts'
import { xlsxOf } from './xlsx-of.ts'

const read = (bytes: Uint8Array, options?: ReadOptions) => readFile(bytes, options)
const utf8 = (text: string) => new TextEncoder().encode(text)
const wide = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}

/** The bytes of a text in an encoding that `TextEncoder` lacks, found by decoding each byte or pair of bytes. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const pairs = Array.from({ length: 0x7f * 0xbd }, (_, at) => [
    0xfc - (at % 0x7f),
    0xfc - Math.floor(at / 0x7f),
  ])
  const singles = Array.from({ length: 0x100 }, (_, at) => [0xff - at])
  // Of several spellings of a character the one that is common.
  const codes = new Map(
    [...(encoding === 'shift_jis' ? pairs : []), ...singles].map((all) => [
      decoder.decode(new Uint8Array(all)),
      all,
    ]),
  )
  const forms = (letter: string) => [letter, letter.normalize('NFD'), ...partlyComposed(letter)]
  const bytesOf = (letter: string) =>
    forms(letter)
      .map((form) => Array.from(form).map((one) => codes.get(one)))
      .find((all) => all.every((one) => one !== undefined))
      ?.flatMap((one) => one ?? [])
  return new Uint8Array(Array.from(text).flatMap((letter) => bytesOf(letter) ?? [0x3f]))
}

/** Letters with a composed base and a separate tone mark, as Windows-1258 writes them. */
function partlyComposed(letter: string): readonly string[] {
  const [base = '', ...marks] = letter.normalize('NFD')
  const [first = '', second = ''] = marks
  return marks.length === 2
    ? [(base + first).normalize('NFC') + second, (base + second).normalize('NFC') + first]
    : []
}

const vietnamese = 'Tên sản phẩm;Giá\nÁo khoác nữ màu đỏ;1.250.000\nĐồng hồ cũ, trầy xước;90.000\n'
const japanese = '商品名,価格\nソニー ワイヤレスヘッドホン,"5,290"\nｼｬﾂ 半袖,980\n'

test.each<readonly [string, Uint8Array, Encoding, string]>([
  ['UTF-8', utf8(vietnamese), 'utf-8', ';'],
  ['UTF-8 with a mark', utf8(`\ufeff${vietnamese}`), 'utf-8', ';'],
  ['UTF-16 of Excel', wide(`\ufeff${vietnamese.replaceAll(';', '\t')}`), 'utf-16le', '\t'],
  ['UTF-16 big-endian', wide(`\ufeff${vietnamese}`, true), 'utf-16be', ';'],
  ['UTF-16 without a mark', wide(vietnamese), 'utf-16le', ';'],
  ['Windows-1258', encode(vietnamese, 'windows-1258'), 'windows-1258', ';'],
])('reads Vietnamese in %s', async (_, bytes, encoding, separator) => {
  expect(await read(bytes)).toMatchObject({
    heads: ['Tên sản phẩm', 'Giá'],
    rows: [
      ['Áo khoác nữ màu đỏ', '1.250.000'],
      ['Đồng hồ cũ, trầy xước', '90.000'],
    ],
    encoding,
    separator,
  })
})

test('reads Japanese in Shift_JIS, and in a chosen encoding', async () => {
  const bytes = encode(japanese, 'shift_jis')
  const table = await read(bytes)
  expect(table).toMatchObject({ heads: ['商品名', '価格'], encoding: 'shift_jis', separator: ',' })
  expect(table.rows).toEqual([
    ['ソニー ワイヤレスヘッドホン', '5,290'],
    ['ｼｬﾂ 半袖', '980'],
  ])
  expect((await read(bytes, { encoding: 'windows-1258' })).heads).not.toEqual(table.heads)
})

test('takes the separator that is declared or chosen, and drops empty rows and columns', async () => {
  expect(await read(utf8('sep=|\r\na|b;c||\r\n\r\n1|2||\r\n'))).toMatchObject({
    heads: ['a', 'b;c'],
    rows: [['1', '2']],
    separator: '|',
  })
  expect((await read(utf8('a,b;c\n1,2;3'), { separator: ';' })).heads).toEqual(['a,b', 'c'])
})

test('reads back the cells that an export writes as CSV, guarded texts too', async () => {
  const cells = ['=1+1', "'=1", "''+84", "'a'", '-5', ' x ', 'a,"b"\nc', '@', "'"]
  expect((await read(utf8(csvOf(cells, [cells])))).rows).toEqual([cells])
})

test('reads a workbook of LibreOffice: dates and times as texts, three decimals not as thousands', async () => {
  const table = await read(new Uint8Array(Buffer.from(libreOfficeXlsx, 'base64')))
  expect(table.rows).toEqual([
    [
      'Áo khoác Uniqlo',
      '007',
      '5290',
      '1200.3450',
      '2025-09-12',
      '2025-09-12 13:45',
      '09:30',
      'Đang bán',
      'Đỏ, Xanh',
      'Dòng 1\nDòng "2"',
    ],
    [
      'ソニー ヘッドホン',
      'A-1',
      '1250000',
      '0.5',
      '2026-01-02',
      '2026-01-02',
      '21:05',
      'Tạm dừng',
      '',
      '=1+1',
    ],
  ])
  expect(table).toMatchObject({ sheet: 'goods', sheets: ['goods'] })
})

test('reads back the cells that an export writes as XLSX, with signs that XML lacks', async () => {
  const odd = ['a\u0001\u000bb', '\ud800x\udfff', '\ufffe', 'a_x0041_', '_x005F_', 'Áo 🧥']
  const file = await xlsxOf('Áo', ['=a', 'b', ...odd], [['  =1', -1e-7, ...odd]], [])
  expect(await read(new Uint8Array(await file.arrayBuffer()))).toMatchObject({
    heads: ['=a', 'b', ...odd],
    rows: [['  =1', '-0.0000001', ...odd]],
  })
})

test.each([
  ['a\tb\n"Sony" x\t2\n3\t4\n', '\t', ['a', 'b']],
  ['Giá, VND\tTên\n"Sony" x\t2\n', '\t', ['Giá, VND', 'Tên']],
  ['a;b\tc\n1;2\n', ';', ['a', 'b\tc']],
  ['name,note\nA,"Size\tDài\tRộng\nM\t70\t50"\nB,c\n', ',', ['name', 'note']],
])(
  'reads %j, where quotes and separators in cells mislead, by the separator of its heads',
  async (source, separator, heads) => {
    expect(await read(utf8(source))).toMatchObject({ separator, heads })
  },
)

test('takes the first 20,000 rows of a long file, and counts the others', async () => {
  const { rows, left } = await read(utf8(`a,b\n${'1,2\n'.repeat(200_000)}`))
  expect([rows.length, left]).toEqual([20_000, 180_000])
})

test.each([
  ['empty', new Uint8Array()],
  ['empty', utf8(' \n\n')],
  ['oldWorkbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ['locked', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...wide('EncryptedPackage')])],
  ['tooLarge', utf8(','.repeat(2000) + 'a')],
  ['tooLarge', zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(201_000_000) }, { level: 1 })],
  ['unreadable', zipSync({ 'a.txt': utf8('x') })],
  ['unreadable', new Uint8Array([0x50, 0x4b, 3, 4, 9])],
  ['unreadable', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d, 1, 2, 3, 4, 5, 6, 7, 8])],
])('refuses a file that is %s', async (fault, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ fault })
})
