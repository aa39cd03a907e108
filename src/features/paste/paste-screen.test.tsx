// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import '#hooks/drafts/clean-drafts.test-data.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { crud, defineResource, reference, text as textField } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { storedThings } from '#hooks/changes/runs.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { odd } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { fare, fareRecords } from '#screens/bands/bands.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { PasteScreen } from './paste-screen.tsx'

const { answer } = office()

const heads = 'Tên\tĐường\tTừ\tĐến\tGiá\n'

async function paste(rows: string) {
  draw(<PasteScreen resource={fare} search={{ paste: '1' }} />)
  await pasteInto(rows)
}

async function pasteInto(rows: string) {
  fireEvent.change(await screen.findByLabelText('Dán bảng vào đây'), { target: { value: heads + rows } })
  fireEvent.click(screen.getByRole('button', { name: 'Đọc bảng' }))
}

const button = (name: string) => screen.findByRole('button', { name })

test('a saved table makes room for another one, of which nothing is saved', async () => {
  storedThings(answer, fareRecords)
  await paste('Một\tBiển\t20\t30\t110\n')
  fireEvent.click(await button('Lưu 1 dòng'))
  await screen.findByText('Đã lưu 1 dòng.')
  fireEvent.click(await button('Dán bảng khác'))
  expect(shownNotices()).toEqual([])
  await pasteInto('Hai\tBiển\t30\t40\tliên hệ\n')
  await button('1 cần sửa')
  expect(screen.queryByText('Đã lưu 1 dòng.')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Hoàn tác/ })).toBeNull()
})

test('a table whose rows were undone is dropped with an undo, which restores their outcome too', async () => {
  storedThings(answer, fareRecords)
  await paste('Một\tBiển\t20\t30\t110\n')
  fireEvent.click(await button('Lưu 1 dòng'))
  fireEvent.click(await button('Hoàn tác 1 dòng đã lưu'))
  await button('1 đã hoàn tác')
  fireEvent.click(await button('Bỏ bảng này'))
  const [notice] = shownNotices()
  expect(notice?.text).toBe('Đã bỏ bảng vừa dán.')
  act(() => notice?.undo?.())
  await button('1 đã hoàn tác')
})

test('names no doubtful places of a price list while its rows are being sent, of which some are saved', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { writes } = storedThings(
    (path, reply) =>
      answer(path, async (call) => {
        if (path === '/api/thing/create' && writes.length === 1) await held
        return typeof reply === 'function' ? reply(call) : Response.json(reply)
      }),
    fareRecords,
  )
  await paste('Một\tBiển\t20\t30\t110\nHai\tBiển\t30\t40\t120\n')
  fireEvent.click(await screen.findByRole('button', { name: 'Lưu 2 dòng' }))
  await screen.findByText(/^Đang lưu 1 \/ 2/)
  expect(screen.queryByText(/bảng giá có thêm/)).toBeNull()
  goOn()
  await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
})

test('finds the record that a cell names, as an import of the same table does', async () => {
  storedThings(answer, fareRecords)
  answer('/api/odd', { data: [{ _id: 'k1', name: 'Asakusa Books' }] })
  const sold = defineResource({
    ...samplePlan,
    operations: crud('/api/thing'),
    fields: { name: textField('Tên', { required: true }), shop: reference('Nơi bán', () => odd) },
  })
  draw(<PasteScreen resource={sold} search={{ paste: '1' }} />)
  const table = 'Tên\tNơi bán\nMột\tAsakusa Books\nHai\tChưa có\n'
  fireEvent.change(await screen.findByLabelText('Dán bảng vào đây'), { target: { value: table } })
  fireEvent.click(screen.getByRole('button', { name: 'Đọc bảng' }))
  await button('1 mới')
  await screen.findByText('Chưa có “Chưa có”.')
  expect(screen.queryByText(/danh sách chưa tải hết/)).toBeNull()
})

const keyed = { ...fare, list: { ...fare.list, paste: { key: ['name', 'way'] } } }

test.each([
  ['has', `${heads}Một\tBiển\t20\t30\t110\n`, 'Tạo mới'],
  ['lacks', 'Tên\tGiá\nMột\t110\n', 'Cập nhật'],
])('matches an added row by the key columns, where the table %s all of them', async (_, table, outcome) => {
  storedThings(answer, fareRecords)
  draw(<PasteScreen resource={keyed} search={{ paste: '1' }} />)
  fireEvent.change(await screen.findByLabelText('Dán bảng vào đây'), { target: { value: table } })
  fireEvent.click(screen.getByRole('button', { name: 'Đọc bảng' }))
  fireEvent.click(await button('Thêm dòng'))
  fireEvent.change(screen.getByLabelText('Tên, dòng 2'), { target: { value: 'Nặng' } })
  fireEvent.change(screen.getByLabelText('Giá, dòng 2'), { target: { value: '120' } })
  const row = within(screen.getByRole('table')).getAllByRole('row')[2] as HTMLElement
  await within(row).findByText(outcome)
})
