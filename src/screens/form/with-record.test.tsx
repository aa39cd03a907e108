// @vitest-environment node
import type { Resource } from '#descriptor/resource.ts'
import '#hooks/testing/dom.test-data.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choice } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { Cached, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, thing } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { translate } from '#text/language.ts'
import { WithRecord } from './with-record.tsx'

const { answer } = office()
const coat = {
  id: 5,
  name: 'Áo',
  url: 'ao',
  position: 2,
  active: false,
  author: 'Hoa',
  created_at: '2026-01-02',
}
type Props = React.ComponentProps<typeof WithRecord>

function open(props: Partial<Props>, resource: Resource = thing) {
  const children = vi.fn<Props['children']>(() => <form aria-label="biểu mẫu" />)
  render(
    <Cached>
      <ResourceContext value={resource}>
        <WithRecord id={null} {...props}>
          {children}
        </WithRecord>
      </ResourceContext>
    </Cached>,
  )
  return { renderedForm: () => children.mock.lastCall?.[0] }
}

test('starts the form of a record with its values', async () => {
  answer('/api/thing/5', { data: coat })
  const { renderedForm } = open({ id: '5' })
  expect(screen.queryByRole('form')).toBeNull()
  await screen.findByRole('form')
  expect(renderedForm()).toMatchObject({
    record: { id: '5', raw: coat },
    initialValues: { name: 'Áo', author: 'Hoa' },
  })
})

test('starts a copy without the record and without stamped values', async () => {
  answer('/api/thing/5', { data: coat })
  const { renderedForm } = open({ from: '5' })
  await screen.findByRole('form')
  expect(renderedForm()?.record).toBeNull()
  expect(renderedForm()?.initialValues).toEqual({
    name: 'Áo',
    url: 'ao',
    position: 2,
    active: false,
    author: '',
    created_at: '',
    updated_at: '',
  })
})

test('starts a copy with the initial values in place of unknown ones, and names them', async () => {
  answer('/api/thing/5', { data: { ...coat, position: { in: 'words' }, active: null } })
  const { renderedForm } = open({ from: '5' })
  await screen.findByRole('form')
  expect(renderedForm()?.initialValues).toMatchObject({ name: 'Áo', position: null, active: true })
  await waitFor(() =>
    expect(shownNotices().map(({ text }) => translate(text))).toEqual([
      'Chưa chép được Vị trí, Đang dùng: máy chủ gửi giá trị không rõ.',
    ]),
  )
})

test('starts a copy with the initial value in place of a legacy choice', async () => {
  const kind = choice('Loại', { a: 'A', b: 'B' }, { initial: 'b', legacyOptions: { old: 'Cũ' } })
  const resource = { ...thing, fields: { ...thing.fields, kind, other: kind } }
  answer('/api/thing/5', { data: { ...coat, kind: 'old', other: 'a' } })
  const { renderedForm } = open({ from: '5' }, resource)
  await screen.findByRole('form')
  expect(renderedForm()?.initialValues).toMatchObject({ kind: 'b', other: 'a' })
})

/** Loads the row of a list before its record is opened. */
async function listed(row: object) {
  answer('/api/thing/search', { data: { results: [{ ...row, updated_at: '2026-01-03' }] } })
  await cache.fetchQuery(listOptions(thing, defaultListState(thing)))
}

test('shows the row of a list until its record is read, then the record', async () => {
  await listed(coat)
  const { reply, release } = held({ data: { ...coat, name: 'Áo dạ' } })
  answer('/api/thing/5', reply)
  const { renderedForm } = open({ id: '5' })
  expect(renderedForm()?.record).toMatchObject({ id: '5', name: 'Áo' })
  release()
  await waitFor(() => expect(renderedForm()?.record).toMatchObject({ name: 'Áo dạ' }))
})

test('waits for the record where the row of the list lacks a field, and for a copy', async () => {
  const { author: _, ...part } = coat
  await listed(part)
  const calls = answer('/api/thing/5', { data: coat })
  open({ id: '5' })
  expect(screen.queryByRole('form')).toBeNull()
  await screen.findByRole('form')
  cleanup()
  cache.clear()
  await listed(coat)
  open({ from: '5' })
  expect(screen.queryByRole('form')).toBeNull()
  await screen.findByRole('form')
  expect(calls).toHaveLength(2)
})

test('shows that a record of the list was deleted or cannot be read', async () => {
  await listed(coat)
  answer('/api/thing/5', () => Response.json({}, { status: 404 }))
  open({ id: '5' })
  expect(screen.getByRole('form')).toBeDefined()
  await screen.findByText('Không tìm thấy đồ vật này.')
  expect(screen.queryByRole('form')).toBeNull()
})

test('starts a new record with initial values and its parent', () => {
  expect(open({}).renderedForm()).toMatchObject({ record: null, initialValues: { name: '', active: true } })
  expect(open({ under: '7' }).renderedForm()?.initialValues).not.toHaveProperty('parent_id')
  expect(open({ under: '7' }, branch).renderedForm()?.initialValues).toMatchObject({
    parent_id: '7',
  })
})

test('shows a deleted record apart from a failed load, which a retry repeats', async () => {
  answer('/api/thing/6', () => Response.json({}, { status: 404 }))
  open({ id: '6' })
  await screen.findByText('Không tìm thấy đồ vật này.')
  expect(screen.getByRole('link', { name: 'Về danh sách' }).getAttribute('href')).toBe('/things')
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  let isBroken = true
  answer('/api/thing/5', () => Response.json({ data: coat }, { status: isBroken ? 500 : 200 }))
  open({ id: '5' })
  await screen.findByText('Chưa mở được.')
  isBroken = false
  fireEvent.click(screen.getAllByRole('button', { name: 'Thử lại' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.getByRole('form')).toBeDefined())
})
