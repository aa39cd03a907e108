// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { item, maker, shelf } from '#hooks/relations/relations.test-data.ts'
import { held, office } from '#hooks/testing/office.test-data.tsx'
import { isDeletePending } from '#hooks/write/pending-deletes.ts'
import { Modal } from '#kit/modal.tsx'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { DeleteDialog } from '#screens/delete-dialog.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { sourceText } from '#text/text.ts'
import { stubViewport } from './in-view.test-data.ts'
import { RelationsCard } from './relations-box.tsx'

beforeAll(() => Modal.preload())

const { answer } = office()
const bringIntoView = stubViewport()
const record = rowOf<Resource>(maker, { id: 7, name: 'Hoa Sen', slug: 'hoa-sen', active: true })
const list = (rows: readonly object[], total = rows.length) => ({
  data: { results: rows, pagination: { page: rows.length, total } },
})

function drawWith(children: ReactNode, resources: readonly Resource[] = [maker, item, shelf]) {
  return draw(<ResourcesContext value={resources}>{children}</ResourcesContext>)
}

/** The line of a relation; its label is rendered again with the count, perhaps as soon as it is found. */
async function line(label: string) {
  await screen.findByText(label)
  return screen.getByText(label).closest('li') as HTMLElement
}

test('a form reserves the height of its relations, and counts them only once they are in view', async () => {
  const calls = answer('/api/item/search', list([{ id: 1, name: 'Áo', maker: '7' }], 12))
  const { container, unmount } = drawWith(
    <ResourceContext value={maker}>
      <RelationsCard record={record} isReady={false} />
    </ResourceContext>,
  )
  const box = container.querySelector('[style*="calc(4 * var(--ben-control))"]')
  expect([box === null, box?.textContent]).toEqual([false, ''])
  act(bringIntoView)
  expect(calls).toHaveLength(0)
  unmount()
  drawWith(
    <ResourceContext value={maker}>
      <RelationsCard record={record} isReady />
    </ResourceContext>,
  )
  expect(calls).toHaveLength(0)
  act(bringIntoView)
  const used = await line('Món hàng · Hãng')
  const link = await within(used).findByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Món hàng · Hãng12', '/items?maker=7'])
  expect(calls).toHaveLength(1)
})

test('a list that the browser filters is read only on request, and linked to; linking records are named', async () => {
  const calls = answer('/api/item/search', ({ search }) =>
    Response.json(
      search.includes('maker=7')
        ? list([])
        : list([{ id: 3, name: 'Ô', packer: '7', partners: [], link: '/makers/hoa-sen', content: '' }]),
    ),
  )
  const onSubmit = vi.fn()
  drawWith(
    <form onSubmit={onSubmit}>
      <ResourceContext value={maker}>
        <RelationsCard record={record} isReady />
      </ResourceContext>
    </form>,
    [item],
  )
  act(bringIntoView)
  const packed = await line('Món hàng · Nơi đóng gói')
  await waitFor(() => expect(calls).toHaveLength(1))
  fireEvent.click(within(packed).getByRole('button', { name: /Đếm/ }))
  const link = await within(packed).findByRole('link', { name: /1$/ })
  expect(link.getAttribute('href')).toBe('/items?packer=in%3A7')
  const linked = await line('Liên kết đến trang này')
  fireEvent.click(within(linked).getByRole('button', { name: /Đếm/ }))
  fireEvent.click(await within(linked).findByRole('button', { name: /1$/ }))
  expect(within(linked).getByRole('link', { name: 'Ô' }).getAttribute('href')).toBe('/items?edit=3')
  expect(calls, 'the list is read once').toHaveLength(2)
  expect(onSubmit, 'the form around it is not saved').not.toHaveBeenCalled()
})

test('shows an unknown count as unknown, and reads it again on request', async () => {
  answer('/api/item/search', () => Response.json({}, { status: 403 }))
  answer('/api/maker/search', list([]))
  drawWith(<DeleteDialog resource={maker} row={record} onClose={vi.fn()} />)
  act(bringIntoView)
  const used = await line('Món hàng · Hãng')
  await within(used).findByText('Chưa rõ · Thử lại')
  answer('/api/item/search', list([1, 2].map((id) => ({ id, name: 'Áo', maker: '7' }))))
  fireEvent.click(within(used).getByRole('button'))
  expect(await within(used).findByRole('link', { name: /2$/ })).toBeTruthy()
})

type Reply = () => Response | Promise<Response>

/** The dialog that deletes the record, and its deletes. */
function drawDelete(items: Reply, reply: Reply) {
  for (const { id } of shownNotices()) dismiss(id)
  answer('/api/item/search', items)
  answer('/api/maker/search', list([]))
  const deletes = answer('/api/maker/delete/7', reply)
  const onClose = vi.fn()
  drawWith(<DeleteDialog resource={maker} row={record} onClose={onClose} />, [maker, item])
  act(bringIntoView)
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  const notices = () => shownNotices().map(({ text, undo }) => [sourceText(text), undo !== undefined])
  return { deletes, onClose, press, notices }
}
const usedBy = (ids: readonly number[]) => () =>
  Response.json(
    list(ids.map((id) => ({ id, name: 'Áo', maker: '7', packer: '', partners: [], link: '', content: '' }))),
  )
