// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { bodyIn, held } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { counted, formOffice, open, path, press, stored, wordsBeside } from './record-form.test-data.tsx'
import { unsavedNow } from './unsaved.ts'

const { answer } = formOffice()

test('counts the changed fields and discards the changes', async () => {
  const { type, input } = await open()
  await counted(0)
  type('Tên', 'Áo mưa')
  type('Đường dẫn', 'ao-mua')
  await counted(2)
  expect(unsavedNow()).toBe(2)
  type('Đường dẫn', 'ao')
  await counted(1)
  press('Bỏ thay đổi')
  await counted(0)
  expect(input('Tên').value).toBe('Áo')
  expect(unsavedNow()).toBe(0)
})

test('shows the values as the server has saved them', async () => {
  const calls = answer(path, { code: 1, data: { ...stored, name: 'Áo mưa', url: 'ao-mua' } })
  const { type, save, input, onSaved } = await open()
  type('Tên', ' Áo  mưa ')
  type('Đường dẫn', '')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '5' })))
  expect(bodyIn(calls[0])).toMatchObject({ id: 5, name: ' Áo  mưa ', url: ' Áo  mưa ' })
  expect([input('Tên').value, input('Đường dẫn').value]).toEqual(['Áo mưa', 'ao-mua'])
  await counted(0)
  expect(shownNotices()).toMatchObject([{ tone: 'good', text: 'Lưu thành công' }])
})

test('keeps the values typed during a save and counts them as unsaved', async () => {
  const saving = held({ code: 1, data: { ...stored, name: 'Từ máy chủ', url: 'tu-may-chu' } })
  const calls = answer(path, saving.reply)
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  type('Tên', 'Áo mưa xanh')
  saving.release()
  await waitFor(() => expect(input('Đường dẫn').value).toBe('tu-may-chu'))
  expect(input('Tên').value).toBe('Áo mưa xanh')
  await counted(1)
  expect(shownNotices()).toMatchObject([
    {
      tone: 'bad',
      text: { text: 'Máy chủ giữ giá trị khác ở: {fields}. Bạn xem lại nhé.', with: { fields: 'Tên' } },
    },
    { tone: 'good', text: 'Lưu thành công' },
  ])
  expect(onSaved, 'the form stays open for it').not.toHaveBeenCalled()
})

test('sends one request for two submits in a row', async () => {
  const calls = answer(path, { code: 1, data: stored })
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  act(() => {
    save()
    save()
  })
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(calls).toHaveLength(1)
})

test('shows the error of an invalid field, focuses it and sends nothing', async () => {
  const calls = answer('/api/thing/create', { code: 1 })
  const { type, save, input } = await open(null)
  type('Đường dẫn', 'x')
  save()
  await waitFor(() => expect(document.activeElement).toBe(input('Tên')))
  expect(wordsBeside(input('Tên'))).toContain('Hãy điền ô này.')
  expect(wordsBeside(input('Đường dẫn'))).not.toContain('Hãy điền ô này.')
  type('Tên', 'Mười một ký tự')
  save()
  await waitFor(() => expect(wordsBeside(input('Tên'))).toContain('Tối đa 10 ký tự'))
  expect(calls).toHaveLength(0)
})

