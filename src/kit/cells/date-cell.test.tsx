import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { formatFullDateTime } from '#text/format.ts'
import { DateCell } from './date-cell.tsx'

afterEach(cleanup)

it('shows the full moment to a pointer', () => {
  const moment = '2025-03-04T05:06:07.000Z'
  render(<DateCell value={moment} />)
  const cell = screen.getByText('04/03/2025')
  fireEvent.pointerEnter(cell)
  expect(cell.title).toBe(formatFullDateTime(moment))
})

it('shows no time of a day', () => {
  render(<DateCell value="2025-03-04" />)
  const cell = screen.getByText('04/03/2025')
  fireEvent.pointerEnter(cell)
  expect(cell.title).toBe('')
})
