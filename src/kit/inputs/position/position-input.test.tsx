import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PositionInput } from './position-input.tsx'

afterEach(cleanup)

function drawn(more: Partial<Parameters<typeof PositionInput>[0]> = {}) {
  const onChange = vi.fn()
  render(<PositionInput label="Toạ độ" onChange={onChange} {...more} />)
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const values = () => [box('Vĩ độ').value, box('Kinh độ').value]
  return { onChange, box, values }
}

test('is a group of two numbers, typed one after the other', async () => {
  const { onChange, values } = drawn()
  expect(screen.getByRole('group', { name: 'Toạ độ' })).toBeDefined()
  await userEvent.tab()
  await userEvent.keyboard('10,77')
  expect(onChange).toHaveBeenLastCalledWith({ lat: 10.77, lng: Number.NaN })
  await userEvent.tab()
  await userEvent.keyboard('-106.5')
  expect(onChange).toHaveBeenLastCalledWith({ lat: 10.77, lng: -106.5 })
  await userEvent.tab()
  expect(values()).toEqual(['10.77', '-106.5'])
})

test('takes a pasted position into both inputs', async () => {
  const { onChange, values, box } = drawn({ defaultValue: { lat: 1, lng: 2 } })
  await userEvent.click(box('Kinh độ'))
  await userEvent.paste('10.77, 106.70')
  expect(onChange).toHaveBeenLastCalledWith({ lat: 10.77, lng: 106.7 })
  expect(values()).toEqual(['10.77', '106.7'])
  expect(document.activeElement).toBe(box('Kinh độ'))
})

test('pastes one number into its input', async () => {
  const { onChange, box } = drawn()
  await userEvent.click(box('Vĩ độ'))
  await userEvent.paste('10.77')
  expect(onChange).toHaveBeenLastCalledWith({ lat: 10.77, lng: Number.NaN })
})

test('is none once both inputs are empty', async () => {
  const { onChange, box } = drawn({ defaultValue: { lat: 1, lng: 2 } })
  await userEvent.clear(box('Vĩ độ'))
  expect(onChange).toHaveBeenLastCalledWith({ lat: Number.NaN, lng: 2 })
  await userEvent.clear(box('Kinh độ'))
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('describes its group by its error and its hint', () => {
  drawn({ error: 'Hãy điền cả hai.', description: 'Cổng chính' })
  const group = screen.getByRole('group', { name: 'Toạ độ' })
  const ids = (group.getAttribute('aria-describedby') ?? '').split(/\s+/)
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    expect.stringContaining('Hãy điền cả hai.'),
    'Cổng chính',
  ])
  expect(
    screen.getAllByRole('textbox', { name: /độ$/ }).map((box) => box.getAttribute('aria-invalid')),
  ).toEqual(['true', 'true'])
})

test('takes no paste while it is read-only', async () => {
  const { onChange, box, values } = drawn({ defaultValue: { lat: 1, lng: 2 }, readOnly: true })
  await userEvent.click(box('Vĩ độ'))
  await userEvent.paste('10.77, 106.70')
  expect(onChange).not.toHaveBeenCalled()
  expect(values()).toEqual(['1', '2'])
})
