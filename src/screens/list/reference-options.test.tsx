// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Cached, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, thing } from '#hooks/testing/things.test-data.ts'
import { RecordChoices } from './reference-options.tsx'

const { answer } = office()
const tree = [
  { id: 1, name: 'Nam' },
  { id: 2, name: 'Nữ' },
  { id: 3, name: 'Trọn bộ', parent_id: 1 },
  { id: 4, name: 'Trọn bộ', parent_id: 2 },
]

async function drawn(chosen: readonly string[] = []) {
  const onChoose = vi.fn()
  const calls = answer('/api/branch/options', tree)
  render(
    <Cached>
      <RecordChoices resource={branch} label="Nhánh" chosen={chosen} onChoose={onChoose} />
    </Cached>,
  )
  await screen.findByRole('button', { name: 'Nam' })
  return { onChoose, calls, box: screen.getByRole('searchbox') }
}

/** Options that the server searches; `release` sends the answer to a search. */
async function searched() {
  const onChoose = vi.fn()
  let release = () => {}
  const free = new Promise<void>((done) => {
    release = done
  })
  answer('/api/thing/search', async ({ search }) => {
    const isSearch = new URLSearchParams(search).has('keyword')
    if (isSearch) await free
    const results = isSearch ? [{ id: 2, name: 'Canon' }] : [{ id: 1, name: 'Aiwa' }]
    return Response.json({ data: { results, pagination: { total: 20_001 } } })
  })
  render(
    <Cached>
      <RecordChoices resource={thing} label="Hãng" chosen={[]} onChoose={onChoose} />
    </Cached>,
  )
  await screen.findByRole('button', { name: 'Aiwa' })
  return { onChoose, release, box: screen.getByRole('searchbox') }
}

const options = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('tells options of the same label apart by their branch, and searches both without a call', async () => {
  const { onChoose, calls, box } = await drawn()
  expect(options()).toEqual(['Nam', 'Trọn bộNam', 'Nữ', 'Trọn bộNữ'])
  await userEvent.type(box, 'tron bo nu')
  await screen.findByText('Nữ')
  await vi.waitFor(() => expect(screen.queryByText('Nam')).toBeNull())
  await userEvent.type(box, '{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('4')
  expect(calls).toHaveLength(1)
})

test('moves the focus with the arrow keys between the box and the options', async () => {
  const { onChoose, box } = await drawn()
  await userEvent.click(box)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Trọn bộNam')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(box)
  await userEvent.keyboard('{Enter}')
  expect(onChoose, 'nothing was typed').not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('1')
})

test('chooses the best match of the query in the box, once its options are loaded', async () => {
  const { onChoose, release, box } = await searched()
  await userEvent.type(box, 'Canon{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  release()
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith('2'))
})

test('keeps a record that is chosen when Enter is pressed for it', async () => {
  const { onChoose, box } = await drawn(['4'])
  await userEvent.type(box, 'tron bo nu')
  await vi.waitFor(() => expect(screen.queryByText('Nam')).toBeNull())
  await userEvent.type(box, '{Enter}')
  await userEvent.type(box, '{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { pressed: true }))
  expect(onChoose, 'a press removes it').toHaveBeenCalledExactlyOnceWith('4')
})

test('chooses only the record that is pressed after Enter', async () => {
  const { onChoose, release, box } = await searched()
  await userEvent.type(box, 'Canon{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Aiwa' }))
  release()
  await screen.findByRole('button', { name: 'Canon' })
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('1')
})

test('chooses nothing for Enter once another query is typed', async () => {
  const { onChoose, release, box } = await searched()
  await userEvent.type(box, 'Canon{Enter} x')
  release()
  await screen.findByRole('button', { name: 'Canon' })
  expect(onChoose).not.toHaveBeenCalled()
})

test('shows the first page of the server while the names are read', async () => {
  const names = held({ data: { results: [{ id: 1, name: 'Aiwa' }], pagination: { total: 1 } } })
  answer('/api/thing/search', ({ search }) =>
    new URLSearchParams(search).get('page') === '2000'
      ? names.reply()
      : Response.json({ data: { results: [{ id: 1, name: 'Aiwa' }], pagination: { total: 1 } } }),
  )
  render(
    <Cached>
      <RecordChoices resource={thing} label="Hãng" chosen={[]} onChoose={vi.fn()} />
    </Cached>,
  )
  expect(await screen.findByRole('button', { name: 'Aiwa' })).toBeTruthy()
  names.release()
})

test('shows that the options could not be loaded, and loads them again', async () => {
  let isDown = true
  answer('/api/branch/options', () => (isDown ? Response.json({}, { status: 404 }) : Response.json(tree)))
  render(
    <Cached>
      <RecordChoices resource={branch} label="Nhánh" chosen={[]} onChoose={() => undefined} />
    </Cached>,
  )
  await screen.findByText('Chưa tải được. Bạn thử lại sau ít phút nhé.')
  expect(screen.queryByText('Không thấy gì khớp')).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('button', { name: 'Nam' })).toBeDefined()
})
