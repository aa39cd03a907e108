// @vitest-environment node
import { expect, test } from 'vitest'
import { changedAmounts, type MessageLine, withPresentLines } from './message-line.ts'

const lines = (amounts: Readonly<Record<string, string>>): readonly MessageLine[] =>
  Object.entries(amounts).map(([label, amount]) => ({
    key: label,
    kind: 'price',
    text: `${label}: ${amount}`,
    label,
    amount,
  }))

const base = lines({ Chào: 'chị', Cân: '5', Cước: '100', Tổng: '100' })
const dearer = lines({ Chào: 'chị', Cân: '5', Cước: '120', Tổng: '120' })
const merged = (text: string, present = dearer) => ({
  text: withPresentLines(text, base, present),
  changes: changedAmounts(text, base, present).map(({ key, before, after }) => [key, before, after]),
})

test('keeps an added line between the present prices', () =>
  expect(merged('Chào: chị\nCân: 5\nCước: 100\nTặng hộp\nTổng: 100')).toEqual({
    text: 'Chào: chị\nCân: 5\nCước: 120\nTặng hộp\nTổng: 120',
    changes: [],
  }))

test('keeps an edited line, and returns its amount as changed', () =>
  expect(merged('Chào: chị Lan\nCân: 5\nCước: 100\nTổng: 95 thôi ạ')).toEqual({
    text: 'Chào: chị Lan\nCân: 5\nCước: 120\nTổng: 95 thôi ạ',
    changes: [['Tổng', '100', '120']],
  }))

test('keeps a rewritten message, and returns all its changed amounts', () =>
  expect(merged('Viết lại hết')).toEqual({
    text: 'Viết lại hết',
    changes: [
      ['Cước', '100', '120'],
      ['Tổng', '100', '120'],
    ],
  }))

test('does not restore a removed line', () =>
  expect(merged('Chào: chị\nCước: 100\nTổng: 100')).toEqual({
    text: 'Chào: chị\nCước: 120\nTổng: 120',
    changes: [],
  }))

test('adds and removes lines that come and go with the quote, but for an edited one', () => {
  const present = lines({ Chào: 'chị', Cân: '5', Kiện: '2', Tổng: '100' })
  expect(merged('Chào: chị\nCân: 5\nCước: 100\nTổng: 100\nCảm ơn', present)).toEqual({
    text: 'Chào: chị\nCân: 5\nKiện: 2\nTổng: 100\nCảm ơn',
    changes: [],
  })
  expect(merged('Chào: chị\nCân: 5\nCước: 90\nTổng: 100', present).changes).toEqual([['Cước', '100', '']])
})

test('returns no change of a message whose lines are the same', () => {
  expect(merged('Viết lại hết', base)).toEqual({ text: 'Viết lại hết', changes: [] })
  expect(merged('').text).toBe('')
})
