// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { restricted, signInAs } from '#hooks/testing/restricted.test-data.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import { RecordForm } from './record-form.tsx'
import { RecordTools } from './record-tools.tsx'

const { answer } = office()

async function open(permission: 'admin' | 'superadmin', id: number, author: string) {
  const calls = answer(`/api/thing/update/${id}`, { code: 1 })
  signInAs(permission)
  const record = rowOf<Resource>(restricted, { id, name: 'Áo', url: 'ao', active: true, author })
  const component = () => (
    <>
      <ResourceContext value={restricted}>
        <RecordTools record={record} state={defaultListState(restricted)} onDeleted={() => {}} />
      </ResourceContext>
      <RecordForm resource={restricted} record={record} initialValues={valuesOf(restricted, record)} />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  render(
    <Cached>
      <RouterProvider router={router as never} />
    </Cached>,
  )
  const form = await screen.findByRole('form', { name: 'Đồ vật' })
  const has = (name: string) => screen.queryByRole('button', { name }) !== null
  return {
    calls,
    form,
    isReadOnly: (label: string) => {
      const input = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
      return input.readOnly || input.disabled
    },
    note: () => screen.queryByRole('note')?.textContent,
    offered: () => ['Lưu', 'Xóa'].filter(has),
  }
}

test('shows a record that cannot be saved read-only with the reason, and sends nothing on submit', async () => {
  const { isReadOnly, note, offered, form, calls } = await open('admin', 5, 'Sếp')
  expect(['Tên', 'Đường dẫn', 'Vị trí', 'Đang dùng'].map(isReadOnly)).toEqual([true, true, true, true])
  expect(note()).toBe('Của sếp.')
  expect(form.querySelector('[required], .mantine-InputWrapper-required')).toBeNull()
  expect(offered()).toEqual([])
  await act(async () => fireEvent.submit(form))
  expect(calls).toEqual([])
})

test('offers to save but not to delete a record with locked fields', async () => {
  const { isReadOnly, note, offered } = await open('admin', 1, 'Lan')
  expect(['Tên', 'Đang dùng'].map(isReadOnly)).toEqual([false, true])
  expect(note()).toBe('Của bạn.')
  expect(offered()).toEqual(['Lưu'])
})

test('offers every action for a record without a restriction', async () => {
  const { isReadOnly, note, offered } = await open('superadmin', 5, 'Sếp')
  expect(['Tên', 'Đang dùng'].map(isReadOnly)).toEqual([false, false])
  expect(note()).toBeUndefined()
  expect(offered()).toEqual(['Lưu', 'Xóa'])
})
