// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choice } from '#descriptor/index.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { branch, thing } from '#hooks/testing/things.test-data.ts'
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

function open(props: Partial<Props>) {
  const children = vi.fn<Props['children']>(() => <form aria-label="biểu mẫu" />)
  render(
    <MantineProvider env="test">
      <Cached>
        <WithRecord resource={thing} id={null} {...props}>
          {children}
        </WithRecord>
      </Cached>
    </MantineProvider>,
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

test('starts a copy with the initial values in place of unknown ones', async () => {
  answer('/api/thing/5', { data: { ...coat, position: { in: 'words' }, active: null } })
  const { renderedForm } = open({ from: '5' })
  await screen.findByRole('form')
  expect(renderedForm()?.initialValues).toMatchObject({ name: 'Áo', position: null, active: true })
})

test('starts a copy with the initial value in place of a legacy choice', async () => {
  const kind = choice('Loại', { a: 'A', b: 'B' }, { initial: 'b', legacyOptions: { old: 'Cũ' } })
  const resource = { ...thing, fields: { ...thing.fields, kind, other: kind } }
  answer('/api/thing/5', { data: { ...coat, kind: 'old', other: 'a' } })
  const { renderedForm } = open({ resource, from: '5' })
  await screen.findByRole('form')
  expect(renderedForm()?.initialValues).toMatchObject({ kind: 'b', other: 'a' })
})

test('starts a new record with initial values and its parent', () => {
  expect(open({}).renderedForm()).toMatchObject({ record: null, initialValues: { name: '', active: true } })
  expect(open({ under: '7' }).renderedForm()?.initialValues).not.toHaveProperty('parent_id')
  expect(open({ resource: branch, under: '7' }).renderedForm()?.initialValues).toMatchObject({
    parent_id: '7',
  })
})

test('shows a deleted record apart from a failed load, which a retry repeats', async () => {
  answer('/api/thing/6', () => Response.json({}, { status: 404 }))
  open({ id: '6' })
  await screen.findByText('Không tìm thấy đồ vật này.')
  let isBroken = true
  answer('/api/thing/5', () => Response.json({ data: coat }, { status: isBroken ? 500 : 200 }))
  open({ id: '5' })
  await screen.findByText('Chưa mở được.')
  isBroken = false
  fireEvent.click(screen.getAllByRole('button', { name: 'Thử lại' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.getByRole('form')).toBeDefined())
})
