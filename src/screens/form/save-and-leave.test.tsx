// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodyIn, held } from '#hooks/testing/office.test-data.tsx'
import { shownNotices } from '#kit/notice.tsx'
import { counted, formOffice, open, path, press, stored, wordsBeside } from './record-form.test-data.tsx'

const { answer } = formOffice()

test('offers to stay at the left, then to leave, then to save and leave', async () => {
  const { type, go } = await open()
  type('Tên', 'Áo mưa')
  await counted(1)
  await go('/elsewhere')
  const dialog = await screen.findByRole('dialog')
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Ở lại',
    'Rời đi',
    'Lưu rồi rời',
  ])
})

test('saves, then leaves once the save succeeded', async () => {
  const saving = held({ code: 1, data: { ...stored, name: 'Áo mưa' } })
  const calls = answer(path, saving.reply)
  const { type, go, onSaved } = await open()
  type('Tên', 'Áo mưa')
  await counted(1)
  await go('/elsewhere')
  await screen.findByRole('dialog')
  press('Lưu rồi rời')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ name: 'Áo mưa' })
  expect(screen.queryByRole('heading', { name: 'Nơi khác' }), 'stays until the save succeeds').toBeNull()
  await act(async () => saving.release())
  await screen.findByRole('heading', { name: 'Nơi khác' })
  expect(onSaved, 'the chosen address replaces the usual next one').not.toHaveBeenCalled()
})

test('stays and focuses the invalid field when nothing can be saved', async () => {
  const { type, go, input } = await open()
  type('Tên', '')
  await counted(1)
  await go('/elsewhere')
  await screen.findByRole('dialog')
  press('Lưu rồi rời')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(input('Tên')))
  expect(screen.queryByRole('heading', { name: 'Nơi khác' })).toBeNull()
})

test('stays and shows the reason when the save fails', async () => {
  answer(path, () => Response.json({ message: 'Tên đã có' }, { status: 400 }))
  const { type, go, input } = await open()
  type('Tên', 'Áo mưa')
  await counted(1)
  await go('/elsewhere')
  await screen.findByRole('dialog')
  press('Lưu rồi rời')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(input('Tên').value).toBe('Áo mưa')
  expect(document.body.textContent).toContain('Tên đã có')
})

test('stays and focuses the field that the server refuses', async () => {
  const refusal = held({ errors: { url: 'Đường dẫn này đã có' } }, 422)
  const calls = answer(path, refusal.reply)
  const { type, go, input } = await open()
  type('Tên', 'Áo mưa')
  await counted(1)
  await go('/elsewhere')
  await screen.findByRole('dialog')
  press('Lưu rồi rời')
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => refusal.release())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(wordsBeside(input('Đường dẫn'))).toContain('Đường dẫn này đã có')
  await waitFor(() => expect(document.activeElement).toBe(input('Đường dẫn')))
})

test('can be left while an earlier save is under way', async () => {
  const saving = held({ code: 1, data: { ...stored, name: 'Áo mưa' } })
  const calls = answer(path, saving.reply)
  const { type, save, go } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  await go('/elsewhere')
  await screen.findByRole('dialog')
  press('Rời đi')
  await screen.findByRole('heading', { name: 'Nơi khác' })
  saving.release()
  await waitFor(() => expect(shownNotices()).toMatchObject([{ tone: 'good' }]))
  expect(calls).toHaveLength(1)
})
