// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { formOffice, open, stored, wordsBeside } from './record-form.test-data.tsx'

formOffice()

const ruled = {
  ...thing,
  conditions: [{ when: { active: false }, field: 'position', required: true }],
} as typeof thing

test('marks a field as required while other fields have the values for it, and refuses it blank', async () => {
  const record = rowOf<Resource>(ruled, { ...stored, position: null })
  const { input, save } = await open(record, ruled)
  expect(input('Vị trí').required).toBe(false)
  const active = screen.getByRole('switch', { name: 'Đang dùng' })
  fireEvent.click(active)
  await waitFor(() => expect(input('Vị trí').required).toBe(true))
  save()
  await waitFor(() => expect(wordsBeside(input('Vị trí'))).toContain('Hãy điền ô này.'))
  fireEvent.click(active)
  await waitFor(() => expect(input('Vị trí').required).toBe(false))
})