const agreed = () => Response.json({ code: 1 })

test('deletes a record without uses after the time for its undo', async () => {
  const { deletes, onClose, press, notices } = drawDelete(usedBy([]), agreed)
  await screen.findByText(/sẽ bị xóa/)
  await press('Xóa')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect([notices(), deletes.length]).toEqual([[['Đã xóa Hoa Sen', true]], 0])
  shownNotices()[0]?.undo?.()
})

test('a record with uses stays until the server has deleted it', async () => {
  let isAgreed = false
  const refused = () => Response.json({ message: 'Mục này đang được dùng.' }, { status: 409 })
  const { deletes, onClose, press, notices } = drawDelete(usedBy([1, 2]), () =>
    isAgreed ? agreed() : refused(),
  )
  await screen.findByText(/“Hoa Sen” đang được dùng ở 2 mục khác/)
  expect(screen.queryByText(/sẽ bị xóa/)).toBeNull()
  await press('Xóa')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Mục này đang được dùng.'))
  expect([deletes.length, onClose.mock.calls, notices(), isDeletePending(maker, '7')]).toEqual([
    1,
    [],
    [],
    false,
  ])
  isAgreed = true
  await press('Xóa')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(notices()).toEqual([['Đã xóa Hoa Sen', false]])
})

test('a dialog stays until the outcome of its delete is known', async () => {
  const gone = held({ code: 1 })
  const { deletes, onClose, press, notices } = drawDelete(usedBy([1]), gone.reply)
  await screen.findByText(/“Hoa Sen” đang được dùng ở/)
  await press('Xóa')
  await waitFor(() => expect(deletes).toHaveLength(1))
  await press('Giữ lại')
  await press('Tắt, không xóa')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([onClose.mock.calls, notices()]).toEqual([[], []])
  gone.release()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(notices()).toEqual([['Đã xóa Hoa Sen', false]])
})

test('a press before the uses are counted waits for them', async () => {
  const reply = held(list([{ id: 1, name: 'Áo', maker: '7' }]))
  const { deletes, onClose, press } = drawDelete(reply.reply, agreed)
  await press('Xóa')
  expect([deletes.length, onClose.mock.calls]).toEqual([0, []])
  reply.release()
  await screen.findByText(/“Hoa Sen” đang được dùng ở/)
  expect([deletes.length, onClose.mock.calls, isDeletePending(maker, '7')]).toEqual([0, [], false])
})

test('a record with uses can be switched off instead', async () => {
  const { deletes, onClose, press } = drawDelete(usedBy([1]), agreed)
  answer('/api/maker/7', { data: record.raw })
  const updates = answer('/api/maker/update/7', { data: { ...(record.raw as object), active: false } })
  await screen.findByText(/“Hoa Sen” đang được dùng ở/)
  await press('Tắt, không xóa')
  await waitFor(() => expect(updates).toHaveLength(1))
  expect([deletes.length, onClose.mock.calls.length]).toEqual([0, 1])
})

test('a count of the form is read again for a dialog, also one from a list that was read whole', async () => {
  const answerWith = (rows: readonly object[]) => answer('/api/item/search', list(rows))
  const packed = { packer: '7', partners: [], link: '', content: '' }
  answerWith([{ id: 3, name: 'Ô', maker: '7', ...packed }])
  drawWith(
    <ResourceContext value={maker}>
      <RelationsCard record={record} isReady />
    </ResourceContext>,
    [item],
  )
  act(bringIntoView)
  const counted = () => screen.findByText('Món hàng · Nơi đóng gói').then((one) => one.closest('button, a'))
  fireEvent.click((await counted()) ?? document.body)
  await screen.findByRole('link', { name: 'Món hàng · Nơi đóng gói 1' })
  cleanup()
  const calls = answerWith([
    { id: 3, name: 'Ô', maker: '7', ...packed },
    { id: 4, name: 'Mũ', maker: '7', ...packed },
  ])
  drawWith(<DeleteDialog resource={maker} row={record} onClose={vi.fn()} />, [item])
  act(bringIntoView)
  expect(screen.getAllByText('Đang đếm…').length).toBeGreaterThan(0)
  expect(await screen.findByRole('link', { name: 'Món hàng · Nơi đóng gói 2' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Món hàng · Hãng 2' })).toBeTruthy()
  expect(calls, 'the list is read once for all relations').toHaveLength(2)
})

test('at most three relations are counted at the same time', async () => {
  const reply = held(list([]))
  const others = [1, 2, 3, 4, 5].map(
    (number): Resource => ({
      ...item,
      name: `item${number}`,
      title: `Loại ${number}`,
      fields: { name: item.fields.name, maker: item.fields.maker },
      operations: { list: { ...item.operations.list, path: `/api/item${number}` } },
    }),
  )
  const calls = others.map(({ operations }) => answer(operations.list?.path ?? '', reply.reply))
  drawWith(
    <ResourceContext value={maker}>
      <RelationsCard record={record} isReady />
    </ResourceContext>,
    others,
  )
  act(bringIntoView)
  const sent = () => calls.filter(({ length }) => length > 0).length
  await waitFor(() => expect(sent()).toBe(3))
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent()).toBe(3)
  reply.release()
  await waitFor(() => expect(sent()).toBe(5))
})
