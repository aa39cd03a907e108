// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { cell, paste } from './import-screen.test-data.ts'
import { ImportScreen } from './import-screen.tsx'

const { answer } = office()
beforeEach(async () => draftStore.remove((await draftStore.all()).map(([key]) => key)))

const refusal = (errors: object, status: number) => Response.json({ message: 'Sai', errors }, { status })

test.each([400, 409, 422])(
  'sends a row again with the cell corrected that the server refused: %s',
  async (status) => {
    const { records, writes } = storedThings(answer, [record(2)], (name) =>
      name === 'trùng' ? refusal({ name: ['Tên này đã có'] }, status) : undefined,
    )
    draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
    paste('Tên\tVị trí\ntrùng\t7\nsố 2\t8\n')
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu 2 dòng' }))
    await screen.findByRole('button', { name: 'Lưu lại 1 dòng' })
    const refused = await cell('Tên, dòng 2')
    expect(refused.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(refused, '{Control>}a{/Control}mới{Enter}')
    expect((await cell('Tên, dòng 2')).value, 'the corrected cell stays').toBe('mới')
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
    await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
    expect(writes.map(([name]) => name).toSorted()).toEqual(['2', 'mới', 'trùng'])
    expect([...records.values()].map(({ name, position }) => [name, position])).toEqual([
      ['số 2', 8],
      ['mới', 7],
    ])
  },
)

test('keeps the inputs of all cells that the server refused while one of them is corrected', async () => {
  let refusals = 1
  const { records } = storedThings(answer, [record(2)], () =>
    refusals-- > 0 ? refusal({ position: ['Quá lớn'], url: ['Đã dùng'] }, 400) : undefined,
  )
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tĐường dẫn\tVị trí\nsố 2\tao\t7\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await userEvent.type(await cell('Vị trí, dòng 2'), '{Control>}a{/Control}6{Enter}')
  await userEvent.type(await cell('Đường dẫn, dòng 2'), '{Control>}a{/Control}quan{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  expect(records.get('2')).toMatchObject({ position: 6, url: 'quan' })
})

test('does not send a row whose corrected cell cannot be read', async () => {
  const { writes } = storedThings(answer, [record(2)], () => refusal({ position: ['Quá lớn'] }, 400))
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\nsố 2\t7\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await userEvent.type(await cell('Vị trí, dòng 2'), '{Control>}a{/Control}nhiều{Enter}')
  await screen.findByRole('button', { name: '1 cần sửa' })
  expect(screen.queryByRole('button', { name: /^Lưu/ })).toBeNull()
  expect(writes).toHaveLength(1)
})

test('sends a corrected create with another key, and does not correct one that may have been carried out', async () => {
  storedThings(answer, [record(2)])
  const replies = [
    () => refusal({ name: ['Tên này đã có'] }, 400),
    () => Response.json({}, { status: 409, headers: { 'Retry-After': '900' } }),
  ]
  const creates = answer('/api/thing/create', () => replies.shift()?.() ?? Response.json({}, { status: 500 }))
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  paste('Tên\tVị trí\ntrùng\t7\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await userEvent.type(await cell('Tên, dòng 2'), '{Control>}a{/Control}mới{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Lưu lại 1 dòng' })
  const [first, second] = creates.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(second).not.toBe(first)
  expect(screen.queryByRole('button', { name: /^Sửa ô/ })).toBeNull()
})
