// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { saveFile } from '#browser/save-file.ts'
import { defineResource, get, reference, richText, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { folder } from '#hooks/testing/things.test-data.ts'
import { Modal } from '#kit/modal.tsx'
import { screenState } from '#screens/href.ts'
import { ExportDialog } from './export-dialog.tsx'

beforeAll(() => Modal.preload())

vi.mock(import('#browser/save-file.ts'), () => ({ saveFile: vi.fn() }))

const { answer } = office()
const parcel = defineResource({
  ...samplePlan,
  name: 'parcel',
  operations: { list: get('/api/parcel') },
  fields: { name: text('Tên'), folder: reference('Tủ', () => folder) },
  list: { columns: ['folder'] },
})

const letter = defineResource({
  ...samplePlan,
  name: 'letter',
  dates: false,
  operations: { list: get('/api/letter') },
  fields: { name: text('Tên'), note: text('Ghi chú'), content: richText('Nội dung') },
})

test('names the fields that no list has, and those that came with no record', async () => {
  answer('/api/letter', { data: { results: [{ id: 1, name: 'Thư' }], pagination: { total: 1 } } })
  render(
    <Cached>
      <ExportDialog resource={letter} state={screenState(letter, {})} columns={['note']} onClose={() => {}} />
    </Cached>,
  )
  const left = /^Trừ Nội dung: /
  expect(screen.queryByText(left)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Tất cả các cột' }))
  screen.getByText(left)
  await userEvent.click(screen.getByRole('radio', { name: 'CSV' }))
  await userEvent.click(screen.getByRole('button', { name: 'Xuất' }))
  await screen.findByText('Danh sách của máy chủ không có Ghi chú: tệp ghi “(không rõ)”.')
  await expect(vi.mocked(saveFile).mock.lastCall?.[1].text()).resolves.toContain('Thư,(không rõ)')
})

test('exports a list with references that cannot be read, and counts them', async () => {
  answer('/api/parcel', {
    data: { results: [{ id: 1, name: 'Gói', folder: 7 }], pagination: { total: 1 } },
  })
  answer('/api/folder/search', () => Response.json({}, { status: 403 }))
  answer('/api/folder/tops', () => Response.json({}, { status: 403 }))
  answer('/api/folder/id/7', () => Response.json({}, { status: 403 }))
  render(
    <Cached>
      <ExportDialog
        resource={parcel}
        state={screenState(parcel, {})}
        columns={undefined}
        onClose={() => {}}
      />
    </Cached>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'CSV' }))
  await userEvent.click(screen.getByRole('button', { name: 'Xuất' }))
  await screen.findByText('Có 1 chỗ chưa tải được tên, tệp ghi “Chưa tải được tên”.')
  await expect(vi.mocked(saveFile).mock.lastCall?.[1].text()).resolves.toContain('Gói,Chưa tải được tên [7]')
})
