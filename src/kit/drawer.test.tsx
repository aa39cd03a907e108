import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Drawer } from './drawer.tsx'

afterEach(cleanup)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      {isOpen && (
        <Drawer title="Sửa" onClose={() => setOpen(false)}>
          <input aria-label="Tên" />
          <input type="radio" name="kind" aria-label="Một" />
          <input type="radio" name="kind" aria-label="Hai" />
        </Drawer>
      )}
    </>
  )
}

it('returns the focus to the control that opened it when it is removed', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Mở' })
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('textbox', { name: 'Tên' }))
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('focuses its first field within the press that opens it, before the next key', () => {
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Mở' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tên' }))
})

it('keeps Tab within it, with a group of radio buttons as one stop', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }))
  const cross = screen.getByRole('button', { name: 'Đóng' })
  screen.getByRole('radio', { name: 'Một' }).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(cross)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Hai' }))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.tab()
  expect(document.activeElement).toBe(cross)
})

it('is closed by Escape, but not by that of the open list of an input', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }))
  const field = screen.getByRole('textbox', { name: 'Tên' })
  field.setAttribute('data-mantine-stop-propagation', 'true')
  await userEvent.keyboard('{Escape}')
  await new Promise((later) => setTimeout(later))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  field.removeAttribute('data-mantine-stop-propagation')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('closes within the press of Escape, before the next key', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Tên' }), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mở' }))
})

it('keeps Tab within it where it has nothing but its cross', async () => {
  render(
    <>
      <button type="button">Sau</button>
      <Drawer title="Trống" onClose={() => undefined}>
        <p>Chưa có gì</p>
      </Drawer>
      <button type="button">Sau nữa</button>
    </>,
  )
  const cross = screen.getByRole('button', { name: 'Đóng' })
  await userEvent.tab()
  expect(document.activeElement).toBe(cross)
  await userEvent.tab()
  expect(document.activeElement).toBe(cross)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(cross)
})
