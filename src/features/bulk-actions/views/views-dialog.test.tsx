// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { bodyIn, Cached, office } from '#hooks/testing/office.test-data.tsx'
import { shop, thing } from '#hooks/testing/things.test-data.ts'
import { Modal } from '#kit/modal.tsx'
import { FeaturesContext, useFeatures } from '#screens/features-context.ts'
import { TeamViewsReader } from '#screens/list/team-views/team-views-reader.tsx'
import { useSavedViews } from '#screens/list/tools/use-saved-views.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import { session } from '#session/session.ts'
import { NameInput } from './name-input.tsx'
import { ViewsDialog } from './views-dialog.tsx'

const { answer } = office()
const shared = { ...shop, teamViews: 'views' }
const entry = (id: string, name: string) => ({
  id,
  resource: 'thing',
  name,
  query: `search=${id}`,
  columns: null,
})
let stored: { name: string; views?: unknown }
let refusal: Response | undefined

beforeAll(() => Modal.preload())

beforeEach(() => {
  stored = {
    name: 'Bến',
    views: [{ id: 'x', resource: 'other' }, entry('a', 'Hàng mới'), entry('b', 'Hàng cũ')],
  }
  refusal = undefined
  answer('/api/shop', () => Response.json({ code: 1, data: stored }))
  answer('/api/shop/update', (call) => {
    if (refusal) return refusal
    stored = Object(bodyIn(call))
    return Response.json({ code: 1, data: stored })
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Screen() {
  const savedViews = useSavedViews(thing)
  const now = { query: 'search=moi', columns: null }
  return (
    <>
      <output>{savedViews.all.map(({ name }) => name).join(', ')}</output>
      <ResourceContext value={thing}>
        <TeamViewsReader settings={shared} savedViews={savedViews} />
        <ViewsDialog resource={thing} savedViews={savedViews} now={now} onClose={() => {}} />
      </ResourceContext>
    </>
  )
}

function WithPlace() {
  return (
    <FeaturesContext value={{ ...useFeatures(), teamViews: shared }}>
      <Screen />
    </FeaturesContext>
  )
}

function open() {
  render(
    <Cached>
      <WithPlace />
    </Cached>,
  )
}

const tabs = (names: string) =>
  waitFor(() => expect(screen.getByText(names, { selector: 'output' })).toBeTruthy())
const hidden = { hidden: true }
const button = (name: string) => screen.getByRole('button', { name, ...hidden })
const teamName = (name: string) =>
  screen.findByRole('textbox', { name: `Tên cách xem của nhóm: ${name}`, ...hidden })
const namesStored = () => (stored.views as { name?: string }[]).map(({ name }) => name)
const choose = (name: string, action: string) => {
  fireEvent.click(button(`Thao tác với ${name}`))
  fireEvent.click(screen.getByRole('menuitem', { name: action, ...hidden }))
}

test('shares an own view, which becomes the team’s, and takes it back', async () => {
  open()
  await tabs('Hàng mới, Hàng cũ')
  const own = screen.getByRole('textbox', { name: 'Tên cách xem đang mở', ...hidden })
  fireEvent.change(own, { target: { value: 'Tuần này' } })
  fireEvent.submit(own)
  fireEvent.click(await screen.findByRole('button', { name: 'Chia Tuần này cho cả nhóm', ...hidden }))
  await teamName('Tuần này')
  await tabs('Hàng mới, Hàng cũ, Tuần này')
  expect(namesStored()).toEqual([undefined, 'Hàng mới', 'Hàng cũ', 'Tuần này'])
  choose('Tuần này', 'Lấy về cho riêng tôi')
  await screen.findByRole('textbox', { name: 'Tên của Tuần này', ...hidden })
  expect(namesStored()).toEqual([undefined, 'Hàng mới', 'Hàng cũ'])
  await tabs('Tuần này, Hàng mới, Hàng cũ')
})

const saveOwn = (name: string) => {
  const input = screen.getByRole('textbox', { name: 'Tên cách xem đang mở', ...hidden })
  fireEvent.change(input, { target: { value: name } })
  fireEvent.submit(input)
}
const share = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Chia ${name} cho cả nhóm`, ...hidden }))

test('shares a new own view with the name of one that was shared before, beside it', async () => {
  open()
  saveOwn('Tuần này')
  await share('Tuần này')
  const input = await teamName('Tuần này')
  fireEvent.change(input, { target: { value: 'Tuần trước' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await teamName('Tuần trước')
  saveOwn('Tuần này')
  await share('Tuần này')
  await tabs('Hàng mới, Hàng cũ, Tuần trước, Tuần này')
  expect(namesStored()).toEqual([undefined, 'Hàng mới', 'Hàng cũ', 'Tuần trước', 'Tuần này'])
})

test('renames, orders and deletes views of the team, with an undo, beside what another user has added', async () => {
  open()
  const input = await teamName('Hàng cũ')
  stored = { ...stored, views: [...(stored.views as object[]), entry('c', 'Của Lan')] }
  fireEvent.change(input, { target: { value: 'Kho cũ' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await teamName('Kho cũ')
  await teamName('Của Lan')
  choose('Kho cũ', 'Đưa lên trước')
  await waitFor(() => expect(namesStored()).toEqual([undefined, 'Kho cũ', 'Hàng mới', 'Của Lan']))
  await screen.findByText('Đã đưa “Kho cũ” lên trước.')
  choose('Hàng mới', 'Xóa khỏi nhóm')
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác', ...hidden }))
  await teamName('Hàng mới')
  expect(namesStored()).toEqual([undefined, 'Kho cũ', 'Hàng mới', 'Của Lan'])
})

test('keeps a name that was refused, and one that another user has given to the same view', async () => {
  open()
  const input = await teamName('Hàng mới')
  refusal = Response.json({ message: 'Máy chủ đang bảo trì' }, { status: 503 })
  fireEvent.change(input, { target: { value: 'Tuần này' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await screen.findByText(/Máy chủ đang bảo trì/)
  expect(input).toHaveProperty('value', 'Tuần này')
  refusal = undefined
  stored = { ...stored, views: [entry('a', 'Của Lan')] }
  fireEvent.click(button('Thử lại'))
  await screen.findByText('Người khác vừa đổi tên thành “Của Lan”.')
  expect(input).toHaveProperty('value', 'Tuần này')
  expect(namesStored()).toEqual(['Của Lan'])
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(namesStored()).toEqual(['Tuần này']))
})

test('hides a view for this user alone, and copies one', async () => {
  open()
  await teamName('Hàng mới')
  fireEvent.click(button('Ẩn Hàng mới với riêng tôi'))
  await tabs('Hàng cũ')
  choose('Hàng mới', 'Chép thành của tôi')
  await tabs('Hàng mới, Hàng cũ')
  fireEvent.click(button('Hiện lại Hàng mới với tôi'))
  await tabs('Hàng mới, Hàng mới, Hàng cũ')
  expect(namesStored()).toEqual([undefined, 'Hàng mới', 'Hàng cũ'])
})

test.each([[undefined], ['x'], [{}]])('offers nothing of a team where the record has %j', async (views) => {
  stored = { name: 'Bến', views }
  localStorage.setItem('team views thing u1', JSON.stringify([{ name: 'Cũ', query: 'search=x', id: 'o' }]))
  open()
  await waitFor(() => expect(cache.getQueryData(keys.settings(shared))).toBeTruthy())
  await waitFor(() => expect(screen.queryByText('Cả nhóm')).toBeNull())
  await tabs('')
})

test('shows a view that another user has added when the settings are read again', async () => {
  open()
  await tabs('Hàng mới, Hàng cũ')
  stored = { ...stored, views: [entry('n', 'Của Lan')] }
  await cache.invalidateQueries({ queryKey: keys.settings(shared) })
  await tabs('Của Lan')
})

test.each([
  ['keeps the copy of the team’s views, and the default one', 'is locked for a moment', 423, 'Hàng mới'],
  ['forgets the copy of the team’s views', 'may not be read any more', 403, ''],
])('%s where the record %s', async (_, _case, status, left) => {
  localStorage.setItem('team views thing u1', JSON.stringify([entry('a', 'Hàng mới')]))
  localStorage.setItem('first view thing u1', 'search=a')
  const calls = answer('/api/shop', () => Response.json({ code: 0, message: 'Đang bận' }, { status }))
  open()
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  await waitFor(() => expect(cache.getQueryState(keys.settings(shared))?.status).toBe('error'))
  expect(screen.queryAllByText('Hàng mới', { selector: 'output' })).toHaveLength(left ? 1 : 0)
  expect(localStorage.getItem('first view thing u1')).toBe(left && 'search=a')
})

test('forgets the team’s views when the user signs out, not an own one whose offer waits', async () => {
  open()
  await tabs('Hàng mới, Hàng cũ')
  const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('team views '))
  expect(copies()).toHaveLength(1)
  saveOwn('Tuần này')
  let respond = (_response: Response) => {}
  const read = new Promise<Response>((done) => {
    respond = done
  })
  const calls = answer('/api/shop', () => read)
  await share('Tuần này')
  await waitFor(() => expect(calls).toHaveLength(1))
  await session.signOut()
  expect(copies()).toEqual([])
  respond(Response.json({ message: 'Không được phép' }, { status: 403 }))
  await waitFor(() => expect(screen.queryByText('Đang lưu…')).toBeNull())
  expect(localStorage.getItem('views thing u1')).toContain('Tuần này')
})

test('keeps the stored name of a view, whatever blanks it has, when its input is only left', () => {
  const onRename = vi.fn()
  render(<NameInput name=" Hàng mới " label="Tên" problemOf={() => null} onRename={onRename} />)
  fireEvent.blur(screen.getByRole('textbox', { name: 'Tên' }))
  expect(onRename).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox', { name: 'Tên' }), { target: { value: ' Kho cũ ' } })
  fireEvent.blur(screen.getByRole('textbox', { name: 'Tên' }))
  expect(onRename).toHaveBeenCalledExactlyOnceWith('Kho cũ')
})
