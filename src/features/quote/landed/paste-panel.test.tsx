import { cleanup, render, screen } from '@testing-library/react'
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
