// @vitest-environment node
import { expect, test } from 'vitest'
import { editedTotal, linesOfText, type MessageLine } from './message-line.ts'

test('finds generated lines again in an edited text, and those with an edited amount', () => {
  const lines: readonly MessageLine[] = [
    { key: 'freight', text: '• Cước: 5', kind: 'price', label: 'Cước', amount: '5' },
    { key: 'extra', text: '• Cước: 5', kind: 'price', label: 'Cước', amount: '5' },
    { key: 'total', text: 'Tổng: 5', kind: 'total', label: 'Tổng', amount: '5' },
  ]
  expect(linesOfText('Chào chị\n• Cước: 5\n• Cước: 5\n• Cước: 5\nTổng: 6 thôi ạ\nTổng: 6', lines)).toEqual([
    { key: 'hand 0', text: 'Chào chị', kind: 'hand' },
    lines[0],
    lines[1],
    { key: 'hand 3', text: '• Cước: 5', kind: 'hand' },
    { key: 'total', text: 'Tổng: 6 thôi ạ', kind: 'total', label: 'Tổng', amount: '6 thôi ạ' },
    { key: 'hand 5', text: 'Tổng: 6', kind: 'hand' },
  ])
})

test('reads the total of a message only where it was edited', () => {
  const lines: readonly MessageLine[] = [
    { key: 'total', text: 'Tổng: 5 ₫', kind: 'total', label: 'Tổng', amount: '5 ₫' },
  ]
  const texts = ['Chào\nTổng: 9 ₫ thôi ạ', 'Chào\nTổng: 5 ₫', 'Chào']
  expect(texts.map((text) => editedTotal(text, lines))).toEqual(['9 ₫ thôi ạ', '', ''])
  expect(editedTotal('Tổng: 9 ₫', [])).toBe('')
})