test('saves past a stored value that breaks a rule, and shows the refusal of the server beside it', async () => {
  const old = { ...stored, name: 'Mười một ký tự' }
  answer('/api/thing/5', { code: 1, data: old })
  const calls = answer(path, () => Response.json({ errors: { name: 'Tên này dài quá' } }, { status: 422 }))
  const { type, save, input, onSaved } = await open(rowOf<Resource>(thing, old))
  type('Vị trí', '3')
  save()
  await waitFor(() => expect(wordsBeside(input('Tên'))).toContain('Tên này dài quá'))
  expect(bodyIn(calls[0])).toMatchObject({ name: old.name, position: 3 })
  type('Tên', 'Mười hai ký tự')
  save()
  await waitFor(() => expect(wordsBeside(input('Tên'))).toContain('Tối đa 10 ký tự'))
  expect(calls, 'a changed value is validated here').toHaveLength(1)
  type('Tên', old.name)
  answer(path, { code: 1, data: { ...old, position: 3 } })
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

test('shows the problem of a path of the record at the field with that path only', async () => {
  const { fields } = thing
  const nested = { ...thing, fields: { ...fields, url: { ...fields.url, at: 'page.url' } } } as typeof thing
  const problem = { errors: { 'page.url': 'Đường dẫn này đã có' } }
  const calls = answer(path, () => Response.json(problem, { status: 422 }))
  const record = { ...stored, page: { url: 'ao', size: 3 } }
  answer('/api/thing/5', { code: 1, data: record })
  const { type, save, input } = await open(rowOf<Resource>(nested, record), nested)
  type('Đường dẫn', 'ao-mua')
  save()
  await waitFor(() => expect(wordsBeside(input('Đường dẫn'))).toContain('Đường dẫn này đã có'))
  expect((await screen.findByRole('alert')).textContent).not.toContain('Đường dẫn này đã có')
  expect(bodyIn(calls[0])).toMatchObject({ page: { url: 'ao-mua', size: 3 } })
})

test('shows a refusal in the form and at its field and keeps the typed values', async () => {
  answer(path, () => Response.json({ errors: { url: 'Đường dẫn này đã có' } }, { status: 422 }))
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Chưa lưu được\..*Có ô chưa đúng.*Lưu thành thất bại!$/)
  expect(wordsBeside(input('Đường dẫn'))).toContain('Đường dẫn này đã có')
  await waitFor(() => expect(document.activeElement).toBe(input('Đường dẫn')))
  expect(input('Tên').value).toBe('Áo mưa')
  await counted(1)
  expect(onSaved).not.toHaveBeenCalled()
  answer(path, { code: 1, data: { ...stored, name: 'Áo mưa' } })
  save()
  await counted(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows a sentence, the reason of the server and what to do, and below them the literal text', async () => {
  answer(path, () => Response.json({ message: 'Kho đang kiểm kê' }, { status: 409 }))
  const { type, save } = await open()
  type('Tên', 'Áo mưa')
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Chưa lưu được.Kho đang kiểm kê. Nội dung bạn vừa nhập vẫn còn; bấm Lưu để gửi lại.Lưu thành thất bại!',
  )
})

test('shows the reason of the server also when reconciling finds nothing saved', async () => {
  answer(path, () => Response.json({ message: 'Ổ đĩa đầy' }, { status: 500 }))
  const { type, save } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/Ổ đĩa đầy\. Đã xem lại: chưa lưu/),
  )
})

test('updates the created record on the next save', async () => {
  answer('/api/thing/create', { code: 1, data: stored })
  const updates = answer(path, { code: 1, data: { ...stored, name: 'Giày' } })
  const { type, save, onSaved } = await open(null)
  type('Tên', 'Áo')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  type('Tên', 'Giày')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
  expect(bodyIn(updates[0])).toMatchObject({ id: 5, name: 'Giày' })
})

test('finds a created record by its name when the response has only a message, and updates it from then on', async () => {
  const creates = answer('/api/thing/create', { code: 1, message: 'Xong' })
  answer('/api/thing/search', { code: 1, data: [stored], pagination: {} })
  const updates = answer(path, { code: 1, data: { ...stored, name: 'Giày' } })
  const { type, save, onSaved } = await open(null)
  type('Tên', 'Áo')
  type('Đường dẫn', 'ao')
  type('Vị trí', '1')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '5' })))
  type('Tên', 'Giày')
  save()
  await waitFor(() => expect(updates).toHaveLength(1))
  expect(creates).toHaveLength(1)
})

test('asks for confirmation before unsaved changes are left, and only then', async () => {
  const { type, go, input } = await open()
  type('Tên', 'Áo mưa')
  await counted(1)
  await go('/?page=2')
  expect(screen.queryByRole('dialog')).toBeNull()
  await go('/elsewhere')
  expect((await screen.findByRole('dialog')).textContent).toContain('1 ô đã sửa')
  press('Ở lại')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(input('Tên').value).toBe('Áo mưa')
  await go('/?edit=6')
  await screen.findByRole('dialog')
  press('Ở lại')
  await go('/elsewhere')
  await screen.findByRole('dialog')
  press('Rời đi')
  await screen.findByRole('heading', { name: 'Nơi khác' })
  expect(unsavedNow()).toBe(0)
})

test('leaves at once without changes and blocks closing the tab only with changes', async () => {
  const { type, go } = await open()
  expect(closing()).toBe('closes')
  type('Tên', 'Áo mưa')
  await counted(1)
  expect(closing()).toBe('asks')
  type('Tên', 'Áo')
  await counted(0)
  expect(closing()).toBe('closes')
  await go('/elsewhere')
  await screen.findByRole('heading', { name: 'Nơi khác' })
})

/** Simulates closing the tab. */
function closing() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asks' : 'closes'
}
