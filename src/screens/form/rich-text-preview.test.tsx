import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { RichTextInput } from '#kit/rich-text/rich-text-input.tsx'
import { openModal } from '#screens/frame/use-shortcuts.tsx'
import { type RichTextFieldProps, RichTextPreview } from './rich-text-preview.tsx'

afterEach(cleanup)

/** A text in a form and a dialog above the page; `arrive` ends the loading of the editor. */
function drawn() {
  let resolve = (_field: ComponentType<RichTextFieldProps>) => {}
  const promise = new Promise<ComponentType<RichTextFieldProps>>((done) => {
    resolve = done
  })
  const Field = lazyComponent<RichTextFieldProps>(() => promise, RichTextPreview)
  const field: InputProps<string> = { label: 'Nội dung', defaultValue: '<p>một</p>', onChange: () => {} }
  render(
    <>
      <form>
        <Field {...field} data-path="content" caret={null} onCaret={() => {}} />
      </form>
      <dialog>
        <button type="button">Đóng</button>
      </dialog>
    </>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  return { dialog, arrive: () => act(async () => resolve(RichTextInput)) }
}

test('returns the focus to the editor that has taken its place under a dialog', async () => {
  const { dialog, arrive } = drawn()
  screen.getByRole('region', { name: 'Nội dung' }).focus()
  const close = openModal(dialog)
  screen.getByRole('button', { name: 'Đóng' }).focus()
  await arrive()
  const editor = await screen.findByRole('textbox', { name: 'Nội dung', hidden: true })
  expect(document.activeElement).not.toBe(editor)
  close()
  expect(document.activeElement).toBe(editor)
})

test('gets the focus back itself while its editor is not there', () => {
  const { dialog } = drawn()
  const text = screen.getByRole('region', { name: 'Nội dung' })
  text.focus()
  const close = openModal(dialog)
  screen.getByRole('button', { name: 'Đóng' }).focus()
  close()
  expect(document.activeElement).toBe(text)
})
