import { describe, expect, test } from 'vitest'
import { noteEntries, noteLine, withNoteLine, withoutNoteLine } from '#hooks/notes/note-lines.ts'
import { durationText } from '#screens/duration-text.ts'
import { fill } from '#text/text.ts'
import {
  commonTemplates,
  fillTemplate,
  firstLink,
  givenName,
  quotedStart,
  readTemplates,
} from './answer-templates.ts'
import { waitingTime } from './inbox-row.tsx'
import { groupedPhone, mailHref, zaloHref } from './reach.ts'
import { nextRecord, steppedRecord } from './use-inbox-focus.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const t = ((source: string, values?: Record<string, string | number>) => fill(source, values)) as Parameters<
  typeof waitingTime
>[3]

describe('waiting time', () => {
  const now = Date.parse('2026-11-22T08:00:00Z')
  test.each([
    ['a moment to come', -5 * minute, 'vừa xong', false],
    ['less than a minute', 59_000, 'vừa xong', false],
    ['minutes', 9 * minute + 50_000, '9 phút', false],
    ['an hour', hour, '1 giờ', false],
    ['a day exactly', 24 * hour, '24 giờ', false],
    ['more than a day', 26 * hour, 'chờ 26 giờ', true],
    ['two days', 48 * hour, 'chờ 2 ngày', true],
    ['thirty days', 30 * day, 'chờ 30 ngày', true],
    ['more than thirty days', 30 * day + minute, '23 thg 10', false],
    ['more than a year', 446 * day, '02/09/2025', false],
  ])('of %s', (_, age, text, isLate) => {
    const created = new Date(now - age).toISOString()
    expect(waitingTime(created, true, now, t)).toEqual({ text, isLate })
  })
  test.each([
    ['hours', 2 * hour, '2 giờ trước'],
    ['days', 72 * hour, '19 thg 11'],
  ])('is the date after %s where the record waits for no answer', (_, age, text) => {
    const created = new Date(now - age).toISOString()
    expect(waitingTime(created, false, now, t)).toEqual({ text, isLate: false })
  })
  test.each([
    [20_000, '1 phút'],
    [59 * day, '59 ngày'],
    [60 * day, '2 tháng'],
    [364 * day, '12 tháng'],
    [446 * day, 'hơn 1 năm'],
  ])('of %i ms is %s', (ms, text) => {
    expect(durationText(ms, t)).toBe(text)
  })
  test('is blank without a date', () => {
    expect(waitingTime('', true, now, t)).toEqual({ text: '', isLate: false })
  })
})

describe('order', () => {
  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['unknown', 'a'],
  ])('opens after %s the record %s', (finished, next) => {
    expect(nextRecord(['a', 'b', 'c'], finished)).toBe(next)
  })
  test('opens nothing after the only record', () => {
    expect(nextRecord(['a'], 'a')).toBeNull()
    expect(nextRecord([], 'a')).toBeNull()
  })
  test.each([
    [1, 1, 'c'],
    [-1, 1, 'a'],
    [1, 2, 'c'],
    [-1, 0, 'a'],
  ] as const)('steps by %i from a record that has left position %i to %s', (by, lastAt, next) => {
    expect(steppedRecord(['a', 'c'], 'b', by, lastAt)).toBe(next)
  })
  test('steps to the neighbours and stops at the ends', () => {
    const ids = ['a', 'b']
    expect(steppedRecord(ids, undefined, 1)).toBe('a')
    expect(steppedRecord(ids, 'a', 1)).toBe('b')
    expect(steppedRecord(ids, 'b', 1)).toBeNull()
    expect(steppedRecord(ids, 'b', -1)).toBe('a')
    expect(steppedRecord(ids, 'a', -1)).toBeNull()
  })
})

