import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ColorInput } from './color-input.tsx'

afterEach(cleanup)

it('keeps Escape from the drawer around it only while its palette is open', async () => {
  render(<ColorInput label="Màu" />)
  const input = screen.getByRole('textbox', { name: 'Màu' })
  await userEvent.tab()
  expect(document.activeElement).toBe(input)
  expect(input.dataset['mantineStopPropagation']).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(input.dataset['mantineStopPropagation']).toBeUndefined()
  await userEvent.click(input)
  expect(input.dataset['mantineStopPropagation']).toBe('true')
  fireEvent.blur(input)
  expect(input.dataset['mantineStopPropagation']).toBeUndefined()
})
