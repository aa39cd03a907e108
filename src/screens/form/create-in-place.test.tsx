// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import type { Savable } from '#descriptor/capability.ts'
import { crud, defineResource, parent, reference, references, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyIn, held } from '#hooks/testing/office.test-data.tsx'
import { shownNotices } from '#kit/notice.tsx'
import { formOffice, open } from './record-form.test-data.tsx'

// The drawer outside of the form that it is opened in, as in a browser: Mantine has no portals in its test environment.
vi.mock(import('#kit/drawer.tsx'), async (load) => {
  const { Drawer } = await load()
  return { Drawer: (props) => createPortal(<Drawer {...props} />, document.body) }
})

const { answer } = formOffice()

const maker = defineResource({
  ...samplePlan,
  name: 'maker',
  title: 'Hãng',
  noun: 'hãng',
  operations: crud('/api/maker'),
  fields: { name: text('Tên', { required: true }), site: text('Trang') },
  list: { columns: ['name'], sort: ['name'], search: true },
})

const shelf = defineResource({
  ...samplePlan,
  name: 'shelf',
  title: 'Kệ',
  noun: 'kệ',
  operations: crud('/api/shelf'),
  fields: { name: text('Tên', { required: true }), parent_id: parent('Kệ cha') },
  list: { columns: ['name'], sort: ['name'], search: true },
})

const item = defineResource({
  ...samplePlan,
  name: 'item',
  operations: crud('/api/item'),
  fields: {
    name: text('Tên', { required: true }),
    maker: reference('Hãng', () => maker),
    makers: references('Các hãng', () => maker),
    shelf: reference('Kệ', () => shelf),
  },
  list: { columns: ['name'], sort: ['name'], search: true },
})

const none = { data: [], pagination: { total: 0 } }
const sony = { id: 9, name: 'Sony' }

/** The form of a new item, and the call that creates a maker. */
async function opened(
  created: Parameters<typeof answer>[1] = { code: 1, data: sony },
  resource: Resource & Savable = item,
) {
  for (const name of ['maker', 'shelf']) answer(`/api/${name}/search`, none)
  const makers = answer('/api/maker/create', created)
  const items = answer('/api/item/create', { code: 1, data: { id: 1, name: 'Loa' } })
  const form = await open(null, resource)
  form.type('Tên', 'Loa')
  const field = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })
  const typeName = async (name: string, query: string) => {
    const input = await field(name)
    await userEvent.click(input)
    await userEvent.type(input, query)
    return input
  }
  return { ...form, makers, items, typeName }
}

const pause = () => act(() => new Promise((wait) => setTimeout(wait, 20)))
const sonyOption = () => screen.findByRole('option', { name: 'Tạo hãng “Sony”' })

test('saves the form after the record that is being created in it, with its id', async () => {
  const creating = held({ code: 1, data: sony })
  const { typeName, makers, items, save } = await opened(creating.reply)
  await typeName('Hãng', 'Sony')
  await userEvent.click(await sonyOption())
  await waitFor(() => expect(makers).toHaveLength(1))
  save()
  await pause()
  expect(items).toHaveLength(0)
  await act(async () => creating.release())
  await waitFor(() => expect(items).toHaveLength(1))
  expect(bodyIn(items[0])).toMatchObject({ name: 'Loa', maker: '9' })
})

test('shows after a create in place that the form around it is not saved', async () => {
  const { typeName, makers, items } = await opened()
  await typeName('Hãng', 'Sony')
  await userEvent.click(await sonyOption())
  const more = 'Mục mới đã được chọn; biểu mẫu này còn chưa lưu.'
  await waitFor(() => expect(shownNotices()).toMatchObject([{ text: 'Lưu thành công', more }]))
  expect([makers, items].map(({ length }) => length)).toEqual([1, 0])
})

test('replaces the notice of a create in place once the form is saved', async () => {
  const creating = held({ code: 1, data: sony })
  const savedItem = { ...item, texts: { ...item.texts, saved: 'Đã lưu mục' } }
  const { typeName, items, makers, save } = await opened(creating.reply, savedItem)
  await typeName('Hãng', 'Sony')
  await userEvent.click(await sonyOption())
  await waitFor(() => expect(makers).toHaveLength(1))
  save()
  await act(async () => creating.release())
  await waitFor(() => expect(items).toHaveLength(1))
  await waitFor(() => expect(shownNotices().map(({ text: shown }) => shown)).toEqual(['Đã lưu mục']))
})

test('shows no choice after a create whose response has no record', async () => {
  const { typeName } = await opened({ code: 1 })
  await typeName('Hãng', 'Sony')
  await userEvent.click(await sonyOption())
  await waitFor(() => expect(shownNotices()).toHaveLength(1))
  expect(shownNotices()[0]).not.toHaveProperty('more')
})

test('shows no choice while the drawer stays open for a value typed during the save', async () => {
  const { typeName } = await opened()
  const creating = held({ code: 1, data: { id: 3, name: 'Tai nghe' } })
  const shelves = answer('/api/shelf/create', creating.reply)
  await typeName('Kệ', 'Tai nghe')
  await userEvent.click(await screen.findByRole('option', { name: /^Tạo kệ/ }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Thêm kệ' }))
  fireEvent.submit(drawer.getByRole('form'))
  await waitFor(() => expect(shelves).toHaveLength(1))
  fireEvent.change(drawer.getByLabelText(/^Tên/), { target: { value: 'Tai nghe to' } })
  await act(async () => creating.release())
  await waitFor(() => expect(shownNotices()).toHaveLength(1))
  expect(shownNotices()[0]).not.toHaveProperty('more')
  expect(screen.getByRole('dialog', { name: 'Thêm kệ' })).toBeTruthy()
})

test('does not save the form when the record in it could not be created, and shows why', async () => {
  const creating = held({})
  const { typeName, makers, items, save } = await opened(async () => {
    await creating.reply()
    return Response.json({ message: 'Tên đã có' }, { status: 400 })
  })
  await typeName('Các hãng', 'Sony')
  await userEvent.click(await sonyOption())
  await waitFor(() => expect(makers).toHaveLength(1))
  save()
  await act(async () => creating.release())
  expect(await screen.findByText(/Tên đã có/)).toBeTruthy()
  await pause()
  expect(items).toHaveLength(0)
  save()
  await waitFor(() => expect(items).toHaveLength(1))
})

test('creates one record for a double click and for Enter twice', async () => {
  const { typeName, makers } = await opened()
  await typeName('Hãng', 'Sony')
  await userEvent.dblClick(await sonyOption())
  await waitFor(() => expect(makers).toHaveLength(1))
  const field = await typeName('Các hãng', 'Bose')
  await screen.findByRole('option', { name: 'Tạo hãng “Bose”' })
  await userEvent.keyboard('{ArrowUp}')
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  await waitFor(() => expect(makers).toHaveLength(2))
  await pause()
  expect(makers).toHaveLength(2)
})

test('opens the form of a new record of a tree, where its parent is chosen', async () => {
  const { typeName } = await opened()
  const shelves = answer('/api/shelf/create', { code: 1, data: { id: 3, name: 'Tai nghe' } })
  await typeName('Kệ', 'Tai nghe')
  await userEvent.click(await screen.findByRole('option', { name: /^Tạo kệ/ }))
  expect(await screen.findByRole('dialog', { name: 'Thêm kệ' })).toBeTruthy()
  expect(shelves).toHaveLength(0)
})
