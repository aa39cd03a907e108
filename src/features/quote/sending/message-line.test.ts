// @vitest-environment node
import { expect, test } from 'vitest'
import { linesOfText, type MessageLine } from './message-line.ts'

test('finds generated lines again in an edited text', () => {
  const lines: readonly MessageLine[] = [
    { key: 'freight', text: '• Cước: 5', kind: 'price', label: 'Cước', amount: '5' },
    { key: 'extra', text: '• Cước: 5', kind: 'price', label: 'Cước', amount: '5' },
    { key: 'total', text: 'Tổng: 5', kind: 'total', label: 'Tổng', amount: '5' },
  ]
  expect(linesOfText('Chào chị\n• Cước: 5\n• Cước: 5\n• Cước: 5\nTổng: 6', lines)).toEqual([
    { key: 'hand 0', text: 'Chào chị', kind: 'hand' },
    lines[0],
    lines[1],
    { key: 'hand 3', text: '• Cước: 5', kind: 'hand' },
    { key: 'hand 4', text: 'Tổng: 6', kind: 'hand' },
  ])
})
