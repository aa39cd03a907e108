import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RichTextInput } from './rich-text-input.tsx'
import { keepsAll, savedText } from './rich-text-keeps.ts'

afterEach(cleanup)

describe('RichTextInput', () => {
  it('is a named writing surface that says nothing until something is written', () => {
    const told = vi.fn()
    drawn(
      <RichTextInput label="Nội dung" defaultValue="<div>Chào <b>bạn</b></div>" onChange={told} required />,
    )
    const surface = screen.getByRole('textbox', { name: /Nội dung/ })
    expect(surface.textContent).toBe('Chào bạn')
    expect(surface.getAttribute('aria-required')).toBe('true')
    cleanup()
    expect(told).not.toHaveBeenCalled()
  })

  it('tells the empty placeholder as ""', () => {
    expect(savedText('<p></p>')).toBe('')
    expect(savedText('<p></p><p></p>')).toBe('')
    expect(savedText('<p></p><p>a</p><p></p>')).toBe('<p></p><p>a</p>')
  })

  it('edits as HTML what the editor would flatten', async () => {
    const told = vi.fn()
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
    drawn(<RichTextInput label="Nội dung" defaultValue={table} onChange={told} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nội dung' })
    expect(field.value).toBe(table)
    await userEvent.type(field, 'x')
    expect(told).toHaveBeenLastCalledWith(`${table}x`)
  })
})

describe('keepsAll', () => {
  it.each([
    ['', true],
    ['chữ trơn', true],
    ['<h2>a</h2><ul><li><p>b <a href="#">c</a></p></li></ul><img src="x">', true],
    ['<p>a</p><table></table>', false],
    ['<video></video>', false],
    ['<figure><img src="x"></figure>', false],
  ])('%s', (html, keeps) => {
    expect(keepsAll(html)).toBe(keeps)
  })
})

function drawn(part: React.ReactElement) {
  return render(part, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> })
}
