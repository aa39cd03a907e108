import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Modal } from './modal.tsx'

beforeAll(() => Modal.preload())
afterEach(cleanup)

describe('ConfirmDialog', () => {
  it('names the record and runs only the chosen action', async () => {
    const onConfirm = vi.fn()
    const onClose = vi.fn()
    render(
      <ConfirmDialog title="Xóa thương hiệu này?" confirm="Xóa" onConfirm={onConfirm} onClose={onClose}>
        “Muji” sẽ bị xóa.
      </ConfirmDialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Xóa thương hiệu này?' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Giữ lại' }))
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Giữ lại', 'Xóa'])
    await userEvent.click(screen.getByRole('button', { name: 'Giữ lại' }))
    expect(onClose).toHaveBeenCalledOnce()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Xóa' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('is inert, and looks so, until the outcome is known', async () => {
    const onClose = vi.fn()
    render(
      <ConfirmDialog title="Xóa ảnh này?" confirm="Xóa" isBusy onConfirm={vi.fn()} onClose={onClose}>
        <a href="/uses">Thương hiệu</a>
      </ConfirmDialog>,
    )
    const keep = screen.getByRole('button', { name: 'Giữ lại' })
    expect(keep.getAttribute('aria-disabled')).toBe('true')
    expect(keep.hasAttribute('data-disabled')).toBe(true)
    await userEvent.click(keep)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    const uses = screen.getByText('Thương hiệu').closest<HTMLElement>('[inert]')
    expect(uses?.style.opacity).toBe('0.6')
  })
})
