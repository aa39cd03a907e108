import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RowName } from './grid-row.tsx'
import { clippedText } from './pointer-selection.ts'

const parts = (text: string) => {
  const { container } = render(<RowName text={text} />)
  return [container.textContent, container.querySelector('[data-cut]')?.textContent]
}

test('cuts a long name before its last words, and keeps the whole of it in the page', () => {
  const long = 'Bộ nồi chảo chống dính đáy từ nguyên khối KD-3993'
  expect(parts(long)).toEqual([long, 'Bộ nồi chảo chống dính đáy từ nguyên'])
  expect(parts('Áo khoác KD-3993')).toEqual(['Áo khoác KD-3993', undefined])
  expect(parts('x'.repeat(60))).toEqual(['x'.repeat(60), undefined])
})

test('returns the parts of a cell that shows less than it has', () => {
  const cell = document.createElement('div')
  cell.innerHTML = 'Áo khoác<span>Thời trang nữ › Áo nữ</span><input value="Áo">'
  Object.defineProperties(cell, {
    clientWidth: { value: 100 },
    scrollWidth: { value: 100, configurable: true },
  })
  expect(clippedText(cell)).toBe('')
  Object.defineProperty(cell, 'scrollWidth', { value: 101 })
  expect(clippedText(cell)).toBe('Áo khoác · Thời trang nữ › Áo nữ')
})
