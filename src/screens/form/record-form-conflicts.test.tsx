// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { longText } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { bodyIn } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { counted, formOffice, open, path, press, stored, wordsBeside } from './record-form.test-data.tsx'

const { answer } = formOffice()

test('merges the changes of another user that do not conflict', async () => {
  answer('/api/thing/5', { code: 1, data: { ...stored, position: 7, more: 'của họ' } })
  const updates = answer(path, (call) => Response.json({ code: 1, data: bodyIn(call) }))
  const { type, save, input } = await open()
  type('Tên', 'Áo mưa')
  save()
  await counted(0)
  expect(bodyIn(updates[0])).toMatchObject({ name: 'Áo mưa', position: 7, more: 'của họ' })
  expect(input('Vị trí').value).toBe('7')
  expect(shownNotices().map((notice) => notice.text)).toContainEqual(
    expect.objectContaining({ with: { count: 1 } }),
  )
})

test('shows both values of a conflicting field and saves the chosen one', async () => {
  answer('/api/thing/5', { code: 1, data: { ...stored, name: 'Áo len', url: 'ao-len' } })
  const updates = answer(path, (call) => Response.json({ code: 1, data: bodyIn(call) }))
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  type('Vị trí', '3')
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Áo mưa.*Áo len/)
  expect([updates.length, input('Tên').value, input('Đường dẫn').value]).toEqual([0, 'Áo mưa', 'ao-len'])
  fireEvent.click(screen.getByRole('radio', { name: /Của người khác/ }))
  expect(input('Tên').value).toBe('Áo len')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(bodyIn(updates[0])).toMatchObject({ name: 'Áo len', url: 'ao-len', position: 3 })
})

test('shows the paragraph that differs in a conflict of long texts, with its changed words', async () => {
  const noted = { ...thing, fields: { ...thing.fields, note: longText('Ghi chú') } } satisfies Resource
  const note = (words: string) => `${'Đoạn giống nhau.\n'.repeat(200)}Phí gửi là ${words} một ký.`
  answer('/api/thing/5', { code: 1, data: { ...stored, note: note('12 đô') } })
  const { type, save } = await open(rowOf<Resource>(noted, { ...stored, note: note('8 đô') }), noted)
  type('Ghi chú', note('9 đô'))
  save()
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.querySelectorAll('mark')).toHaveLength(2))
  expect([...alert.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['9', '12'])
  expect(alert.textContent).not.toContain('Đoạn giống nhau.')
})

/** A record of a back-end with versions: `between` runs after the form's read and before its update. */
function versioned(between: (times: number) => object | null, tagOf = (version: number) => `"v${version}"`) {
  let now: object = stored
  let version = 1
  const tagged = () => Response.json({ code: 1, data: now }, { headers: { ETag: tagOf(version) } })
  answer('/api/thing/5', tagged)
  const updates = answer(path, (call) => {
    const change = between(updates.length)
    if (change) {
      now = { ...now, ...change }
      version += 1
    }
    const ifMatch = call.headers.get('if-match')
    if (ifMatch !== null && ifMatch !== tagOf(version))
      return Response.json({ code: 0, message: 'Vừa có người sửa' }, { status: 412 })
    now = { ...now, ...Object(bodyIn(call)) }
    version += 1
    return tagged()
  })
  return { updates, tags: () => updates.map(({ headers }) => headers.get('if-match')), now: () => now }
}

test('compares a field that changed between the read and the update, and saves what is chosen', async () => {
  const { tags, now } = versioned((times) => (times === 1 ? { name: 'Áo len' } : null))
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  type('Vị trí', '3')
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Áo mưa.*Áo len/)
  expect(now(), 'nothing is written').toMatchObject({ name: 'Áo len', position: 1 })
  expect(input('Tên').value).toBe('Áo mưa')
  fireEvent.click(screen.getByRole('radio', { name: /Của bạn/ }))
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(now()).toMatchObject({ name: 'Áo mưa', position: 3 })
  expect(tags()).toEqual(['"v1"', '"v2"'])
})

test('keeps another field that changed between the read and the update', async () => {
  const { tags, now } = versioned((times) => (times === 1 ? { position: 7 } : null))
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(now()).toMatchObject({ name: 'Áo mưa', position: 7 })
  expect(tags()).toEqual(['"v1"', '"v2"'])
})

test('shows a refusal when the record changes with each try', async () => {
  const { updates } = versioned((times) => ({ position: times * 10 }))
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Vừa có người sửa. ')
  expect([updates.length, input('Tên').value]).toEqual([4, 'Áo mưa'])
  expect(onSaved).not.toHaveBeenCalled()
})

test('saves without a tag that is refused twice though the record still has it', async () => {
  answer('/api/thing/5', () => Response.json({ code: 1, data: stored }, { headers: { ETag: '"body-hash"' } }))
  const updates = answer(path, (call) =>
    call.headers.has('if-match')
      ? Response.json({}, { status: 412 })
      : Response.json({ code: 1, data: bodyIn(call) }),
  )
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(updates.map(({ headers }) => headers.get('if-match'))).toEqual(['"body-hash"', '"body-hash"', null])
})

test.each([
  ['no tag', ''],
  ['a weak tag', 'W/"v1"'],
  ['a tag that is none', 'v1'],
])('sends no condition to a back-end with %s', async (_, tag) => {
  const { tags } = versioned(
    () => null,
    () => tag,
  )
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(tags()).toEqual([null])
})

test('shows that the record was deleted and creates it again from the typed values', async () => {
  answer('/api/thing/5', () => Response.json({}, { status: 404 }))
  const updates = answer(path, { code: 1 })
  const creates = answer('/api/thing/create', (call) =>
    Response.json({ code: 1, data: { ...(bodyIn(call) as object), id: 9 } }),
  )
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Đã có người xóa đồ vật này')
  press('Tạo đồ vật mới từ nội dung này')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '9' })))
  expect(updates).toHaveLength(0)
  expect(bodyIn(creates[0])).toMatchObject({ name: 'Áo mưa', url: 'ao' })
})

test('validates a deleted record whole before it is created again', async () => {
  const old = { ...stored, name: 'Mười một ký tự' }
  answer('/api/thing/5', () => Response.json({}, { status: 404 }))
  const creates = answer('/api/thing/create', { code: 1 })
  const { type, save, input } = await open(rowOf<Resource>(thing, old))
  type('Vị trí', '3')
  save()
  await screen.findByRole('alert')
  press('Tạo đồ vật mới từ nội dung này')
  await waitFor(() => expect(wordsBeside(input('Tên'))).toContain('Tối đa 10 ký tự'))
  expect(creates).toHaveLength(0)
})

test('creates a deleted record again with the initial values in place of unknown ones', async () => {
  answer('/api/thing/5', () => Response.json({}, { status: 404 }))
  answer(path, () => Response.json({}, { status: 404 }))
  const calls = answer('/api/thing/create', (call) => Response.json({ code: 1, data: bodyIn(call) }))
  const strange = { ...stored, position: { in: 'words' }, active: null }
  const { type, save } = await open(rowOf<Resource>(thing, strange))
  type('Tên', 'Áo mưa')
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Tạo đồ vật mới từ nội dung này' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ name: 'Áo mưa', position: null, active: true })
})
