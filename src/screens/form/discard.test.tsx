// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { counted, formOffice, open, path, press, stored } from './record-form.test-data.tsx'

const { answer } = formOffice()

test('puts discarded changes back by the undo of their notice, as unsaved ones with a draft', async () => {
  const { type, input } = await open()
  type('Tên', 'Áo mưa')
  type('Đường dẫn', 'ao-mua')
  await counted(2)
  press('Bỏ thay đổi')
  await counted(0)
  type('Đường dẫn', 'ao-sau')
  const [notice] = shownNotices()
  expect(notice).toMatchObject({ tone: 'plain', text: { text: 'Đã bỏ {n} thay đổi.', with: { n: '2' } } })
  act(() => notice?.undo?.())
  expect([input('Tên').value, input('Đường dẫn').value], 'what was typed since stays').toEqual([
    'Áo mưa',
    'ao-sau',
  ])
  await counted(2)
  await waitFor(async () => {
    const drafts = await draftStore.all()
    expect(drafts).toMatchObject([[expect.anything(), { values: { name: 'Áo mưa', url: 'ao-sau' } }]])
  })
})

test('removes the undo of discarded changes with another discard, a save and its form', async () => {
  answer(path, { code: 1, data: { ...stored, name: 'Mũ' } })
  const { type, save, go } = await open()
  const discard = async (name: string, url: string, count: number) => {
    type('Tên', name)
    type('Đường dẫn', url)
    await counted(count)
    press('Bỏ thay đổi')
    expect(shownNotices()).toHaveLength(1)
  }
  await discard('Áo mưa', 'ao-mua', 2)
  await discard('Áo mưa', 'ao', 1)
  type('Tên', 'Mũ')
  save()
  await waitFor(() => expect(shownNotices()).toMatchObject([{ text: 'Lưu thành công' }]))
  for (const { id } of shownNotices()) act(() => dismiss(id))
  await discard('Áo', 'ao', 1)
  await go('/elsewhere')
  expect(shownNotices()).toEqual([])
})
