import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ImageInput } from './image-input.tsx'
import type { PictureChooser } from './picture-field.tsx'
import type { Upload } from './use-image-upload.ts'

afterEach(cleanup)

const picture = new File(['x'], 'a.png', { type: 'image/png' })
const resolve = (address: string) => `https://cdn.example${address}`

describe('ImageInput', () => {
  it('shows a stored picture by its resolved address and removes it', async () => {
    const { onChange } = input(vi.fn(), '/a.png')
    expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('https://cdn.example/a.png')
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ ảnh' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('')
    expect(screen.queryByRole('img', { name: 'Logo' })).toBeNull()
  })

  it('uploads a picked picture, shows the progress and stores its address', async () => {
    let finish: (address: string) => void = () => undefined
    let report: (done: number) => void = () => undefined
    const upload: Upload = (_, { onProgress }) => {
      report = onProgress
      return new Promise((done) => {
        finish = done
      })
    }
    const { onChange, pick } = input(upload)
    pick()
    act(() => report(0.4))
    const progress = screen.getByRole('progressbar', { name: 'Đang tải ảnh lên' })
    expect(progress.getAttribute('aria-valuenow')).toBe('40')
    expect(onChange).not.toHaveBeenCalled()
    finish('/new.png')
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/new.png'))
    expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('https://cdn.example/new.png')
  })

  it('keeps the browser from opening a picture that is dropped while it is read-only, and uploads nothing', async () => {
    const upload = vi.fn<Upload>()
    render(<ImageInput label="Logo" readOnly onUpload={upload} resolve={resolve} failureText={() => ''} />)
    const dataTransfer = { files: [picture], types: ['Files'] }
    // `fireEvent` returns false for an event whose default was prevented.
    expect(fireEvent.drop(screen.getByRole('group', { name: 'Logo' }), { dataTransfer })).toBe(false)
    await act(() => new Promise((later) => setTimeout(later)))
    expect(upload).not.toHaveBeenCalled()
  })

  it('keeps a picture whose upload failed and uploads it again on retry', async () => {
    const upload = vi
      .fn<Upload>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('/again.png')
    const { onChange, pick } = input(upload, '/old.png')
    pick()
    await screen.findByText('Ảnh chưa lên được.')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('/again.png'))
    expect(upload.mock.calls.map(([file]) => file)).toEqual([picture, picture])
  })

  it('aborts an upload on cancel', async () => {
    const upload = vi.fn<Upload>(() => new Promise(() => undefined))
    const { onChange, pick } = input(upload, '/old.png')
    pick()
    await userEvent.click(screen.getByRole('button', { name: 'Hủy' }))
    expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('https://cdn.example/old.png')
  })

  it('replaces a running upload by a picture chosen from the library; no choice changes nothing', async () => {
    const ask = vi
      .fn<() => Promise<string | null>>()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce('/b.png')
    const upload = vi.fn<Upload>(() => new Promise(() => undefined))
    const { onChange, pick } = input(upload, '/old.png', { label: 'Chọn từ kho', openLibrary: ask })
    const choose = screen.getByRole('button', { name: 'Chọn từ kho' })
    await userEvent.click(choose)
    expect(onChange).not.toHaveBeenCalled()
    pick()
    await userEvent.click(choose)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('/b.png')
    expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true)
    expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('https://cdn.example/b.png')
  })
})

function input(onUpload: Upload, defaultValue = '', choose?: PictureChooser) {
  const onChange = vi.fn()
  const { container } = render(
    <ImageInput
      label="Logo"
      onUpload={onUpload}
      resolve={resolve}
      failureText={() => 'Ảnh chưa lên được.'}
      defaultValue={defaultValue}
      onChange={onChange}
      {...(choose && { chooser: choose })}
    />,
  )
  const picker = container.querySelector('input[type=file]')
  if (!picker) throw new Error('no picker')
  const pick = () => fireEvent.change(picker, { target: { files: [picture] } })
  return { onChange, pick }
}
