import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DrawerFrame } from './drawer-frame.tsx'

afterEach(cleanup)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      {isOpen && (
        <DrawerFrame opened title="Sửa" onClose={() => setOpen(false)}>
          <input aria-label="Tên" />
        </DrawerFrame>
      )}
    </MantineProvider>
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
