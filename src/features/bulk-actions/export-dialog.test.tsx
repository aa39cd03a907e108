// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { saveFile } from '#browser/save-file.ts'
import { defineResource, get, reference, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { folder } from '#hooks/testing/things.test-data.ts'
import { screenState } from '#screens/href.ts'
import { ExportDialog } from './export-dialog.tsx'

vi.mock(import('#browser/save-file.ts'), () => ({ saveFile: vi.fn() }))

const { answer } = office()
const parcel = defineResource({
  ...samplePlan,
  name: 'parcel',
  operations: { list: get('/api/parcel') },
  fields: { name: text('Tên'), folder: reference('Tủ', () => folder) },
  list: { columns: ['folder'] },
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
