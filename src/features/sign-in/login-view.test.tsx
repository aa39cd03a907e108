import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoginView } from './login-view.tsx'

function draw(props: Partial<Parameters<typeof LoginView>[0]> = {}) {
  const onSubmit = vi.fn()
  const view = (more: typeof props) => (
    <LoginView page="login" busy={false} error={null} onSubmit={onSubmit} {...props} {...more} />
  )
  const { rerender } = render(view({}))
  return { onSubmit, update: (more: typeof props) => rerender(view(more)) }
}

afterEach(cleanup)

describe('LoginView', () => {
  it('submits the typed values, with an unchanged password', async () => {
    const { onSubmit } = draw()
    await userEvent.type(screen.getByLabelText('Tên đăng nhập'), ' lan ')
    await userEvent.type(screen.getByLabelText('Mật khẩu'), ' bí mật {Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'lan', password: ' bí mật ' })
  })

  it('marks the empty field, focuses it and sends no request', async () => {
    const { onSubmit } = draw()
    await userEvent.type(screen.getByLabelText('Tên đăng nhập'), 'lan')
    await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('Bạn chưa nhập mật khẩu.')).toBeTruthy()
    expect(screen.queryByText('Bạn chưa nhập tên đăng nhập.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Mật khẩu'))
  })

  it('takes a pasted password', async () => {
    draw()
    await userEvent.click(screen.getByLabelText('Mật khẩu'))
    await userEvent.paste('dán-vào')
    expect(screen.getByLabelText<HTMLInputElement>('Mật khẩu').value).toBe('dán-vào')
  })

  it('announces a failure in an existing live region, and keeps the typed values', async () => {
    const { update } = draw()
    const region = screen.getByRole('alert')
    await userEvent.type(screen.getByLabelText('Tên đăng nhập'), 'lan')
    update({ error: 'Sai tên đăng nhập hoặc mật khẩu' })
    expect(screen.getByRole('alert')).toBe(region)
    expect(region.textContent).toBe('Sai tên đăng nhập hoặc mật khẩu')
    expect(screen.getByLabelText<HTMLInputElement>('Tên đăng nhập').value).toBe('lan')
  })

  it('sends once while it is busy', async () => {
    const { onSubmit } = draw({ busy: true })
    await userEvent.type(screen.getByLabelText('Tên đăng nhập'), 'lan')
    await userEvent.type(screen.getByLabelText('Mật khẩu'), 'x{Enter}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
