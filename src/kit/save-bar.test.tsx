import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SaveBar } from './save-bar.tsx'

function draw(count: number, isBusy = false) {
  const saved = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onDiscard = vi.fn()
  const { container } = render(
    <form onSubmit={saved}>
      <SaveBar count={count} isBusy={isBusy} onDiscard={onDiscard} />
    </form>,
  )
  return { saved, onDiscard, container }
}

afterEach(cleanup)

describe('SaveBar', () => {
  it('shows the number of changed fields, saves and discards', async () => {
    const { saved, onDiscard } = draw(2)
    expect(screen.getByText('2 ô đã sửa')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }))
    expect(saved).toHaveBeenCalledOnce()
    expect(onDiscard).toHaveBeenCalledOnce()
  })

  it('names the changed fields beside their number, and the key that saves', () => {
    render(<SaveBar count={2} names={['Giá', 'Số lượng']} onDiscard={() => {}} />)
    expect(screen.getByText('Giá, Số lượng').title).toBe('Giá, Số lượng')
    const save = screen.getByRole('button', { name: 'Lưu' })
    expect(save.getAttribute('aria-keyshortcuts')).toBe('Control+S')
    expect(save.textContent).toContain('Ctrl S')
  })

  it('ignores clicks without changes and keeps the focus', async () => {
    const { saved, onDiscard } = draw(0)
    const save = screen.getByRole('button', { name: 'Lưu' })
    await userEvent.click(save)
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }))
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    expect(saved).not.toHaveBeenCalled()
    expect(onDiscard).not.toHaveBeenCalled()
    save.focus()
    expect(document.activeElement).toBe(save)
  })

  it('keeps the focus on its button while it is busy, and ignores a second press', async () => {
    const { saved } = draw(1, true)
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Lưu' })
    expect(save.disabled).toBe(false)
    await userEvent.click(save)
    expect(document.activeElement).toBe(save)
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    expect(saved).not.toHaveBeenCalled()
  })

  it('saves on Ctrl+S and on Cmd+S', () => {
    const { saved } = draw(1)
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    fireEvent.keyDown(window, { key: 'S', metaKey: true })
    fireEvent.keyDown(window, { key: 's' })
    expect(saved).toHaveBeenCalledTimes(2)
  })

  it('does not save twice at once', async () => {
    const { saved, onDiscard } = draw(1, true)
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }))
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    expect(saved).not.toHaveBeenCalled()
    expect(onDiscard).not.toHaveBeenCalled()
  })

  it('ignores Ctrl+S under a modal dialog, and takes it in one', () => {
    const { saved, container } = draw(1)
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-modal', 'true')
    document.body.append(dialog)
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    expect(saved).not.toHaveBeenCalled()
    dialog.append(container)
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    expect(saved).toHaveBeenCalledOnce()
    dialog.remove()
  })
})
