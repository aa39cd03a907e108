// @vitest-environment node
import { expect, test } from 'vitest'
import { type MessageLine, mergeMessage, takeLine } from './message-line.ts'

const lines = (texts: Readonly<Record<string, string>>): readonly MessageLine[] =>
  Object.entries(texts).map(([key, text]) => ({ key, text, kind: 'fact' }))

const base = lines({ greeting: 'Chào', weight: 'Cân: 5', freight: 'Cước: 100', total: 'Tổng: 100' })
const dearer = lines({ greeting: 'Chào', weight: 'Cân: 5', freight: 'Cước: 120', total: 'Tổng: 120' })

test('a line that was added stays between new prices', () => {
  const { text, changes } = mergeMessage(base, 'Chào\nCân: 5\nCước: 100\nTặng hộp\nTổng: 100', dearer)
  expect(text).toBe('Chào\nCân: 5\nCước: 120\nTặng hộp\nTổng: 120')
  expect(changes).toEqual([
    { key: 'freight', before: 'Cước: 100', after: 'Cước: 120' },
    { key: 'total', before: 'Tổng: 100', after: 'Tổng: 120' },
  ])
})

test('a line that was edited stays, and the new price is named', () => {
  const { text, changes } = mergeMessage(base, 'Chào chị Lan\nCân: 5\nCước: 100\nTổng: 95 thôi ạ', dearer)
  expect(text).toBe('Chào chị Lan\nCân: 5\nCước: 120\nTổng: 95 thôi ạ')
  expect(changes.filter(({ own }) => own !== undefined)).toEqual([
    { key: 'total', before: 'Tổng: 100', after: 'Tổng: 120', own: 'Tổng: 95 thôi ạ' },
  ])
})

test('a line that was deleted stays deleted', () => {
  const { text, changes } = mergeMessage(base, 'Chào\nCước: 100\nTổng: 100', dearer)
  expect(text).toBe('Chào\nCước: 120\nTổng: 120')
  expect(changes.map(({ key }) => key)).toEqual(['freight', 'total'])
})

test('lines that come and go with the quote are added at their place and removed', () => {
  const next = lines({ greeting: 'Chào', weight: 'Cân: 5', parcel: 'Kiện 2', total: 'Tổng: 100' })
  const { text, changes } = mergeMessage(base, 'Chào\nCân: 5\nCước: 100\nTổng: 100\nCảm ơn', next)
  expect(text).toBe('Chào\nCân: 5\nKiện 2\nTổng: 100\nCảm ơn')
  expect(changes).toEqual([
    { key: 'freight', before: 'Cước: 100', after: '' },
    { key: 'parcel', before: '', after: 'Kiện 2' },
  ])
})

test('names nothing if no line has changed', () => {
  expect(mergeMessage(base, 'Viết lại hết', base)).toEqual({ text: 'Viết lại hết', changes: [] })
})

test('keeps an empty message empty', () => {
  expect(mergeMessage(base, '', dearer).text).toBe('')
})

test('takes a new line in place of an edited one, or removes it', () => {
  const edited = 'Chào chị Lan\nCân: 5\nCước: 100\nTổng: 95 thôi ạ\n\nCảm ơn'
  expect(takeLine(base, edited, 'total', 'Tổng: 120')).toBe(edited.replace('Tổng: 95 thôi ạ', 'Tổng: 120'))
  expect(takeLine(base, edited, 'greeting', '')).toBe(edited.replace('Chào chị Lan\n', ''))
})