describe('notes', () => {
  const at = new Date(2026, 10, 22, 8, 5)
  const first = noteLine(' Đã gọi.\nKhách hẹn mai. ', 'Minh Anh', at)
  const second = noteLine('Đã gửi báo giá', 'Lan: kho', at)

  test('appends dated and named lines, and keeps an older text', () => {
    expect(first).toBe('22/11/2026 08:05 · Minh Anh: Đã gọi.\nKhách hẹn mai.')
    const note = withNoteLine(withNoteLine('Khách quen', first), second)
    expect(noteEntries(note)).toEqual([
      { at: '', by: '', text: 'Khách quen' },
      { at: '22/11/2026 08:05', by: 'Minh Anh', text: 'Đã gọi.\nKhách hẹn mai.' },
      { at: '22/11/2026 08:05', by: 'Lan  kho', text: 'Đã gửi báo giá' },
    ])
  })
  test.each([
    ['copied', 'đã chép'],
    ['zalo', 'đã mở Zalo'],
    ['mail', 'đã mở thư'],
    ['note', 'ghi chú'],
  ] as const)('say that an answer is %s', (way, words) => {
    const line = noteLine('Chào chị: giá đây', 'Minh Anh', at, way)
    expect(line).toBe(`22/11/2026 08:05 · Minh Anh · ${words}: Chào chị: giá đây`)
    expect(noteEntries(line)).toEqual([
      { at: '22/11/2026 08:05', by: 'Minh Anh', way: words, text: 'Chào chị: giá đây' },
    ])
  })
  test('adds a line once', () => {
    const note = withNoteLine('', first)
    expect(withNoteLine(note, first)).toBe(note)
    expect(withNoteLine(note, '')).toBe(note)
  })
  test('removes only the own line', () => {
    const note = withNoteLine(withNoteLine('Khách quen', first), second)
    expect(withoutNoteLine(note, first)).toBe(`Khách quen\n${second}`)
    expect(withoutNoteLine(note, second)).toBe(`Khách quen\n${first}`)
    expect(withoutNoteLine(first, first)).toBe('')
    expect(withoutNoteLine(note, 'khác')).toBe(note)
  })
})

describe('templates', () => {
  test('are filled with the record; a missing value is a gap to complete', () => {
    const template = { name: 'x', text: 'Chào {tên}, giá {báo giá}, xem {liên kết}.' }
    const filled = fillTemplate(template, { givenName: 'Phước', link: 'https://a.vn/1' })
    expect(filled.text).toBe('Chào Phước, giá [báo giá], xem https://a.vn/1.')
    expect(filled.text.slice(...(filled.gap ?? [0, 0]))).toBe('[báo giá]')
    expect(fillTemplate(template, { givenName: 'P', quote: '1 ₫', link: 'b' }).gap).toBeNull()
  })
  test('a value with placeholders or signs of a replacement is written as it is', () => {
    const template = { name: 'x', text: 'Chào {tên}' }
    expect(fillTemplate(template, { givenName: '{trích} $& $1' }).text).toBe('Chào {trích} $& $1')
  })
  test('the common ones greet by the given name', () => {
    for (const template of commonTemplates)
      expect(fillTemplate(template, { givenName: givenName('Trần Hữu Phước (Đà Nẵng)') }).text).toMatch(
        /^Chào anh\/chị Phước, /,
      )
  })
  test('quote the first sentence and find the first link of a message', () => {
    expect(quotedStart('Mình đổi số rồi. Nhờ shop cập nhật.')).toBe('“Mình đổi số rồi.”')
    expect(quotedStart('a'.repeat(200))).toHaveLength(82)
    expect(quotedStart('')).toBe('')
    expect(firstLink('Xem https://a.vn/x?y=1, nhé')).toBe('https://a.vn/x?y=1')
    expect(firstLink('javascript:alert(1)')).toBe('')
  })
  test('gives stored templates of an earlier version an id and keeps other ids', () => {
    expect(readTemplates('[{"name":"a","text":"b"},{"id":"7","name":"c","text":"d"}]')).toEqual([
      { id: 'at 0', name: 'a', text: 'b' },
      { id: '7', name: 'c', text: 'd' },
    ])
  })
  test.each(['', 'x', '{}', '[1,{"name":""},{"name":"a"}]'])('reads none from %j', (stored) => {
    expect(readTemplates(stored)).toEqual([])
  })
})

describe('ways to reach a customer', () => {
  test.each([
    ['0779938334', '0779 938 334', 'https://zalo.me/0779938334'],
    ['+84 779 938 334', '0779 938 334', 'https://zalo.me/0779938334'],
    ['', '', ''],
    ['gọi nhà', 'gọi nhà', ''],
  ])('writes the phone number “%s” in groups and as a chat', (phone, grouped, chat) => {
    expect(groupedPhone(phone)).toBe(grouped)
    expect(zaloHref(phone)).toBe(chat)
  })
  test('encodes address, subject and text of an e-mail', () => {
    expect(mailHref('a&b@x.vn', 'Đổi số?', 'Chào\nbạn&')).toBe(
      'mailto:a%26b@x.vn?subject=Re%3A%20%C4%90%E1%BB%95i%20s%E1%BB%91%3F&body=Ch%C3%A0o%0D%0Ab%E1%BA%A1n%26',
    )
  })
})
