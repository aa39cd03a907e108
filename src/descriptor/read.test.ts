// @vitest-environment node
import { expect, test } from 'vitest'
import { idOf } from './envelope.ts'
import { readAddresses, readId, readIds, readNumber, readText, readTexts, readToggle } from './read.ts'

test('reads any scalar as text', () => {
  expect([0, 1.5, true, 'x', ' x '].map(readText)).toEqual(['0', '1.5', 'true', 'x', ' x '])
  expect([null, undefined, {}, [], ['x'], Symbol('x')].map(readText)).toEqual(
    Array.from({ length: 6 }, () => ''),
  )
})

test('reads an id from a scalar or a populated record', () => {
  expect([7, 'a7', { _id: 'a7', id: 1 }, { id: 7 }].map((raw) => readId(raw))).toEqual(['7', 'a7', 'a7', '7'])
  expect([null, {}, { id: {} }, [7], { _id: { a: 1, b: 2 } }].map((raw) => readId(raw))).toEqual(
    Array.from({ length: 5 }, () => ''),
  )
})

test('reads an id that is an object with nothing else in it', () => {
  const ids = [
    { _id: { $oid: 'a7' } },
    { $oid: 'a7' },
    { id: { _id: 'a7' } },
    { id: { $numberLong: '7' } },
    { id: 0 },
  ]
  expect(ids.map((raw) => readId(raw))).toEqual(['a7', 'a7', 'a7', '7', '0'])
  expect(
    ids
      .slice(0, 1)
      .concat(ids.slice(2))
      .map((raw) => idOf(raw)),
  ).toEqual(['a7', 'a7', '7', '0'])
  expect(
    [{ _id: { $oid: 'a7', more: 1 } }, { id: { at: 'a7' } }, { id: [7] }, {}].map((raw) => idOf(raw)),
  ).toEqual(Array.from({ length: 4 }, () => ''))
})

test('reads several ids once each, also from populated records', () => {
  expect(readIds(['a', { _id: 'b' }, 'a', null, ''])).toEqual(['a', 'b'])
  expect([readIds('a, b'), readIds({ id: 7 }), readIds(null)]).toEqual([['a', 'b'], ['7'], []])
})

test('several addresses: in their order, from texts or records; one text is one address', () => {
  expect(readAddresses(['/b', { url: '/a' }, '', null])).toEqual(['/b', '/a'])
  expect([readAddresses('/a,b.png'), readAddresses(undefined)]).toEqual([['/a,b.png'], []])
})

test.each([',', ';', ' ', '\n', ', ', ' | ', '\r\n', ',\n'])(
  'addresses in one text are separated by %j',
  (between) => {
    for (const all of [
      ['/a.png', '/b.png', '/c,d.png'],
      ['https://cdn.vn/a,1.png', 'https://cdn.vn/b 2.png'],
      ['a.png', 'b.JPG'],
    ]) {
      expect(readAddresses(all.join(between))).toEqual(all)
      expect(readAddresses([all.join(between), '/z.png'])).toEqual([...all, '/z.png'])
    }
  },
)

test('one address with separators is one', () => {
  const addresses = [
    '/a,b.png',
    '/a, b.png',
    '/a;b c.png',
    '/upload/w_100,h_200/a.png',
    'https://cdn.vn/a.png?size=1,2;x',
    'data:image/jpeg;base64,/9j/4AAQ',
  ]
  for (const address of addresses) expect(readAddresses(address)).toEqual([address])
})

test('a number: also from digits in text; otherwise none', () => {
  expect([1.5, '12', ' 12.5 ', '-3', '1e3'].map(readNumber)).toEqual([1.5, 12, 12.5, -3, 1000])
  expect(['', ' ', '12kg', '1e309', Number.NaN, Infinity, true, [], [5], null].map(readNumber)).toEqual(
    Array.from({ length: 10 }, () => null),
  )
})

test('a switch', () => {
  expect([true, 1, '1', 'true'].map(readToggle)).toEqual(Array.from({ length: 4 }, () => true))
  expect([false, 0, '0', 'false', 'no', null, {}, []].map(readToggle)).toEqual(
    Array.from({ length: 8 }, () => false),
  )
})

test('several texts: an array, or one text split at commas; blanks are none', () => {
  expect(readTexts(['a', 1, null, {}, ''])).toEqual(['a', '1'])
  expect(readTexts('a, b,,c ')).toEqual(['a', 'b', 'c'])
  expect([null, '', {}, ' , '].map(readTexts)).toEqual([[], [], [], []])
})
