// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { formOffice, open, stored } from './record-form.test-data.tsx'

const page = {
  ...thing,
  form: { ...thing.form, preview: { title: 'name', body: 'name' } },
} satisfies Resource

formOffice()

test('focuses the previous input at once when the preview closes, before the next key', async () => {
  const { input } = await open(rowOf<Resource>(page, stored), page)
  input('Tên').focus()
  fireEvent.keyDown(input('Tên'), { code: 'KeyP', altKey: true })
  const preview = await screen.findByRole('dialog', { name: 'Xem trước' })
  expect(document.activeElement).not.toBe(input('Tên'))
  fireEvent.keyDown(preview, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(input('Tên'))
})
