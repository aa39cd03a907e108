// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { crud, defineResource, parent, reference, references, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyIn, held } from '#hooks/testing/office.test-data.tsx'
import { formOffice, open } from './record-form.test-data.tsx'

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
async function opened(created: Parameters<typeof answer>[1] = { code: 1, data: sony }) {
  for (const name of ['maker', 'shelf']) answer(`/api/${name}/search`, none)
  const makers = answer('/api/maker/create', created)
  const items = answer('/api/item/create', { code: 1, data: { id: 1, name: 'Loa' } })
  const form = await open(null, item)
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
