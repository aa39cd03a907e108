// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { richText } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { held } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { counted, formOffice, open, path, press, stored } from './record-form.test-data.tsx'

const { answer } = formOffice()

const written = {
  ...thing,
  fields: { ...thing.fields, note: richText('Nội dung') },
} satisfies Resource
const version = (values: object) => rowOf<Resource>(written, { ...stored, note: '<p>cũ</p>', ...values })

/** The editor of the text, once it is there. */
async function editorOf(): Promise<Editor> {
  const surface = await waitFor(() => {
    const found = document.querySelector('.ProseMirror')
    if (!found) throw new Error('no editor')
    return found
  })
  return (surface as unknown as { readonly editor: Editor }).editor
}

test('compares the last keys of a text with a newer version instead of overwriting it', async () => {
  const { replace } = await open(version({}), written)
  const editor = await editorOf()
  act(() => void editor.commands.insertContentAt(3, ' của tôi'))
  replace(version({ note: '<p>của họ</p>' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toMatch(/cũ của tôi.*của họ/))
  expect((await editorOf()).getText()).toBe('cũ của tôi')
})

test('discards the last keys of a text with the other changes', async () => {
  const { type } = await open(version({}), written)
  type('Tên', 'Áo mưa')
  const editor = await editorOf()
  act(() => void editor.commands.insertContentAt(3, ' của tôi'))
  press('Bỏ thay đổi')
  await waitFor(async () => expect((await editorOf()).getText()).toBe('cũ'))
  await counted(0)
})

test('merges a newer version that arrived during a refused save', async () => {
  const refusal = held({ errors: { name: 'Tên này dài quá' } }, 422)
  answer(path, refusal.reply)
  const { type, save, replace, input } = await open(rowOf<Resource>(thing, stored))
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(cache.isMutating()).toBe(1))
  replace(rowOf<Resource>(thing, { ...stored, position: 7 }))
  await act(async () => refusal.release())
  await waitFor(() => expect(cache.isMutating()).toBe(0))
  expect(input('Tên').value).toBe('Áo mưa')
  await waitFor(() => expect(input('Vị trí').value).toBe('7'))
})
