import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { PastePanel } from './paste-panel.tsx'

afterEach(cleanup)

test('marks a parcel that has sizes but no weight', () => {
  const start = { text: '60x52x30, 5kg 40x30x20', isAdded: false }
  const Panel = () => (
    <PastePanel
      form={useQuoteForm(emptyQuoteValues, () => {}, 170)}
      changeWithUndo={(_, write) => write()}
      start={start}
    />
  )
  render(<Panel />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kiện 60 × 52 × 30 cm · chưa có cân nặng',
    'Kiện 40 × 30 × 20 cm · 5 kg',
  ])
})

test('shows the field of each number that was read, and keeps the marks of the others in sight after the rest was added', () => {
  const start = { text: 'SĐT 0912 345 678: 4 thùng, tổng 20kg', isAdded: false }
  const Panel = () => {
    const form = useQuoteForm(emptyQuoteValues, () => {}, 170)
    return (
      <>
        <PastePanel form={form} changeWithUndo={(_, write) => write()} start={start} />
        <output data-testid="weights">{form.values.parcels.map(({ weight }) => weight).join(' ')}</output>
      </>
    )
  }
  render(<Panel />)
  const marks = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)
  expect(marks()).toEqual(['0912 345 678 (chưa đọc)'])
  expect([screen.getByText('số lượng'), screen.getByText('cân nặng')]).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Thêm vào báo giá' }))
  expect(screen.getByTestId('weights').textContent).toBe('5 5 5 5')
  expect(marks()).toEqual(['0912 345 678 (chưa đọc)'])
  fireEvent.click(screen.getByRole('button', { name: 'Đã xem' }))
  expect(marks()).toEqual([])
})
