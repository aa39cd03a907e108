// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slug } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { draftKey, keepDraft } from '#hooks/drafts/drafts.ts'
import { bodyIn } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { session } from '#session/session.ts'
import { counted, formOffice, open, press, stored } from './record-form.test-data.tsx'

const page = {
  ...thing,
  fields: { ...thing.fields, url: slug('Đường dẫn', { slugFrom: 'name' }) },
} satisfies Resource
const { answer } = formOffice()
/** Presses a button; what its change causes has happened afterwards. */
const pressed = (name: string) => act(async () => press(name))

async function storeDraft(values: Readonly<Record<string, unknown>>) {
  const of = { subject: session.storedUser()?.subject ?? '', resource: page.name, id: '' }
  const kinds = { name: 'text', url: 'slug' }
  await keepDraft(draftKey(of, 'earlier'), { ...of, label: '', values, kinds, before: null, at: Date.now() })
}

test('a draft of a new record is taken with its own address', async () => {
  await storeDraft({ name: 'A', url: 'sale-thang-9' })
  const calls = answer('/api/thing/create', { code: 1, data: stored })
  const { input, save } = await open(null, page)
  await screen.findByRole('button', { name: 'Lấy lại bản nháp' })
  await pressed('Lấy lại bản nháp')
  expect(input('Đường dẫn').value).toBe('sale-thang-9')
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ name: 'A', url: 'sale-thang-9' })
})

test.each([['Áo mưa'], ['']])(
  'a stored record without an address is as before once its title “%s” is discarded',
  async (name) => {
    const { input, type } = await open(rowOf<Resource>(page, { ...stored, url: '' }), page)
    type('Tên', name)
    await screen.findByText(/ô đã sửa/)
    await pressed('Bỏ thay đổi')
    await counted(0)
    expect([input('Tên').value, input('Đường dẫn').value]).toEqual(['Áo', ''])
  },
)

test('the address of a new record follows its title again after a discard', async () => {
  const { input, type } = await open(null, page)
  type('Tên', 'Áo')
  await counted(2)
  await pressed('Bỏ thay đổi')
  await counted(0)
  type('Tên', 'Mũ')
  await counted(2)
  expect(input('Đường dẫn').value).toBe('mu')
})
