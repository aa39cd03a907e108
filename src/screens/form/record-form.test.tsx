// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, type Row, rowOf, valuesOf } from '#descriptor/row.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { bodyIn, Cached, held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { RecordForm } from './record-form.tsx'
import { unsavedNow } from './unsaved.ts'

const { answer } = office()
const stored = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true, author: 'Lan' }
const path = '/api/thing/update/5'

beforeEach(async () => {
  answer('/api/thing/5', { code: 1, data: stored })
  for (const { id } of shownNotices()) dismiss(id)
  const drafts = await draftStore.all()
  await draftStore.remove(drafts.map(([key]) => key))
})

/** The form on its own page, beside another page. */
async function open(record: Row | null = rowOf<Resource>(thing, stored)) {
  const onSaved = vi.fn()
  const start = record ? valuesOf(thing, record) : newValues(thing)
  const root = createRootRoute()
  const pages = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => (
        <RecordForm resource={thing} record={record} initialValues={start} onSaved={onSaved} isNarrow />
      ),
    }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => <h1>Nơi khác</h1> }),
  ]
  window.history.replaceState(null, '', '/')
  const router = createRouter({ routeTree: root.addChildren(pages), history: createBrowserHistory() })
  render(
    <MantineProvider env="test">
      <Cached>
        <RouterProvider router={router as never} />
      </Cached>
    </MantineProvider>,
  )
  const form = await screen.findByRole('form', { name: 'Đồ vật' })
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  return {
    onSaved,
    input,
    type: (label: string, value: string) => fireEvent.change(input(label), { target: { value } }),
    save: () => fireEvent.submit(form),
    go: (to: string) => act(async () => router.history.push(to)),
  }
}

const counted = (count: number) =>
  screen.findByText(count === 0 ? 'Chưa có gì thay đổi' : `${count} mục đã sửa`)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

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
  expect(shownNotices()).toHaveLength(1)
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
  expect(wordsBeside(input('Tên'))).toContain('Hãy điền mục này.')
  expect(wordsBeside(input('Đường dẫn'))).not.toContain('Hãy điền mục này.')
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

test('shows a refusal in the form and at its field and keeps the typed values', async () => {
  answer(path, () => Response.json({ errors: { url: 'Đường dẫn này đã có' } }, { status: 422 }))
  const { type, save, input, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Lưu thành thất bại!.*Có ô chưa đúng/)
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

test('shows the reason of the server after the literal text, then what to do', async () => {
  answer(path, () => Response.json({ message: 'Kho đang kiểm kê' }, { status: 409 }))
  const { type, save } = await open()
  type('Tên', 'Áo mưa')
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Lưu thành thất bại!Kho đang kiểm kê. Nội dung bạn vừa nhập vẫn còn; bấm Lưu để gửi lại.',
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

test('reconciles a save whose response was lost and does not send it again when it was saved', async () => {
  let isLost = true
  const updates = answer(path, () => Response.json({}, { status: 502 }))
  answer('/api/thing/5', () =>
    Response.json({ code: 1, data: updates.length > 0 && isLost ? { ...stored, name: 'Áo mưa' } : stored }),
  )
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Áo mưa' })))
  expect(updates).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  isLost = false
})

test('looks for a new record by its name before sending it again after a lost response', async () => {
  let found: 'nothing to see' | 'not there' | 'there' = 'nothing to see'
  const creates = answer('/api/thing/create', () => Response.json({}, { status: 502 }))
  const twin = { id: 8, name: 'Áo', url: 'ao', position: null, active: true }
  const looks = answer('/api/thing/search', () =>
    found === 'nothing to see'
      ? Response.json({}, { status: 400 })
      : Response.json({
          code: 1,
          data: found === 'there' ? [{ ...twin, position: 4 }, twin] : [],
          pagination: {},
        }),
  )
  const { type, save, onSaved } = await open(null)
  type('Tên', 'Áo')
  type('Đường dẫn', 'ao')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Chưa rõ đã lưu hay chưa')
  await waitFor(() => expect(looks).toHaveLength(1))
  save()
  await waitFor(() => expect(looks).toHaveLength(2))
  expect(creates).toHaveLength(1)
  found = 'not there'
  await waitFor(async () => {
    save()
    expect(creates).toHaveLength(2)
  })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Đã xem lại: chưa lưu.'))
  found = 'there'
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '8' })))
  expect(creates).toHaveLength(3)
  expect(new Set(creates.map(({ headers }) => headers.get('idempotency-key'))).size, 'one create').toBe(1)
})

test.each([
  ['as it was', 'Áo', 1],
  ['after a change', 'Áo mưa', 2],
])(
  'sends a create whose response was lost before a reload again %s from its draft',
  async (_, name, count) => {
    answer('/api/thing/search', () => Response.json({}, { status: 400 }))
    let isLost = true
    const creates = answer('/api/thing/create', () =>
      isLost ? Response.json({}, { status: 502 }) : Response.json({ code: 1, data: stored }),
    )
    const before = await open(null)
    before.type('Tên', 'Áo')
    before.save()
    expect((await screen.findByRole('alert')).textContent).toContain('Chưa rõ đã lưu hay chưa')
    isLost = false
    // Simulates a reload.
    cleanup()
    const { type, save, onSaved } = await open(null)
    fireEvent.click(await screen.findByRole('button', { name: 'Lấy lại bản nháp' }))
    type('Tên', name)
    save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(creates).toHaveLength(2)
    expect(new Set(creates.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(count)
  },
)

test('asks for confirmation before unsaved changes are left, and only then', async () => {
  const { type, go, input } = await open()
  type('Tên', 'Áo mưa')
  await counted(1)
  await go('/?page=2')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await go('/elsewhere')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('1 mục đã sửa')
  press('Ở lại')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(input('Tên').value).toBe('Áo mưa')
  await go('/?edit=6')
  await screen.findByRole('alertdialog')
  press('Ở lại')
  await go('/elsewhere')
  await screen.findByRole('alertdialog')
  press('Rời trang')
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

/** The accessible description of an input. */
function wordsBeside(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
