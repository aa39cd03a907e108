import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TimeInput } from './time-input.tsx'

afterEach(cleanup)

test('a time is changed by the arrow keys, and written out on blur', async () => {
  const onChange = vi.fn()
  drawn(<TimeInput label="Mở cửa" defaultValue="08:30" onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mở cửa' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect([box.value, onChange.mock.lastCall]).toEqual(['08:45', ['08:45']])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(box.value).toBe('08:15')
  await userEvent.clear(box)
  await userEvent.keyboard('21h')
  expect([box.value, onChange.mock.lastCall]).toEqual(['21h', ['21:00']])
  await userEvent.tab()
  expect(box.value).toBe('21:00')
})

test('a time input keeps a read-only time', async () => {
  const onChange = vi.fn()
  drawn(<TimeInput label="Mở cửa" defaultValue="08:30" onChange={onChange} readOnly />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}9')
  expect(onChange).not.toHaveBeenCalled()
})

function drawn(part: ReactElement) {
  return render(part)
}
