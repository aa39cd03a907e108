import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RichTextInput } from './rich-text-input.tsx'
import { textColorClass } from './text-colors.ts'
import { savedText } from './use-rich-text.ts'

afterEach(cleanup)

describe('RichTextInput', () => {
  it('renders a labelled text box that emits nothing until it is edited', () => {
    const onChange = vi.fn()
    drawn(
      <RichTextInput
        label="Nội dung"
        defaultValue="<div>Chào <b>bạn</b></div>"
        onChange={onChange}
        required
      />,
    )
    const surface = screen.getByRole('textbox', { name: /Nội dung/ })
    expect(surface.textContent).toBe('Chào bạn')
    expect(surface.getAttribute('aria-required')).toBe('true')
    cleanup()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('renders its pictures again after the HTML was edited', async () => {
    drawn(<RichTextInput label="Nội dung" defaultValue='<p>a</p><img src="/files/a.png" alt="b">' />)
    await userEvent.click(screen.getByRole('button', { name: 'Mã HTML' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Về soạn thảo' }))
    expect(screen.getByAltText('b').closest('figure')).not.toBeNull()
  })

  it('is focused at once on the way back from the HTML, before the next key', async () => {
    drawn(<RichTextInput label="Nội dung" defaultValue="<p>a</p>" />)
    await userEvent.click(screen.getByRole('button', { name: 'Mã HTML' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Về soạn thảo' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nội dung' }))
  })

  it.each([
    ['where its preview had the caret', { field: 'content', block: 1, at: 2 }, 'hai'],
    ['at its start, where that had none', { field: 'content', at: null }, 'một'],
  ])('is focused with its first render %s', (_, caret, block) => {
    drawn(
      <RichTextInput
        label="Nội dung"
        data-path="content"
        defaultValue="<p>một</p><p>hai</p>"
        caret={caret}
      />,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nội dung' }))
    const { focusNode, focusOffset } = document.getSelection() ?? {}
    expect([focusNode?.textContent, focusOffset]).toEqual([block, caret.at ?? 0])
  })

  it('emits a change made right after its first render, and its initial value once that is reverted', async () => {
    const onChange = vi.fn()
    const stored = '<div>một</div>'
    const caret = { field: 'content', block: 0, at: 0 }
    drawn(
      <RichTextInput
        label="Nội dung"
        data-path="content"
        defaultValue={stored}
        caret={caret}
        onChange={onChange}
      />,
    )
    const surface = screen.getByRole('textbox', { name: 'Nội dung' })
    fireEvent.keyDown(surface, { key: 'Enter' })
    await expect.poll(() => onChange.mock.lastCall).toEqual(['<p></p><p>một</p>'])
    fireEvent.keyDown(surface, { key: 'Backspace' })
    await expect.poll(() => onChange.mock.lastCall).toEqual([stored])
  })

  it('is focused at once after a tool of a table', async () => {
    drawn(<RichTextInput label="Nội dung" defaultValue="<table><tr><td>a</td></tr></table>" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Thêm hàng ở dưới' }))
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nội dung' }))
  })

  it('keeps the focused tool the Tab stop when a tool before it is enabled', async () => {
    drawn(<RichTextInput label="Nội dung" defaultValue="<table><tr><td>a</td></tr></table>" />)
    const tool = (name: string) => screen.getByRole('button', { name })
    fireEvent.focus(tool('Tiêu đề lớn'))
    fireEvent.click(await screen.findByRole('button', { name: 'Thêm hàng ở dưới' }))
    expect(tool('Hoàn tác')).toHaveProperty('disabled', false)
    await expect.poll(() => tool('Hoàn tác').tabIndex).toBe(-1)
    expect(tool('Tiêu đề lớn').tabIndex).toBe(0)
  })

  it('colours a partly coloured selection wholly, also with the colour that a part has', async () => {
    const onChange = vi.fn()
    const part = `<p><span class="${textColorClass('gray')}">một</span> hai</p>`
    drawn(<RichTextInput label="Nội dung" defaultValue={part} onChange={onChange} />)
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Nội dung' }), { key: 'a', ctrlKey: true })
    fireEvent.click(screen.getByRole('button', { name: 'Màu chữ' }))
    const items = await screen.findAllByRole('menuitemradio')
    expect(items.map((item) => item.getAttribute('aria-checked'))).not.toContain('true')
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Xám' }))
    const whole = `<p><span class="${textColorClass('gray')}">một hai</span></p>`
    await expect.poll(() => onChange.mock.lastCall).toEqual([whole])
  })

  it('emits "" for an empty editor', () => {
    expect(savedText('<p></p>')).toBe('')
    expect(savedText('<p></p><p></p>')).toBe('')
    expect(savedText('<p></p><p>a</p><p></p>')).toBe('<p></p><p>a</p>')
  })

  it('omits pictures that are being uploaded', () => {
    expect(savedText('<p>a</p><img alt="" data-pending="1"><p></p>')).toBe('<p>a</p>')
  })

  it('opens a text with unsupported markup as HTML', async () => {
    const onChange = vi.fn()
    const frame = '<figure>1</figure>'
    drawn(<RichTextInput label="Nội dung" defaultValue={frame} onChange={onChange} />)
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nội dung' })
    expect(field.value).toBe(frame)
    await userEvent.type(field, 'x')
    expect(onChange).toHaveBeenLastCalledWith(`${frame}x`)
    await userEvent.click(screen.getByRole('button', { name: 'Về soạn thảo' }))
    expect(screen.getByRole('alert').textContent).toContain('<figure>')
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ các phần này' }))
    expect(onChange).toHaveBeenLastCalledWith('<p>1</p><p>x</p>')
  })
})

function drawn(part: React.ReactElement) {
  return render(part)
}
