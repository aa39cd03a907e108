// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedThings } from '#hooks/changes/runs.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { fare, fareRecords } from '#screens/bands/bands.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { PasteScreen } from './paste-screen.tsx'

const { answer } = office()

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
  draw(<PasteScreen resource={fare} search={{ import: '1' }} />)
  fireEvent.change(await screen.findByLabelText('Dán bảng vào đây'), {
    target: { value: 'Tên\tĐường\tTừ\tĐến\tGiá\nMột\tBiển\t20\t30\t110\nHai\tBiển\t30\t40\t120\n' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Đọc bảng' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Lưu 2 dòng' }))
  await screen.findByText(/^Đang lưu 1 \/ 2/)
  expect(screen.queryByText(/bảng giá có thêm/)).toBeNull()
  goOn()
  await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
})
